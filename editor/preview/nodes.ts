import {contentNodes, fileNode} from "../../gatsby/graphql/standalone/content-nodes"
import {nodeModelOf, type Where} from "../../gatsby/graphql/standalone/node-model"
import type {Files} from "../configuration/choices"

/**
 * Makes nodes as Gatsby does, with a node model for the resolvers. Every picture is assumed to
 * exist.
 *
 * @param files - data files and words of the interface, by their path from the project
 */
export const previewNodes = (files: Files) => {
  const model = nodeModelOf(contentNodes(files))
  return {
    ...model,
    findOne: async (where: Where) => {
      const path = where.query?.filter?.absolutePath?.eq
      return where.type === "File" && path ? fileNode(String(path)) : model.findOne(where)
    },
  }
}
