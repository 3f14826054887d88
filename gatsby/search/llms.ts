import {formatPrice, formatSeason} from "../../src/i18n/format"
import {defaultLanguage, type Language, languageNames} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {plainText} from "../../src/text/markup"
import {groupKeys} from "../content/schema/experience"
import type {SiteContent} from "../content/site-content"
import type {PlannedPage} from "../pages/plan-pages"
import {publicContact} from "./contact"

type Experience = SiteContent["experiences"][number]
type Link = {path: string; name: string; note: string}
type PageTexts = {title?: {en: string}; seo: {description: {en: string}}}

const writer = (siteUrl: string) => {
  const link = (language: Language, path: string, name: string) =>
    `[${name}](${siteUrl}${localizedPath(language, path)})`
  return ({path, name, note}: Link) =>
    `- ${link("en", path, name)}: ${plainText(note)} (${link("es", path, languageNames.es)})`
}

const experienceLink = (experience: Experience, regions: SiteContent["regions"]): Link => {
  const places = experience.regions.flatMap(
    slug => regions.find(region => region.slug === slug) ?? [],
  )
  const facts = [
    experience.durationLabel.en,
    `from ${formatPrice(experience.price, "en")}`,
    ...(experience.season ? [formatSeason(experience.season, "en")] : []),
    places.map(({name}) => name.en).join(", "),
  ]
  return {
    path: `/experiences/${experience.slug}/`,
    name: experience.title.en,
    note: `${experience.cardDescription.en} ${facts.join("; ")}.`,
  }
}

const contactLines = (site: SiteContent["site"]) => {
  const {telephone, email, profiles} = publicContact(site)
  const lines = [
    ...(telephone ? [`- WhatsApp: ${telephone}`] : []),
    ...(email ? [`- E-mail: ${email}`] : []),
    ...profiles.map(address => `- ${address}`),
  ]
  return lines.length > 0 ? ["", "## Contact", "", ...lines] : []
}

/** What a page shows; of a list in the content, the entry of its slug. */
const textsOf = (content: SiteContent, {screen, context}: PlannedPage): PageTexts | undefined => {
  const shown = screen.content && content[screen.content]
  return Array.isArray(shown) ? shown.find(({slug}) => slug === context.slug) : shown
}

/** Links of the pages but those of experiences, which stand with their length of stay. */
const pageLinks = (content: SiteContent, pages: readonly PlannedPage[]) =>
  pages
    .filter(({context}) => context.language === defaultLanguage)
    .filter(({screen}) => screen.content !== "experiences")
    .flatMap((page): Link[] => {
      const texts = textsOf(content, page)
      const path = page.context.i18n.originalPath
      const name = texts?.title?.en ?? "Home"
      return texts ? [{path, name, note: texts.seo.description.en}] : []
    })

/**
 * Writes llms.txt: the whole site on one page of plain text for programs that read instead of
 * browsing. English, with a link to the Spanish version of each page; every fact comes from the
 * files that the pages are made of.
 *
 * @param content - everything the site says
 * @param pages - those of the plan that are listed
 * @param siteUrl - public origin, without a slash at its end
 * @see https://llmstxt.org
 */
export const llms = (
  content: SiteContent,
  pages: readonly PlannedPage[],
  siteUrl: string,
): string => {
  const {site, catalogue, questions, experiences} = content
  const line = writer(siteUrl)
  const groups = groupKeys.flatMap(key => {
    const group = catalogue.groups.find(entry => entry.key === key)
    const members = experiences.filter(experience => experience.group === key)
    return [
      "",
      `## ${group?.title.en}`,
      "",
      ...members.map(experience => line(experienceLink(experience, content.regions))),
    ]
  })
  return [
    `# ${site.brand}`,
    "",
    `> ${plainText(site.description.en)}`,
    "",
    "Every page exists in English (/en/) and in Spanish (/es/). Prices are starting prices in",
    "euros. The button of an experience opens a WhatsApp chat with the message already written;",
    "nothing is sold on the site itself, and the booking confirmation states the final price.",
    "",
    "## Pages",
    "",
    ...pageLinks(content, pages).map(line),
    ...groups,
    "",
    `## ${questions.title.en}`,
    "",
    ...questions.questions.map(({key, question, answer}) =>
      line({path: `/questions-answers/#${key}`, name: question.en, note: answer.en}),
    ),
    ...contactLines(site),
    "",
  ].join("\n")
}
