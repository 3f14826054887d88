import type {GatsbyNode} from "gatsby"
import {localizedExtension} from "./localized"
import {pictureShapes} from "./picture-resolvers"
import {experienceTypes} from "./types/experience"
import {pageTypes} from "./types/pages"
import {sharedTypes} from "./types/shared"
import {siteTypes} from "./types/site"

/** Declares every content type, so that an absent optional field never changes the schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({actions}) => {
  actions.createFieldExtension(localizedExtension)
  actions.createTypes([sharedTypes, siteTypes, experienceTypes, pageTypes, pictureShapes])
}
