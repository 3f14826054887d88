/**
 * Measures pages of the last build by Lighthouse, on a slow phone as it computes one, each beside
 * the same page without scripts: `npm run bench -- --page=/en/ --runs=5`. JavaScript, as the
 * packages that it installs itself are not there when types are checked.
 */
import {spawnSync} from "node:child_process"
import {existsSync, readFileSync} from "node:fs"
import process from "node:process"
import {parseArgs} from "node:util"
import {findChromium} from "../browser"
import {createSiteServer} from "../serve/server"

const folder = "tools/bench"
const {pages, most, least} = JSON.parse(readFileSync(`${folder}/budget.json`, "utf8"))
const port = 8009

if (!existsSync(`${folder}/node_modules`))
  spawnSync(process.execPath, [process.env.npm_execpath, "ci", "--ignore-scripts"], {
    cwd: folder,
    stdio: "inherit",
  })
const {default: lighthouse} = await import("lighthouse")
const {launch} = await import("chrome-launcher")

const {values} = parseArgs({
  options: {page: {type: "string", multiple: true}, runs: {type: "string", default: "3"}},
})

const median = numbers => numbers.sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]

const kilobytes = requests =>
  requests.reduce((sum, {transferSize = 0}) => sum + transferSize, 0) / 1000

/** One run, in a browser of its own: milliseconds, kilobytes, scores from 0 to 100. */
const audit = async (address, hasScripts, tries = 5) => {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  })
  try {
    const {lhr} = await lighthouse(`http://localhost:${port}${address}`, {
      port: chrome.port,
      blockedUrlPatterns: hasScripts ? [] : ["*.js", "*.mjs"],
    })
    const {code, message} = lhr.runtimeError ?? {}
    // Chromium’s trace now and then lacks the start of the page.
    if (code === "NO_NAVSTART" && tries > 1) return await audit(address, hasScripts, tries - 1)
    if (code) throw new Error(`${address}: ${message}`)
    const time = name => lhr.audits[name].numericValue
    const requests = lhr.audits["network-requests"].details.items
    const scores = Object.values(lhr.categories).map(({id, score}) => [id, Math.round(score * 100)])
    return {
      fcp: time("first-contentful-paint"),
      lcp: time("largest-contentful-paint"),
      tbt: time("total-blocking-time"),
      cls: time("cumulative-layout-shift"),
      scripts: kilobytes(requests.filter(({resourceType}) => resourceType === "Script")),
      bytes: kilobytes(requests),
      ...Object.fromEntries(scores),
    }
  } finally {
    chrome.kill()
  }
}

const measure = async (address, hasScripts) => {
  const runs = []
  while (runs.length < Number(values.runs)) runs.push(await audit(address, hasScripts))
  const medians = Object.keys(runs[0]).map(name => [name, median(runs.map(run => run[name]))])
  return Object.fromEntries(
    medians.map(([name, value]) => [name, Number(value.toFixed(name === "cls" ? 3 : 0))]),
  )
}

const server = createSiteServer().listen(port)
const table = {}
const missed = []
try {
  for (const page of values.page ?? pages) {
    const figures = await measure(page, true)
    table[page] = figures
    table[`${page} without scripts`] = await measure(page, false)
    for (const [name, limit] of Object.entries(most))
      if (figures[name] > limit) missed.push(`${page}: ${name} ${figures[name]}, at most ${limit}`)
    for (const [name, limit] of Object.entries(least))
      if (figures[name] < limit) missed.push(`${page}: ${name} ${figures[name]}, at least ${limit}`)
  }
} finally {
  server.closeAllConnections()
  server.close()
}
console.log(`Medians of ${values.runs} runs; milliseconds, kB, scores.`)
console.table(table)
for (const miss of missed) console.log(`over budget: ${miss}`)
process.exitCode = missed.length > 0 ? 1 : 0
