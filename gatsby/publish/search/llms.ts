import {defaultLanguage, type Language, otherLanguages} from "../../../src/i18n/languages"
import {locales} from "../../../src/i18n/locales"
import {localizedPath} from "../../../src/i18n/paths"
import type {Words} from "../../../src/i18n/use-words"
import {plainText} from "../../../src/lib/text/markup"
import {formatFacts} from "../../content/facts/facts"
import {groupKeys} from "../../content/schema/groups"
import type {SiteContent} from "../../content/site-content"
import type {Page} from "../../pages/plan-pages"
import {publicContact} from "./contact"

type Experience = SiteContent["experiences"][number]
type Link = {path: string; name: string; note: string}
type Texts = Record<Language, string>
type PageTexts = {title?: Texts; name?: Texts; seo: {description: Texts}}

const language = defaultLanguage
const others = otherLanguages(language)

/** Plain text, with Markdown characters escaped. */
const words = (text: string) => plainText(text).replace(/[\\[\]`]/g, "\\$&")

const writer = (siteUrl: string) => {
  const link = (of: Language, path: string, name: string) =>
    `[${words(name)}](${siteUrl}${localizedPath(of, path)})`
  return ({path, name, note}: Link) => {
    const versions = others.map(other => link(other, path, locales[other].name))
    return `- ${link(language, path, name)}: ${words(note)} (${versions.join(", ")})`
  }
}

const experienceLink = (experience: Experience, {regions, site}: SiteContent, t: Words): Link => {
  const facts = formatFacts(experience, regions, {language, t, site}).map(
    ({label, lines}) => `${label}: ${lines.join(", ")}`,
  )
  return {
    path: `/experiences/${experience.slug}/`,
    name: experience.title[language],
    note: `${experience.cardDescription[language]} ${facts.join("; ")}.`,
  }
}

const contactLines = (site: SiteContent["site"], t: Words) => {
  const {telephone, email, profiles} = publicContact(site)
  const lines = [
    ...(telephone ? [`- WhatsApp: ${telephone}`] : []),
    ...(email ? [`- ${t("build:llms.email")}: ${email}`] : []),
    ...profiles.map(address => `- ${address}`),
  ]
  return lines.length > 0 ? ["", `## ${t("build:llms.contact")}`, "", ...lines] : []
}

/** The content of a page; for a collection, the entry with its slug. */
const textsOf = (content: SiteContent, {route, context}: Page): PageTexts | undefined => {
  const shown = route.content && content[route.content]
  return Array.isArray(shown) ? shown.find(({slug}) => slug === context.slug) : shown
}

/** Links to all pages except experiences, which are listed by length. */
const pageLinks = (content: SiteContent, pages: readonly Page[], t: Words) =>
  pages
    .filter(page => page.language === language)
    .filter(({route}) => route.content !== "experiences")
    .flatMap((page): Link[] => {
      const texts = textsOf(content, page)
      const path = page.originalPath
      const name = (texts?.title ?? texts?.name)?.[language] ?? t("build:llms.home")
      return texts ? [{path, name, note: texts.seo.description[language]}] : []
    })

/**
 * Writes llms.txt: the whole site as one page of plain text for programs, in the default language,
 * with links to the other versions. Every fact comes from the content files.
 *
 * @param pages - those of the plan that are listed
 * @param siteUrl - public origin, without a slash at its end
 * @param t - words of the default language, with the namespace `build`
 * @see https://llmstxt.org
 */
export const llms = (
  content: SiteContent,
  pages: readonly Page[],
  siteUrl: string,
  t: Words,
): string => {
  const {site, catalogue, questions, experiences} = content
  const line = writer(siteUrl)
  const groups = groupKeys.flatMap(key => {
    const group = catalogue.groups.find(entry => entry.key === key)
    const members = experiences.filter(experience => experience.group === key)
    return [
      "",
      `## ${words(group?.title[language] ?? "")}`,
      "",
      ...members.map(experience => line(experienceLink(experience, content, t))),
    ]
  })
  return [
    `# ${words(site.brand)}`,
    "",
    `> ${words(site.description[language])}`,
    "",
    t("build:llms.about"),
    "",
    `## ${t("build:llms.pages")}`,
    "",
    ...pageLinks(content, pages, t).map(line),
    ...groups,
    "",
    `## ${words(questions.title[language])}`,
    "",
    ...questions.questions.map(({key, question, answer}) =>
      line({path: `/questions-answers/#${key}`, name: question[language], note: answer[language]}),
    ),
    ...contactLines(site, t),
    "",
  ].join("\n")
}
