/** Measures builds of many experiences: `npm run bench:scale`, or `-- 28 280` for some counts. */
import {mkdtemp, readFile, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {publish} from "./document"
import {writeProject} from "./scale-project"
import {type ScaleFigures, scaleReport} from "./scale-report"
import {type Build, timedBuild} from "./timed-build"

const usualCounts = [28, 280, 1000]

const readCounts = (words: readonly string[]) => {
  const counts = words.map(Number)
  const wrong = words.find(
    (_, index) => !Number.isInteger(counts[index]) || Number(counts[index]) < 1,
  )
  if (wrong) throw new Error(`bench:scale: found "${wrong}", expected whole numbers from 1`)
  return counts.length > 0 ? counts : usualCounts
}

/** Changes one word of one experience, as an editor does. */
const editOneWord = async (folder: string) => {
  const file = path.join(folder, "data/experiences/cali/experience.json")
  const text = await readFile(file, "utf8")
  const edited = text.replace(/("seo":[\s\S]*?"description":\s*\{\s*"en":\s*")/, "$1Now: ")
  if (edited === text)
    throw new Error(`${file}: expected an English description for search engines`)
  await writeFile(file, edited)
}

const measure = async (root: string, count: number): Promise<ScaleFigures> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `scale-${count}-`))
  const build = async (name: string): Promise<Build> => {
    const figures = await timedBuild(folder)
    const {seconds, peakMegabytes} = figures
    process.stdout.write(`${count} ${name}: ${seconds.toFixed(1)} s, ${peakMegabytes} MB\n`)
    return figures
  }
  try {
    await writeProject(root, folder, count)
    const cold = await build("cold")
    const warm = await build("warm")
    await editOneWord(folder)
    return {count, cold, warm, edited: await build("after one word")}
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

const main = async () => {
  const figures: ScaleFigures[] = []
  for (const count of readCounts(process.argv.slice(2))) {
    figures.push(await measure(process.cwd(), count))
    // After each count: a run that is ended early keeps what it has.
    await publish("scale", scaleReport(figures), figures)
  }
}

void main()
