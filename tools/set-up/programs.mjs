import {spawnSync} from "node:child_process"
import {existsSync} from "node:fs"
import process from "node:process"
import {fail, say} from "./say.mjs"
import {run, runBin} from "./steps.mjs"

/** The W3C checker's classes are compiled for this version. */
const oldestJava = 17

const isJava = program => {
  const {error, stderr} = spawnSync(program, ["-version"], {encoding: "utf8"})
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(error ? "" : stderr) ?? []
  // Java 8 and older call themselves 1.8.
  return Number(major === "1" ? minor : major) >= oldestJava
}

const javaHome = process.env.JAVA_HOME

/**
 * Programs that come from the system: the variable that names each to a step, where it may be, Debian's
 * packages that bring it, and what needs it. Without one that is `required` the command ends.
 */
const programs = {
  chromium: {
    variable: "CHROMIUM_PATH",
    places: [
      process.env.CHROMIUM_PATH,
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    packages: ["chromium"],
    purpose: "the browser tests",
    required: "install Chromium, or name one in CHROMIUM_PATH",
  },
  shell: {
    variable: "HEADLESS_SHELL_PATH",
    places: [process.env.HEADLESS_SHELL_PATH, "/usr/bin/chromium-headless-shell"],
    packages: ["chromium-headless-shell"],
    purpose: "the browser tests, which take twice as long without it",
  },
  java: {
    variable: "JAVA_PATH",
    places: [javaHome ? `${javaHome}/bin/java` : "", "java"],
    isThere: isJava,
    packages: ["default-jre-headless"],
    purpose: "the W3C's HTML checker",
    required: `install Java ${oldestJava} or later, or name its folder in JAVA_HOME`,
  },
  nginx: {
    variable: "NGINX_PATH",
    places: [process.env.NGINX_PATH, "/usr/sbin/nginx", "/usr/local/bin/nginx"],
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    purpose: "the tests of the hosting on nginx, which are skipped without it",
  },
  firefox: {
    variable: "FIREFOX_PATH",
    places: [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
    packages: ["firefox-esr"],
    purpose: "the journeys in Firefox, which are skipped without it",
  },
  webkit: {
    variable: "WEBKIT_DRIVER_PATH",
    places: ["/usr/bin/WebKitWebDriver"],
    packages: ["webkit2gtk-driver", "xvfb"],
    purpose: "the journeys in WebKit, which are skipped without it",
  },
}

const find = ({places, isThere = existsSync}) => places.find(place => place && isThere(place)) ?? ""

const isForbidden = () => process.env.SETUP === "never"

/** Installs Debian's packages where that takes no question: as root. */
const installPackages = async names => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  say(`Installing with apt-get: ${names.join(", ")} …`)
  // Of nginx the service is not started: the tests run one of their own.
  const env = {DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1"}
  await run("apt-get", ["update", "-qq"], {env})
  await run("apt-get", ["install", "-y", "-qq", ...names], {env})
}

/** Playwright brings a Chromium with its shell, for whoever is not root. */
const downloadChromium = async () => {
  say("Downloading Playwright's Chromium …")
  return (await runBin("playwright", ["install", "chromium"])).code === 0
}

/**
 * Finds programs of the system, or installs them after saying which, and what for. With `SETUP=never`
 * nothing is installed.
 *
 * @param {(keyof programs)[]} names
 * @returns {Promise<Record<string, string>>} their paths by their variables, for the steps'
 *   environment; empty for what is missing. Ends the process where a required one is.
 */
export const ensurePrograms = async (...names) => {
  const wanted = names.map(name => programs[name])
  const missing = () => wanted.filter(program => !find(program))
  const before = missing()
  if (before.length > 0) {
    say("Not on this machine (Debian's names):")
    for (const {packages, purpose} of before) say(`  ${packages.join(", ")}: for ${purpose}`)
    if (isForbidden()) say("SETUP=never: nothing is installed.")
    else await installPackages(before.flatMap(({packages}) => packages))
  }
  let required = missing().filter(program => program.required)
  if (required.includes(programs.chromium) && !isForbidden() && (await downloadChromium()))
    required = required.filter(program => program !== programs.chromium)
  if (required.length > 0)
    fail(`Missing, then run this again: ${required.map(program => program.required).join("; ")}.`)
  return Object.fromEntries(wanted.map(program => [program.variable, find(program)]))
}
