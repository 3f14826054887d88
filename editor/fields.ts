import type {Field} from "@sveltia/cms"
import {z} from "zod"
import {graphql, type LinkTarget} from "../gatsby/content/schema/graphql"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import {type Language, locales} from "../src/i18n/languages"
import {numberKind, numberPatterns} from "./values"
import {choiceOf, dictionaries, hintOf, labelOf, singularOf} from "./words"

export type Choice = {value: string; label: string}

/** What the forms of a language are made with. */
export type FormOptions = {
  language: StaffLanguage
  /** Things to pack: the framework's relations reach one list deep, these stand in two. */
  packing: readonly Choice[]
}

/** Length in characters from which a text gets a box of several lines. */
const longText = 90

const withoutOptional = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema

const partsOf = (schema: z.ZodObject) => Object.entries(schema.shape as Record<string, z.ZodType>)

const isLocalized = (schema: z.ZodType) => graphql.get(schema)?.isLocalized === true

const limitsOf = (schema: z.ZodType) => {
  const {minLength, maxLength, minItems, maxItems} = z.toJSONSchema(schema)
  return {min: minLength ?? minItems, max: maxLength ?? maxItems}
}

/** What stands for an entry in a list: its name, its first words, or its first text. */
export const summaryOf = (entry: z.ZodObject, language: StaffLanguage): string | undefined => {
  const parts = partsOf(entry)
  const localized = parts.filter(([, part]) => isLocalized(part)).map(([key]) => key)
  const words = localized.find(key => ["title", "name", "question"].includes(key)) ?? localized[0]
  if (words) return `{{fields.${words}.${language}}}`
  const [text] = parts.find(([, part]) => part instanceof z.ZodString) ?? []
  return text && `{{fields.${text}}}`
}

const relation = (to: LinkTarget, {language, packing}: FormOptions): object => {
  const named = (collection: string, name: string) => ({
    widget: "relation",
    collection,
    value_field: "slug",
    display_fields: [`${name}.${language}`],
  })
  const kinds: Record<LinkTarget, object> = {
    Experience: named("experiences", "title"),
    Region: named("regions", "name"),
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

/** Labelled with its language; what it is, its owner says. */
const ofLanguage = (field: Field, language: StaffLanguage): Field => {
  const label = locales[field.name as Language].name
  if (!("field" in field)) return {...field, label}
  const line = labelOf("line", language)
  return {...field, label, label_singular: line, field: {...field.field, label: line}} as Field
}

/**
 * Makes the form field of a schema. Texts in every language stand side by side.
 *
 * @throws Error if the form has nothing for a schema of this kind
 */
export const fieldOf = (name: string, schema: z.ZodType, options: FormOptions): Field => {
  const {language} = options
  const inner = withoutOptional(schema)
  const {link, type} = graphql.get(inner) ?? {}
  const make = (special: object) =>
    ({
      name,
      label: labelOf(name, language),
      required: inner === schema,
      hint: hintOf(name, [schema, inner], language),
      ...special,
    }) as Field
  const fieldsOf = (object: z.ZodObject) =>
    partsOf(object).map(([key, part]) => fieldOf(key, part, options))

  if (link) return make(relation(link, options))
  if (type === "File") return make({widget: "image", choose_url: false})
  if (type === "PictureFocus") return make({widget: "focus"})
  if (inner instanceof z.ZodEnum)
    return make({
      widget: "select",
      options: inner.options.map(value => ({
        value,
        label: choiceOf(inner, String(value), language),
      })),
    })
  if (inner instanceof z.ZodBoolean) return make({widget: "boolean"})
  if (inner instanceof z.ZodNumber) {
    const kind = numberKind(inner)
    const pattern = [numberPatterns[kind], dictionaries[language].form[kind]]
    return make({widget: "string", use_emoji_autocomplete: false, pattern})
  }
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner)
    return make({
      widget: "object",
      fields: isLocalized(inner) ? fields.map(field => ofLanguage(field, language)) : fields,
    })
  }
  if (inner instanceof z.ZodArray) {
    const item = inner.element as z.ZodType
    const target = graphql.get(item)?.link
    // In a list of single relations the framework would not see what a deletion breaks.
    if (target) return make({...relation(target, options), multiple: true, ...limitsOf(inner)})
    const label = labelOf(singularOf(name), language)
    const list = {widget: "list", label_singular: label, ...limitsOf(inner)}
    if (item instanceof z.ZodObject)
      return make({
        ...list,
        fields: fieldsOf(item),
        summary: summaryOf(item, language),
        collapsed: true,
      })
    const field = fieldOf(singularOf(name), item, options)
    return make({...list, field: {...field, label, hint: undefined}})
  }
  if (inner.type === "string") return make(textField(inner))
  throw new Error(`${name}: the form has no field for a schema of the kind "${inner.type}"`)
}

/** The fields of a file below the one that checks them all. */
export const fieldsOfFile = (schema: z.ZodType, options: FormOptions): Field[] => [
  {
    name: "checks",
    widget: "checks",
    label: dictionaries[options.language].form.checks,
    required: false,
  } as Field,
  ...partsOf(schema as z.ZodObject).map(([key, part]) => fieldOf(key, part, options)),
]
