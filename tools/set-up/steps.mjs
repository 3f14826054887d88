import {spawn} from "node:child_process"
import path from "node:path"
import process from "node:process"
import {say} from "./say.mjs"

/** Programs that the packages bring. */
const bin = name => path.join("node_modules", ".bin", name)

/**
 * Runs a program and waits for it. Where this process is asked to end, the program ends first.
 *
 * @param {string} program - its path, or the name of one that the packages bring
 * @param {string[]} args
 * @param {{env?: Record<string, string>, capture?: boolean, quiet?: boolean, cwd?: string}} options -
 *   `capture` gathers what it prints while printing it, `quiet` gathers it alone
 * @returns {Promise<{code: number, output: string}>}
 */
export const run = (program, args = [], {env = {}, capture = false, quiet = false, cwd} = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: capture || quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    })
    let output = ""
    const keep = stream => chunk => {
      output += chunk
      if (!quiet) stream.write(chunk)
    }
    child.stdout?.on("data", keep(process.stdout))
    child.stderr?.on("data", keep(process.stderr))
    child.on("error", reject)
    let isEnded = false
    // A terminal's Ctrl-C tells every program itself; told twice, some leave their helpers behind.
    const end = signal => {
      isEnded = true
      if (signal === "SIGTERM") child.kill("SIGINT")
    }
    process.once("SIGINT", end)
    process.once("SIGTERM", end)
    child.on("close", code => {
      // Who ends a command wants no further step of it.
      if (isEnded) process.exit(1)
      process.off("SIGINT", end)
      process.off("SIGTERM", end)
      resolve({code: code ?? 1, output})
    })
  })

/** Runs a program of the packages. */
export const runBin = (name, args, options) => run(bin(name), args, options)

/** Runs a TypeScript file of the project. */
export const runTypeScript = (file, args = [], options = {}) =>
  runBin("tsx", [file, ...args], options)

/**
 * Bundles a TypeScript file of the project, with what a build needs alone.
 *
 * @returns what runs it, once the bundle is there
 */
export const bundle = file => {
  // Beside the packages: a build may empty Gatsby's cache.
  const target = path.join("node_modules", ".cache", `${path.basename(path.dirname(file))}.mjs`)
  const options = ["--bundle", "--platform=node", "--packages=external", "--format=esm"]
  const quiet = ["--log-level=warning", `--outfile=${target}`]
  const bundled = runBin("esbuild", [file, ...options, ...quiet])
  return async () => {
    const {code} = await bundled
    return code === 0 ? run(process.execPath, [target]) : {code, output: ""}
  }
}

const secondsSince = start => `${((Date.now() - start) / 1000).toFixed(1)} s`

/** Runs one check and says how it ended; what it printed comes whole where others run beside it. */
const runCheck = async ({name, run: check, count}, isBesideOthers, left) => {
  const start = Date.now()
  const {code, output} = await check({quiet: isBesideOthers})
  const counted = count?.(output) ?? {passed: code === 0 ? 1 : 0, failed: 0}
  if (counted.failed === 0 && code !== 0) counted.failed = 1
  const line = `${code === 0 ? "✓" : "✗"} ${secondsSince(start).padStart(8)}  ${name}`
  if (isBesideOthers && code !== 0) say(`\n${output}`)
  say(`${line}${left()}`)
  return {...counted, line}
}

/**
 * Runs checks one after another and goes on after a failure, so that one run shows every fault.
 *
 * @typedef {{name: string, run: (options: {quiet: boolean}) => Promise<{code: number, output: string}>,
 *   count?: (output: string) => {passed: number, failed: number} | undefined}} Check - without `count`,
 *   or where its output tells no number, it counts as one
 * @param {(Check | Check[])[]} checks - those of an inner list run beside each other
 * @returns {Promise<number>} exit code; the last line printed is "N passed, N failed"
 */
export const runChecks = async checks => {
  const start = Date.now()
  const results = []
  for (const [index, step] of checks.entries()) {
    const group = [step].flat()
    const running = new Set(group.map(({name}) => name))
    const left = name => () => {
      running.delete(name)
      return running.size > 0 ? ` (still running: ${[...running].join(", ")})` : ""
    }
    say(`\n▶ ${index + 1} of ${checks.length}: ${[...running].join(", ")}`)
    const ends = group.map(check => runCheck(check, group.length > 1, left(check.name)))
    results.push(...(await Promise.all(ends)))
  }
  const sum = part => results.reduce((total, result) => total + result[part], 0)
  say(`\n${results.map(({line}) => line).join("\n")}\n  ${secondsSince(start).padStart(8)}  in all`)
  say(`\n${sum("passed")} passed, ${sum("failed")} failed`)
  return sum("failed") === 0 && sum("passed") > 0 ? 0 : 1
}
