/**
 * Runs the checks, and goes on after a failure: those that need no build, and with `--all` a build
 * and what judges it. npm has put the programs of the packages into PATH, on every system.
 */
import {spawn} from "node:child_process"
import {once} from "node:events"
import {readFileSync} from "node:fs"
import process from "node:process"

type Check = {
  name: string
  command: string
  /** What to do where the failure does not say it. */
  hint?: string
  /** Its output has warnings when it passes, too. */
  hasWarnings?: true
}
type Result = {name: string; seconds: number; passed: number; failed: number; skipped: number}

const queryTypes = "src/gatsby-types.d.ts"

/** They run beside each other, the longest first. */
const withoutBuild: Check[] = [
  // Its summary alone: the failures, and how many there are.
  {name: "unit tests", command: "jest --ci --reporters=summary"},
  {
    name: "types",
    // TypeScript 7: docs/decisions.md says why. Several checkers would share no types.
    command: "node node_modules/@typescript/native/bin/tsc --checkers 1",
    hint: `Where it names Queries: npm run build writes ${queryTypes}, the types of queries.`,
  },
  {
    name: "imports",
    command: "depcruise --config .dependency-cruiser.cjs editor src gatsby tools e2e",
  },
  {name: "content", command: "tsx gatsby/content/cli.ts", hasWarnings: true},
  {name: "format and lint", command: "biome check --error-on-warnings ."},
]

// Begun anew, as Gatsby keeps pages and pictures of an earlier build when code in gatsby/ changes.
const build: Check = {name: "production build", command: "gatsby clean && gatsby build"}

const browserTests: Check = {
  name: "browser tests",
  command: "playwright test --project=chromium --reporter=dot",
}

const print = (text: string | Buffer) => process.stdout.write(text)

const printResult = ({name, seconds, failed}: Result) =>
  print(`${failed === 0 ? "✓" : "✗"} ${seconds.toFixed(1).padStart(7)} s  ${name}\n`)

/** Numbers in the summaries of Jest and Playwright; another check counts as one. */
const count = (output: string, isPassed: boolean) => {
  const summary =
    output.match(/^(?:Tests:|\s+\d+ (?:passed|failed|skipped|did not run)).*$/gm)?.join() ?? ""
  const number = (words: string) => Number(new RegExp(`(\\d+) ${words}`).exec(summary)?.[1] ?? 0)
  const failed = number("failed") + number("did not run")
  return {
    passed: summary ? number("passed") : Number(isPassed),
    failed: failed === 0 && !isPassed ? 1 : failed,
    skipped: number("skipped"),
  }
}

/** @param isLive - shows the output as it comes, else once it has ended, if there is a reason */
const run = async ({name, command, hint, hasWarnings}: Check, isLive: boolean): Promise<Result> => {
  const start = Date.now()
  if (isLive) print(`\n▶ ${name}\n`)
  // By the shell of the system, which finds `jest` as `jest.cmd` on Windows.
  const child = spawn(command, {shell: true, stdio: ["ignore", "pipe", "pipe"]})
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk
      if (isLive) print(chunk)
    })
  const [code] = await once(child, "close")
  const result = {name, seconds: (Date.now() - start) / 1000, ...count(output, code === 0)}
  if (!isLive && (result.failed > 0 || hasWarnings)) print(output)
  if (result.failed > 0 && hint) print(`${hint}\n`)
  printResult(result)
  return result
}

const runWithBuild = async (): Promise<Result[]> => {
  const before = readFileSync(queryTypes, "utf8")
  const built = await run(build, true)
  if (built.failed > 0) return [built]
  const isSame = readFileSync(queryTypes, "utf8") === before
  const name = `types of queries: the build has changed ${queryTypes}, commit it`
  const changed = {name, seconds: 0, passed: 0, failed: 1, skipped: 0}
  return [built, ...(isSame ? [] : [changed]), await run(browserTests, true)]
}

const main = async () => {
  const start = Date.now()
  const results = await Promise.all(withoutBuild.map(check => run(check, false)))
  if (process.argv.includes("--all")) results.push(...(await runWithBuild()))
  const sum = (part: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + result[part], 0)
  print("\n")
  for (const result of results) printResult(result)
  print(`  ${((Date.now() - start) / 1000).toFixed(1).padStart(7)} s  in all\n`)
  print(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped\n`)
  process.exitCode = sum("failed") === 0 ? 0 : 1
}

process.env.FORCE_COLOR = "0"
// Not in deploys: no word of documentation may stop one.
process.env.CHECK_DOCUMENTED_QUERIES = "1"
void main()
