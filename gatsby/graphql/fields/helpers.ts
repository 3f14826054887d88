import {toLanguage} from "../../../src/i18n/languages"
import {byCatalogueOrder} from "../../content/catalogue-order"
import type {I18nContext} from "../../content/facts/types"
import {withPrice} from "../../content/price-in-texts"
import type {Experience} from "../../content/schema/experience"
import {arePricesOver} from "../../content/schema/prices"
import type {Region} from "../../content/schema/region"
import type {SiteContent} from "../../content/site-content"
import {nodeWords} from "../../words/node-words"

/** Fields computed at build time instead of in components. */
export type Fields = {
  /** Type definitions (SDL), merged into the data's types. */
  types: string
  /** Resolvers by type and field. */
  resolvers: Record<string, Record<string, Field>>
}

/** A resolver; for a field added to a foreign type also its type. */
export type Field = {
  type?: string
  args?: Record<string, string>
  description?: string
  resolve: (node: never, args: never, context: never, info: never) => unknown
}

export type FileNode = {absolutePath: string; name: string}

/** The part of a resolver's arguments that computed fields use. */
export type Context = {
  nodeModel: {
    findAll: (query: object) => Promise<{entries: Iterable<unknown>}>
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
    findRootNodeAncestor: (part: object, isIt: (node: object) => boolean) => unknown
  }
}

const known = new WeakMap<object, object>()

/**
 * A node as the content's model has it: a trip's price stands in its texts. Every resolver gets its
 * nodes so, those that it is asked of (schema.ts) and those that it asks for.
 */
export const modelOf = <Node>(node: Node): Node => {
  if (node === null || typeof node !== "object") return node
  const model = known.get(node) ?? (withPrice(node, arePricesOver(node)) as object)
  known.set(node, model)
  return model as Node
}

/** A field that is the same in every language. */
export const plain = <Node>(read: (node: Node, context: Context) => unknown): Field => ({
  resolve: (node: Node, _: object, context: Context) => read(node, context),
})

/** A field that says something: its code is told in which language, with the words for it. */
export const inWords = <Node>(
  say: (node: Node, i18n: I18nContext, context: Context) => unknown,
): Field => ({
  resolve: async (node: Node, {language: tag}: {language?: string}, context: Context) => {
    const language = toLanguage(tag)
    return say(node, {language, t: await nodeWords(context, language)}, context)
  },
})

/** All nodes of a type, in file order. */
export const allOf = async <Node>({nodeModel}: Context, type: string): Promise<Node[]> => {
  const {entries} = await nodeModel.findAll({type, query: {}})
  return ([...entries] as Node[]).map(modelOf)
}

/** The node with a slug. */
export const bySlug = async <Node>(
  {nodeModel}: Context,
  type: string,
  slug: string,
): Promise<Node | null> =>
  modelOf((await nodeModel.findOne({type, query: {filter: {slug: {eq: slug}}}})) as Node | null)

/** The regions of a trip, in its order. */
export const regionsOf = async (
  {regions}: Pick<Experience, "regions">,
  context: Context,
): Promise<Region[]> =>
  (await Promise.all(regions.map(slug => bySlug<Region>(context, "Region", slug)))).filter(
    region => region !== null,
  )

/** The node of a type that there is once, as its data file stores it. */
export const theOnly = async <Node>({nodeModel}: Context, type: string): Promise<Node> =>
  (await nodeModel.findOne({type, query: {}})) as Node

/** Who the operator is. */
export const operatorOf = (context: Context) => theOnly<SiteContent["site"]>(context, "Operator")

/** The file that a node was read from. */
export const fileOf = ({nodeModel}: Context, node: {parent: string}): FileNode =>
  nodeModel.getNodeById({id: node.parent}) as FileNode

/** Every experience, in the catalogue's order. */
export const allExperiences = async (context: Context): Promise<Experience[]> =>
  (await allOf<Experience>(context, "Experience")).sort(byCatalogueOrder)
