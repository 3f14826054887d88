/**
 * Runs the checks, and goes on after a failure: those that need no build, and with `--all` a build
 * and what judges it. npm has put the programs of the packages into PATH, on every system.
 */
import {spawn} from "node:child_process"
import {readFileSync} from "node:fs"
import process from "node:process"

type Check = {
  name: string
  command: string
  advice?: (output: string) => string | false
  /** What it tells when it passes is read, too. */
  hasWarnings?: true
}
type Counts = Record<"passed" | "failed" | "skipped", number>
type Result = Counts & {name: string; seconds: number; output: string}

const queryTypes = "src/gatsby-types.d.ts"

/** They run beside each other, the longest first. */
const withoutBuild: Check[] = [
  // Its summary alone: the failures, and how many there are.
  {name: "unit tests", command: "jest --ci --reporters=summary"},
  {
    name: "types",
    // TypeScript 7: docs/decisions.md says why. Several checkers would share no types.
    command: "node node_modules/@typescript/native/bin/tsc --checkers 1",
    advice: output =>
      /\bQueries\b/.test(output) &&
      `Run npm run build, which writes ${queryTypes}: types of queries.`,
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

/** Numbers in the summaries of Jest and Playwright; another check counts as one. */
const count = (output: string, isPassed: boolean): Counts => {
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

const run = ({name, command, advice}: Check, isShown: boolean) =>
  new Promise<Result>(resolve => {
    const start = Date.now()
    // By the shell of the system, which finds `jest` as `jest.cmd` on Windows.
    const child = spawn(command, {shell: true, stdio: ["ignore", "pipe", "pipe"]})
    let output = ""
    const keep = (chunk: Buffer) => {
      output += chunk
      if (isShown) process.stdout.write(chunk)
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("close", code => {
      const counts = count(output, code === 0)
      const advised = counts.failed > 0 && advice?.(output)
      resolve({
        name,
        seconds: (Date.now() - start) / 1000,
        ...counts,
        output: advised ? `${output}${advised}\n` : output,
      })
    })
  })

const line = ({name, seconds, failed}: Result) =>
  `${failed === 0 ? "✓" : "✗"} ${seconds.toFixed(1).padStart(7)} s  ${name}\n`

const runUnseen = async (check: Check) => {
  const result = await run(check, false)
  const output = result.failed > 0 || check.hasWarnings ? result.output : ""
  process.stdout.write(output + line(result))
  return result
}

const runShown = (check: Check) => {
  process.stdout.write(`\n▶ ${check.name}\n`)
  return run(check, true)
}

/** The build, and what judges it where there is one. */
const runWithBuild = async (): Promise<Result[]> => {
  const before = readFileSync(queryTypes, "utf8")
  const results = [await runShown(build)]
  if (results[0]?.failed) return results
  if (readFileSync(queryTypes, "utf8") !== before) {
    const name = `types of queries: the build has changed ${queryTypes}, commit it`
    results.push({name, seconds: 0, passed: 0, failed: 1, skipped: 0, output: ""})
  }
  return [...results, await runShown(browserTests)]
}

const main = async () => {
  const start = Date.now()
  const results = await Promise.all(withoutBuild.map(runUnseen))
  if (process.argv.includes("--all")) results.push(...(await runWithBuild()))
  const sum = (part: keyof Counts) => results.reduce((total, result) => total + result[part], 0)
  process.stdout.write(`\n${results.map(line).join("")}`)
  process.stdout.write(`  ${((Date.now() - start) / 1000).toFixed(1).padStart(7)} s  in all\n`)
  process.stdout.write(
    `\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped\n`,
  )
  process.exitCode = sum("failed") === 0 ? 0 : 1
}

process.env.FORCE_COLOR = "0"
// Not in deploys: no word of documentation may stop one.
process.env.CHECK_DOCUMENTED_QUERIES = "1"
void main()
