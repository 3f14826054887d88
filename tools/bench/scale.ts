import {mkdtemp, rm} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {say} from "../say"
import {editOneWord} from "./edit-one-word"
import {table} from "./report"
import {writeProject} from "./scale-project"
import {type Build, timedBuild} from "./timed-build"

/** Three builds of one project: from nothing, again, and after one word was changed. */
export type ScaleFigures = {count: number; cold: Build; warm: Build; edited: Build}

/** Seconds that a build after one word may take. */
const editTarget = 12

const measure = async (count: number): Promise<ScaleFigures> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `scale-${count}-`))
  try {
    await writeProject(process.cwd(), folder, count)
    const cold = await timedBuild(folder)
    const warm = await timedBuild(folder)
    await editOneWord(folder)
    return {count, cold, warm, edited: await timedBuild(folder)}
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/**
 * Builds projects of many experiences.
 *
 * @param counts - how many experiences each has
 */
export const measureScale = async (counts: readonly number[]): Promise<ScaleFigures[]> => {
  const figures: ScaleFigures[] = []
  for (const count of counts) {
    figures.push(await measure(count))
    say(JSON.stringify(figures.at(-1)))
  }
  return figures
}

/** Writes the builds as Markdown; milliseconds a page are of the cold build, pictures included. */
export const scaleReport = (figures: readonly ScaleFigures[]): string => {
  const rows = figures.map(({count, cold, warm, edited}) => [
    count,
    cold.pages,
    cold.encoded,
    cold.encodingSeconds.toFixed(0),
    ...[cold, warm, edited].map(({seconds}) => seconds.toFixed(1)),
    Math.max(...[cold, warm, edited].map(({peakMegabytes}) => peakMegabytes)),
    ((cold.seconds * 1000) / cold.pages).toFixed(0),
  ])
  const head = ["experiences", "pages", "pictures", "all there after, s", "cold, s", "warm, s"]
  const misses = figures.flatMap(({count, edited}) => [
    ...(edited.seconds > editTarget ? [`${count}: one word takes more than ${editTarget} s`] : []),
    ...(edited.encoded > 0 ? [`${count}: pictures were encoded again for one word`] : []),
  ])
  return [
    table([...head, "one word, s", "peak, MB", "ms a page"], rows),
    ...misses.map(miss => `- ${miss}`),
  ].join("\n\n")
}
