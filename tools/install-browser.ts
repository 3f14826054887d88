/** Installs Chromium where none starts, before a long run: Playwright's own, or Debian's. */
import {spawnSync} from "node:child_process"
import {existsSync} from "node:fs"
import process from "node:process"
import {chromium} from "@playwright/test"
import {chromiumOptions, findChromium, hasQuickChromium} from "./browser"

const say = (text: string) => process.stderr.write(`${text}\n`)

/** Debian's packages are installed unasked only where nobody can be asked, by whoever may. */
const mayInstallPackages =
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/apt-get") &&
  Boolean(process.env.CI || !process.stdin.isTTY)

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    stdio: "inherit",
    env: {...process.env, DEBIAN_FRONTEND: "noninteractive"},
  }).status === 0

const playwright = (...args: string[]) =>
  run(process.execPath, "node_modules/@playwright/test/cli.js", ...args, "chromium")

const findFault = async () => {
  if (!findChromium())
    return "There is no Chromium, and none could be installed. Connect to the network, or install one (Debian: sudo apt-get install chromium) and name it in CHROMIUM_PATH."
  try {
    await (await chromium.launch(chromiumOptions())).close()
    return undefined
  } catch (error) {
    return `${(error as Error).message}\nChromium does not start. If it lacks libraries of the system: sudo npx playwright install-deps chromium`
  }
}

const main = async () => {
  if (!findChromium()) {
    say("Installing Chromium for the browser tests (once) …")
    playwright("install")
  }
  if (!hasQuickChromium() && mayInstallPackages) {
    say("Installing Debian’s: apt-get install chromium chromium-headless-shell …")
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-y", "-qq", "chromium", "chromium-headless-shell")
  }
  let fault = await findFault()
  if (fault && findChromium() && mayInstallPackages) {
    say("Installing the libraries that Chromium lacks: playwright install-deps chromium …")
    playwright("install-deps")
    fault = await findFault()
  }
  if (fault) say(fault)
  process.exitCode = fault ? 1 : 0
}

void main()
