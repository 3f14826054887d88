import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {browserLanguage} from "../language/browser-language"

const words = {
  en: {
    phone: "Phone",
    computer: "Computer",
    page: "Page",
    card: "Card",
    waiting: "The preview shows the last good state. It goes on once this is right:",
  },
  es: {
    phone: "Celular",
    computer: "Computador",
    page: "Página",
    card: "Tarjeta",
    waiting: "La vista previa muestra el último estado bueno. Sigue cuando esto quede bien:",
  },
} satisfies Record<StaffLanguage, Record<string, string>>

export type PaneWords = (typeof words)[StaffLanguage]

/** What the preview itself says, in the language of the browser, as the editor does. */
export const paneWords = (): PaneWords => words[browserLanguage()]
