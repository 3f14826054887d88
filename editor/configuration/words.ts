import type {CollectionFile, Field} from "@sveltia/cms"
import {wordFile} from "../../gatsby/content/compare-words"
import {sharedFolder} from "../../gatsby/content/content-files"
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
 *
 * @param more - what every field says, too
 */
const fieldsOf = (words: Record<string, unknown>, more: object = {}): Field[] =>
  Object.entries(words).map(([name, value]) => {
    const label = locales[name as Language]?.name ?? labelOf(name)
    const common = {name, label, ...more}
    return isObject(value)
      ? {...common, widget: "object", fields: fieldsOf(value, more), collapsed: true}
      : {...common, widget: "text", use_emoji_autocomplete: false}
  })

/** Makes a form of each file of words in a folder. */
const formsIn = (
  files: Files,
  folder: string,
  make: (name: string, words: Record<string, unknown>) => CollectionFile,
): CollectionFile[] =>
  [...files].flatMap(([path, content]) => {
    const [, name = ""] = /^locales\/[\w-]+\/([\w-]+)\.json$/.exec(path) ?? []
    return path === wordFile(folder, name) && isObject(content) ? [make(name, content)] : []
  })

/** The words of the interface: one file of each namespace, with every language beside the other. */
export const wordFiles = (files: Files, language: StaffLanguage): CollectionFile[] =>
  formsIn(files, defaultLanguage, (name, words) => ({
    name,
    label: formWords(language).label(name),
    file: wordFile("{{locale}}", name),
    i18n: {locales: [...languages], default_locale: defaultLanguage},
    fields: fieldsOf(words, {i18n: true}),
  }))

/** Words that stand in every language in one file: those of the sign-in. */
export const sharedWordFiles = (files: Files, language: StaffLanguage): CollectionFile[] =>
  formsIn(files, sharedFolder, (name, words) => ({
    name: `shared-${name}`,
    label: formWords(language).label(name),
    file: wordFile(sharedFolder, name),
    fields: fieldsOf(words),
  }))
