/** Installs Chromium where none starts, before a long run: Playwright's own, or Debian's. */
import {spawnSync} from "node:child_process"
import {existsSync} from "node:fs"
import process from "node:process"
import {chromium} from "@playwright/test"
import {chromiumOptions, findChromium, findQuickChromium} from "./browser"

/** Debian's packages are installed unasked only where nobody can be asked, by whoever may. */
const mayInstallPackages =
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/apt-get") &&
  Boolean(process.env.CI || !process.stdin.isTTY)

/** Says what it installs, and runs the commands: npm has put `playwright` into PATH. */
const install = (what: string, ...commands: string[]) => {
  console.warn(`Installing ${what} …`)
  const env = {...process.env, DEBIAN_FRONTEND: "noninteractive"}
  for (const command of commands) spawnSync(command, {shell: true, stdio: "inherit", env})
}

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
  if (!findChromium())
    install("Chromium for the browser tests (once)", "playwright install chromium")
  if (!findQuickChromium() && mayInstallPackages) {
    const packages = "apt-get install -y -qq chromium chromium-headless-shell"
    install("Debian’s Chromium", "apt-get update -qq", packages)
  }
  let fault = await findFault()
  if (fault && mayInstallPackages) {
    install("the libraries that Chromium lacks", "playwright install-deps chromium")
    fault = await findFault()
  }
  if (fault) console.error(fault)
  process.exitCode = fault ? 1 : 0
}

void main()
