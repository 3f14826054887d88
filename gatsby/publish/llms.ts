import {defaultLanguage} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {plainText} from "../../src/lib/text/markup"
import type {Answer} from "../graphql/query"

export const llmsQuery = /* GraphQL */ `
  query Llms($language: String!) {
    operator {
      brand
      description(language: $language)
      publicContact {
        telephone
        email
        profiles
      }
    }
    homeContent { seo { description(language: $language) } }
    catalogueContent {
      title(language: $language)
      seo { description(language: $language) }
      groups {
        title(language: $language)
        experiences {
          slug
          title(language: $language)
          cardDescription(language: $language)
          factRows(language: $language) { label lines }
        }
      }
    }
    destinationsContent { title(language: $language) seo { description(language: $language) } }
    bookingContent { title(language: $language) seo { description(language: $language) } }
    questionsContent {
      title(language: $language)
      seo { description(language: $language) }
      questions { key question(language: $language) answer(language: $language) }
    }
    aboutContent { title(language: $language) seo { description(language: $language) } }
    terms: legalText(name: {eq: "terms"}) { ...Legal }
    treatment: legalText(name: {eq: "treatment"}) { ...Legal }
    conduct: legalText(name: {eq: "conduct"}) { ...Legal }
    allRegion(sort: {slug: ASC}) {
      nodes { slug name(language: $language) seo { description(language: $language) } }
    }
  }

  fragment Legal on LegalText {
    title(language: $language)
    seo { description(language: $language) }
  }
`

type Content = Answer<Queries.LlmsQuery>
type Page = {title: string; seo: {description: string}}
type Trip = Content["catalogueContent"]["groups"][number]["experiences"][number]

/** Plain text, with Markdown's signs escaped. */
const words = (text: string) => plainText(text).replace(/[\\[\]`]/g, "\\$&")

/**
 * llms.txt: the whole site as one page of plain English for programs.
 *
 * @see https://llmstxt.org
 */
export const llms = (content: Content, siteUrl: string): string => {
  const {operator, homeContent, catalogueContent, questionsContent, allRegion} = content
  const link = (route: string, name: string, note: string) =>
    `- [${words(name)}](${siteUrl}${localizedPath(defaultLanguage, route)}): ${words(note)}`
  const page = (route: string, {title, seo}: Page) => link(route, title, seo.description)
  const trip = ({slug, title, cardDescription, factRows}: Trip) => {
    const facts = factRows.map(({label, lines}) => `${label}: ${lines.join(", ")}`).join("; ")
    return link(`/experiences/${slug}/`, title, `${cardDescription} ${facts}.`)
  }
  const {telephone, email, profiles} = operator.publicContact
  const contact = [telephone && `WhatsApp: ${telephone}`, email && `E-mail: ${email}`, ...profiles]
  const sections: [heading: string, lines: readonly string[]][] = [
    [
      "Pages",
      [
        link("/", "Home", homeContent.seo.description),
        page("/experiences/", catalogueContent),
        page("/destinations/", content.destinationsContent),
        page("/booking/", content.bookingContent),
        page("/questions-answers/", questionsContent),
        page("/about-us/", content.aboutContent),
        page("/terms/", content.terms),
        page("/treatment/", content.treatment),
        page("/code-of-conduct/", content.conduct),
        ...allRegion.nodes.map(({slug, name, seo}) =>
          link(`/destinations/${slug}/`, name, seo.description),
        ),
      ],
    ],
    ...catalogueContent.groups.map(({title, experiences}): [string, string[]] => [
      words(title),
      experiences.map(trip),
    ]),
    [
      words(questionsContent.title),
      questionsContent.questions.map(({key, question, answer}) =>
        link(`/questions-answers/#${key}`, question, answer),
      ),
    ],
    ["Contact", contact.flatMap(line => (line ? [`- ${line}`] : []))],
  ]
  return [
    `# ${words(operator.brand)}`,
    `> ${words(operator.description)}`,
    "Every page exists in English (/en/) and in Spanish, at the same address with /es/. Prices are starting prices in euros. The button of an experience opens a WhatsApp chat with the message already written; nothing is sold on the site itself, and the booking confirmation states the final price.",
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join("\n")}`),
    "",
  ].join("\n\n")
}
