import {spawn} from "node:child_process"
import {once} from "node:events"
import process from "node:process"
import {setTimeout as wait} from "node:timers/promises"

/** Milliseconds between two looks. */
const interval = 100
/** Milliseconds after which nobody waits any more. */
const patience = 1_800_000

/** Settings of this process that are not a newcomer's: npm's, and those of its own `.env`. */
const isOwn = (name: string) =>
  /^(npm_|GATSBY_|PICTURES_CACHE$|PORT$|SETUP$|NODE_ENV$|INIT_CWD$)/.test(name)

const newcomer = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)))

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
  [program = "", ...args]: readonly string[],
  env: Record<string, string>,
  isThere?: () => Promise<boolean>,
): Promise<number> => {
  const start = Date.now()
  const child = spawn(program, args, {cwd: folder, env: {...newcomer(), ...env}, detached: true})
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000)
    })
  let code: number | undefined
  const ended = once(child, "close").then(([of]) => {
    code = of ?? 1
  })
  const end = async () => {
    // All that it started is in its group.
    if (code === undefined && child.pid) process.kill(-child.pid, "SIGTERM")
    await ended
  }
  const stop = () => void end().then(() => process.exit(1))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop)
  const fail = (how: string) => new Error(`${program} ${args.join(" ")} ${how}:\n${output}`)
  try {
    while (Date.now() - start < patience) {
      if (code !== undefined && (isThere || code !== 0)) throw fail(`ended with ${code}`)
      if (code === 0 || (await isThere?.())) return (Date.now() - start) / 1000
      await Promise.race([ended, wait(interval)])
    }
    throw fail("took too long")
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop)
    await end()
  }
}
