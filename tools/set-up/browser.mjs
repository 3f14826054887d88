import {existsSync} from "node:fs"
import process from "node:process"
import {fail, say} from "./say.mjs"
import {run, runBin} from "./steps.mjs"

const installed = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const find = () => installed.find(file => file && existsSync(file))

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package when root, else
 * Playwright's download.
 *
 * @returns {Promise<string>} path of the program; empty where Playwright knows its own
 */
export const ensureBrowser = async () => {
  const present = find()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Debian's Chromium for the browser tests (once) …")
    await run("apt-get", ["update", "-qq"])
    await run("apt-get", ["install", "-y", "-qq", "chromium"], {
      env: {DEBIAN_FRONTEND: "noninteractive"},
    })
    const packaged = find()
    if (packaged) return packaged
  }
  say("Downloading Playwright's Chromium for the browser tests (once) …")
  const {code} = await runBin("playwright", ["install", "chromium"])
  if (code !== 0)
    fail("No Chromium: install one and name it in CHROMIUM_PATH, then run the tests again.")
  return ""
}
