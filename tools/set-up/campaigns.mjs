import {ensureBrowser, ensureHeadlessShell} from "./browser.mjs"
import {countJest, countPlaywright} from "./count-tests.mjs"
import {runBin, runChecks} from "./steps.mjs"

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

const inBrowser = (campaign, args) => ({
  name: "in the browser",
  run: async () => {
    const chromium = await ensureBrowser()
    const shell = await ensureHeadlessShell(chromium)
    const env = {CAMPAIGN: campaign, CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell}
    return runBin("playwright", ["test", ...casesOf(args)], {...capture, env})
  },
  count: countPlaywright,
})

/** Breaks every answer that a visit waits for, one after the other. */
export const faults = (args, build) => runChecks([build, inBrowser("faults", args)])

/** Gives every input hostile content: ten thousand cases without a browser, some hundred in one. */
export const hostile = (args, build) =>
  runChecks([
    {
      name: "without a browser",
      run: () =>
        runBin("jest", ["--ci", "--verbose", "--selectProjects", "slow", "--", "tools/hostile"], {
          ...capture,
          env: {CAMPAIGN: "hostile"},
        }),
      count: countJest,
    },
    build,
    inBrowser("hostile", args),
  ])
