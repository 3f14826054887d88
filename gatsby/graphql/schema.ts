import type {GatsbyNode} from "gatsby"
import {fileSchemas, folderSchemas} from "../content/schema/files"
import {deriveTypes} from "./derive-types"
import {catalogueFields} from "./fields/catalogue"
import {experienceFields} from "./fields/experience"
import {type Field, type Fields, modelOf} from "./fields/helpers"
import {packingAndDayFields} from "./fields/packing-and-days"
import {photoFields} from "./fields/photos"
import {regionFields} from "./fields/region"
import {sharingFields} from "./fields/sharing"
import {siteFields} from "./fields/site"
import {tripFactFields} from "./fields/trip-facts"
import {imageResolvers} from "./images"
import {localizedExtension} from "./localized"

const groups: readonly Fields[] = [
  experienceFields,
  regionFields,
  packingAndDayFields,
  photoFields,
  catalogueFields,
  siteFields,
  sharingFields,
  tripFactFields,
]

/** Every type of the content (SDL), so that an absent optional field never changes the schema. */
export const contentTypes = (): string[] => {
  const folders = Object.values(folderSchemas).map(({schema}) => schema)
  const derived = deriveTypes([...Object.values(fileSchemas), ...folders])
  return [derived, ...groups.map(({types}) => types)]
}

/** Resolvers by type and field: those of pictures, and those of computed fields. */
export const contentResolvers = (): Record<string, Record<string, Field>> => {
  const all: Record<string, Record<string, Field>> = {...imageResolvers}
  for (const [type, fields] of groups.flatMap(({resolvers}) => Object.entries(resolvers)))
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
