import type {Field} from "@sveltia/cms"
import {z} from "zod"
import {graphql, type LinkTarget} from "../../gatsby/content/schema/graphql"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {Language} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {translate} from "../language/translate"
import {checksField, focusField, photosField, pictureTypes} from "../settings"
import {written, writtenAs} from "./form-values"
import {formWords} from "./label"
import {codesOf, rulesOf} from "./rules"

/** One option of a select. */
export type Choice = {value: string; label: string}

/** Options by kind. */
export type Choices = Record<LinkTarget, readonly Choice[]>

/** Context for building fields. */
export type Form = {
  choices: Choices
  /** Language of the user. */
  language: StaffLanguage
}

/** Length in characters from which a text gets a multi-line box. */
const longText = 90

/** The schema of a field without its optionality. */
const present = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema

const partsOf = (schema: z.ZodObject) => Object.entries(schema.shape as Record<string, z.ZodType>)

const isLocalized = (schema: z.ZodType) => graphql.get(schema)?.isLocalized === true

/** Fields that can label their entry. */
const names = ["title", "name", "question"]

/** Summary of a list entry: its name, its words, or its first text. */
export const summaryOf = (entry: z.ZodObject, language: StaffLanguage): string | undefined => {
  const parts = partsOf(entry)
  const localized = parts.filter(([, part]) => isLocalized(part)).map(([key]) => key)
  const words = localized.find(key => names.includes(key)) ?? localized[0]
  const [text] = parts.find(([, part]) => part instanceof z.ZodString) ?? []
  if (words) return `{{fields.${words}.${language}}}`
  return text && `{{fields.${text}}}`
}

/** A select of names; a text field if there are none yet. */
const linkField = (options: readonly Choice[]): object => {
  const unique = [...new Map(options.map(option => [option.value, option])).values()]
  return unique.length > 0 ? {widget: "select", options: unique} : {widget: "string"}
}

const textField = (schema: z.ZodType, language: StaffLanguage): object => {
  const {min, max, pattern} = rulesOf(schema)
  const {kind, expected} = codesOf(schema)
  const isLong = max !== undefined && max > longText
  return {
    widget: isLong ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(min !== undefined && min > 1 && {minlength: min}),
    ...(max !== undefined && {maxlength: max}),
    ...(pattern && {pattern: [pattern, formWords(language).rule(expected ?? kind ?? "")]}),
  }
}

/** A field is labelled with its language; texts of a list are lines. */
const inItsLanguage = (field: Field, language: StaffLanguage): Field => {
  const label = locales[field.name as Language].name
  if (!("field" in field)) return {...field, label}
  const one = formWords(language).label("line")
  const line = {...field.field, label: one}
  return {...field, label, label_singular: one, field: line} as Field
}

/** A text field: the framework's number field reads "1.450" as 1 and silently drops "12,5". */
const numberField = (schema: z.ZodNumber, language: StaffLanguage): object => {
  const kind = writtenAs(schema)
  return {
    widget: "string",
    use_emoji_autocomplete: false,
    pattern: [written[kind], formWords(language).rule(kind)],
  }
}

/**
 * Makes the form field of a schema: type, label, hint, whether it is required, and rules. Texts in
 * all languages stand side by side.
 *
 * @param form - what there is to name, and the language of its labels and hints
 * @throws Error if a schema has no counterpart in the form
 */
export const fieldOf = (name: string, schema: z.ZodType, form: Form): Field => {
  const {choices, language} = form
  const words = formWords(language)
  const inner = present(schema)
  const {link, type} = graphql.get(inner) ?? {}
  const {kind, expected} = codesOf(inner)
  const common = {
    name,
    label: words.label(name),
    required: inner === schema,
    hint: words.hint(schema.description ?? inner.description, kind, expected),
  }
  const make = (special: object) => ({...common, ...special}) as Field
  const fieldsOf = (object: z.ZodObject) =>
    partsOf(object).map(([key, part]) => fieldOf(key, part, form))

  if (link) return make(linkField(choices[link]))
  if (type === "File") {
    const hint = words.hint(schema.description ?? inner.description)
    return make({widget: "image", choose_url: false, accept: pictureTypes, hint})
  }
  if (inner instanceof z.ZodEnum) {
    const {labels} = graphql.get(inner) ?? {}
    const options = inner.options.map(value => ({
      value,
      label: translate(labels?.[String(value)] ?? String(value), language),
    }))
    return make({widget: "select", options})
  }
  if (inner instanceof z.ZodBoolean) return make({widget: "boolean"})
  if (inner instanceof z.ZodNumber) return make(numberField(inner, language))
  if (type === "PictureFocus") return make({widget: focusField})
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner)
    return make({
      widget: "object",
      fields: isLocalized(inner) ? fields.map(field => inItsLanguage(field, language)) : fields,
    })
  }
  if (inner instanceof z.ZodArray) {
    const item = inner.element as z.ZodType
    const {min, max} = rulesOf(inner)
    const label = words.singular(name)
    if (graphql.get(item)?.type === "Photo")
      return make({widget: photosField, parts: fieldsOf(item as z.ZodObject)})
    const list = {
      widget: "list",
      label_singular: label,
      ...(min !== undefined && {min}),
      ...(max !== undefined && {max}),
    }
    return item instanceof z.ZodObject
      ? make({...list, fields: fieldsOf(item), summary: summaryOf(item, language), collapsed: true})
      : make({...list, field: {...fieldOf(name, item, form), label}})
  }
  if (inner.type === "string") return make(textField(inner, language))
  throw new Error(`${name}: the form has no field for a schema of the kind "${inner.type}"`)
}

/**
 * The fields of a whole file, under what tells its faults.
 *
 * @param address - what a new file's `$schema` says; the form does not show it
 */
export const fieldsOfFile = (schema: z.ZodType, form: Form, address: string): Field[] => {
  if (!(schema instanceof z.ZodObject)) throw new Error("A content file holds an object")
  const label = formWords(form.language).label(checksField)
  return [
    {name: checksField, widget: checksField, label, required: false},
    ...partsOf(schema).map(([key, part]) =>
      key === "$schema"
        ? {name: key, widget: "hidden", default: address}
        : fieldOf(key, part, form),
    ),
  ] as Field[]
}
