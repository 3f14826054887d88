import {readFile} from "fs/promises"
import path from "path"
import {someOf} from "../words/some-of"
import {pictureName} from "./check-pictures"
import {listContent} from "./list-content"
import {withoutNotes} from "./picture-notes"
import {imagesOf} from "./texts-of"

const picturesIn = (root: string) => listContent(root).filter(file => pictureName.test(file))

/**
 * Finds pictures that no data file names. They do no harm, so they are told and refuse no build:
 * a photograph that the editor took off a page stays in its folder.
 *
 * @param files - every data file with its content
 * @returns paths from there
 */
export const unusedPictures = (
  root: string,
  files: readonly {file: string; value?: unknown}[],
): string[] => {
  const named = new Set(
    files.flatMap(({file, value}) =>
      imagesOf(value).map(({text}) => path.posix.join(path.posix.dirname(file), text)),
    ),
  )
  return picturesIn(root).filter(file => !named.has(file))
}

/** Says which they are; undefined if there is none. */
export const unusedWarning = (unused: readonly string[]): string | undefined =>
  unused.length > 0
    ? `No page shows ${unused.length === 1 ? "this picture" : "these pictures"}, remove or use ${unused.length === 1 ? "it" : "them"}:${someOf(unused)}`
    : undefined

/**
 * Finds pictures in which a camera has noted where, when or with what they were taken. They are published
 * without that, but the repository has the files themselves, and may be public.
 *
 * @returns the same pictures without, by their path from there
 */
export const notedPictures = async (root: string): Promise<Map<string, Buffer>> => {
  const noted = new Map<string, Buffer>()
  for (const file of picturesIn(root)) {
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
