import type {Language} from "../../src/i18n/languages"
import {linksLabel, pageFolder, pageNames, pageTitles} from "../pages/names"

/** Element of the editor's page that stands above the framework's. */
const barId = "own-bar"

/**
 * Shows the links to the pages beside the editor.
 *
 * @returns shows a sentence beside them, in the place of the one before
 */
export const showBar = (language: Language): ((sentence: string) => void) => {
  const links = pageNames.map(page =>
    Object.assign(document.createElement("a"), {
      href: pageFolder(page, language),
      textContent: pageTitles[page][language],
      // A form that is being filled in stays open.
      target: "_blank",
    }),
  )
  const nav = document.createElement("nav")
  nav.lang = language
  nav.ariaLabel = linksLabel[language]
  nav.append(...links)
  const told = document.createElement("output")
  told.lang = language
  document.getElementById(barId)?.append(nav, told)
  return sentence => told.replaceChildren(sentence)
}
