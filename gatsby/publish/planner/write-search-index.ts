import path from "path"
import {type Language, languages} from "../../../src/i18n/languages"
import type {SiteContent} from "../../content/site-content"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {type SearchedContent, searchIndex} from "./search-index"

/**
 * Writes a language's index into the build, named by its content. It lies beside the pictures and
 * is removed when another takes its place (tidy-build.ts).
 *
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

/**
 * Writes the index of every language, as pages ask for them.
 *
 * @returns names of their folders in `static`
 */
export const writeSearchIndexes = async (root: string, content: SiteContent): Promise<string[]> => {
  const searched = {...content, activities: content.activities.activities}
  const addresses = await Promise.all(
    languages.map(language => writeSearchIndex(root, searched, language)),
  )
  return addresses.map(address => path.basename(path.dirname(address)))
}
