import path from "path"
import type {Language} from "../../../src/i18n/languages"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {type SearchedContent, searchIndex} from "./search-index"

/**
 * Writes a language's index into the build, named by its content. It lies beside the pictures and
 * is removed when no page names it (tidy-build.ts).
 *
 * @param root - the project
 * @returns its address
 */
export const writeSearchIndex = async (
  root: string,
  content: SearchedContent,
  language: Language,
): Promise<string> => {
  const text = searchIndex(content, language)
  const folder = `static/${shortHash(text).slice(0, 12)}`
  await writeWhole(path.join(root, "public", folder, "trips.json"), text)
  return `/${folder}/trips.json`
}
