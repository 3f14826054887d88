import {readFileSync} from "node:fs"
import path from "node:path"
import {type GraphQLError, type GraphQLSchema, parse, validate} from "graphql"

const faultsOf = (query: string, schema: GraphQLSchema): readonly GraphQLError[] => {
  try {
    return validate(schema, parse(query))
  } catch (error) {
    return [error as GraphQLError]
  }
}

/**
 * Checks the queries of docs/graphql.md against the schema. They are not run: a slug in an example
 * may be gone, and a picture would be made in sizes that no page shows.
 *
 * @throws Error that tells each query with what is wrong with it
 */
export const checkDocumentedQueries = (root: string, schema: GraphQLSchema): void => {
  const page = readFileSync(path.join(root, "docs/graphql.md"), "utf8")
  const queries = [...page.matchAll(/```graphql\n([^`]*)```/g)].map(([, query = ""]) => query)
  const faults = queries.flatMap(query =>
    faultsOf(query, schema).map(({message}) => `${message}\n${query}`),
  )
  if (queries.length === 0) faults.push("no query")
  if (faults.length > 0) throw new Error(`docs/graphql.md: ${faults.join("\n")}`)
}
