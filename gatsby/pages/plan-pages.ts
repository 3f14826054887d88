import {type Language, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"

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
    /** Namespaces of interface words that the page carries. */
    namespaces: string[]
    /** The experience, on its page. */
    slug?: string
    /** Its length-of-stay group, for more of the same. */
    group?: string
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

const planScreen = (language: Language, {route, template, namespaces, name}: Screen) => ({
  path: localizedPath(language, route),
  template,
  context: {language, namespaces, ...(name ? {name} : {})},
})

const planExperience = (
  language: Language,
  {slug, group}: {slug: string; group: string},
): PlannedPage => ({
  path: localizedPath(language, `/experiences/${slug}/`),
  template: "experience",
  context: {language, namespaces: experienceNamespaces, slug, group},
})

/**
 * Lists every page of the site.
 *
 * @param experiences - all experiences of the content
 * @param options - `kitchenSink` adds the page that shows every presentation piece
 * @returns one page per language and route, and "/" with the English home (decisions, Routes)
 */
export const planPages = (
  experiences: readonly {slug: string; group: string}[],
  {kitchenSink = false}: {kitchenSink?: boolean} = {},
): PlannedPage[] => {
  const [home, ...rest] = screens as [Screen, ...Screen[]]
  return [
    {...planScreen("en", home), path: "/"},
    ...languages.flatMap(language => [
      ...[home, ...rest].map(screen => planScreen(language, screen)),
      ...experiences.map(experience => planExperience(language, experience)),
    ]),
    ...(kitchenSink
      ? [
          planScreen("en", {
            route: "/",
            template: "kitchen-sink",
            namespaces: ["common", "cards"],
          }),
        ].map(page => ({...page, path: "/kitchen-sink/"}))
      : []),
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
