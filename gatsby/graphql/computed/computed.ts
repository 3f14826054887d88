import {type Language, toLanguage} from "../../../src/i18n/languages"
import type {Words} from "../../../src/i18n/use-words"
import {byCatalogueOrder} from "../../content/catalogue-order"
import {withPrice} from "../../content/price-in-texts"
import type {Experience} from "../../content/schema/experience"
import {nodeWords} from "../../words/node-words"

/** Fields that are computed once, when the site is built, instead of in every component. */
export type Computed = {
  /** What the fields are, in the schema definition language; they join the types of the data. */
  types: string
  /** Code behind each field, by type and name. */
  resolvers: Record<string, Record<string, Field>>
}

/** The code of a field; one that is added to a type of others also says what it is. */
export type Field = {
  type?: string
  args?: Record<string, string>
  description?: string
  resolve: (node: never, args: never, context: never) => unknown
}

export type WithLanguage = {language?: string}

/** The language that a field is asked for in, and what the build says in it. */
export type Speech = {language: Language; t: Words}

export type FileNode = {absolutePath: string; name: string}

/** What Gatsby hands to a resolver, as far as the computed fields need it. */
export type Context = {
  nodeModel: {
    findAll: (
      query: object,
      dependencies?: {track: boolean},
    ) => Promise<{entries: Iterable<unknown>}>
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
  }
}

const known = new WeakMap<object, object>()

/**
 * A node as the content's model has it: a trip's price stands in its texts. Every resolver gets its
 * nodes so, those that it is asked of (create-resolvers.ts) and those that it asks for.
 */
export const modelOf = <Node>(node: Node): Node => {
  if (node === null || typeof node !== "object") return node
  const model = known.get(node) ?? (withPrice(node) as object)
  known.set(node, model)
  return model as Node
}

/** The code of a field that says something: it is told in which language, with the words for it. */
export const inWords = <Node>(
  say: (node: Node, speech: Speech, context: Context) => unknown,
): Field => ({
  resolve: async (node: Node, {language: tag}: WithLanguage, context: Context) => {
    const language = toLanguage(tag)
    return say(node, {language, t: await nodeWords(context, language)}, context)
  },
})

/**
 * Every node of a type, in the order of their files.
 *
 * @param track - false where the page is not to depend on all of them
 */
export const allOf = async <Node>(
  {nodeModel}: Context,
  type: string,
  track = true,
): Promise<Node[]> => {
  const {entries} = await nodeModel.findAll({type, query: {}}, {track})
  return ([...entries] as Node[]).map(modelOf)
}

/** The node of that slug, which the page then depends on; others of the type it does not. */
export const bySlug = async <Node>(
  {nodeModel}: Context,
  type: string,
  slug: string,
): Promise<Node | null> =>
  modelOf((await nodeModel.findOne({type, query: {filter: {slug: {eq: slug}}}})) as Node | null)

/** The node of a type that there is once, as its data file stores it. */
export const theOnly = async <Node>({nodeModel}: Context, type: string): Promise<Node> =>
  (await nodeModel.findOne({type, query: {}})) as Node

/** The file that a node was read from. */
export const fileOf = ({nodeModel}: Context, node: {parent: string}): FileNode =>
  nodeModel.getNodeById({id: node.parent}) as FileNode

/** Every experience, in the order of the catalogue. */
export const allExperiences = async (context: Context): Promise<Experience[]> =>
  (await allOf<Experience>(context, "Experience")).sort(byCatalogueOrder)
