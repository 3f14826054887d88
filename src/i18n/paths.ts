import {defaultLanguage, type Language, languages} from "./languages"

const prefix = new RegExp(`^/(${languages.join("|")})(?=/|$)`)

/** Language that a path names by its first segment. */
export const namedLanguage = (path: string): Language | undefined =>
  prefix.exec(path)?.[1] as Language | undefined

/** Language of a path: the one it names, or the default. */
export const languageOfPath = (path: string): Language => namedLanguage(path) ?? defaultLanguage

/** The path without its language segment: "/es/experiences/" gives "/experiences/". */
export const pathWithoutLanguage = (path: string): string => path.replace(prefix, "") || "/"

/**
 * Address of a page in a language.
 *
 * @param path - the path without a language, such as "/experiences/"; query and hash may follow
 * @returns the path with its language segment and a slash at its end
 */
export const localizedPath = (language: Language, path: string): string => {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const trimmed = pathWithoutLanguage(pathname).replace(/^\/+|\/+$/g, "")
  return `/${language}/${trimmed ? `${trimmed}/` : ""}${rest}`
}
