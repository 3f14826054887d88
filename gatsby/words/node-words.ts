import type {Language} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import type {Words} from "../../src/i18n/use-words"

type Context = {nodeModel: {findOne: (query: object) => Promise<unknown>}}

/**
 * Gives the words that the build writes itself, for a resolver. They come through Gatsby's nodes, so
 * that it asks a page's query again when one of them changes.
 */
export const nodeWords = async ({nodeModel}: Context, language: Language): Promise<Words> => {
  const filter = {ns: {eq: "build"}, language: {eq: language}}
  const {data} = (await nodeModel.findOne({type: "Locale", query: {filter}})) as {data: string}
  return translator(language, {build: JSON.parse(data)})
}
