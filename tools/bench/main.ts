/** Measures the built site against a hand-written page of each screen: `npm run bench`. */
import {mkdtemp, readFile, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {shortHash} from "../../gatsby/files/short-hash"
import {reportFolder} from "../../gatsby/hooks/cache-files"
import {say} from "../say"
import {type BenchServer, siteRoot, startBenchServer} from "./bench-server"
import {bundleReport, readChunks} from "./bundle"
import {chart} from "./chart"
import {publish} from "./document"
import {measureAll} from "./measure-all"
import {startNginxServer} from "./nginx-server"
import {type BenchOptions, partOf, readOptions} from "./options"
import {keepProgress, progressFile} from "./progress"
import {renewAnswers, renewScreens} from "./renew"
import {toMarkdown} from "./report"

/** A quick look is no result: it goes to a temporary folder, and docs/ stays as it is. */
const lookQuickly = async ({origin, served}: BenchServer, options: BenchOptions) => {
  const report = toMarkdown({served, ...(await measureAll(origin, options))}, options.runs)
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "bench-")), "performance.md")
  await writeFile(
    file,
    `${report}\n\n${bundleReport(await readChunks(siteRoot, reportFolder(".")))}\n`,
  )
  say(`\n${report}\n\nWritten to ${file}; docs/ is left as it is.`)
}

const measureAndPublish = async ({origin, served}: BenchServer, options: BenchOptions) => {
  const {screens, runs, server, isResumed} = options
  const pages = screens.map(({path: page}) => readFile(`${siteRoot}${page}index.html`, "utf8"))
  // Pages name their scripts, styles and pictures by what is in them.
  const build = shortHash((await Promise.all(pages)).join(""))
  const run = `${runs} audits of build ${build} on the ${server} server`
  const {measure, finish} = await keepProgress(progressFile, run, isResumed)
  const figures = {served, ...(await measureAll(origin, options, measure))}
  const report = toMarkdown(figures, runs)
  say(`\n${report}`)
  await publish(partOf(options), report, {runs, ...figures})
  if (server === "preview") {
    const chunks = await readChunks(siteRoot, reportFolder("."))
    await publish("bundle", bundleReport(chunks), chunks)
    await writeFile("docs/performance.svg", chart(figures.screens))
  }
  await finish()
}

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  const server =
    options.server === "nginx"
      ? await startNginxServer(options.screens)
      : await startBenchServer(options.screens, Number(process.env.PORT ?? 0))
  try {
    if (options.isAnswersOnly) return await renewAnswers(server.origin, options)
    if (options.isPartial) return await renewScreens(server.origin, options)
    if (options.isQuick) return await lookQuickly(server, options)
    await measureAndPublish(server, options)
  } finally {
    await server.stop()
  }
}

void main()
