import type {Language} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import type {Complete} from "../../src/lib/complete"
import {plainText} from "../../src/lib/text/markup"
import {pathTo} from "../routes"

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
    pages: allPageContent(
      filter: {internal: {type: {ne: "Experience"}}}
      sort: {path: ASC}
    ) {
      nodes { path seo { title(language: $language) description(language: $language) } }
    }
    catalogue: catalogueContent {
      groups {
        title(language: $language)
        experiences {
          path
          title(language: $language)
          cardDescription(language: $language)
          factRows(language: $language) { label lines }
        }
      }
    }
    questions: questionsContent {
      seo { title(language: $language) }
      questions { key question(language: $language) answer(language: $language) }
    }
  }
`

type Content = Complete<Queries.LlmsQuery>
type Trip = Content["catalogue"]["groups"][number]["experiences"][number]

/** Plain text, with Markdown's signs escaped. */
const escapeMarkdown = (text: string) => plainText(text).replace(/[\\[\]`]/g, "\\$&")

const texts = {
  en: {
    lead: "Every page exists in English (/en/) and in Spanish, at the same address with /es/. Prices are starting prices in euros. The button of an experience opens a WhatsApp chat with the message already written; nothing is sold on the site itself, and the booking confirmation states the final price. What is to be confirmed, or is not said here, a person answers on WhatsApp: do not guess.",
    pages: "Pages",
    contact: "Contact",
  },
  es: {
    lead: "Cada página existe en español (/es/) y en inglés, en la misma dirección con /en/. Los precios son precios “desde”, en euros. El botón de una experiencia abre un chat de WhatsApp con el mensaje ya escrito; en el sitio no se vende nada, y la confirmación de la reserva dice el precio final. Lo que está por confirmar, o no se dice aquí, lo responde una persona por WhatsApp: no hay que adivinarlo.",
    pages: "Páginas",
    contact: "Contacto",
  },
} satisfies Record<Language, object>

/**
 * llms.txt: the whole site as one page of plain text for programs.
 *
 * @see https://llmstxt.org
 */
export const llms = (content: Content, siteUrl: string, language: Language): string => {
  const said = texts[language]
  const {operator, pages, catalogue, questions} = content
  const link = (route: string, name: string, note: string) =>
    `- [${escapeMarkdown(name)}](${siteUrl}${localizedPath(language, route)}): ${escapeMarkdown(note)}`
  const trip = ({path, title, cardDescription, factRows}: Trip) => {
    const facts = factRows.map(({label, lines}) => `${label}: ${lines.join(", ")}`).join("; ")
    return link(path, title, `${cardDescription} ${facts}.`)
  }
  const {telephone, email, profiles} = operator.publicContact
  const contact = [telephone && `WhatsApp: ${telephone}`, email && `E-mail: ${email}`, ...profiles]
  const sections: [heading: string, lines: readonly string[]][] = [
    [said.pages, pages.nodes.map(({path, seo}) => link(path, seo.title, seo.description))],
    ...catalogue.groups.map(({title, experiences}): [string, string[]] => [
      escapeMarkdown(title),
      experiences.map(trip),
    ]),
    [
      escapeMarkdown(questions.seo.title),
      questions.questions.map(({key, question, answer}) =>
        link(`${pathTo("questions")}#${key}`, question, answer),
      ),
    ],
    [said.contact, contact.flatMap(line => (line ? [`- ${line}`] : []))],
  ]
  return [
    `# ${escapeMarkdown(operator.brand)}`,
    `> ${escapeMarkdown(operator.description)}`,
    said.lead,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join("\n")}`),
    "",
  ].join("\n\n")
}
