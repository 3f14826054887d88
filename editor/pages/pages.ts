import type {SiteContent} from "../../gatsby/content/site-content"
import type {Environment} from "../../gatsby/environment/environment"
import {launchReport} from "../../gatsby/launch/launch-report"
import {buildWords} from "../../gatsby/words/build-words"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import type {PageOptions} from "../build/page"
import {answersOf} from "./answers"
import {answersFile, answersPage, answersSheet} from "./answers-page"
import {type Html, html} from "./html"
import {launchPage} from "./launch-page"
import {type PageName, pageFolder, pageNames} from "./names"
import {owedPage} from "./owed-page"
import {languageChoice, toolPage} from "./tool-page"

const priceWords = {
  en: {
    lead: "Whole euros; 1450, 1.450 and 1,450 are the same. One press on Save saves them all.",
    needs: "This page needs scripts.",
  },
  es: {
    lead: "Euros enteros; 1450, 1.450 y 1,450 son lo mismo. “Guardar” los guarda todos de una vez.",
    needs: "Esta página necesita scripts.",
  },
} satisfies Record<StaffLanguage, object>

/** Where the prices are listed: its script reads them from the repository, as they are now. */
const pricesPage = (language: StaffLanguage) => {
  const {lead, needs} = priceWords[language]
  return html`<p>${lead}</p>
<noscript><p>${needs}</p></noscript>
<div role="status" id="told"></div>
<div id="prices"></div>
`
}

/**
 * Makes the pages beside the editor, and the file of the answers.
 *
 * @param root - folder of the words of the interface
 * @param content - sound
 * @param options - what a page of the editor needs beside its own files
 * @returns texts by path, from the editor's folder
 */
export const toolPages = async (
  root: string,
  content: SiteContent,
  {
    GATSBY_SITE_URL,
    GATSBY_EDITOR_SITE: siteUrl = GATSBY_SITE_URL,
  }: Pick<Environment, "GATSBY_SITE_URL" | "GATSBY_EDITOR_SITE">,
  options: PageOptions = {},
): Promise<Map<string, string>> => {
  const read = staffLanguages.map(async language => {
    const t = await buildWords(root, language)
    return [language, answersOf(content, {siteUrl, t}, language)] as const
  })
  const answers = new Map(await Promise.all(read))
  const lines = launchReport(content, {GATSBY_SITE_URL: siteUrl})
  const mains: Record<PageName, (language: StaffLanguage) => Html> = {
    prices: pricesPage,
    answers: language => answersPage(answers.get(language) ?? [], language),
    owed: language => owedPage(content, language),
    launch: language => launchPage(lines, language),
  }
  const pages = pageNames.flatMap((page): [string, string][] => [
    [`${page}/index.html`, languageChoice(page, options)],
    ...staffLanguages.map((language): [string, string] => [
      `${pageFolder(page, language)}index.html`,
      toolPage(page, language, mains[page](language), options),
    ]),
  ])
  return new Map([...pages, [answersFile, answersSheet(answers)]])
}
