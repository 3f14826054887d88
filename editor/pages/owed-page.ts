import type {SiteContent} from "../../gatsby/content/site-content"
import {openFacts} from "../../gatsby/launch/open-facts"
import {headings, questionOf} from "../../gatsby/launch/questions"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {copyButton} from "./copy-button"
import {html} from "./html"

const words = {
  en: {lead: "Facts that nobody has settled, as questions to the operator.", none: "All is known."},
  es: {lead: "Datos que nadie ha confirmado, como preguntas al operador.", none: "Se sabe todo."},
} satisfies Record<StaffLanguage, object>

/** What `npm run owed` asks, as a page; each trip's questions can be copied into a chat. */
export const owedPage = (content: SiteContent, language: StaffLanguage) => {
  const facts = openFacts(content)
  const sections = [...new Set(facts.map(({trip}) => trip))].map((slug, index) => {
    const trip = content.experiences.find(other => other.slug === slug)
    const title = trip?.title[language] ?? headings.site[language]
    const questions = facts
      .filter(fact => fact.trip === slug)
      .map(({field}) => questionOf(field)[language])
    const id = `questions-${index}`
    const text = [title, ...questions.map(question => `- ${question}`)].join("\n")
    return html`<section>
<h2>${title} (${questions.length})</h2>
<pre id="${id}">${text}</pre>
${copyButton(id, title, language)}
</section>
`
  })
  const {lead, none} = words[language]
  return html`<p>${lead}</p>\n${sections.length > 0 ? sections : html`<p>${none}</p>`}`
}
