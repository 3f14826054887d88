import {existsSync} from "fs"
import {readdir, readFile, rm} from "fs/promises"
import path from "path"
import {fileHash} from "../files/short-hash"
import {writeWhole} from "../files/write-whole"
import type {Focus} from "./focus"
import type {PictureFile} from "./plan-picture"

/**
 * Files of one picture that pages need. Queries create orders; the files are encoded once, at the
 * end.
 */
export type Order = {
  /** Path of the picture. */
  source: string
  /** Our own hash of its content, because Gatsby's may change. */
  digest: string
  focus: Focus
  files: PictureFile[]
}

const folderOf = (root: string) => path.join(root, ".cache", "pictures")

/**
 * Stores an order as a file in Gatsby's cache, because queries run in several processes and are
 * skipped if nothing changed.
 *
 * @param key - tells orders apart
 */
export const noteOrder = async (
  root: string,
  key: string,
  order: Omit<Order, "digest">,
): Promise<void> => {
  const file = path.join(folderOf(root), `${key}.json`)
  if (existsSync(file)) return
  const digest = await fileHash(order.source)
  await writeWhole(file, JSON.stringify({...order, digest} satisfies Order))
}

/** Reads one order. */
export const readOrder = async (root: string, key: string): Promise<Order> =>
  JSON.parse(await readFile(path.join(folderOf(root), `${key}.json`), "utf8"))

/**
 * Reads the orders of some pictures and deletes all others.
 *
 * @param keys - of the pictures that pages show
 */
export const takeOrders = async (root: string, keys: ReadonlySet<string>): Promise<Order[]> => {
  const names = existsSync(folderOf(root)) ? await readdir(folderOf(root)) : []
  const isShown = (name: string) => name.endsWith(".json") && keys.has(path.basename(name, ".json"))
  const gone = names.filter(name => !isShown(name))
  await Promise.all(gone.map(name => rm(path.join(folderOf(root), name))))
  return Promise.all(
    names.filter(isShown).map(name => readOrder(root, path.basename(name, ".json"))),
  )
}
