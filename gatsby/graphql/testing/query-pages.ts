import {type DocumentNode, execute, type GraphQLError, validate} from "graphql"
import type {Page} from "../../pages/plan-pages"
import {contentSchema} from "./content-schema"
import {nodesIn} from "./gatsby-nodes"
import {nodeModelOf} from "./node-model"
import {pageQueries} from "./page-queries"

/**
 * Makes what runs the queries of pages over the content of a project, with this project's types
 * and resolvers.
 *
 * @returns takes the pages of a project in a folder; gives the data of each by its path
 * @throws Error naming the page whose query fails, or lacks something it asks for
 */
export const pageQuerier = () => {
  const schema = contentSchema()
  const read = pageQueries()
  const queries = new Map<string, {document: DocumentNode; errors: readonly GraphQLError[]}>()
  const queryOf = (template: string) => {
    const known = queries.get(template)
    if (known) return known
    const document = read(template)
    const query = {document, errors: validate(schema, document)}
    queries.set(template, query)
    return query
  }
  return async (root: string, pages: readonly Page[]) => {
    const nodeModel = nodeModelOf(nodesIn(root))
    const results = await Promise.all(
      pages.map(async ({path, route, language, context}) => {
        const {document, errors} = queryOf(route.template)
        const variableValues: Record<string, unknown> = {...context, language}
        const contextValue = {nodeModel, path}
        const {data, errors: failed = []} =
          errors.length > 0
            ? {data: null}
            : await execute({schema, document, variableValues, contextValue})
        const lacking = Object.entries(data ?? {}).filter(([, value]) => value === null)
        const wrong = [...errors, ...failed, ...lacking.map(([name]) => `no ${name}`)]
        if (wrong.length > 0) throw new Error(`${path}: ${wrong.join("; ")}`)
        return [path, JSON.stringify(data)] as const
      }),
    )
    return new Map(results)
  }
}
