/** Measures builds of many experiences: `npm run bench:scale`; `-- 4 8` looks at other counts. */
import {mkdtemp, rm} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {say} from "../say"
import {publish} from "./document"
import {editOneWord} from "./edit-one-word"
import {readScaleOptions} from "./scale-options"
import type {Pictures} from "./scale-pictures"
import {writeProject} from "./scale-project"
import {type ScaleFigures, scaleReport} from "./scale-report"
import {type Build, timedBuild} from "./timed-build"

const measure = async (root: string, count: number, pictures: Pictures): Promise<ScaleFigures> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `scale-${count}-`))
  const build = async (name: string): Promise<Build> => {
    const figures = await timedBuild(folder)
    const {seconds, peakMegabytes} = figures
    say(`${count} ${name}: ${seconds.toFixed(1)} s, ${peakMegabytes} MB`)
    return figures
  }
  try {
    await writeProject(root, folder, count, pictures)
    const cold = await build("cold")
    const warm = await build("warm")
    await editOneWord(folder)
    return {count, pictures, cold, warm, edited: await build("after one word")}
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

const main = async () => {
  const figures: ScaleFigures[] = []
  const {sites, isUsual} = readScaleOptions(process.argv.slice(2))
  for (const {count, pictures} of sites) {
    figures.push(await measure(process.cwd(), count, pictures))
    // After each count: a run that is ended early keeps what it has.
    if (isUsual) await publish("scale", scaleReport(figures), figures)
  }
  say(`\n${scaleReport(figures)}`)
  if (!isUsual) say("\nOther counts than usual: docs/ is left as it is.")
}

void main()
