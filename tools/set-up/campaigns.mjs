import {countTests} from "./count-tests.mjs"
import {runBin} from "./steps.mjs"

const capture = {capture: true}

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
