import type {Language} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import type {TFunction} from "../../src/i18n/use-words"

type Context = {nodeModel: {findOne: (query: object) => Promise<unknown>}}

/** The last words of each language, with the text that they were made of: thousands of fields ask for them. */
const last = new Map<Language, {data: string; words: TFunction}>()

/**
 * The build's words for a resolver. They come from Gatsby's nodes, so a page's query runs again
 * when one changes.
 */
export const nodeWords = async ({nodeModel}: Context, language: Language): Promise<TFunction> => {
  const filter = {ns: {eq: "build"}, language: {eq: language}}
  const {data} = (await nodeModel.findOne({type: "Locale", query: {filter}})) as {data: string}
  const known = last.get(language)
  if (known?.data === data) return known.words
  const words = translator(language, {build: JSON.parse(data)})
  last.set(language, {data, words})
  return words
}
