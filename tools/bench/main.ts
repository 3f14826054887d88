/** Measures the built site against a hand-written page of each screen: `npm run bench`. */
import {mkdtemp, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {chromium} from "@playwright/test"
import {startBenchServer} from "./bench-server"
import {bundleReport, readChunks} from "./bundle"
import {chart} from "./chart"
import {chromiumOptions, slowdown} from "./chromium"
import {compare} from "./compare"
import {publish} from "./document"
import type {ScreenFigures} from "./figures"
import {measureInteractions} from "./interactions"
import {measureNavigation} from "./navigation"
import {type BenchOptions, readOptions} from "./options"
import {toMarkdown} from "./report"
import type {BenchFigures} from "./targets"
import {visit} from "./visit"

const say = (text: string) => process.stdout.write(`${text}\n`)

const measureScreens = async (origin: string, {screens, runs}: BenchOptions) => {
  const figures: Omit<ScreenFigures, "visit">[] = []
  for (const screen of screens) {
    const simulated = await compare(origin, screen, "simulate", runs)
    const applied = await compare(origin, screen, "devtools", runs)
    const lcp = [simulated, applied].map(({site, plain}) => `${site.lcp} / ${plain.lcp}`)
    say(`${screen.path} LCP simulated ${lcp[0]}, applied ${lcp[1]}`)
    figures.push({...screen, simulated, applied})
  }
  return figures
}

const measure = async (origin: string, options: BenchOptions): Promise<BenchFigures> => {
  const {runs} = options
  const audited = await measureScreens(origin, options)
  const browser = await chromium.launch(chromiumOptions)
  try {
    const screens: ScreenFigures[] = []
    for (const screen of audited)
      screens.push({...screen, visit: await visit(browser, `${origin}${screen.path}`, runs)})
    const interactions = await measureInteractions(browser, origin, runs)
    const slow = await measureNavigation(browser, origin, slowdown, runs)
    const plain = await measureNavigation(browser, origin, 1, runs)
    return {screens, interactions, navigation: {slow, plain}}
  } finally {
    await browser.close()
  }
}

/** A quick look is no result: it goes to a temporary folder, and docs/ stays as it is. */
const keepAside = async (report: string) => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "bench-")), "performance.md")
  await writeFile(file, `${report}\n`)
  say(`\nWritten to ${file}; docs/ is left as it is.`)
}

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  const {origin, stop} = await startBenchServer(options.screens, Number(process.env.PORT ?? 0))
  try {
    const figures = await measure(origin, options)
    const report = toMarkdown(figures, options.runs)
    say(`\n${report}`)
    const chunks = await readChunks("public")
    const bundle = bundleReport(chunks)
    if (options.isQuick) return await keepAside(`${report}\n\n${bundle}`)
    await publish("bench", report, {runs: options.runs, ...figures})
    await publish("bundle", bundle, chunks)
    await writeFile("docs/performance.svg", chart(figures.screens))
  } finally {
    await stop()
  }
}

void main()
