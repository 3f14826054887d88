/**
 * Runs the checks and goes on after a failure, so that one run shows every fault: all of them, or with
 * `--fast` those that need no build.
 */
import {spawn} from "node:child_process"
import path from "node:path"
import process from "node:process"

type Check = {name: string; command: string[]}
type Result = {name: string; seconds: number; passed: number; failed: number; output: string}

/** Those that need no build run beside each other, the longest first. */
const fast: Check[] = [
  {name: "unit tests", command: ["jest", "--ci"]},
  // TypeScript 7: docs/decisions.md says why. Several checkers would share no types.
  {name: "types", command: ["node", "node_modules/@typescript/native/bin/tsc", "--checkers", "1"]},
  {
    name: "imports",
    command: "depcruise --config .dependency-cruiser.cjs editor src gatsby tools e2e".split(" "),
  },
  {name: "content", command: ["tsx", "gatsby/content/cli.ts"]},
  {name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."]},
]

const slow: Check[] = [
  {name: "production build", command: ["node", "tools/set-up.mjs", "gatsby", "build"]},
  {name: "HTML and links of every page", command: ["tsx", "tools/check-pages.ts"]},
  {name: "browser tests", command: ["playwright", "test"]},
]

/** Numbers in the summaries of Jest and Playwright; another check counts as one. */
const count = (output: string, code: number) => {
  const summary =
    output.match(/^(?:Tests:|\s+\d+ (?:passed|failed|did not run)).*$/gm)?.join() ?? ""
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0)
  const failed = number("failed") + number("did not run")
  return {
    passed: summary ? number("passed") : Number(code === 0),
    failed: failed === 0 && code !== 0 ? 1 : failed,
  }
}

const children = new Set<ReturnType<typeof spawn>>()

const run = ({name, command: [program = "", ...args]}: Check, isQuiet: boolean) =>
  new Promise<Result>(resolve => {
    const start = Date.now()
    const bin = program === "node" ? program : path.join("node_modules", ".bin", program)
    const child = spawn(bin, args, {stdio: ["ignore", "pipe", "pipe"]})
    children.add(child)
    let output = ""
    const keep = (chunk: Buffer) => {
      output += chunk
      if (!isQuiet) process.stdout.write(chunk)
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("close", code => {
      children.delete(child)
      const seconds = (Date.now() - start) / 1000
      resolve({name, seconds, ...count(output, code ?? 1), output})
    })
  })

const line = ({name, seconds, failed}: Result) =>
  `${failed === 0 ? "✓" : "✗"} ${seconds.toFixed(1).padStart(7)} s  ${name}\n`

const main = async () => {
  const start = Date.now()
  const results = await Promise.all(
    fast.map(async check => {
      const result = await run(check, true)
      // Of those that run beside each other only what failed is shown, whole.
      process.stdout.write((result.failed > 0 ? result.output : "") + line(result))
      return result
    }),
  )
  if (!process.argv.includes("--fast"))
    for (const check of slow) {
      process.stdout.write(`\n▶ ${check.name}\n`)
      results.push(await run(check, false))
    }
  const sum = (part: "passed" | "failed") =>
    results.reduce((total, result) => total + result[part], 0)
  process.stdout.write(`\n${results.map(line).join("")}`)
  process.stdout.write(`  ${((Date.now() - start) / 1000).toFixed(1).padStart(7)} s  in all\n`)
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`)
  process.exitCode = sum("failed") === 0 ? 0 : 1
}

process.on("SIGTERM", () => {
  for (const child of children) child.kill()
  process.exit(1)
})

process.env.FORCE_COLOR = "0"
void main()
