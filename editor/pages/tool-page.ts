import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {locales} from "../../src/i18n/locales"
import {headLines, type PageOptions} from "../build/page"
import {Html, html} from "./html"
import {type PageName, pageFolder, pageNames, pageTitles} from "./names"

const linkTo = (page: PageName, here: PageName, language: StaffLanguage) =>
  html`<a href="../../${pageFolder(page, language)}"${page === here ? new Html(' aria-current="page"') : ""}>${pageTitles[page][language]}</a>`

const otherLanguages = (language: StaffLanguage) =>
  staffLanguages
    .filter(other => other !== language)
    .map(
      other =>
        html`<a href="../${other}/" lang="${other}" hreflang="${other}">${locales[other].name}</a>`,
    )

/**
 * A page beside the editor, in one language, with links to the others.
 *
 * @param main - its content below the heading
 * @param options - what a page of the editor needs beside its own files
 */
export const toolPage = (
  page: PageName,
  language: StaffLanguage,
  main: Html,
  options: PageOptions = {},
): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
${new Html(headLines(options, "../../"))}<title>${pageTitles[page][language]} – ${pageTitles.editor[language]}</title>
<link rel="stylesheet" href="../../pages.css">
<script type="module" src="../../pages.js"></script>
</head>
<body data-page="${page}">
<header>
<nav aria-label="${pageTitles.editor[language]}"><a href="../../">${pageTitles.editor[language]}</a>${pageNames.map(name => linkTo(name, page, language))}</nav>
<p>${otherLanguages(language)}</p>
</header>
<main>
<h1>${pageTitles[page][language]}</h1>
${main}
</main>
</body>
</html>
`.text

/** What an address without a language leads to: the page in each, of which the script takes the browser's. */
export const languageChoice = (page: PageName, options: PageOptions = {}): string =>
  html`<!doctype html>
<html lang="en">
<head>
${new Html(headLines(options, "../"))}<title>${pageTitles[page].en}</title>
<link rel="stylesheet" href="../pages.css">
<script type="module" src="../pages.js"></script>
</head>
<body data-page="choice">
<main>
${staffLanguages.map(language => html`<p><a href="${language}/" lang="${language}">${pageTitles[page][language]}</a></p>`)}
</main>
</body>
</html>
`.text
