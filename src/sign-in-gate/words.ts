import en from "../../locales/en/gate.json"
import es from "../../locales/es/gate.json"
import type {Language} from "../i18n/languages"

/**
 * Words that the gate needs before its own code has arrived. They come from the locale files, but
 * not through a page's query: the gate stands before all pages.
 *
 * @returns the text in both languages
 */
export const word = (key: `gate:${keyof typeof en}`): Record<Language, string> => {
  const name = key.slice("gate:".length) as keyof typeof en
  return {en: en[name], es: es[name]}
}
