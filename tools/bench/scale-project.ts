import {cp, mkdir, readdir, readFile, symlink, writeFile} from "node:fs/promises"
import path from "node:path"

type Bilingual = {en: string; es: string}
type Stored = {slug: string; title: Bilingual}

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

/**
 * Makes a further experience out of a real one.
 *
 * @param round - 0 leaves it as it is; any other number goes into slug and title
 */
export const copyOf = <Experience extends Stored>(
  experience: Experience,
  round: number,
): Experience => {
  if (round === 0) return experience
  const {slug, title} = experience
  const numbered = {en: `${title.en} ${round}`, es: `${title.es} ${round}`}
  return {...experience, slug: `${slug}-${round}`, title: numbered}
}

const writeExperience = async (source: string, target: string, round: number) => {
  const stored = JSON.parse(await readFile(path.join(source, "experience.json"), "utf8")) as Stored
  const experience = copyOf(stored, round)
  const folder = path.join(target, experience.slug)
  await mkdir(folder, {recursive: true})
  await writeFile(path.join(folder, "experience.json"), JSON.stringify(experience, null, 2))
  for (const name of await readdir(source))
    if (name !== "experience.json") await cp(path.join(source, name), path.join(folder, name))
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
export const writeProject = async (root: string, folder: string, count: number): Promise<void> => {
  for (const part of parts)
    await cp(path.join(root, part), path.join(folder, part), {recursive: true})
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"))
  const experiences = path.join(root, "data/experiences")
  await cp(path.join(root, "data"), path.join(folder, "data"), {
    recursive: true,
    filter: source => !source.startsWith(experiences + path.sep),
  })
  const slugs = (await readdir(experiences)).sort()
  for (let index = 0; index < count; index += 1) {
    const slug = slugs[index % slugs.length]
    if (!slug) throw new Error(`${experiences} holds no experience to copy`)
    const round = Math.floor(index / slugs.length)
    const target = path.join(folder, "data/experiences")
    await writeExperience(path.join(experiences, slug), target, round)
  }
}
