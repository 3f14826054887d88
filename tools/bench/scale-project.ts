import {execFileSync} from "node:child_process"
import {createHash} from "node:crypto"
import {cp, mkdir, readdir, readFile, symlink, writeFile} from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import {listSlugs} from "../read-data"

type Bilingual = Record<string, string>
type Stored = {
  slug: string
  code: string
  title: Bilingual
  messagingTitle: Bilingual
  seo: {title: Bilingual; description: Bilingual}
  formerSlugs?: string[]
}

/** What a project is made of, beside its data: all that git keeps. */
const partsOf = (root: string): string[] => {
  const files = execFileSync("git", ["ls-files"], {cwd: root, encoding: "utf8"}).trim().split("\n")
  return [...new Set(files.map(file => file.split("/")[0] ?? ""))].filter(part => part !== "data")
}

/** Writes a number over the beginning of a text, which keeps its length; a text may begin with one itself. */
const overwrite = (texts: Bilingual, round: number): Bilingual => {
  const mark = `${round}:`
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, mark + text.slice(mark.length)]),
  )
}

/** Five letters for a copy; of a thousand copies hardly two ever have the same. */
const codeOf = (slug: string): string =>
  [...createHash("sha256").update(slug).digest().subarray(0, 5)]
    .map(byte => String.fromCharCode(65 + (byte % 26)))
    .join("")

/**
 * Makes a further experience out of a real one.
 *
 * @param round - 0 leaves it as it is; any other number goes into slug, code, titles and search texts
 */
export const copyOf = <Experience extends Stored>(
  experience: Experience,
  round: number,
): Experience => {
  if (round === 0) return experience
  const {slug, title, messagingTitle, seo} = experience
  return {
    ...experience,
    slug: `${slug}-${round}`,
    code: codeOf(`${slug}-${round}`),
    formerSlugs: undefined,
    title: overwrite(title, round),
    messagingTitle: overwrite(messagingTitle, round),
    seo: {title: overwrite(seo.title, round), description: overwrite(seo.description, round)},
  }
}

/** Degrees between the hues of two copies. A prime, so that a hue comes again after 360 copies. */
const hueStep = 47

/** Writes an experience with its pictures; those of a copy have another hue, so that each is encoded. */
const writeExperience = async (source: string, target: string, round: number) => {
  const stored = JSON.parse(await readFile(path.join(source, "experience.json"), "utf8")) as Stored
  const experience = copyOf(stored, round)
  const folder = path.join(target, experience.slug)
  await mkdir(folder, {recursive: true})
  await writeFile(path.join(folder, "experience.json"), JSON.stringify(experience, null, 2))
  for (const name of await readdir(source)) {
    const [from, to] = [path.join(source, name), path.join(folder, name)]
    if (name === "experience.json") continue
    if (round === 0) await cp(from, to)
    else
      await sharp(from)
        .modulate({hue: (round * hueStep) % 360})
        .toFile(to)
  }
}

const writeParts = async (root: string, folder: string) => {
  for (const part of partsOf(root))
    await cp(path.join(root, part), path.join(folder, part), {recursive: true})
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"))
  const experiences = path.join(root, "data/experiences")
  await cp(path.join(root, "data"), path.join(folder, "data"), {
    recursive: true,
    filter: source => !source.startsWith(experiences + path.sep),
  })
}

/**
 * Writes a project with many experiences, made from the real ones in turn.
 *
 * @param folder - where the other is written; it must be empty
 * @param count - how many experiences; pages show some of the real ones, so not fewer than those
 */
export const writeProject = async (root: string, folder: string, count: number): Promise<void> => {
  await writeParts(root, folder)
  const experiences = path.join(root, "data/experiences")
  const slugs = listSlugs("experiences", "experience", root)
  // Pages show some of them by name.
  if (!(count >= slugs.length))
    throw new Error(`bench: found --scale ${count}, expected ${slugs.length} experiences or more`)
  for (let index = 0; index < count; index += 1) {
    const source = path.join(experiences, slugs[index % slugs.length] ?? "")
    const round = Math.floor(index / slugs.length)
    await writeExperience(source, path.join(folder, "data/experiences"), round)
  }
}
