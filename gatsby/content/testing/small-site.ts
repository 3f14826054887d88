import {cp, mkdir, mkdtemp, readFile, symlink, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {formatFault} from "../fault"
import {loadContent} from "../load-content"
import {fileSchemas} from "../schema/files"

/** The experiences that stand for their groups in the catalogue: one of each length of stay. */
export const smallSiteSlugs = ["theperfectroute", "pacificroutes", "bird-watching"] as const

/** A plain JPEG of that width, in pixels, and of a height that tells it from others. */
export const makePicture = (width: number, height = 90): Promise<Buffer> =>
  sharp({create: {width, height, channels: 3, background: "#0f4f49"}})
    .jpeg()
    .toBuffer()

const withoutOtherPosters = (text: string) =>
  text.replace(
    /\.\.\/experiences\/[\w-]+\/banner\.jpg/g,
    `../experiences/${smallSiteSlugs[0]}/banner.jpg`,
  )

/**
 * Writes a small sound site into a folder of its own: the project's real texts, three
 * experiences, plain pictures.
 *
 * @returns its folder, and how to break it and look at its faults
 */
export const makeSmallSite = async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "site-"))
  const at = (file: string) => path.join(root, file)
  await mkdir(at("data/pages/pictures"), {recursive: true})
  await Promise.all([
    cp("locales", at("locales"), {recursive: true}),
    ...["src", "gatsby"].map(folder => symlink(path.resolve(folder), at(folder))),
    cp("data/regions", at("data/regions"), {recursive: true}),
    ...Object.keys(fileSchemas).map(async name =>
      writeFile(
        at(`data/${name}.json`),
        withoutOtherPosters(await readFile(`data/${name}.json`, "utf8")),
      ),
    ),
    ...["home-hero", "home-colombia", "about"].map(async name =>
      writeFile(at(`data/pages/pictures/${name}.jpg`), await makePicture(1600)),
    ),
    ...smallSiteSlugs.map(async (slug, index) => {
      await mkdir(at(`data/experiences/${slug}`), {recursive: true})
      await cp(
        `data/experiences/${slug}/experience.json`,
        at(`data/experiences/${slug}/experience.json`),
      )
      await writeFile(
        at(`data/experiences/${slug}/banner.jpg`),
        await makePicture(1600, 100 + index),
      )
    }),
  ])

  const read = async (file: string) => JSON.parse(await readFile(at(file), "utf8"))
  return {
    root,
    at,
    /** Writes a file as it is. */
    write: (file: string, content: string | Buffer) => writeFile(at(file), content),
    /** Changes the value of a JSON file in place. */
    // The point of these tests is data of any shape.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    edit: async (file: string, change: (value: any) => void) => {
      const value = await read(file)
      change(value)
      await writeFile(at(file), JSON.stringify(value, null, 2))
    },
    /** Every fault as the build prints it. */
    faults: async () => (await loadContent(root)).faults.map(formatFault),
    load: () => loadContent(root),
  }
}
