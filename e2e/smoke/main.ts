import {existsSync} from "node:fs"
import process from "node:process"
import {listen} from "../../tools/listen"
import {createSiteServer} from "../../tools/serve/server"
import {consentKey} from "../support/consent"
import type {Driver} from "./driver"
import {startPuppeteer} from "./puppeteer-driver"
import {scenarios} from "./scenarios"
import {startWebKit} from "./webkit-driver"

type Candidate = {
  name: string
  programs: (string | undefined)[]
  start: (program: string) => Promise<Driver>
}

/** Every browser, and where its program may be; each needs at least one. */
const candidates: Candidate[] = [
  {
    name: "Chromium",
    programs: [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"],
    start: program => startPuppeteer("chrome", program),
  },
  {
    name: "Firefox",
    programs: [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
    start: program => startPuppeteer("firefox", program),
  },
  {name: "WebKit", programs: ["/usr/bin/WebKitWebDriver"], start: startWebKit},
]

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * No scenario finds what another one has left. The answer about cookies alone is given: the question would
 * lie over what is to be pressed. A file of the site has its storage, and no script that fills it again.
 */
const beginAnew = async (driver: Driver, site: string) => {
  await driver.resize(1280, 900)
  await driver.open(`${site}/robots.txt`)
  await driver.forget()
  await driver.read(`localStorage.setItem("${consentKey}", "rejected") ?? true`)
}

const runAll = async (driver: Driver, site: string) => {
  const failed: string[] = []
  for (const {name, run} of scenarios) {
    const start = Date.now()
    const fault = await beginAnew(driver, site)
      .then(() => run(driver, site))
      .then(
        () => undefined,
        error => error as Error,
      )
    if (fault) failed.push(name)
    const time = ((Date.now() - start) / 1000).toFixed(1)
    say(`  ${fault ? "✗" : "✓"} ${driver.name}: ${name} (${time} s)`)
    if (fault) say(`      ${fault.message}`)
  }
  return failed.length
}

/** Runs the scenarios in one browser, if it is there. */
const runIn = async ({name, programs, start}: Candidate, site: string) => {
  const program = programs.find(file => file && existsSync(file))
  if (!program) {
    say(`  – ${name} is not installed: skipped, which counts as neither passed nor failed`)
    return {passed: 0, failed: 0}
  }
  try {
    const driver = await start(program)
    const failed = await runAll(driver, site).finally(driver.close)
    return {passed: scenarios.length - failed, failed}
  } catch (error) {
    say(`  ✗ ${name} could not be started: ${(error as Error).message}`)
    return {passed: 0, failed: 1}
  }
}

const main = async () => {
  const {origin: site} = await listen(createSiteServer("public"))
  const only = process.argv[2]?.toLowerCase()
  const chosen = candidates.filter(({name}) => !only || name.toLowerCase() === only)
  const counts = await Promise.all(chosen.map(candidate => runIn(candidate, site)))
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  say(`\nEvery browser: ${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

void main()
