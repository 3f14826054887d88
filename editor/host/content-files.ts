import {createHash, randomBytes} from "crypto"
import {readFile, stat} from "fs/promises"
import path from "path"
import {contentFolders, isContent} from "../../gatsby/content/content-files"
import {listContent} from "../../gatsby/content/list-content"

/** A file that the editor may read and write, by its path from the project. */
export type ContentFile = {
  path: string
  /** What names its content, as git does: the hash of a blob. */
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

/** Whether the editor may write there: a data file or a picture of the site, under a plain name. */
export const isContentPath = (file: string): boolean => contentPath.test(file) && isContent(file)

/** Hash by which git names a file of this content. */
export const blobSha = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")

type Known = {state: string; file: ContentFile}

/**
 * Makes a reader of a project's content files. It reads a file anew only when its time or size has
 * changed.
 *
 * @param root - the project's folder
 */
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
  const list = async (): Promise<ContentFile[]> => {
    return Promise.all(listContent(root).filter(isContentPath).map(describe))
  }

  /** Content of a file by the hash that names it; undefined where no file has it any more. */
  const read = async (sha: string): Promise<Buffer | undefined> => {
    const file = (await list()).find(each => each.sha === sha)
    return file && readFile(path.join(root, file.path))
  }

  return {list, read}
}

/** Names the state of all files together: it changes with any of them. */
export const headOf = (files: readonly ContentFile[]): string =>
  createHash("sha1")
    .update(JSON.stringify(files.map(({path: file, sha}) => [file, sha])))
    .digest("hex")

/**
 * Makes what names each state as a commit is named. A state that comes back, such as that of a change
 * taken back by git, has a name of its own: a browser keeps what it has read and saved under a name, and
 * would show it for what stands on the disk.
 */
export const commitNames = () => {
  let state = ""
  let name = ""
  return (files: readonly ContentFile[]): string => {
    const now = headOf(files)
    if (now !== state) name = randomBytes(20).toString("hex")
    state = now
    return name
  }
}
