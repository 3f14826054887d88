import {stat} from "fs/promises"
import path from "path"
import {atOnce} from "../files/at-once"
import {someOf} from "../words/some-of"
import {mostBytes} from "./encoders"
import type {Order} from "./order"

/** A file that is heavier than planned; `width` in pixels. */
export type Heavy = {source: string; path: string; width: number; bytes: number; most: number}

/** Finds the files that are too heavy even in the least quality: their pictures are rich in detail. */
export const heavyPictures = async (folder: string, orders: readonly Order[]): Promise<Heavy[]> => {
  const files = orders.flatMap(({source, files: own}) => own.map(file => ({...file, source})))
  const weighed = await atOnce(
    files,
    async file => {
      const {size: bytes} = await stat(path.join(folder, file.path))
      return {source: file.source, path: file.path, width: file.width, bytes, most: mostBytes(file)}
    },
    16,
  )
  return weighed.filter(({bytes, most}) => bytes > most)
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/** Says which files are heavy. */
export const heavyWarning = (root: string, heavy: readonly Heavy[]): string => {
  const files = heavy.map(
    ({source, width, bytes, most}) =>
      `${path.relative(root, source)} (${width} px: ${kilobytes(bytes)} kB of ${kilobytes(most)})`,
  )
  return `Pictures rich in detail stay heavier than planned, and phones wait for them:${someOf(files)}`
}
