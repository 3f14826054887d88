import {countJest, countPlaywright} from "./count-tests.mjs"
import {runBin} from "./steps.mjs"

const capture = {capture: true}

/** What the command's own options choose cases by: parts of their titles, in their order. */
const choices = ["--fault=", "--request="]

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/**
 * Translates the options of a campaign: `--fault=hung` and `--request=start` choose the cases whose
 * titles have these words, any other option is Playwright's (`--last-failed`, `--workers=1`).
 *
 * @param {string[]} args - of the command
 * @returns {string[]} arguments for Playwright
 */
export const casesOf = args => {
  const isChoice = arg => choices.some(name => arg.startsWith(name))
  const words = args.filter(isChoice).map(arg => escaped(arg.slice(arg.indexOf("=") + 1)))
  const rest = args.filter(arg => !isChoice(arg))
  return words.length > 0 ? [...rest, `--grep=${words.join(".*")}`] : rest
}

/**
 * Breaks every answer that a visit waits for, one after the other (`faults`), or gives every input
 * hostile content (`hostile`), in the browser.
 *
 * @param {"faults" | "hostile"} campaign
 * @param {Record<string, string>} programs - variables that name the browser
 * @param {string[]} args - of the command
 */
export const inBrowser = (campaign, programs, args = []) => ({
  name: `${campaign}, in the browser`,
  run: () =>
    runBin("playwright", ["test", ...casesOf(args)], {
      ...capture,
      env: {...programs, CAMPAIGN: campaign},
    }),
  count: countPlaywright,
})

/**
 * Jest's tests that take many seconds each.
 *
 * @param {string[]} folders - those of these folders alone
 */
export const exhaustiveTests = (folders = []) => ({
  name: "exhaustive unit tests",
  run: () =>
    runBin("jest", ["--ci", "--verbose", "--selectProjects", "slow", "--", ...folders], {
      ...capture,
      env: {CAMPAIGN: "hostile"},
    }),
  count: countJest,
})
