import {readFile, rm, stat} from "fs/promises"
import path from "path"
import {atOnce} from "../files/at-once"
import {filesIn} from "../files/files-in"
import {isWritten, writeWhole} from "../files/write-whole"
import {explain} from "./encode"
import type {Order} from "./order"

/** Folder of encoded pictures. It lies beside `public` and `.cache`, so that `gatsby clean` leaves it. */
export const picturesCache = (root: string): string =>
  path.resolve(root, process.env.PICTURES_CACHE || ".pictures-cache")

/**
 * Copies encoded pictures into a build, those that it lacks.
 *
 * @param cache - where all of them are
 * @throws Error naming the picture whose file cannot be written; of a full disk it says so
 */
export const copyPictures = async (
  cache: string,
  folder: string,
  orders: readonly Order[],
): Promise<void> => {
  const files = orders.flatMap(({source, files: own}) => own.map(file => ({...file, source})))
  const copy = async ({path: file, source}: (typeof files)[number]) => {
    const target = path.join(folder, file)
    if (await isWritten(target)) return
    try {
      await writeWhole(target, await readFile(path.join(cache, file)))
    } catch (error) {
      throw new Error(explain(source, error as Error))
    }
  }
  await atOnce(files, copy, 16)
}

/** Days that a file stays which this content does not show: another branch, or another clone, may. */
const mostDays = 30

/** Removes what has been in the cache for long and is not planned. */
export const pruneCache = async (cache: string, orders: readonly Order[]): Promise<void> => {
  const planned = new Set(
    orders.flatMap(({files}) => files.map(({path: file}) => path.join(cache, file))),
  )
  const oldest = Date.now() - mostDays * 24 * 60 * 60 * 1000
  for (const file of await filesIn(cache, /./).catch(() => []))
    if (!planned.has(file) && (await stat(file)).mtimeMs < oldest) await rm(file, {force: true})
}
