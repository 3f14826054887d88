import type {GatsbyNode} from "gatsby"
import {computed} from "./computed/all"
import {type Field, modelOf} from "./computed/computed"
import {pictureResolvers} from "./picture-resolvers"

const ofModel = (fields: Record<string, Field>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, {resolve, ...field}]) => [
      name,
      {
        ...field,
        resolve: (node: never, ...rest: [never, never]) => resolve(modelOf(node), ...rest),
      },
    ]),
  )

/** Registers the resolvers of computed fields. */
export const createResolvers: GatsbyNode["createResolvers"] = ({createResolvers: add}) => {
  add(pictureResolvers)
  for (const {resolvers} of computed)
    for (const [type, fields] of Object.entries(resolvers)) add({[type]: ofModel(fields)})
}
