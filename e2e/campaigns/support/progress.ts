import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter"

const say = (text: string) => process.stdout.write(`${text}\n`)

/** What a case is about: the first two parts of its title. */
const kindOf = ({title}: TestCase) => title.split(": ").slice(0, 2).join(": ")

type Row = {passed: number; failed: number; skipped: number}

/** Says of each case how it ended and how many are left, and sums up at the end by what went wrong. */
class Progress implements Reporter {
  private total = 0
  private done = 0
  private began = Date.now()
  private readonly rows = new Map<string, Row>()

  onBegin(_: object, suite: Suite): void {
    this.total = suite.allTests().length
    this.began = Date.now()
    say(`${this.total} cases`)
  }

  onTestEnd(test: TestCase, {status, error}: TestResult): void {
    const row = this.rows.get(kindOf(test)) ?? {passed: 0, failed: 0, skipped: 0}
    this.rows.set(kindOf(test), row)
    const isGood = status === test.expectedStatus && status !== "skipped"
    row[isGood ? "passed" : status === "skipped" ? "skipped" : "failed"] += 1
    this.done += 1
    const mark = isGood ? "✓" : status === "skipped" ? "-" : "✗"
    say(`${mark} ${test.title} (${this.total - this.done} left)`)
    if (mark === "✗") say(`    ${error?.message?.replaceAll("\n", "\n    ") ?? status}`)
  }

  onError({message, stack}: TestError): void {
    say(`✗ outside of the cases: ${stack ?? message}`)
  }

  onEnd({status}: FullResult): void {
    const lines = [...this.rows].sort(([one], [other]) => (one < other ? -1 : 1))
    const width = Math.max(...lines.map(([name]) => name.length), 0)
    say(`\n${"".padEnd(width)}  passed  failed  skipped`)
    for (const [name, {passed, failed, skipped}] of lines)
      say(
        `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}`,
      )
    const sum = (part: keyof Row) => lines.reduce((total, [, row]) => total + row[part], 0)
    const minutes = ((Date.now() - this.began) / 60_000).toFixed(1)
    say(`\nIn ${minutes} minutes: ${status}`)
    // As Playwright's own reporters say it: the commands count by these lines.
    say(`\n  ${sum("passed")} passed`)
    if (sum("failed") > 0) say(`  ${sum("failed")} failed`)
  }
}

export default Progress
