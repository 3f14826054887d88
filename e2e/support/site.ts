import type {Experience} from "../../gatsby/content/schema/experience"
import {groupOf} from "../../gatsby/content/schema/groups"
import type {Region} from "../../gatsby/content/schema/region"
import {pathOf, type Route, routes} from "../../gatsby/routes"
import {type Language, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {readEntries, readJson} from "../../tools/read-data"

export {readJson}

/** An experience as its folder stores it, and the group that follows from its length. */
export type Trip = Experience & {group: string}

export const experiences: Trip[] = readEntries<Experience>("experiences", "experience").map(
  trip => ({...trip, group: groupOf(trip)}),
)

/** Every region as its folder stores it. */
export const regions: Region[] = readEntries("regions", "region")

type Words = Record<Language, string>

/** What the operator is called, and how to reach it. */
export const site = readJson<{
  company: {legalName: string; registration: string; address: string; telephone: string}
  people?: unknown
  guideLanguages?: unknown
  hours?: unknown
  answerTime?: unknown
  legal?: {childProtection?: Words; authority?: {url: string}; complaints?: string}
  productId: string
  brand: string
  whatsapp: string
  email: string
  creator: string
  copyrightFrom: number
}>("data/site.json")

/** A value as pages say it: nothing while the owner has yet to replace its placeholder. */
export const publicValue = (value: string): string | undefined =>
  /example|0{5}|000[ .]000/i.test(value) ? undefined : value

/** Lengths of stay in the order of the catalogue, and what the form for a trip of one's own offers. */
export const catalogue = readJson<{
  groups: {key: string; title: Words}[]
  customize: Record<"points" | "accommodation" | "style", {options: {key: string; name: Words}[]}>
}>("data/pages/catalogue.json")

/** Questions in their order; the key is the question's place on the page. */
export const {questions} = readJson<{questions: {key: string; question: Words}[]}>(
  "data/pages/questions.json",
)

/** The title of a page for search results, by the name of its file. */
export const seoTitleOf = (file: string, language: Language): string =>
  readJson<{seo: {title: Words}}>(`data/pages/${file}.json`).seo.title[language]

const plannerTitle = (path: string) =>
  Object.fromEntries(
    languages.map(language => [
      language,
      readJson<Record<string, {title: string}>>(`locales/${language}/planner.json`)[
        path.replaceAll("/", "")
      ]?.title,
    ]),
  ) as Words

/** The pages of a route with their headings. */
const entriesOf = ({path, content}: Route): {slug?: string; title: Words}[] => {
  if (content === "experiences") return experiences
  if (content === "regions") return regions.map(({slug, name}) => ({slug, title: name}))
  if (!content) return [{title: plannerTitle(path)}]
  const {title, hero} = readJson<{title?: Words; hero: {title: Words}}>(
    `data/pages/${content}.json`,
  )
  return [{title: title ?? hero.title}]
}

/** Every page of the site in a language, with its heading. */
export const allPages = languages.flatMap(language =>
  routes
    .filter(({hasLanguage = true}) => hasLanguage)
    .flatMap(route =>
      entriesOf(route).map(({slug, title}) => ({
        path: localizedPath(language, pathOf(route, slug)),
        language,
        heading: title[language],
        isListed: route.isListed ?? true,
      })),
    ),
)

/** Those that search may list. */
export const pages = allPages.filter(({isListed}) => isListed)

/** The heading of a page of the site. */
export const headingOf = (path: string): string => {
  const page = allPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`${path} is no page`)
  return page.heading
}
