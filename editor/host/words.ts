import type {IncomingMessage} from "http"
import {type StaffLanguage, toStaffLanguage} from "../../gatsby/words/staff-languages"

const words = {
  en: {
    startedAnew: "The editor was started anew. Load this page again.",
    tooLarge: "This is more than 32 MB at once.",
    onlyHere: "The editor answers pages of this computer alone.",
    changedMeanwhile: "The files have changed meanwhile, outside of this editor. Save once more.",
    diskRefuses: (file: string, reason: string) =>
      `The disk refuses ${file} (${reason}). Make sure that it is not full, that the file may be changed and that no other program holds it. Then save again.`,
  },
  es: {
    startedAnew: "El editor se inició de nuevo. Recarga esta página.",
    tooLarge: "Son más de 32 MB de una vez.",
    onlyHere: "El editor solo responde a páginas de este computador.",
    changedMeanwhile: "Los archivos cambiaron entretanto, fuera de este editor. Guarda otra vez.",
    diskRefuses: (file: string, reason: string) =>
      `El disco rechaza ${file} (${reason}). Revisa que no esté lleno, que el archivo se pueda cambiar y que ningún otro programa lo tenga abierto. Luego guarda otra vez.`,
  },
} satisfies Record<StaffLanguage, object>

export type HostWords = (typeof words)[StaffLanguage]

/** What the host of the editor says. */
export const hostWords = (language: StaffLanguage): HostWords => words[language]

/** Language of the requesting browser. */
export const languageOfRequest = ({headers}: Pick<IncomingMessage, "headers">): StaffLanguage =>
  toStaffLanguage(headers["accept-language"]?.split(/[,;]/)[0])
