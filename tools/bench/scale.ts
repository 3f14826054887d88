/**
 * Measures builds of many experiences: `npm run bench:scale`, or `-- 28 280` for some counts, or
 * `-- --real 28` with pictures as they are.
 */
import {mkdtemp, readdir, readFile, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {publish} from "./document"
import {type Pictures, writeProject} from "./scale-project"
import {type ScaleFigures, scaleReport} from "./scale-report"
import {type Build, timedBuild} from "./timed-build"

const usualCounts = [28, 280, 1000]

/** Reads the words after `npm run bench:scale --`. */
const readOptions = (words: readonly string[]): {counts: number[]; pictures: Pictures} => {
  const pictures = words.includes("--real") ? "real" : "blurred"
  const counts = words
    .filter(word => word !== "--real")
    .map(word => {
      if (!/^[1-9]\d*$/.test(word))
        throw new Error(`bench:scale: found "${word}", expected --real or whole numbers from 1`)
      return Number(word)
    })
  return {counts: counts.length > 0 ? counts : usualCounts, pictures}
}

/** Changes one word of one experience, as an editor does. */
const editOneWord = async (folder: string) => {
  const experiences = path.join(folder, "data/experiences")
  const [first = ""] = (await readdir(experiences)).sort()
  const file = path.join(experiences, first, "experience.json")
  const text = await readFile(file, "utf8")
  const edited = text.replace(/("closing":\s*\{\s*"\w+":\s*")/, "$1Now: ")
  if (edited === text) throw new Error(`${file}: expected a closing`)
  await writeFile(file, edited)
}

const measure = async (root: string, count: number, pictures: Pictures): Promise<ScaleFigures> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `scale-${count}-`))
  const build = async (name: string): Promise<Build> => {
    const figures = await timedBuild(folder)
    const {seconds, peakMegabytes} = figures
    process.stdout.write(`${count} ${name}: ${seconds.toFixed(1)} s, ${peakMegabytes} MB\n`)
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
  const {counts, pictures} = readOptions(process.argv.slice(2))
  for (const count of counts) {
    figures.push(await measure(process.cwd(), count, pictures))
    // After each count: a run that is ended early keeps what it has.
    await publish("scale", scaleReport(figures), figures)
  }
}

void main()
