import type {CreatePagesArgs} from "gatsby"
import type {Complete} from "../../src/lib/complete"

/** Asks the content what the pages ask. The build writes the types of these queries, too. */
export const runQuery = async <Query>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  variables?: object,
): Promise<Complete<Query>> => {
  const {data, errors} = await graphql(query, variables)
  if (errors) throw new Error(errors.map(({message}: Error) => message).join("\n"))
  return data as Complete<Query>
}
