import path from "path"
import {someOf} from "../words/some-of"
import {pictureName} from "./check-pictures"
import {isContent} from "./content-files"
import {listContent} from "./list-content"
import {imageFields} from "./texts-of"

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
      imageFields(value).map(({text}) => path.posix.join(path.posix.dirname(file), text)),
    ),
  )
  return listContent(root).filter(
    file => isContent(file) && pictureName.test(file) && !named.has(file),
  )
}

/** Says which they are; undefined if there is none. */
export const unusedWarning = (unused: readonly string[]): string | undefined =>
  unused.length > 0
    ? `No page shows ${unused.length === 1 ? "this picture" : "these pictures"}, remove or use ${unused.length === 1 ? "it" : "them"}:${someOf(unused)}`
    : undefined
