import texts from "../../../locales/shared/gate.json"
import {defaultLanguage, type Language, languages} from "../../i18n/languages"
import {splashId} from "./boot-options"
import {textIn} from "./text-in"

/** A failure as the splash shows it: name and message for the maintainer, text for the person. */
export type GateFailure = Error & {readonly text: Record<Language, string>}

const element = (tag: string, text: string, language: Language) => {
  const made = document.createElement(tag)
  made.textContent = text
  made.lang = language
  return made
}

const setState = (state: "pending" | "ready" | "failed") => {
  document.documentElement.dataset.gate = state
}

/** Removes the splash: the page is shown. */
export const hideSplash = (): void => {
  document.getElementById(splashId)?.remove()
  setState("ready")
}

/**
 * Shows a failure on the splash, in both languages, with its name for the maintainer.
 *
 * @returns resolves when the visitor asks to try again
 */
export const showFailure = (error: unknown): Promise<void> =>
  new Promise(resolve => {
    const splash = document.getElementById(splashId) as HTMLElement
    const waiting = Array.from(splash.childNodes)
    const {
      name,
      message,
      text: reasons = textIn(texts, "gate:load"),
    } = error as Error & Partial<GateFailure>
    const again = document.createElement("button")
    again.type = "button"
    again.onclick = () => {
      splash.setAttribute("role", "status")
      splash.replaceChildren(...waiting)
      setState("pending")
      resolve()
    }
    splash.setAttribute("role", "alert")
    // The page has no other content that can be reached.
    const content = document.createElement("main")
    for (const language of languages) {
      content.append(element("h1", textIn(texts, "gate:title")[language], language))
      content.append(element("p", reasons[language], language))
      again.append(element("span", textIn(texts, "gate:retry")[language], language))
    }
    // For the maintainer, in the language of Amplify.
    content.append(again, element("code", `${name}: ${message}`, defaultLanguage))
    splash.replaceChildren(content)
    setState("failed")
    again.focus()
  })
