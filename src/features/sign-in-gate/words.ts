import texts from "../../../locales/shared/gate.json"
import type {Language} from "../../i18n/languages"

/**
 * Words that the gate needs before its code loads. No page query includes them, because the gate
 * precedes all pages.
 *
 * @returns the text in every language
 */
export const word = (key: `gate:${keyof typeof texts}`): Record<Language, string> =>
  texts[key.slice("gate:".length) as keyof typeof texts]
