import type {GatsbyNode} from "gatsby"
import {fileSchemas, folderSchemas} from "../content/schema/files"
import {catalogueFields} from "./computed/catalogue"
import {type Computed, type Field, modelOf} from "./computed/computed"
import {experienceFields} from "./computed/experience"
import {photoFields} from "./computed/photos"
import {planningFields} from "./computed/planning"
import {regionFields} from "./computed/region"
import {sharingFields} from "./computed/sharing"
import {siteFields} from "./computed/site"
import {tripPageFields} from "./computed/trip-page"
import {deriveTypes} from "./derive-types"
import {imageResolvers} from "./images"
import {localizedExtension} from "./localized"

const computed: readonly Computed[] = [
  experienceFields,
  regionFields,
  planningFields,
  photoFields,
  catalogueFields,
  siteFields,
  sharingFields,
  tripPageFields,
]

/** Every type of the content (SDL), so that an absent optional field never changes the schema. */
export const contentTypes = (): string[] => {
  const folders = Object.values(folderSchemas).map(({schema}) => schema)
  const derived = deriveTypes([...Object.values(fileSchemas), ...folders])
  return [derived, ...computed.map(({types}) => types)]
}

/** Resolvers by type and field: those of pictures, and those of computed fields. */
export const contentResolvers = (): Record<string, Record<string, Field>> => {
  const all: Record<string, Record<string, Field>> = {...imageResolvers}
  for (const [type, fields] of computed.flatMap(({resolvers}) => Object.entries(resolvers)))
    for (const [name, {resolve, ...field}] of Object.entries(fields))
      all[type] = {
        ...all[type],
        [name]: {...field, resolve: (node, ...rest) => resolve(modelOf(node), ...rest)},
      }
  return all
}

/** Declares every content type. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({actions}) => {
  actions.createFieldExtension(localizedExtension)
  actions.createTypes(contentTypes())
}

/** Registers the resolvers. */
export const createResolvers: GatsbyNode["createResolvers"] = ({createResolvers: add}) =>
  add(contentResolvers())
