import {byCatalogueOrder} from "../../content/catalogue-order"
import type {Experience} from "../../content/schema/experience"

/** Fields that are computed once, when the site is built, instead of in every component. */
export type Computed = {
  /** What the fields are, in the schema definition language; they join the types of the data. */
  types: string
  /** Code behind each field, by type and name. */
  resolvers: Record<string, Record<string, object>>
}

export type WithLanguage = {language?: string}

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

/** Every node of a type, in the order of their files. */
export const allOf = async <Node>({nodeModel}: Context, type: string): Promise<Node[]> => {
  const {entries} = await nodeModel.findAll({type, query: {}})
  return [...entries] as Node[]
}

/** The node of that slug, which the page then depends on; others of the type it does not. */
export const bySlug = async <Node>(
  {nodeModel}: Context,
  type: string,
  slug: string,
): Promise<Node | null> =>
  (await nodeModel.findOne({type, query: {filter: {slug: {eq: slug}}}})) as Node | null

/** The node of a type that there is once, as its data file stores it. */
export const theOnly = async <Node>({nodeModel}: Context, type: string): Promise<Node> =>
  (await nodeModel.findOne({type, query: {}})) as Node

/** The file that a node was read from. */
export const fileOf = ({nodeModel}: Context, node: {parent: string}): FileNode =>
  nodeModel.getNodeById({id: node.parent}) as FileNode

/** Every experience, in the order of the catalogue. */
export const allExperiences = async (context: Context): Promise<Experience[]> =>
  (await allOf<Experience>(context, "Experience")).sort(byCatalogueOrder)
