import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {html} from "./html"

const words = {
  en: {copy: "Copy", copied: "Copied"},
  es: {copy: "Copiar", copied: "Copiado"},
} satisfies Record<StaffLanguage, object>

/**
 * A button that copies the text of an element.
 *
 * @param what - is copied, for those who hear the button alone
 */
export const copyButton = (id: string, what: string, language: StaffLanguage) => {
  const {copy, copied} = words[language]
  return html`<button type="button" data-copy="${id}" data-copied="${copied}" aria-label="${copy}: ${what}">${copy}</button>`
}
