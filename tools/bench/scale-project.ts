import {cp, mkdir, readdir, readFile, symlink, writeFile} from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"

type Bilingual = Record<string, string>
type Stored = {
  slug: string
  title: Bilingual
  messagingTitle: Bilingual
  seo: {title: Bilingual; description: Bilingual}
  formerSlugs?: string[]
}

/** What a project is made of, beside its data. */
const parts = [
  "gatsby",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "locales",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
]

/** Writes a number over the beginning of a text, which keeps its length. */
const overwrite = (texts: Bilingual, round: number): Bilingual => {
  const {length} = String(round)
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, `${round}${text.slice(length)}`]),
  )
}

/**
 * Makes a further experience out of a real one.
 *
 * @param round - 0 leaves it as it is; any other number goes into slug, titles and search texts
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
    formerSlugs: undefined,
    title: overwrite(title, round),
    messagingTitle: overwrite(messagingTitle, round),
    seo: {title: overwrite(seo.title, round), description: overwrite(seo.description, round)},
  }
}

/** Real pictures, or blurred ones, which are encoded in no time. */
export type Pictures = "real" | "blurred"

/** Width that the content contract asks of a picture at least, and a blur that leaves no detail. */
const blurredWidth = 1600
const blur = 24

const copyPicture = (pictures: Pictures, source: string, target: string) =>
  pictures === "real"
    ? cp(source, target)
    : sharp(source).resize(blurredWidth).blur(blur).toFile(target)

type Copy = {source: string; target: string; round: number; pictures: Pictures}

const writeExperience = async ({source, target, round, pictures}: Copy) => {
  const stored = JSON.parse(await readFile(path.join(source, "experience.json"), "utf8")) as Stored
  const experience = copyOf(stored, round)
  const folder = path.join(target, experience.slug)
  await mkdir(folder, {recursive: true})
  await writeFile(path.join(folder, "experience.json"), JSON.stringify(experience, null, 2))
  for (const name of await readdir(source)) {
    const original = path.join(target, stored.slug, name)
    if (name === "experience.json") continue
    if (round > 0) await cp(original, path.join(folder, name))
    else await copyPicture(pictures, path.join(source, name), path.join(folder, name))
  }
}

/** In place of the content contract's: copies have the pictures of the originals. */
const noPictureRule = "export const checkOwnPictures = async () => []\n"

const writeParts = async (root: string, folder: string) => {
  for (const part of parts)
    await cp(path.join(root, part), path.join(folder, part), {recursive: true})
  await writeFile(path.join(folder, "gatsby/content/check-own-pictures.ts"), noPictureRule)
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"))
  const experiences = path.join(root, "data/experiences")
  await cp(path.join(root, "data"), path.join(folder, "data"), {
    recursive: true,
    filter: source => !source.startsWith(experiences + path.sep),
  })
}

/**
 * Writes a project with many experiences, made from the real ones in turn. Copies keep the picture
 * of the one they are made from, so that encoding, which grows with the pictures alone, does not
 * hide what a page costs.
 *
 * @param root - this project
 * @param folder - where the other is written; it must be empty
 * @param count - how many experiences
 */
export const writeProject = async (
  root: string,
  folder: string,
  count: number,
  pictures: Pictures,
): Promise<void> => {
  await writeParts(root, folder)
  const experiences = path.join(root, "data/experiences")
  const slugs = (await readdir(experiences)).sort()
  for (let index = 0; index < count; index += 1) {
    const slug = slugs[index % slugs.length]
    if (!slug) throw new Error(`${experiences} holds no experience to copy`)
    const round = Math.floor(index / slugs.length)
    const target = path.join(folder, "data/experiences")
    await writeExperience({source: path.join(experiences, slug), target, round, pictures})
  }
}
