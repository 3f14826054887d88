import type {z} from "zod"
import {type Language, languages} from "../../src/i18n/languages"
import type {TFunction} from "../../src/i18n/use-words"
import type {Experience} from "../content/schema/experience"
import {fileSchemas, folderSchemas, nameOf, type SiteContent} from "../content/schema/files"
import {byCatalogueOrder, bySlug} from "../content/schema/groups"
import {typeName} from "../content/schema/meta"
import {withDefaults} from "../content/trip-defaults"
import {translator} from "../words/translator"

/** The part of Gatsby's resolver context that is used. Each query has one of its own. */
export type QueryContext = {
  nodeModel: {
    findAll: (query: object) => Promise<{entries: Iterable<unknown>}>
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
    findRootNodeAncestor: (part: object, isMatch: (node: object) => boolean) => unknown
  }
}

const isTrip = (node: {internal?: {type?: string}}) =>
  node.internal?.type === typeName(folderSchemas.experiences.schema)

/** The trip that a part of a data file belongs to, at any depth; null of another file. */
export const tripOf = (part: object, {nodeModel}: QueryContext) =>
  (isTrip(part) ? part : nodeModel.findRootNodeAncestor(part, isTrip)) as Experience | null

const fileOf = (node: object, {nodeModel}: QueryContext) =>
  nodeModel.getNodeById({id: (node as {parent: string}).parent}) as {
    absolutePath: string
    name: string
  }

/** The content, from Gatsby's nodes: who asked is noted, and asks again after a change. */
const assembleContent = async (context: QueryContext): Promise<SiteContent> => {
  const nodesOf = async (schema: z.ZodType) => {
    const {entries} = await context.nodeModel.findAll({type: typeName(schema), query: {}})
    return [...entries] as object[]
  }
  const single = Object.entries(fileSchemas).map(async ([path, schema]) => {
    const name = nameOf(path)
    return [name, (await nodesOf(schema)).find(node => fileOf(node, context).name === name)]
  })
  const folders = Object.entries(folderSchemas).map(async ([name, {schema}]) => [
    name,
    await nodesOf(schema),
  ])
  const content: Omit<SiteContent, "experiences"> & {experiences: Experience[]} =
    Object.fromEntries(await Promise.all([...single, ...folders]))
  return {
    ...content,
    experiences: content.experiences
      .map(trip => withDefaults(trip, content))
      .sort(byCatalogueOrder),
    regions: content.regions.toSorted(bySlug),
  }
}

/** The build's words, from Gatsby's nodes, too. */
const readTranslator = async ({nodeModel}: QueryContext, language: Language) => {
  const filter = {ns: {eq: "build"}, language: {eq: language}}
  const {data} = (await nodeModel.findOne({type: "Locale", query: {filter}})) as {data: string}
  return translator(language, {build: JSON.parse(data)})
}

const read = async (context: QueryContext) => {
  const translators = languages.map(async language => [
    language,
    await readTranslator(context, language),
  ])
  const content = await assembleContent(context)
  const trips = new Map(content.experiences.map(trip => [(trip as {id?: unknown}).id, trip]))
  return {
    content,
    /** A trip's node with the answers for all trips, as the content has it; any other as it is. */
    withAnswers: <Part extends object>(part: Part): Part =>
      (trips.get((part as {id?: unknown}).id) as Part | undefined) ?? part,
    translators: Object.fromEntries(await Promise.all(translators)) as Record<Language, TFunction>,
    fileOf: (node: object) => fileOf(node, context),
    tripOf: (part: object) => tripOf(part, context),
  }
}

const readsByContext = new WeakMap<QueryContext, ReturnType<typeof read>>()

/** What the fields of a query are answered from, read once a query. */
export const readNodes = (context: QueryContext): ReturnType<typeof read> => {
  const nodes = readsByContext.get(context) ?? read(context)
  readsByContext.set(context, nodes)
  return nodes
}
