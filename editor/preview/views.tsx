import type {ComponentType} from "react"
import DestinationPage from "../../src/templates/destination"
import ExperiencePage from "../../src/templates/experience"
import Card from "./card"

/** What a preview can show of a kind of file: a page of the site, or a part of one. */
export type ViewName = "page" | "card"

type View = {
  /** Route of the screen whose pages it is, or whose pages' parts. */
  route: string
  /** File that holds the query. */
  query: string
  // Every page has props of its own; they come from its query.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  component: ComponentType<any>
}

/** Kinds of files that have a preview, by their folder in data/. */
export type Previewed = "experiences" | "regions"

/** What there is to see of each kind, in the order in which it is offered. */
export const views: Record<Previewed, Partial<Record<ViewName, View>>> = {
  experiences: {
    page: {
      route: "/experiences/:slug/",
      query: "src/templates/experience.tsx",
      component: ExperiencePage,
    },
    card: {route: "/experiences/:slug/", query: "editor/preview/card.tsx", component: Card},
  },
  regions: {
    page: {
      route: "/destinations/:slug/",
      query: "src/templates/destination.tsx",
      component: DestinationPage,
    },
  },
}
