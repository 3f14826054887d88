import type {Field} from "@sveltia/cms"
import {z} from "zod"
import {fieldsIn, innerOf, itemOf, type LinkTarget, meta} from "../gatsby/content/schema/meta"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import {type Language, locales} from "../src/i18n/languages"
import {numberKind, numberPatterns} from "./values"
import {choiceOf, dictionaries, hintOf, labelOf, singularOf} from "./words"

/** A field of Sveltia, of whatever kind: what the forms read and change of it. */
export type FormField = Field & {hint?: string; fields?: FormField[]}

export type FormOptions = {
  language: StaffLanguage
  /** Things to pack: Sveltia's relations reach one list deep, these stand in two. */
  packing: readonly {value: string; label: string}[]
}

/** Length in characters from which a text gets a box of several lines. */
const longText = 90

const isLocalized = (schema: z.ZodType) => meta.get(schema)?.isLocalized === true

const limitsOf = (schema: z.ZodType) => {
  const {minLength, maxLength, minItems, maxItems} = z.toJSONSchema(schema)
  return {min: minLength ?? minItems, max: maxLength ?? maxItems}
}

/** What stands for an entry in a list: its name, its first words, or its first text. */
export const summaryOf = (entry: z.ZodObject, language: StaffLanguage): string | undefined => {
  const parts = fieldsIn(entry)
  const localized = parts.filter(([, part]) => isLocalized(part)).map(([key]) => key)
  const words = localized.find(key => ["title", "name", "question"].includes(key)) ?? localized[0]
  if (words) return `{{fields.${words}.${language}}}`
  const [text] = parts.find(([, part]) => part instanceof z.ZodString) ?? []
  return text && `{{fields.${text}}}`
}

const relation = (to: LinkTarget, {language, packing}: FormOptions): object => {
  const entryOf = (collection: string, name: string) => ({
    widget: "relation",
    collection,
    value_field: "slug",
    display_fields: [`${name}.${language}`],
  })
  const kinds: Record<LinkTarget, object> = {
    Experience: entryOf("experiences", "title"),
    Region: entryOf("regions", "name"),
    Activity: {
      widget: "relation",
      collection: "site",
      file: "activities",
      value_field: "activities.*.key",
      display_fields: [`activities.*.name.${language}`],
    },
    PackingItem: {widget: "select", options: packing},
    // Named by trip and file, which are in different entries.
    Photo: {widget: "string", use_emoji_autocomplete: false},
  }
  return kinds[to]
}

const textField = (schema: z.ZodType): object => {
  const {min = 0, max = 0} = limitsOf(schema)
  return {
    widget: max > longText ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(min > 1 && {minlength: min}),
    ...(max > 0 && {maxlength: max}),
  }
}

const listOf = (name: string, schema: z.ZodArray, options: FormOptions): object => {
  const {language} = options
  const item = itemOf(schema)
  const limits = limitsOf(schema)
  const target = meta.get(item)?.link
  // In a list of single relations Sveltia would not see what a deletion breaks.
  if (target) return {...relation(target, options), multiple: true, ...limits}
  const entry = singularOf(name)
  const label = labelOf(entry, language)
  const list = {widget: "list", label_singular: label, ...limits}
  if (!(item instanceof z.ZodObject))
    return {...list, field: {name: entry, label, ...widgetOf(entry, item, options)}}
  const fields = fieldsOf(item, options)
  return {...list, fields, summary: summaryOf(item, language), collapsed: true}
}

/** One field for each language, side by side; what it is, its owner says. */
const localizedFields = (schema: z.ZodObject, options: FormOptions) =>
  fieldsIn(schema).map(([code, part]) => ({
    name: code,
    label: locales[code as Language].name,
    ...widgetOf("lines", part, options),
  }))

/** What one types a value into: of texts in every language, a list or an object its parts. */
const widgetOf = (name: string, schema: z.ZodType, options: FormOptions): object => {
  const {language} = options
  const {link, type} = meta.get(schema) ?? {}
  if (link) return relation(link, options)
  if (type === "File") return {widget: "image", choose_url: false}
  if (type === "PictureFocus") return {widget: "focus"}
  if (schema instanceof z.ZodEnum) {
    const labels = schema.options.map(value => ({
      value,
      label: choiceOf(schema, String(value), language),
    }))
    return {widget: "select", options: labels}
  }
  if (schema instanceof z.ZodBoolean) return {widget: "boolean"}
  if (schema instanceof z.ZodNumber) {
    const kind = numberKind(schema)
    const pattern = [numberPatterns[kind], dictionaries[language].form[kind]]
    return {widget: "string", use_emoji_autocomplete: false, pattern}
  }
  if (schema instanceof z.ZodObject) {
    const fields = isLocalized(schema) ? localizedFields : fieldsOf
    return {widget: "object", fields: fields(schema, options)}
  }
  if (schema instanceof z.ZodArray) return listOf(name, schema, options)
  if (schema.type === "string") return textField(schema)
  throw new Error(`${name}: the form has no field for a schema of the kind "${schema.type}"`)
}

/** @throws Error if the form has nothing for such a schema, or staff's language no word for it */
const fieldOf = (name: string, schema: z.ZodType, options: FormOptions): FormField => {
  const inner = innerOf(schema)
  return {
    name,
    label: labelOf(name, options.language),
    required: inner === schema,
    hint: hintOf(name, [schema, inner], options.language),
    ...widgetOf(name, inner, options),
  } as FormField
}

const fieldsOf = (schema: z.ZodObject, options: FormOptions): FormField[] =>
  fieldsIn(schema).map(([key, part]) => fieldOf(key, part, options))

/** The fields of a file below the one that checks them all. */
export const fieldsOfFile = (schema: z.ZodType, options: FormOptions): FormField[] => [
  {
    name: "checks",
    widget: "checks",
    label: dictionaries[options.language].form.checks,
    required: false,
  } as FormField,
  ...fieldsOf(schema as z.ZodObject, options),
]
