import {type Language, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {byCatalogueOrder} from "../content/catalogue-order"
import type {Experience} from "../content/schema/experience"
import {type I18nContext, i18nContext} from "./i18n-context"

/** File of each screen, from the project's folder. */
export const templateFiles = {
  home: "src/templates/home.tsx",
  experiences: "src/templates/experiences.tsx",
  experience: "src/templates/experience.tsx",
  about: "src/templates/about.tsx",
  questions: "src/templates/questions.tsx",
  legal: "src/templates/legal.tsx",
  "kitchen-sink": "tools/kitchen-sink/kitchen-sink.tsx",
} as const

export type Template = keyof typeof templateFiles

/** One page to make. */
export type PlannedPage = {
  path: string
  template: Template
  context: {
    language: Language
    i18n: I18nContext
    /** Namespaces of interface words that the page carries. */
    namespaces: string[]
    /** The experience, on its page. */
    slug?: string
    /** Slugs of others of its length of stay, in the order in which they are shown. */
    others?: string[]
    /** File of a legal text: terms or treatment. */
    name?: string
  }
}

/** One permanent redirect, path to path. */
export type PlannedRedirect = {fromPath: string; toPath: string}

type Screen = {route: string; template: Template; namespaces: string[]; name?: string}

const screens: Screen[] = [
  {route: "/", template: "home", namespaces: ["common", "home"]},
  {route: "/experiences/", template: "experiences", namespaces: ["common", "cards", "experiences"]},
  {route: "/about-us/", template: "about", namespaces: ["common"]},
  {route: "/questions-answers/", template: "questions", namespaces: ["common"]},
  {route: "/terms/", template: "legal", namespaces: ["common", "legal"], name: "terms"},
  {route: "/treatment/", template: "legal", namespaces: ["common", "legal"], name: "treatment"},
]

const experienceNamespaces = ["common", "cards", "experience"]

/** Spellings of slugs that were published once and must go on working. */
export const formerSlugs: Record<string, string> = {bahiasenior: "seniorbahia"}

const planScreen = (
  language: Language,
  {route, template, namespaces, name}: Screen,
  path = localizedPath(language, route),
): PlannedPage => ({
  path,
  template,
  context: {language, i18n: i18nContext(language, path), namespaces, ...(name ? {name} : {})},
})

type Planned = Pick<Experience, "slug" | "group" | "price">

/** Two views of three: a page must not grow with the number of experiences. */
const mostOthers = 6

/**
 * Lists what else there is of the same length of stay. It stands in the page's context, and not in
 * its query, because a query for all of a group is asked again on every page when one word of one
 * experience changes.
 */
const slugsOfOthers = (experiences: readonly Planned[]) => {
  const ordered = [...experiences].sort(byCatalogueOrder)
  const first = new Map<string, string[]>()
  // One more than is shown: it may hold the experience itself.
  for (const {group, slug} of ordered) {
    const slugs = first.get(group) ?? []
    if (slugs.length <= mostOthers) first.set(group, [...slugs, slug])
  }
  return ({group, slug}: Planned) =>
    (first.get(group) ?? []).filter(other => other !== slug).slice(0, mostOthers)
}

const planExperience = (language: Language, slug: string, others: string[]): PlannedPage => {
  const path = localizedPath(language, `/experiences/${slug}/`)
  const i18n = i18nContext(language, path)
  return {
    path,
    template: "experience",
    context: {language, i18n, namespaces: experienceNamespaces, slug, others},
  }
}

/**
 * Lists every page of the site.
 *
 * @param experiences - all experiences of the content
 * @param options - `kitchenSink` adds the page that shows every presentation piece
 * @returns one page per language and route, and "/" with the English home (decisions, Routes)
 */
export const planPages = (
  experiences: readonly Planned[],
  {kitchenSink = false}: {kitchenSink?: boolean} = {},
): PlannedPage[] => {
  const [home] = screens as [Screen, ...Screen[]]
  const sink: Screen = {route: "/", template: "kitchen-sink", namespaces: ["common", "cards"]}
  const othersOf = slugsOfOthers(experiences)
  return [
    planScreen("en", home, "/"),
    ...languages.flatMap(language => [
      ...screens.map(screen => planScreen(language, screen)),
      ...experiences.map(experience =>
        planExperience(language, experience.slug, othersOf(experience)),
      ),
    ]),
    ...(kitchenSink ? [planScreen("en", sink, "/kitchen-sink/")] : []),
  ]
}

/**
 * Lists every permanent redirect.
 *
 * @returns unprefixed inner addresses to their English page, and former slugs to today's; each
 *   `fromPath` ends in a slash
 */
export const planRedirects = (experiences: readonly {slug: string}[]): PlannedRedirect[] => {
  const known = new Set(experiences.map(({slug}) => slug))
  const former = Object.entries(formerSlugs).filter(([, slug]) => known.has(slug))
  const routes = [
    ...screens.map(({route}) => route).filter(route => route !== "/"),
    ...experiences.map(({slug}) => `/experiences/${slug}/`),
  ]
  return [
    ...routes.map(route => ({fromPath: route, toPath: localizedPath("en", route)})),
    ...former.flatMap(([from, to]) => [
      {fromPath: `/experiences/${from}/`, toPath: `/en/experiences/${to}/`},
      ...languages.map(language => ({
        fromPath: localizedPath(language, `/experiences/${from}/`),
        toPath: localizedPath(language, `/experiences/${to}/`),
      })),
    ]),
  ]
}
