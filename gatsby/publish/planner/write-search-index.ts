import path from "path"
import {type Language, languages} from "../../../src/i18n/languages"
import type {SiteContent} from "../../content/site-content"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {type SearchedContent, searchIndex} from "./search-index"

/** Address of a language's index, which is named by its content, and its text. */
export const searchIndexFile = (content: SearchedContent, language: Language) => {
  const text = searchIndex(content, language)
  return {address: `/static/${shortHash(text).slice(0, 12)}/trips.json`, text}
}

/**
 * Writes the index of every language into the build, as pages ask for them.
 *
 * @returns names of their folders in `static`
 */
export const writeSearchIndexes = async (root: string, content: SiteContent): Promise<string[]> => {
  const searched = {...content, activities: content.activities.activities}
  const files = languages.map(language => searchIndexFile(searched, language))
  for (const {address, text} of files) await writeWhole(path.join(root, "public", address), text)
  return files.map(({address}) => path.basename(path.dirname(address)))
}
