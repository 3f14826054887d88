import type {GatsbyNode} from "gatsby"
import {fileSchemas, folderSchemas} from "../content/schema/files"
import {shapes} from "../pictures/shapes"
import {computed} from "./computed/all"
import {deriveTypes} from "./derive-types"
import {localizedExtension} from "./localized"

const schemas = [
  ...Object.values(fileSchemas),
  ...Object.values(folderSchemas).map(({schema}) => schema),
]

/** The shapes that a query can ask for. */
const pictureShapes = /* GraphQL */ `
  """Proportion and widths of a picture (gatsby/pictures/shapes.ts)."""
  enum PictureShape {${Object.keys(shapes).join(" ")}}
`

/** Declares every content type, so that an absent optional field never changes the schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({actions}) => {
  actions.createFieldExtension(localizedExtension)
  actions.createTypes([deriveTypes(schemas), ...computed.map(({types}) => types), pictureShapes])
}
