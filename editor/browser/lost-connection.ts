import type {Language} from "../../src/i18n/languages"
import {browserLanguage} from "../language/browser-language"

const words: Record<Language, string> = {
  en: "There is no answer. Look at your connection; if “npm run edit” has ended, start it again. Then load this page again and open the entry: it offers what you typed.",
  es: "No hay respuesta. Revisa tu conexión; si “npm run edit” terminó, inícialo de nuevo. Luego recarga esta página y abre la entrada: te ofrece lo que escribiste.",
}

/** Says what to do where nobody answers: each browser has an English word of its own for it. */
export const explainLostConnection = (): void => {
  const ask = window.fetch.bind(window)
  const said = words[browserLanguage()]
  window.fetch = async (...question) => {
    try {
      return await ask(...question)
    } catch (error) {
      // What is ended on purpose is no lost connection.
      if (!(error instanceof TypeError)) throw error
      throw new TypeError(said, {cause: error})
    }
  }
}
