import {writeFile} from "node:fs/promises"
import {chart} from "./chart"
import {publish, published} from "./document"
import {auditScreens, inBrowser, measureAnswers, measureVisits} from "./measure-all"
import {type BenchOptions, partOf} from "./options"
import {toMarkdown} from "./report"
import type {BenchFigures} from "./targets"

type Published = BenchFigures & {runs: number}

/** Puts new answers beside the audits of the last run: after a change of what taps do. */
export const renewAnswers = async (origin: string, options: BenchOptions) => {
  const {runs} = options
  const known = await published<Published>(partOf(options))
  const answers = await inBrowser(browser => measureAnswers(browser, origin, runs))
  const figures = {...known, ...answers}
  await publish(partOf(options), toMarkdown(figures, known.runs), figures)
}

/** Puts some pages beside the others of the last run: after a change that concerns those alone. */
export const renewScreens = async (origin: string, options: BenchOptions) => {
  const known = await published<Published>(partOf(options))
  if (known.runs !== options.runs)
    throw new Error(`bench: the last run was of ${known.runs}, so expected --runs=${known.runs}`)
  const unknown = options.screens.filter(({path}) => known.screens.every(of => of.path !== path))
  if (unknown.length > 0)
    throw new Error(
      `bench: the last run did not measure ${unknown.map(({path}) => path).join(", ")}: measure all pages`,
    )
  const visits = await inBrowser(browser => measureVisits(browser, origin, options))
  const renewed = await auditScreens(origin, options, visits)
  const paths = new Set([...(known.again ?? []), ...renewed.map(({path}) => path)])
  const screens = known.screens.map(
    screen => renewed.find(({path}) => path === screen.path) ?? screen,
  )
  const figures = {...known, screens, again: [...paths]}
  await publish(partOf(options), toMarkdown(figures, known.runs), figures)
  if (options.server === "preview") await writeFile("docs/performance.svg", chart(screens))
}
