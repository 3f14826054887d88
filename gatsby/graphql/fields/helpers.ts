import {type Language, toLanguage} from "../../../src/i18n/languages"
import {translator} from "../../../src/i18n/translator"
import type {TFunction} from "../../../src/i18n/use-words"
import type {I18nContext} from "../../content/facts/format"
import type {Experience} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {byCatalogueOrder} from "../../content/schema/groups"
import type {Region} from "../../content/schema/region"

/** Fields computed at build time instead of in components. */
export type Fields = {
  types: string
  resolvers: Record<string, Record<string, Field>>
}

export type Field = {
  resolve: (node: never, args: never, context: never, info: never) => unknown
}

/** A node as Gatsby makes it of a data file. */
export type Node = {id: string; parent: string}

/** The part of a resolver's arguments that computed fields use. */
export type Context = {
  nodeModel: {
    findAll: (query: object) => Promise<{entries: Iterable<unknown>}>
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
    findRootNodeAncestor: (part: object, isIt: (node: object) => boolean) => unknown
  }
}

/** The last words of each language, with the text that they were made of: thousands of fields ask for them. */
const last = new Map<Language, {data: string; words: TFunction}>()

/** The build's words. They come from Gatsby's nodes, so a page's query runs again when one changes. */
const wordsOf = async ({nodeModel}: Context, language: Language): Promise<TFunction> => {
  const filter = {ns: {eq: "build"}, language: {eq: language}}
  const {data} = (await nodeModel.findOne({type: "Locale", query: {filter}})) as {data: string}
  const known = last.get(language)
  if (known?.data === data) return known.words
  const words = translator(language, {build: JSON.parse(data)})
  last.set(language, {data, words})
  return words
}

/** A field that is the same in every language. */
export const plain = <Source>(read: (source: Source, context: Context) => unknown): Field => ({
  resolve: (source: Source, _: object, context: Context) => read(source, context),
})

/** A field that says something: its code is told in which language, with the words for it. */
export const inWords = <Source>(
  say: (source: Source, i18n: I18nContext, context: Context) => unknown,
): Field => ({
  resolve: async (source: Source, {language: tag}: {language?: string}, context: Context) => {
    const language = toLanguage(tag)
    return say(source, {language, t: await wordsOf(context, language)}, context)
  },
})

export const allOf = async <Type>({nodeModel}: Context, type: string): Promise<Type[]> =>
  [...(await nodeModel.findAll({type, query: {}})).entries] as Type[]

export const bySlug = async <Type>({nodeModel}: Context, type: string, slug: string) =>
  (await nodeModel.findOne({type, query: {filter: {slug: {eq: slug}}}})) as Type | null

export const regionsOf = async (
  {regions}: Pick<Experience, "regions">,
  context: Context,
): Promise<Region[]> =>
  (await Promise.all(regions.map(slug => bySlug<Region>(context, "Region", slug)))).filter(
    region => region !== null,
  )

/** The node of a type that there is once, as its data file stores it. */
export const theOnly = async <Type>({nodeModel}: Context, type: string) =>
  (await nodeModel.findOne({type, query: {}})) as Type

export const operatorOf = (context: Context) => theOnly<SiteContent["site"]>(context, "Operator")

export const fileOf = ({nodeModel}: Context, {parent}: {parent: string}) =>
  nodeModel.getNodeById({id: parent}) as {absolutePath: string; name: string}

export const allExperiences = async (context: Context): Promise<Experience[]> =>
  (await allOf<Experience>(context, "Experience")).sort(byCatalogueOrder)

/** The trip that a part of a data file belongs to, at any depth; null of another file. */
export const tripOf = (part: object, {nodeModel}: Pick<Context, "nodeModel">) =>
  ("price" in part
    ? part
    : nodeModel.findRootNodeAncestor(part, node => "price" in node)) as Experience | null
