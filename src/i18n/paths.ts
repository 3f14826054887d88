import {defaultLanguage, type Language} from "./languages"

const prefix = /^\/(en|es)(?=\/|$)/

/**
 * Language of an address: any path that starts with /es is Spanish, otherwise English
 * (specification, point 4).
 */
export const languageOfPath = (path: string): Language =>
  prefix.exec(path)?.[1] === "es" ? "es" : defaultLanguage

/** The path without its language segment: "/es/experiences/" gives "/experiences/". */
export const pathWithoutLanguage = (path: string): string => path.replace(prefix, "") || "/"

/**
 * Address of a page in a language.
 *
 * @param language - "en" or "es"
 * @param path - the path without a language, such as "/experiences/"; query and hash may follow
 * @returns the path with its language segment and a slash at its end
 */
export const localizedPath = (language: Language, path: string): string => {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const trimmed = pathWithoutLanguage(pathname).replace(/^\/+|\/+$/g, "")
  return `/${language}/${trimmed ? `${trimmed}/` : ""}${rest}`
}
