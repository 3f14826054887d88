import type {WordKey} from "../../src/i18n/use-words"
import type {SiteContent} from "../content/site-content"
import {destinationPages} from "./destination-pages"
import {experiencePages} from "./experience-pages"
import type {PlannedContent} from "./planned"

/** Own context of a page, for its query; strings also fill the route. */
export type OwnContext = Record<string, string | readonly string[]>

type Namespace = WordKey extends `${infer Name}:${string}` ? Name : never

/** One kind of page. Everything that deals with pages reads the list below. */
export type Screen = {
  /** Path without a language; `:slug` stands for the `slug` of each of its pages. */
  route: string
  /** File from the project's folder. */
  template: string
  /** Namespaces of interface words that its pages carry. */
  namespaces: readonly Namespace[]
  /** The content that it shows; llms.txt takes its title and description. */
  content?: Exclude<keyof SiteContent, "site" | "activities" | "packing" | "redirects">
  /** Contexts of its pages; by default it is one page. */
  pages?: (content: PlannedContent) => readonly OwnContext[]
  /**
   * Where every page links to it, and with which word: `navigation` is the bar, the menu and the
   * footer; `more` is the menu and the footer; `legal` is a list of the footer.
   */
  link?: {place: "navigation" | "more" | "legal"; label: WordKey}
  /** False if it is one page for all languages. */
  hasLanguage?: false
  /** False excludes it from search: noindex, and not in the sitemap or llms.txt. */
  isListed?: false
}

const legalScreen = (
  route: string,
  name: "terms" | "treatment" | "conduct",
  label: WordKey,
): Screen => ({
  route,
  template: "src/templates/legal.tsx",
  namespaces: ["common", "legal"],
  content: name,
  pages: () => [{name}],
  link: {place: "legal", label},
})

/** All screens, in the order of links, sitemap and llms.txt. */
export const screens: readonly Screen[] = [
  {
    route: "/",
    template: "src/templates/home.tsx",
    namespaces: ["common", "cards", "home"],
    content: "home",
    link: {place: "navigation", label: "common:nav.home"},
  },
  {
    route: "/experiences/",
    template: "src/templates/experiences.tsx",
    namespaces: ["common", "cards", "experiences"],
    content: "catalogue",
    link: {place: "navigation", label: "common:nav.experiences"},
  },
  {
    route: "/destinations/",
    template: "src/templates/destinations.tsx",
    namespaces: ["common", "destinations"],
    content: "destinations",
    link: {place: "more", label: "common:footer.destinations"},
  },
  {
    route: "/booking/",
    template: "src/templates/booking.tsx",
    namespaces: ["common", "booking", "legal"],
    content: "booking",
    link: {place: "more", label: "common:footer.booking"},
  },
  {
    route: "/questions-answers/",
    template: "src/templates/questions.tsx",
    namespaces: ["common"],
    content: "questions",
    link: {place: "navigation", label: "common:nav.questions"},
  },
  {
    route: "/about-us/",
    template: "src/templates/about.tsx",
    namespaces: ["common", "about"],
    content: "about",
    link: {place: "navigation", label: "common:nav.about"},
  },
  legalScreen("/terms/", "terms", "common:footer.terms"),
  legalScreen("/treatment/", "treatment", "common:footer.treatment"),
  legalScreen("/code-of-conduct/", "conduct", "common:footer.conduct"),
  {
    route: "/experiences/:slug/",
    template: "src/templates/experience.tsx",
    namespaces: ["common", "cards", "experience", "place", "prepare"],
    content: "experiences",
    pages: content => experiencePages(content),
  },
  {
    route: "/destinations/:slug/",
    template: "src/templates/destination.tsx",
    namespaces: ["common", "cards", "destinations", "place"],
    content: "regions",
    pages: destinationPages,
  },
  {
    route: "/saved/",
    template: "src/templates/saved.tsx",
    namespaces: ["common", "cards", "planner", "prepare"],
    link: {place: "more", label: "common:nav.saved"},
    isListed: false,
  },
  {
    route: "/compare/",
    template: "src/templates/compare.tsx",
    namespaces: ["common", "experience", "planner"],
    isListed: false,
  },
  {
    route: "/404/",
    template: "src/templates/plain/not-found.tsx",
    namespaces: ["common", "not-found"],
    hasLanguage: false,
    isListed: false,
  },
  {
    route: "/logout/",
    template: "src/templates/plain/logout.tsx",
    namespaces: ["common", "logout"],
    hasLanguage: false,
    isListed: false,
  },
]

/** Paths of all pages that have a language, without it, given the slugs of the content. */
export const routesOf = (slugs: {
  experiences: readonly string[]
  regions: readonly string[]
}): string[] =>
  screens.flatMap(({route, content, hasLanguage = true}) => {
    if (!hasLanguage) return []
    if (content !== "experiences" && content !== "regions") return [route]
    return slugs[content].map(slug => route.replace(":slug", slug))
  })
