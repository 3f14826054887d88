import {readFile} from "fs/promises"
import path from "path"
import {someOf} from "../words/some-of"
import {pictureName} from "./check-pictures"
import {listContent} from "./list-content"
import {withoutNotes} from "./picture-notes"

/**
 * Finds pictures in which a camera has noted where, when or with what they were taken. They are published
 * without that, but the repository has the files themselves, and may be public.
 *
 * @returns the same pictures without, by their path from there
 */
export const notedPictures = async (root: string): Promise<Map<string, Buffer>> => {
  const noted = new Map<string, Buffer>()
  for (const file of listContent(root).filter(name => pictureName.test(name))) {
    const bytes = await readFile(path.join(root, file))
    const clean = withoutNotes(bytes)
    if (clean !== bytes) noted.set(file, Buffer.from(clean))
  }
  return noted
}

/** Says which they are; undefined if there is none. */
export const notesWarning = (noted: readonly string[]): string | undefined =>
  noted.length > 0
    ? `These pictures tell, in the repository, where or with what they were taken; npm run format takes that out and leaves their pixels as they are:${someOf(noted)}`
    : undefined
