import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {html} from "./html"

const words = {
  en: {
    lead: "Whole euros; 1450, 1.450 and 1,450 are the same. One press on Save saves them all.",
    needs: "This page needs scripts.",
  },
  es: {
    lead: "Euros enteros; 1450, 1.450 y 1,450 son lo mismo. “Guardar” los guarda todos de una vez.",
    needs: "Esta página necesita scripts.",
  },
} satisfies Record<StaffLanguage, object>

/** Where the prices are listed: its script reads them from the repository, as they are now. */
export const pricesPage = (language: StaffLanguage) => {
  const {lead, needs} = words[language]
  return html`<p>${lead}</p>
<noscript><p>${needs}</p></noscript>
<div role="status" id="told"></div>
<div id="prices"></div>
`
}
