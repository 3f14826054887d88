import {type DocumentNode, execute, parse} from "graphql"
import {renderToStaticMarkup} from "react-dom/server"
import {I18nextProvider} from "react-i18next"
import type {Experience} from "../../gatsby/content/schema/experience"
import type {Region} from "../../gatsby/content/schema/region"
import {contentNodes, fileNode} from "../../gatsby/graphql/standalone/content-nodes"
import {contentSchema} from "../../gatsby/graphql/standalone/content-schema"
import {nodeModelOf, type Where} from "../../gatsby/graphql/standalone/node-model"
import {planPages} from "../../gatsby/pages/plan-pages"
import type {Language} from "../../src/i18n/languages"
import type {Files} from "../configuration/choices"
import {provideStaticData} from "./stand-ins/gatsby"
import {type Previewed, type ViewName, views} from "./views"
import {interfaceWords} from "./words"

/** The queries by the file that holds them (editor/build/preview.ts). */
declare const PREVIEW_QUERIES: Record<string, string>

/** The static query that every page needs. */
const identityQuery = "src/site/use-identity.ts"

export type Shown = {
  kind: Previewed
  view: ViewName
  language: Language
  slug: string
  /** Data files by their path, that which is shown among them. */
  content: Files
  /** Words of the interface by the path of their file. */
  words: Files
}

const schema = contentSchema()

const queries = new Map(
  Object.entries(PREVIEW_QUERIES).map(([file, query]) => [file, parse(query)]),
)

const inFolder = <Content,>(content: Files, folder: Previewed): Content[] =>
  [...content].flatMap(([file, value]) =>
    file.startsWith(`data/${folder}/`) ? [value as Content] : [],
  )

/** Nodes as Gatsby makes them, of files by their path. Every picture is assumed to exist. */
const nodeModel = (files: Files) => {
  const model = nodeModelOf(contentNodes(files))
  return {
    ...model,
    findOne: async (where: Where) => {
      const path = where.query?.filter?.absolutePath?.eq
      return where.type === "File" && path ? fileNode(String(path)) : model.findOne(where)
    },
  }
}

/** The page that a build would make, with what its query is given. */
const pageOf = (route: string, {slug, language, content}: Shown) => {
  const planned = planPages({
    experiences: inFolder<Experience>(content, "experiences"),
    regions: inFolder<Region>(content, "regions"),
  })
  return planned.find(
    ({screen, context}) =>
      screen.route === route && context.slug === slug && context.language === language,
  )
}

/**
 * Renders a page with the site's own components; its query is answered by the project's resolvers.
 *
 * @returns what stands in the page's body
 * @throws Error if the page cannot be made of what has been typed so far
 */
export const renderPage = async (shown: Shown): Promise<string> => {
  const {kind, view, language, content, words} = shown
  const known = views[kind][view]
  const page = known && pageOf(known.route, shown)
  if (!page) throw new Error(`${kind}: there is no ${view} to show`)
  const {component: Page, query} = known
  const contextValue = {nodeModel: nodeModel(new Map([...content, ...words])), path: page.path}
  const ask = (file: string) => {
    const variableValues = page.context as unknown as Record<string, unknown>
    const document = queries.get(file) as DocumentNode
    return execute({schema, document, variableValues, contextValue})
  }
  const [{data}, {data: identity}] = await Promise.all([ask(query), ask(identityQuery)])
  provideStaticData(identity)
  return renderToStaticMarkup(
    <I18nextProvider i18n={interfaceWords(words, language)}>
      <Page data={data} location={{pathname: page.path, hash: ""}} pageContext={page.context} />
    </I18nextProvider>,
  )
}
