import {graphql} from "graphql"
import {contentSchema} from "../standalone/content-schema"
import {nodeModelOf} from "../standalone/node-model"
import {nodesIn} from "./content-nodes"

const schema = contentSchema()

/** Asks a query of the content in a folder, with the project's types and resolvers. */
export const askSite = async (root: string, source: string) => {
  const contextValue = {nodeModel: nodeModelOf(nodesIn(root)), path: "/"}
  const {data, errors} = await graphql({schema, source, contextValue})
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data))
}
