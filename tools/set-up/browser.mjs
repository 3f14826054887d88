import {existsSync} from "node:fs"
import process from "node:process"
import {fail, say} from "./say.mjs"
import {run, runBin} from "./steps.mjs"

const chromiums = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const shells = [process.env.HEADLESS_SHELL_PATH, "/usr/bin/chromium-headless-shell"]

const find = places => places.find(file => file && existsSync(file)) ?? ""

/** Installs a package of Debian where that is possible; fails softly, as its caller looks again. */
const installPackage = async name => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  say(`Installing Debian's ${name} for the browser tests (once) …`)
  await run("apt-get", ["update", "-qq"])
  await run("apt-get", ["install", "-y", "-qq", name], {env: {DEBIAN_FRONTEND: "noninteractive"}})
}

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package when root, else
 * Playwright's download.
 *
 * @returns {Promise<string>} path of the program; empty where Playwright knows its own
 */
export const ensureBrowser = async () => {
  if (!find(chromiums)) await installPackage("chromium")
  if (find(chromiums)) return find(chromiums)
  say("Downloading Playwright's Chromium for the browser tests (once) …")
  const {code} = await runBin("playwright", ["install", "chromium"])
  if (code !== 0)
    fail("No Chromium: install one and name it in CHROMIUM_PATH, then run the tests again.")
  return ""
}

/**
 * Finds Chromium's build without windows, which opens a page in less than half the time, or installs
 * Debian's. The tests need it for nothing but their speed.
 *
 * @param {string} chromium - the Chromium of `ensureBrowser`; Playwright's own brings a shell
 * @returns {Promise<string>} path of the program; empty where the tests run without it
 */
export const ensureHeadlessShell = async chromium => {
  if (chromium && !find(shells)) await installPackage("chromium-headless-shell")
  const shell = find(shells)
  if (chromium && !shell) say("There is no chromium-headless-shell: the browser tests take longer.")
  return shell
}
