import CMS from "@sveltia/cms"
import {toStaffLanguage} from "../../gatsby/words/staff-languages"
import {hasSignInMark} from "../../src/gate/host"
import type {EditorSettings} from "../build"
import {dictionaries} from "../words"
import {checksField} from "./checks-field"
import {focusField} from "./focus-field"
import {fileFormats, keepSaved} from "./saved-files"
import "./editor.css"

/** Sveltia speaks the browser's language, too. */
const language = toStaffLanguage(navigator.language)
const {form} = dictionaries[language]

const showLinks = ({guide}: EditorSettings) => {
  const links = [[`staff-${language}/`, form.staffPage], ...(guide ? [[guide, form.help]] : [])]
  const anchors = links.map(([href, textContent]) =>
    // A form that is being filled in stays open.
    Object.assign(document.createElement("a"), {href, textContent, target: "_blank"}),
  )
  document.getElementById("staff-links")?.append(...anchors)
}

const start = async () => {
  const answer = await fetch(`settings-${language}.json`, {cache: "no-store"})
  const settings: EditorSettings = await answer.json()
  if (settings.isGated && !hasSignInMark()) return location.replace("/")
  document.documentElement.lang = language
  document.body.classList.toggle("local", settings.isLocal)
  showLinks(settings)
  for (const {kind, ...format} of fileFormats) CMS.registerCustomFormat(kind, "json", format)
  CMS.registerEventListener({name: "postSave", handler: ({entry}) => keepSaved(entry.toJS())})
  CMS.registerFieldType("checks", checksField(language))
  CMS.registerFieldType("focus", focusField(language))
  await CMS.init({config: settings.config})
}

start().catch((error: Error) => document.body.append(`${form.notStarted} ${error.message}`))
