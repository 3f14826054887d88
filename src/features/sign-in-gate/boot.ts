import type {Language} from "../../i18n/languages"
import {splashId} from "./boot-options"
import {isGatedVisit} from "./host"
import {type GateSettings, settingsIn} from "./settings"

/**
 * Shows the splash over a gated page before anything is painted, and sets `<html
 * data-gate="pending">`. On other hosts, and without settings in the page, it does nothing. The
 * splash is a sibling of the body, which may not exist yet.
 *
 * @param waiting - what the splash says, in every language
 */
export const bootGate = (page: Window, waiting: Record<Language, string>): void => {
  const {document, location, navigator} = page
  const root = document.documentElement
  const settings = settingsIn(document)
  if (root.dataset.gate || !settings || !isGatedVisit(location, navigator.userAgent, settings))
    return
  root.dataset.gate = "pending"
  const splash = document.createElement("div")
  splash.id = splashId
  splash.setAttribute("role", "status")
  for (const [language, text] of Object.entries(waiting)) {
    const line = document.createElement("p")
    line.lang = language
    line.textContent = text
    splash.append(line)
  }
  root.append(splash)
}

/**
 * Warns once, on a host that would be gated, that this build has no gate.
 *
 * @param settings - of a build without a gate
 */
export const warnGateIsOff = (
  {document, location, navigator}: Window,
  settings: GateSettings,
): void => {
  if (document.documentElement.dataset.gate) return
  if (isGatedVisit(location, navigator.userAgent, settings))
    console.info("The sign-in gate is off: this build has none of the GATSBY_COGNITO_… settings.")
}
