import type {Language} from "../../src/i18n/languages"
import {guideTitle} from "../pages/guide"
import {linksLabel, newTab, pageFolder, pageNames, pageTitles} from "../pages/names"

/** Element of the editor's page that stands above the framework's. */
const barId = "own-bar"

/**
 * Shows the links to the pages beside the editor, and to the guide.
 *
 * @param guide - its address, if it has one
 * @returns shows a sentence beside them, in the place of the one before
 */
export const showBar = (language: Language, guide?: string): ((sentence: string) => void) => {
  const pages = pageNames.map(page => [pageFolder(page, language), pageTitles[page][language]])
  const links = [...pages, ...(guide ? [[guide, guideTitle[language]]] : [])].map(
    ([href = "", title = ""]) => {
      // A form that is being filled in stays open.
      const link = Object.assign(document.createElement("a"), {href, target: "_blank"})
      const hidden = Object.assign(document.createElement("span"), {className: "hidden"})
      hidden.append(` (${newTab[language]})`)
      link.append(title, hidden)
      return link
    },
  )
  const nav = document.createElement("nav")
  nav.lang = language
  nav.ariaLabel = linksLabel[language]
  nav.append(...links)
  const told = Object.assign(document.createElement("p"), {role: "status", lang: language})
  document.getElementById(barId)?.append(nav, told)
  return sentence => told.replaceChildren(sentence)
}
