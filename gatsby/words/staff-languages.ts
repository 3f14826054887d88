import {type Language, toLanguage} from "../../src/i18n/languages"

/**
 * Languages that the editor, its pages and lists for the operator speak, the fallback first. They
 * have words in code of their own: a further language of the site adds none here.
 */
export const staffLanguages = ["en", "es"] as const satisfies readonly Language[]

export type StaffLanguage = (typeof staffLanguages)[number]

/** The language that a tag such as "es-CO" names, of whatever country, otherwise the fallback. */
export const toStaffLanguage = (tag: string | undefined): StaffLanguage => {
  const language = toLanguage(tag)
  return staffLanguages.find(spoken => spoken === language) ?? staffLanguages[0]
}

/** That of the computer that runs a check or a build. */
export const systemLanguage = (): StaffLanguage =>
  toStaffLanguage(new Intl.DateTimeFormat().resolvedOptions().locale)
