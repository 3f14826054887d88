import {existsSync} from "node:fs"
import process from "node:process"
import {say} from "./say.mjs"
import {run} from "./steps.mjs"

/** Debian's packages of the other browsers, by the program that tells whether each is there. */
const packages = {
  "/usr/bin/firefox-esr": "firefox-esr",
  "/usr/bin/WebKitWebDriver": "webkit2gtk-driver",
  "/usr/bin/xvfb-run": "xvfb",
}

/**
 * Installs Firefox and WebKit for the smoke run where that takes no question: on Debian, as root.
 * Elsewhere the run says which browsers it skipped.
 */
export const ensureOtherBrowsers = async () => {
  const missing = Object.entries(packages).flatMap(([program, name]) =>
    existsSync(program) ? [] : [name],
  )
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  say(`Installing Debian's ${missing.join(", ")} for the run in every browser (once) …`)
  const env = {DEBIAN_FRONTEND: "noninteractive"}
  await run("apt-get", ["update", "-qq"], {env, capture: true})
  await run("apt-get", ["install", "-y", "-qq", ...missing], {env, capture: true})
}
