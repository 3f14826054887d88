import type {WordKey} from "../src/i18n/use-words"

type Namespace = WordKey extends `${infer Name}:${string}` ? Name : never

export const legalTexts = ["terms", "treatment", "conduct"] as const

type LegalText = (typeof legalTexts)[number]

/** A file of data/pages. */
export type PageFile =
  | "home"
  | "catalogue"
  | "destinations"
  | "about"
  | "booking"
  | "questions"
  | LegalText

/** A folder with a page for each entry. */
type Collection = "experiences" | "regions"

type Shown = PageFile | Collection

/** One kind of page. Everything that deals with pages reads the list below. */
export type Route = {
  /** Path without a language; `:slug` stands for the slug of each entry of its content. */
  path: string
  template: string
  namespaces: readonly Namespace[]
  /** Without any it is noindex, and not in the sitemap or llms.txt. */
  content?: Shown
  /**
   * Where every page links to it, and with which word: `navigation` is the bar, the menu and the
   * footer; `more` is the menu and the footer; `legal` is a list of the footer.
   */
  link?: {place: "navigation" | "more" | "legal"; label: WordKey}
  /** False if it is one page for all languages. */
  hasLanguage?: false
}

const legalRoute = (path: string, content: LegalText, label: WordKey): Route => ({
  path,
  template: "src/templates/legal.tsx",
  namespaces: ["common", "about", "legal"],
  content,
  link: {place: "legal", label},
})

/** All routes, in the order of links and sitemap. */
export const routes: readonly Route[] = [
  {
    path: "/",
    template: "src/templates/home.tsx",
    namespaces: ["common", "cards", "home"],
    content: "home",
    link: {place: "navigation", label: "common:nav.home"},
  },
  {
    path: "/experiences/",
    template: "src/templates/experiences.tsx",
    namespaces: ["common", "cards", "experiences"],
    content: "catalogue",
    link: {place: "navigation", label: "common:nav.experiences"},
  },
  {
    path: "/destinations/",
    template: "src/templates/destinations.tsx",
    namespaces: ["common", "destinations"],
    content: "destinations",
    link: {place: "navigation", label: "common:footer.destinations"},
  },
  {
    path: "/booking/",
    template: "src/templates/booking.tsx",
    namespaces: ["common", "booking"],
    content: "booking",
    link: {place: "more", label: "common:footer.booking"},
  },
  {
    path: "/questions-answers/",
    template: "src/templates/questions.tsx",
    namespaces: ["common"],
    content: "questions",
    link: {place: "navigation", label: "common:nav.questions"},
  },
  {
    path: "/about-us/",
    template: "src/templates/about.tsx",
    namespaces: ["common", "about"],
    content: "about",
    link: {place: "navigation", label: "common:nav.about"},
  },
  legalRoute("/terms/", "terms", "common:footer.terms"),
  legalRoute("/treatment/", "treatment", "common:footer.treatment"),
  legalRoute("/code-of-conduct/", "conduct", "common:footer.conduct"),
  {
    path: "/experiences/:slug/",
    template: "src/templates/experience.tsx",
    namespaces: ["common", "cards", "experience", "place"],
    content: "experiences",
  },
  {
    path: "/destinations/:slug/",
    template: "src/templates/destination.tsx",
    namespaces: ["common", "cards", "destinations", "place"],
    content: "regions",
  },
  {
    path: "/saved/",
    template: "src/templates/saved.tsx",
    namespaces: ["common", "cards", "planner"],
    link: {place: "more", label: "common:nav.saved"},
  },
  {
    path: "/compare/",
    template: "src/templates/compare.tsx",
    namespaces: ["common", "planner"],
  },
  {
    path: "/404/",
    template: "src/templates/not-found.tsx",
    namespaces: ["common", "not-found"],
    hasLanguage: false,
  },
  {
    path: "/logout/",
    template: "src/templates/logout.tsx",
    namespaces: ["common", "logout"],
    hasLanguage: false,
  },
]

export const localizedRoutes = routes.filter(({hasLanguage = true}) => hasLanguage)

export const pathsWithoutLanguage = routes.flatMap(({path, hasLanguage = true}) =>
  hasLanguage ? [] : path,
)

export type Collections = Record<Collection, readonly {slug: string}[]>

/** The slugs of a route's pages; one page without any where it shows no folder. */
export const slugsOf = ({content}: Route, collections: Collections): (string | undefined)[] =>
  content === "experiences" || content === "regions"
    ? collections[content].map(({slug}) => slug)
    : [undefined]

/** The path with a slash at its end, as every page has one. */
export const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`)

export const pathOf = ({path}: Route, slug = ""): string => path.replace(":slug", slug)

/** The path of the page that shows a file of data/pages, or an entry of a folder. */
export const pathTo = (
  ...[shown, slug]: [shown: PageFile] | [shown: Collection, slug: string]
): string => {
  const route = routes.find(({content}) => content === shown)
  if (!route) throw new Error(`no page shows ${shown}`)
  return pathOf(route, slug)
}

/** Paths of all pages that have a language, without it. */
export const routePaths = (collections: Collections): string[] =>
  localizedRoutes.flatMap(route => slugsOf(route, collections).map(slug => pathOf(route, slug)))

/** Ids of parts of the pages on which the keys of questions and sections are ids, too. */
export const takenIds = [
  ...["announcer", "contact", "content", "contents"],
  // Of trips, which show questions of booking.
  ...["before", "book", "days", "packing", "price", "when"],
]

type Place = NonNullable<Route["link"]>["place"]

/** Links that every page shows, for src/site/links.ts: the browser has no list of routes. */
export const siteLinks = () => {
  const linksIn = (place: Place) =>
    routes.flatMap(({path, link}) => (link?.place === place ? [{to: path, label: link.label}] : []))
  return {navigation: linksIn("navigation"), more: linksIn("more"), legal: linksIn("legal")}
}
