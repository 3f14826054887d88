import type {GatsbyNode} from "gatsby"
import {fileSchemas, folderSchemas} from "../content/schema/files"
import {computed} from "./computed/all"
import {deriveTypes} from "./derive-types"
import {localizedExtension} from "./localized"
import {pictureShapes} from "./picture-shapes"

const schemas = [
  ...Object.values(fileSchemas),
  ...Object.values(folderSchemas).map(({schema}) => schema),
]

/** Declares every content type, so that an absent optional field never changes the schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({actions}) => {
  actions.createFieldExtension(localizedExtension)
  actions.createTypes([deriveTypes(schemas), ...computed.map(({types}) => types), pictureShapes])
}
