import path from "path"
import {type Language, languages} from "../../../src/i18n/languages"
import type {SiteContent} from "../../content/site-content"
import {outputFile} from "../../files/output-file"
import {shortHash} from "../../files/short-hash"
import {type SearchedContent, searchIndex} from "./search-index"

/** Address of a language's index, which is named by its content, and its text. */
export const searchIndexFile = (content: SearchedContent, language: Language) => {
  const text = searchIndex(content, language)
  return {address: `/static/${shortHash(text).slice(0, 12)}/trips.json`, text}
}

/** Writes the index of every language into the build, as pages ask for them. */
export const writeSearchIndexes = async (root: string, content: SiteContent): Promise<void> => {
  const searched = {...content, activities: content.activities.activities}
  for (const language of languages) {
    const {address, text} = searchIndexFile(searched, language)
    await outputFile(path.join(root, "public", address), text)
  }
}
