import {existsSync} from "fs"
import {mkdir, readdir, readFile, rm} from "fs/promises"
import path from "path"
import {fileHash} from "../files/short-hash"
import {writeWhole} from "../files/write-whole"
import type {Focus} from "./focus"
import type {PictureFile} from "./plan-picture"

/** What pages have asked for of one picture; queries ask, and the files are made once, at the end. */
export type Order = {
  /** Path of the picture. */
  source: string
  /** Hash of its content when it was ordered: ours, as what Gatsby's own is made of may change. */
  digest: string
  focus: Focus
  files: PictureFile[]
}

const folderOf = (root: string) => path.join(root, ".cache", "pictures")

/**
 * Notes an order. Queries run in several processes, and not again where nothing has changed: so an
 * order is a file beside Gatsby's cache, and goes with it.
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
  await mkdir(folderOf(root), {recursive: true})
  const digest = await fileHash(order.source)
  await writeWhole(file, JSON.stringify({...order, digest} satisfies Order))
}

/** Reads one order. */
export const readOrder = async (root: string, key: string): Promise<Order> =>
  JSON.parse(await readFile(path.join(folderOf(root), `${key}.json`), "utf8"))

/**
 * Reads the orders of some pictures, and drops all others: no page asks for those any more.
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
