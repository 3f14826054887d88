import {countTests} from "./count-tests.mjs"
import {runBin} from "./steps.mjs"

const capture = {capture: true}

/**
 * Breaks every answer that a visit waits for, one after the other (`faults`), or gives every input
 * hostile content (`hostile`), in the browser.
 *
 * @param {"faults" | "hostile"} campaign
 * @param {Record<string, string>} programs - variables that name the browser
 * @param {string[]} args - Playwright's, such as `--grep` and `--last-failed`
 */
export const inBrowser = (campaign, programs, args = []) => ({
  name: `${campaign}, in the browser`,
  run: () =>
    runBin("playwright", ["test", ...args], {...capture, env: {...programs, CAMPAIGN: campaign}}),
  count: countTests,
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
  count: countTests,
})
