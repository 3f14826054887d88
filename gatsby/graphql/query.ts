import type {Complete} from "../../src/lib/complete"

/** Gatsby's `graphql` of its hooks. */
export type Graphql = (
  query: string,
  variables?: object,
) => Promise<{data?: unknown; errors?: readonly {message: string}[]}>

/** Asks the content what the pages ask. The build writes the types of these queries, too. */
export const runQuery = async <Query>(
  graphql: Graphql,
  query: string,
  variables?: object,
): Promise<Complete<Query>> => {
  const {data, errors = []} = await graphql(query, variables)
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join("\n"))
  return data as Complete<Query>
}
