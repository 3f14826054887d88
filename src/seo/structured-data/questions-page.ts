import type {FAQPageLeaf} from "schema-dts"
import {plainText} from "../../lib/text/markup"
import {addressOf, type Site} from "./addresses"

type Content = {
  title: string
  questions: readonly {question: string; answer: string}[]
}

/**
 * The questions with their answers, word for word as the page shows them.
 *
 * @param path - of the page, without a language
 * @see https://schema.org/FAQPage
 */
export const questionsPage = (
  {title, questions}: Content,
  path: string,
  site: Site,
): FAQPageLeaf => ({
  "@type": "FAQPage",
  name: title,
  url: addressOf(site, path),
  inLanguage: site.language,
  mainEntity: questions.map(({question, answer}) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {"@type": "Answer", text: plainText(answer)},
  })),
})
