/** Gatsby's `graphql` of a build's end. */
export type Graphql = (
  query: string,
  variables?: object,
) => Promise<{data?: unknown; errors?: readonly {message: string}[]}>

/**
 * Asks the content what the pages ask.
 *
 * @throws Error when the query does not fit the schema
 */
export const ask = async <Data>(
  graphql: Graphql,
  query: string,
  variables?: object,
): Promise<Data> => {
  const {data, errors = []} = await graphql(query, variables)
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join("\n"))
  return data as Data
}
