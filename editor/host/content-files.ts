import {createHash} from "crypto"
import {readFile, stat} from "fs/promises"
import path from "path"
import {contentFolders, isContent} from "../../gatsby/content/content-files"
import {listContent} from "../../gatsby/content/list-content"

/** A file that the editor may read and write. */
export type ContentFile = {
  path: string
  /** Git blob hash of its content. */
  sha: string
  /** Bytes. */
  size: number
  /** When it was last written, as an ISO date. */
  changed: string
}

const folders = contentFolders.join("|")
const contentPath = new RegExp(
  `^(?:${folders})/(?:[\\w-]+/)*[\\w-][\\w.-]*\\.(?:json|jpe?g|png|webp)$`,
  "i",
)

/** Whether the editor may write to a path: a data file or a picture, with a plain name. */
export const isContentPath = (file: string): boolean => contentPath.test(file) && isContent(file)

/** Git blob hash of a content. */
export const blobSha = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")

type Known = {state: string; file: ContentFile}

/** Reads a project's content files, cached by time and size. */
export const contentReader = (root: string) => {
  const known = new Map<string, Known>()

  const describe = async (file: string): Promise<ContentFile> => {
    const {mtime, mtimeMs, size, ino} = await stat(path.join(root, file))
    const state = `${mtimeMs} ${size} ${ino}`
    const earlier = known.get(file)
    if (earlier?.state === state) return earlier.file
    const content = await readFile(path.join(root, file))
    const changed = mtime.toISOString()
    const described = {path: file, sha: blobSha(content), size: content.length, changed}
    known.set(file, {state, file: described})
    return described
  }

  /** All files in the order of their paths. */
  const list = (): Promise<ContentFile[]> =>
    Promise.all(listContent(root).filter(isContentPath).map(describe))

  /** Content of a file by the hash that names it; undefined if no file has it any more. */
  const read = async (sha: string): Promise<Buffer | undefined> => {
    const file = (await list()).find(each => each.sha === sha)
    return file && readFile(path.join(root, file.path))
  }

  return {list, read}
}
