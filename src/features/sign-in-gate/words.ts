import texts from "../../../locales/shared/gate.json"
import type {Language} from "../../i18n/languages"

/**
 * Words that the gate needs before its own code has arrived. No page's query brings them, because the
 * gate stands before all pages.
 *
 * @returns the text in every language
 */
export const word = (key: `gate:${keyof typeof texts}`): Record<Language, string> =>
  texts[key.slice("gate:".length) as keyof typeof texts]
