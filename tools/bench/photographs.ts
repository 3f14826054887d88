import {mkdtemp, readdir, readFile, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import {languages} from "../../src/i18n/languages"
import {listSlugs} from "../read-data"
import {writeProject} from "./scale-project"

/** Photographs in the row of each trip. */
const inRow = 6

/** An entry of a trip for one of its photographs. */
const entryOf = (file: string) => ({
  file: `./${file}`,
  alt: Object.fromEntries(languages.map(language => [language, `${language}: ${file}`])),
  people: "none",
})

/**
 * Writes a copy of the project in which photographs stand in place of all posters, and six more in a row on each trip.
 *
 * @param photographs - folder of JPEG files
 * @returns its folder, which is temporary
 * @throws Error if there is no JPEG in the folder of photographs
 */
export const writePhotographed = async (root: string, photographs: string): Promise<string> => {
  const sources = (await readdir(photographs)).filter(name => name.endsWith(".jpg")).sort()
  if (sources.length === 0)
    throw new Error(`bench: found no .jpg in --photographs=${photographs}, expected some`)
  const folder = await mkdtemp(path.join(os.tmpdir(), "photographs-"))
  const slugs = listSlugs("experiences", "experience", root)
  await writeProject(root, folder, slugs.length)
  let turn = 0
  const put = async (target: string) => {
    const source = path.join(photographs, sources[turn % sources.length] ?? "")
    // The content contract refuses the same picture twice: each is brighter than the one before.
    const brightness = 0.9 + turn++ / 1000
    const picture = sharp(source).rotate().resize(2400, 1350).modulate({brightness})
    await writeFile(target, await picture.jpeg({quality: 90}).toBuffer())
  }
  const posters = await readdir(path.join(folder, "data"), {recursive: true})
  for (const poster of posters.filter(name => name.endsWith(".jpg")))
    await put(path.join(folder, "data", poster))
  for (const slug of slugs) {
    const trip = path.join(folder, "data/experiences", slug)
    const row = Array.from({length: inRow}, (_, index) => `photograph-${index + 1}.jpg`)
    for (const name of row) await put(path.join(trip, name))
    const stored = path.join(trip, "experience.json")
    const experience = JSON.parse(await readFile(stored, "utf8"))
    const photoCredit = {credit: "Bench", source: "bench"}
    await writeFile(stored, JSON.stringify({...experience, photos: row.map(entryOf), photoCredit}))
  }
  return folder
}
