import type {CollectionFile, Field} from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import type {Files} from "./choices"
import {formWords} from "./label"
import {labelOf} from "./label-of"

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object"

/**
 * Fields of words: one for each text, in the order and with the nesting of their file. They are called by
 * their keys, which are English: the texts themselves stand in every language beside.
 */
const fieldsOf = (words: Record<string, unknown>): Field[] =>
  Object.entries(words).map(([name, value]) => {
    const label = locales[name as Language]?.name ?? labelOf(name)
    const common = {name, label, i18n: true}
    return isObject(value)
      ? {...common, widget: "object", fields: fieldsOf(value), collapsed: true}
      : {...common, widget: "text", use_emoji_autocomplete: false}
  })

/** The words of the interface: one file of each namespace, with every language beside the other. */
export const wordFiles = (files: Files, language: StaffLanguage): CollectionFile[] =>
  [...files].flatMap(([path, content]) => {
    const [, name] = new RegExp(`^locales/${defaultLanguage}/([\\w-]+)\\.json$`).exec(path) ?? []
    return name && isObject(content)
      ? [
          {
            name,
            label: formWords(language).label(name),
            file: `locales/{{locale}}/${name}.json`,
            i18n: {locales: [...languages], default_locale: defaultLanguage},
            fields: fieldsOf(content),
          },
        ]
      : []
  })

/** Words that stand in every language in one file: those of the sign-in. */
export const sharedWordFiles = (files: Files, language: StaffLanguage): CollectionFile[] =>
  [...files].flatMap(([path, content]) => {
    const [, name] = /^locales\/shared\/([\w-]+)\.json$/.exec(path) ?? []
    return name && isObject(content)
      ? [
          {
            name: `shared-${name}`,
            label: formWords(language).label(name),
            file: path,
            fields: plain(fieldsOf(content)),
          },
        ]
      : []
  })

/** The same fields where no file of another language stands beside. */
const plain = (fields: readonly Field[]): Field[] =>
  fields.map(({i18n: _, ...field}) =>
    "fields" in field ? {...field, fields: plain(field.fields as Field[])} : field,
  ) as Field[]
