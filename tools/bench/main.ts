/** Measures the built site as a phone on a slow network meets it: `npm run bench`. */
import {mkdir, writeFile} from "node:fs/promises"
import process from "node:process"
import {chromium} from "@playwright/test"
import {createSiteServer} from "../serve/server"
import {budgets, median, type Row, toMarkdown} from "./report"
import {type Visit, visit} from "./visit"

const pages = [
  "/en/",
  "/en/experiences/",
  "/en/experiences/citycartagena/",
  "/es/experiences/colombiamagic/",
  "/en/questions-answers/",
  "/es/about-us/",
]
const runs = 5
const port = 8321

const measure = async (): Promise<Row[]> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  const samples = new Map<string, Visit[]>()
  // Round by round, so that a slow moment of the machine touches every page alike.
  for (let run = 1; run <= runs; run += 1)
    for (const page of pages) {
      const sample = await visit(browser, `http://localhost:${port}${page}`)
      samples.set(page, [...(samples.get(page) ?? []), sample])
      process.stdout.write(`run ${run} of ${runs}: ${page} LCP ${Math.round(sample.lcp)} ms\n`)
    }
  await browser.close()
  return [...samples].map(([page, list]) => {
    const [first] = list
    if (!first) throw new Error(`no sample of ${page}`)
    const middle = (pick: (sample: Visit) => number) => Math.round(median(list.map(pick)))
    return {
      page,
      fcp: middle(({fcp}) => fcp),
      lcp: middle(({lcp}) => lcp),
      cls: Math.max(...list.map(({cls}) => cls)),
      element: first.element,
      html: first.html,
      script: middle(({script}) => script),
      font: first.font,
      picture: first.picture,
      total: middle(({total}) => total),
    }
  })
}

const main = async () => {
  const server = createSiteServer("public")
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, resolve)
  })
  try {
    const rows = await measure()
    await mkdir("docs", {recursive: true})
    await writeFile("docs/performance.json", `${JSON.stringify({budgets, rows}, null, 2)}\n`)
    const report = toMarkdown(rows, runs)
    await writeFile("docs/performance.md", report)
    process.stdout.write(`\n${report}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

void main()
