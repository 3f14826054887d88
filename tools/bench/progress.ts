import {mkdir, rename, rm, writeFile} from "node:fs/promises"
import path from "node:path"
import {recall} from "../../gatsby/files/memory"

/** Measures under a name, unless the run that is continued has that figure already. */
export type Measure = <Figure>(name: string, measure: () => Promise<Figure>) => Promise<Figure>

type Kept = {run: string; figures: Record<string, unknown>}

/** Where the figures of an unfinished run wait: it takes hours, and a machine may be switched off. */
export const progressFile = "node_modules/.cache/bench/progress.json"

const readKept = async (file: string): Promise<Kept> => {
  const {run, figures} = await recall<Kept>(file)
  if (run && figures) return {run, figures}
  throw new Error(`bench: no interrupted run in ${file}, start one without --resume`)
}

/**
 * Written under another name first, so that a run that is ended while it writes still has its
 * figures.
 */
const keep = async (file: string, kept: Kept) => {
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, JSON.stringify(kept))
  await rename(unfinished, file)
}

/**
 * Keeps each figure as soon as it is measured, so that an interrupted run can go on. It then
 * measures only the figures that are missing.
 *
 * @param file - where they are kept
 * @param run - what must be the same to go on: build and number of audits
 * @param isResumed - whether to go on, or to begin anew
 * @throws Error when there is nothing to go on with, or it was another run
 */
export const keepProgress = async (
  file: string,
  run: string,
  isResumed: boolean,
): Promise<{measure: Measure; finish: () => Promise<void>}> => {
  const kept = isResumed ? await readKept(file) : {run, figures: {}}
  if (kept.run !== run)
    throw new Error(`bench: the interrupted run was "${kept.run}", this is "${run}": start anew`)
  await mkdir(path.dirname(file), {recursive: true})
  return {
    measure: async (name, measure) => {
      if (!(name in kept.figures)) {
        kept.figures[name] = await measure()
        await keep(file, kept)
      }
      return kept.figures[name] as Awaited<ReturnType<typeof measure>>
    },
    finish: () => rm(file, {force: true}),
  }
}
