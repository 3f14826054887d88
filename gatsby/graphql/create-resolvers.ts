import type {GatsbyNode} from "gatsby"
import {computed} from "./computed/all"
import {pictureResolvers} from "./picture-resolvers"

/** Gives Gatsby the code behind every computed field. */
export const createResolvers: GatsbyNode["createResolvers"] = ({createResolvers: add}) => {
  add(pictureResolvers)
  for (const {resolvers} of computed) add(resolvers)
}
