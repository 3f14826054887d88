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
 * @param {{env?: Record<string, string>, capture?: boolean, cwd?: string}} options - `capture`
 *   gathers what it prints while printing it
 * @returns {Promise<{code: number, output: string}>}
 */
export const run = (program, args = [], {env = {}, capture = false, cwd} = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: capture ? ["ignore", "pipe", "pipe"] : "inherit",
    })
    let output = ""
    const keep = stream => chunk => {
      output += chunk
      stream.write(chunk)
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
 * Runs checks one after another and goes on after a failure, so that one run shows every fault.
 *
 * @param {{name: string, run: () => Promise<{code: number, output: string}>,
 *   count?: (output: string) => {passed: number, failed: number} | undefined}[]} checks - a check
 *   without `count`, or one whose output tells no number, counts as one
 * @returns {Promise<number>} exit code; the last line printed is "N passed, N failed"
 */
export const runChecks = async checks => {
  const total = {passed: 0, failed: 0}
  const durations = []
  for (const {name, run: check, count} of checks) {
    const start = Date.now()
    say(`\n▶ ${name}`)
    const {code, output} = await check()
    const counted = count?.(output) ?? {passed: code === 0 ? 1 : 0, failed: 0}
    total.passed += counted.passed
    total.failed += counted.failed === 0 && code !== 0 ? 1 : counted.failed
    const duration = `${((Date.now() - start) / 1000).toFixed(1)} s`
    say(`${code === 0 ? "✓" : "✗"} ${name} (${duration})`)
    durations.push(`${code === 0 ? "✓" : "✗"} ${duration.padStart(8)}  ${name}`)
  }
  say(`\n${durations.join("\n")}`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
