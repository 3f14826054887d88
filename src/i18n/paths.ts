import {defaultLanguage, findLanguage, type Language, languages} from "./languages"

const prefix = new RegExp(`^/(${languages.join("|")})(?=/|$)`)

/** Language that a path names by its first segment. */
export const namedLanguage = (path: string): Language | undefined =>
  findLanguage(prefix.exec(path)?.[1])

/** Language of a path: the one it names, or the default. */
export const languageOfPath = (path: string): Language => namedLanguage(path) ?? defaultLanguage

/** The path without its language segment: "/es/experiences/" gives "/experiences/". */
export const pathWithoutLanguage = (path: string): string => path.replace(prefix, "") || "/"

/** Path of a page in a language, with a slash at its end; query and hash may follow the path. */
export const localizedPath = (language: Language, path: string): string => {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const trimmed = pathWithoutLanguage(pathname).replace(/^\/+|\/+$/g, "")
  return `/${language}/${trimmed ? `${trimmed}/` : ""}${rest}`
}
