/** `npm run bench`: measures pages and builds; docs/performance.md says how. */
import {readFile, rm, writeFile} from "node:fs/promises"
import process from "node:process"
import {parseArgs} from "node:util"
import {say} from "../say"
import {chart} from "./chart"
import {freshReport, measureFresh} from "./fresh"
import {measurePages} from "./pages"
import {writePhotographed} from "./photographs"
import {benchReport, missedTargets} from "./report"
import {measureScale, scaleReport} from "./scale"

const results = "docs/performance.json"

/** Numbers of experiences whose builds are timed where none is named. */
const usualCounts = [28, 280]

const keep = async (part: string, figures: unknown) => {
  const all = JSON.parse(await readFile(results, "utf8"))
  await writeFile(results, `${JSON.stringify({...all, [part]: figures}, null, 2)}\n`)
}

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      page: {type: "string", multiple: true},
      runs: {type: "string", default: "5"},
      against: {type: "string"},
      before: {type: "string"},
      photographs: {type: "string"},
      scale: {type: "boolean"},
      fresh: {type: "boolean"},
      tests: {type: "boolean"},
    },
  })

type Options = ReturnType<typeof readOptions>["values"]

const benchPages = async ({page, against, before, photographs, ...values}: Options) => {
  const runs = Number(values.runs)
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Error(`bench: found --runs=${values.runs}, expected a whole number from 1`)
  const figures = await measurePages({pages: page, runs, against, before})
  say(`\n${benchReport(figures)}\n`)
  for (const miss of missedTargets(figures)) say(`- target missed: ${miss}`)
  // Some pages, earlier figures, or other pictures are a look and no result.
  if (page || before || photographs) return
  await keep("bench", figures)
  await writeFile("docs/performance.svg", chart(figures))
}

const main = async () => {
  const {values, positionals} = readOptions()
  if (values.scale) {
    const counts = positionals.length > 0 ? positionals.map(Number) : usualCounts
    const figures = await measureScale(counts)
    say(scaleReport(figures))
    return keep("scale", figures)
  }
  if (values.fresh) {
    const figures = await measureFresh(Boolean(values.tests))
    say(freshReport(figures))
    return keep("fresh", figures)
  }
  if (!values.photographs) return benchPages(values)
  const folder = await writePhotographed(process.cwd(), values.photographs)
  process.chdir(folder)
  try {
    await benchPages(values)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

main().catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
