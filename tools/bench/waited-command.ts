import {type ChildProcess, spawn} from "node:child_process"
import process from "node:process"

/** Milliseconds between two looks. */
const interval = 100
/** Milliseconds after which nobody waits any more. */
const patience = 1_800_000

/** Settings of this process that are not a newcomer's: npm's, and those of its own `.env`. */
const isOwn = (name: string) =>
  /^(npm_|GATSBY_|PICTURES_CACHE$|PORT$|SETUP$|NODE_ENV$|INIT_CWD$)/.test(name)

const newcomer = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)))

const end = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return resolve()
    child.once("close", () => resolve())
    // All that it started is in its group.
    process.kill(-child.pid, "SIGTERM")
  })

/**
 * Runs a command until something has come about, and then ends it with all that it started.
 *
 * @param env - settings beside those of the machine
 * @param isThere - asked again and again; unset, the command has to end by itself
 * @returns seconds until then
 * @throws Error with the end of what it printed, when it ended otherwise or nobody waits any more
 */
export const timeUntil = async (
  folder: string,
  words: readonly string[],
  env: Record<string, string>,
  isThere?: () => Promise<boolean>,
): Promise<number> => {
  const start = Date.now()
  const [program = "", ...args] = words
  const child = spawn(program, args, {cwd: folder, env: {...newcomer(), ...env}, detached: true})
  let output = ""
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-4000)
  }
  child.stdout.on("data", keep)
  child.stderr.on("data", keep)
  const stop = () => void end(child).then(() => process.exit(1))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop)
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", code => resolve(code ?? 1))
  })
  const fail = (how: string) => new Error(`${words.join(" ")} ${how}:\n${output}`)
  try {
    let code: number | undefined
    void ended.then(of => {
      code = of
    })
    while (Date.now() - start < patience) {
      if (code !== undefined && (isThere || code !== 0)) throw fail(`ended with ${code}`)
      if (code === 0 || (await isThere?.())) return (Date.now() - start) / 1000
      await new Promise(resolve => setTimeout(resolve, interval))
    }
    throw fail("took too long")
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop)
    await end(child)
  }
}
