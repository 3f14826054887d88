import {cp, mkdir, mkdtemp, readFile, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {formatIssue} from "../issue"
import {loadContent} from "../load-content"
import {smallContent} from "./small-content"

/** As the project's formatter writes it. */
const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const pictures = new Map<string, Promise<Buffer>>()

/** A plain picture of that width, in pixels, and of a height that tells it from others. */
export const makePicture = (width: number, height = 900, ending = ".jpg"): Promise<Buffer> => {
  const key = `${width} ${height} ${ending}`
  const picture =
    pictures.get(key) ??
    sharp({create: {width, height, channels: 3, background: "#0f4f49"}})
      .toFormat(ending.slice(1) as "jpg" | "png" | "webp")
      .toBuffer()
  pictures.set(key, picture)
  return picture
}

const smallPictures = (content: object) => [
  "data/pages/pictures/plain.jpg",
  "data/pictures/plain.jpg",
  ...Object.keys(content)
    .filter(file => file.startsWith("data/experiences/"))
    .map(file => path.join(path.dirname(file), "banner.jpg")),
]

/**
 * Writes a site into a folder of its own: content, the interface's words, plain pictures.
 *
 * @param content - its data files by their path, by default those of a small sound site
 * @param named - paths of its pictures
 * @returns its folder, and how to change it and look at its issues
 */
export const makeSmallSite = async (
  content: Record<string, object> = smallContent(),
  named: readonly string[] = smallPictures(content),
) => {
  const root = await mkdtemp(path.join(os.tmpdir(), "site-"))
  const at = (file: string) => path.join(root, file)
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(path.dirname(at(file)), {recursive: true})
    await writeFile(at(file), text)
  }
  const read = async (file: string) => JSON.parse(await readFile(at(file), "utf8"))
  await Promise.all([
    cp("locales", at("locales"), {recursive: true}),
    ...Object.entries(content).map(([file, value]) => write(file, toText(value))),
    ...named.map(async (file, index) =>
      write(file, await makePicture(1600, 901 + index, path.extname(file))),
    ),
  ])
  return {
    root,
    at,
    write,
    /** Changes the value of a JSON file in place. */
    // The point of these tests is data of any shape.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    edit: async (file: string, change: (value: any) => void) => {
      const value = await read(file)
      change(value)
      await write(file, toText(value))
    },
    /** Every issue as the build prints it. */
    issues: async () => (await loadContent(root)).issues.map(formatIssue),
    load: () => loadContent(root),
  }
}
