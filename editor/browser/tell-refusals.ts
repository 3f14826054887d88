import type {Language} from "../../src/i18n/languages"
import {browserLanguage} from "../language/browser-language"

const words: Record<Language, string> = {
  en: "Nothing has changed in the files. This is why:",
  es: "Nada cambió en los archivos. Este es el motivo:",
}

/** What the framework throws where the repository has refused something. */
type Refused = {message?: unknown; cause?: {message?: unknown}} | null | undefined

/**
 * Says why something was refused that the framework has no message for: it says nothing where a picture is
 * not deleted from the list of assets, as a page still names it.
 */
export const tellRefusals = (): void => {
  window.addEventListener("unhandledrejection", ({reason}) => {
    const {message, cause} = (reason as Refused) ?? {}
    if (message !== "Server responded with an error" || typeof cause?.message !== "string") return
    window.alert(`${words[browserLanguage()]}\n\n${cause.message}`)
  })
}
