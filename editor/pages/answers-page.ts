import {writeCsv} from "../../gatsby/files/csv"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {Answer} from "./answers"
import {copyButton} from "./copy-button"
import {html} from "./html"

/** The file with the answers of every language, beside their page. */
export const answersFile = "answers.csv"

const words = {
  en: {
    lead: "Texts for the quick replies of WhatsApp Business (Settings, Business tools, Quick replies): copy the text, and give it the shortcut.",
    file: "All of them as a sheet",
    open: "Find out before you send it:",
  },
  es: {
    lead: "Textos para las respuestas rápidas de WhatsApp Business (Ajustes, Herramientas para la empresa, Respuestas rápidas): copia el texto y ponle el atajo.",
    file: "Todos en una hoja de cálculo",
    open: "Averigua antes de enviarlo:",
  },
} satisfies Record<StaffLanguage, object>

const article = ({shortcut, title, text, open}: Answer, language: StaffLanguage) => html`<section>
<h2>${title}</h2>
<p><code>/${shortcut}</code></p>
<pre id="text-${shortcut}">${text}</pre>
${copyButton(`text-${shortcut}`, title, language)}
${
  open.length > 0
    ? html`<details><summary>${words[language].open} ${open.length}</summary>
<ul>${open.map(question => html`<li>${question}</li>`)}</ul></details>`
    : undefined
}
</section>
`

/** The answers of a language, each with a button that copies it. */
export const answersPage = (answers: readonly Answer[], language: StaffLanguage) => {
  const {lead, file} = words[language]
  return html`<p>${lead} <a href="../../${answersFile}" download>${file}</a></p>
${answers.map(answer => article(answer, language))}`
}

const columns = ["language", "shortcut", "title", "text", "open"]

/** The answers of every language as a sheet; a spreadsheet reads its accents. */
export const answersSheet = (answers: ReadonlyMap<StaffLanguage, readonly Answer[]>): string => {
  const rows = [...answers].flatMap(([language, own]) =>
    own.map(({shortcut, title, text, open}) => [language, shortcut, title, text, open.join("\n")]),
  )
  return `\ufeff${writeCsv([columns, ...rows])}`
}
