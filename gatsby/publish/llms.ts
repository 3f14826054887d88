import {localizedPath} from "../../src/i18n/paths"
import type {Complete} from "../../src/lib/complete"
import {plainText} from "../../src/lib/text/markup"
import {pathTo} from "../routes"
import type {I18nContext} from "../words/format"

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

const escapeMarkdown = (text: string) => plainText(text).replace(/[\\[\]`]/g, "\\$&")

/**
 * llms.txt: for programs, a link to each page with what it says in short, and the facts of trips.
 *
 * @see https://llmstxt.org
 */
export const llms = (content: Content, siteUrl: string, {language, t}: I18nContext): string => {
  const {operator, pages, catalogue, questions} = content
  const link = (route: string, name: string, note: string) =>
    `- [${escapeMarkdown(name)}](${siteUrl}${localizedPath(language, route)}): ${escapeMarkdown(note)}`
  const trip = ({path, title, cardDescription, factRows}: Trip) => {
    const facts = factRows.map(({label, lines}) => `${label}: ${lines.join(", ")}`).join("; ")
    return link(path, title, `${cardDescription} ${facts}.`)
  }
  const {telephone, email, profiles} = operator.publicContact
  const contact = [telephone && `WhatsApp: ${telephone}`, email && `E-mail: ${email}`, ...profiles]
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${escapeMarkdown(heading)}\n\n${lines.join("\n")}`] : []
  return [
    `# ${escapeMarkdown(operator.brand)}`,
    `> ${escapeMarkdown(operator.description)}`,
    t("build:llms.lead"),
    ...section(
      t("build:llms.pages"),
      pages.nodes.map(({path, seo}) => link(path, seo.title, seo.description)),
    ),
    ...catalogue.groups.flatMap(({title, experiences}) => section(title, experiences.map(trip))),
    ...section(
      questions.seo.title,
      questions.questions.map(({key, question, answer}) =>
        link(`${pathTo("questions")}#${key}`, question, answer),
      ),
    ),
    ...section(
      t("build:llms.contact"),
      contact.filter(Boolean).map(line => `- ${line}`),
    ),
    "",
  ].join("\n\n")
}
