/** The summary of Jest, of Playwright, and of the run in every browser. */
const summaries = /^(?:Tests:|Every browser:|\s+\d+ (?:passed|failed|did not run)).*$/gm

/**
 * How many tests passed and failed, read from what a program prints; undefined if it tells no number.
 *
 * @param {string} output
 */
export const countTests = output => {
  const summary = output.match(summaries)?.join() ?? ""
  const number = word => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0)
  const counted = {passed: number("passed"), failed: number("failed") + number("did not run")}
  return counted.passed + counted.failed > 0 ? counted : undefined
}
