import {graphql} from "graphql"
import {contentSchema} from "./content-schema"
import {nodesIn} from "./gatsby-nodes"
import {nodeModelOf} from "./node-model"

const schema = contentSchema()

/** Asks a query of the content in a folder, with the project's types and resolvers. */
export const askSite = async (root: string, source: string, variableValues?: object) => {
  const contextValue = {nodeModel: nodeModelOf(nodesIn(root)), path: "/"}
  const {data, errors} = await graphql({
    schema,
    source,
    contextValue,
    variableValues: {...variableValues},
  })
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data))
}
