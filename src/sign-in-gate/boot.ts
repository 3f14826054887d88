import type {Language} from "../i18n/languages"
import {splashId} from "./boot-options"
import {isGatedVisit} from "./host"
import {type GateSettings, settingsName} from "./settings"
import {word} from "./words"

type BootOptions = {
  settingsName: string
  splashId: string
  waiting: Record<Language, string>
  /** Of a build without a gate, whose pages hold none; null elsewhere. */
  settings: GateSettings | null
}

/**
 * Puts the splash over a gated page before anything is painted, and marks the document:
 * `<html data-gate="pending">`. On any other host it does nothing. It is written into the head of
 * every page as text, so it uses nothing from outside itself; the splash stands beside the body,
 * which may not exist yet. In a build without a gate it only says so, after the first paint.
 *
 * @param page - the window, or a stand-in in tests
 * @param isGated - decides on the visit, {@link isGatedVisit}
 */
export function bootGate(page: Window, isGated: typeof isGatedVisit, options: BootOptions): void {
  const {document, location, navigator} = page
  if (document.documentElement.dataset.gate) return
  const meta = document.querySelector(`meta[name="${options.settingsName}"]`)
  const settings: GateSettings | null = meta
    ? JSON.parse(meta.getAttribute("content") || "null")
    : options.settings
  if (!settings || !isGated(location, navigator.userAgent, settings)) return
  if (!settings.cognito) {
    console.info("The sign-in gate is off: this build has none of the GATSBY_COGNITO_… settings.")
    return
  }
  document.documentElement.dataset.gate = "pending"
  const splash = document.createElement("div")
  splash.id = options.splashId
  splash.setAttribute("role", "status")
  for (const [language, text] of Object.entries(options.waiting)) {
    const line = document.createElement("p")
    line.lang = language
    line.textContent = text
    splash.appendChild(line)
  }
  document.documentElement.appendChild(splash)
}

/**
 * The boot script as text for the page's head; it reads the settings' meta element before it.
 *
 * @param settings - of a build without a gate, which has no such element
 */
export const gateBootScript = (settings: GateSettings | null = null): string =>
  `(${bootGate.toString()})(window,${isGatedVisit.toString()},${JSON.stringify({
    settingsName,
    splashId,
    waiting: word("gate:waiting"),
    settings,
  })})`
