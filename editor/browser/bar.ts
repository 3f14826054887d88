import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {guideTitle, newTab, pageFolder, pageNames, pageTitles} from "../pages/names"
import {make} from "./make"

/**
 * Shows the links to the pages beside the editor, and to the guide.
 *
 * @param guide - its address, if it has one
 * @returns shows a sentence beside them, in the place of the one before
 */
export const showBar = (language: StaffLanguage, guide?: string): ((sentence: string) => void) => {
  const pages = pageNames.map(page => [pageFolder(page, language), pageTitles[page][language]])
  const links = [...pages, ...(guide ? [[guide, guideTitle[language]]] : [])].map(
    ([href = "", title = ""]) => {
      const hidden = make("span", {className: "hidden"}, ` (${newTab[language]})`)
      // A form that is being filled in stays open.
      return make("a", {href, target: "_blank"}, title, hidden)
    },
  )
  const nav = make("nav", {lang: language, ariaLabel: pageTitles.editor[language]}, ...links)
  const told = make("p", {role: "status", lang: language})
  document.getElementById("own-bar")?.append(nav, told)
  return sentence => told.replaceChildren(sentence)
}
