import type {Experience} from "../../gatsby/content/schema/experience"
import {groupOf} from "../../gatsby/content/schema/groups"
import type {Region} from "../../gatsby/content/schema/region"
import {type Language, languages} from "../../src/i18n/languages"
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

type Titled = {title: Words}

const titleOf = (file: string) => readJson<Titled>(`data/pages/${file}.json`).title

const screens: {route: string; title: Words}[] = [
  {
    route: "",
    title: readJson<{hero: Titled}>("data/pages/home.json").hero.title,
  },
  {route: "experiences/", title: titleOf("catalogue")},
  {route: "destinations/", title: titleOf("destinations")},
  {route: "booking/", title: titleOf("booking")},
  {route: "about-us/", title: titleOf("about")},
  {route: "questions-answers/", title: titleOf("questions")},
  {route: "terms/", title: titleOf("terms")},
  {route: "treatment/", title: titleOf("treatment")},
  {route: "code-of-conduct/", title: titleOf("conduct")},
  ...experiences.map(({slug, title}) => ({route: `experiences/${slug}/`, title})),
  ...regions.map(({slug, name}) => ({route: `destinations/${slug}/`, title: name})),
]

const inLanguages = (list: typeof screens) =>
  languages.flatMap(language =>
    list.map(({route, title}) => ({
      path: `/${language}/${route}`,
      language,
      heading: title[language],
    })),
  )

/** Every page that search may list, with its language and heading. */
export const pages = inLanguages(screens)

const plannerTitle = (name: "saved" | "compare") =>
  Object.fromEntries(
    languages.map(language => [
      language,
      readJson<Record<string, {title: string}>>(`locales/${language}/planner.json`)[name]?.title,
    ]),
  ) as Words

/** Pages of what visitors plan with, which search does not list. */
const plannerPages = inLanguages([
  {route: "saved/", title: plannerTitle("saved")},
  {route: "compare/", title: plannerTitle("compare")},
])

/** Every page of the site in a language. */
export const allPages = [...pages, ...plannerPages]

/** The heading of a page of the site. */
export const headingOf = (path: string): string => {
  const page = allPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`${path} is no page`)
  return page.heading
}
