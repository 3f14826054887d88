import {mkdir, readFile, rm, writeFile} from "node:fs/promises"
import path from "node:path"

/** Measures under a name, unless the run that is continued has that figure already. */
export type Measure = <Figure>(name: string, measure: () => Promise<Figure>) => Promise<Figure>

type Kept = {run: string; figures: Record<string, unknown>}

/** Where the figures of an unfinished run wait: it takes hours, and a machine may be switched off. */
export const progressFile = "node_modules/.cache/bench/progress.json"

const readKept = async (file: string): Promise<Kept> => {
  try {
    return JSON.parse(await readFile(file, "utf8"))
  } catch {
    throw new Error(`bench: no interrupted run in ${file}, start one without --resume`)
  }
}

/**
 * Keeps each figure as soon as it is measured, so that a run that was interrupted can go on: with the
 * figures it has, each measured once, and those alone that it has not.
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
        await writeFile(file, JSON.stringify(kept))
      }
      return kept.figures[name] as Awaited<ReturnType<typeof measure>>
    },
    finish: () => rm(file, {force: true}),
  }
}
