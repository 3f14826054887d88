import {readFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {atOnce} from "../files/at-once"
import {fileHash} from "../files/short-hash"
import {isWritten, writeWhole} from "../files/write-whole"
import {encode} from "./encoders"
import {cropPicture} from "./open-picture"
import type {Order} from "./order"
import type {PictureFile} from "./plan-picture"

// Several pictures are encoded in parallel instead.
sharp.concurrency(1)

/** Pixels of the part that an order shows, large enough for its largest file. */
const partOf = async ({focus, files}: Order, source: Buffer) => {
  const largest = files.reduce((one, other) => (other.width > one.width ? other : one))
  const enough = 2 * largest.width
  const part = await cropPicture(source, largest, focus, enough)
  const {data, info} = await part
    .resize({width: enough, withoutEnlargement: true})
    .raw()
    .toBuffer({resolveWithObject: true})
  return () => sharp(data, {raw: info})
}

const writeFile = async (part: sharp.Sharp, file: PictureFile, target: string) => {
  const picture = part.resize(file.width, file.height, {fit: "fill"})
  await writeWhole(target, await encode(picture, file))
}

/** Tells picture faults from disk faults; libvips passes on only the system's message. */
export const explain = (source: string, {message}: Error) =>
  /ENOSPC|No space left on device/.test(message)
    ? `The disk is full: there is no room for the files of ${source}. Free some, and build again; what is encoded by now stays.`
    : `${source} cannot be encoded: ${message}`

/**
 * Makes files of an order.
 *
 * @param files - those of the order that are wanted now
 * @param whenMade - called after each
 * @throws Error naming the picture: it cannot be read, or the file cannot be written; of a full
 *   disk it says so
 */
export const encodeOrder = async (
  folder: string,
  order: Order,
  files: readonly PictureFile[] = order.files,
  whenMade: () => void = () => {},
): Promise<void> => {
  try {
    const source = await readFile(order.source)
    if ((await fileHash(order.source)) !== order.digest)
      throw new Error("it was replaced after the pages were made that show it. Build again")
    const part = await partOf(order, source)
    for (const file of files) {
      await writeFile(part(), file, path.join(folder, file.path))
      whenMade()
    }
  } catch (error) {
    throw new Error(explain(order.source, error as Error))
  }
}

const missingOf = async (folder: string, order: Order) => {
  const isThere = await Promise.all(
    order.files.map(file => isWritten(path.join(folder, file.path))),
  )
  return {order, files: order.files.filter((_, index) => !isThere[index])}
}

/** Orders of which a folder lacks files, with those files. */
export const missingFiles = async (folder: string, orders: readonly Order[]) =>
  (await atOnce(orders, order => missingOf(folder, order), 16)).filter(
    ({files}) => files.length > 0,
  )

/** Progress of the encoding; `secondsLeft` at the current pace. */
export type Progress = {made: number; total: number; secondsLeft: number}

/**
 * Encodes missing files of orders, in parallel. A file's path names its content and settings, so an
 * existing file is correct, and an interrupted build continues.
 *
 * @param report - told after each file
 * @returns how many files were made
 * @throws Error naming the first picture that cannot be encoded
 */
export const encodeMissing = async (
  folder: string,
  orders: readonly Order[],
  report: (progress: Progress) => void,
): Promise<number> => {
  const work = await missingFiles(folder, orders)
  const total = work.reduce((sum, {files}) => sum + files.length, 0)
  const start = Date.now()
  let made = 0
  const whenMade = () => {
    made += 1
    const secondsLeft = ((Date.now() - start) / 1000 / made) * (total - made)
    report({made, total, secondsLeft})
  }
  await atOnce(work, ({order, files}) => encodeOrder(folder, order, files, whenMade))
  return made
}
