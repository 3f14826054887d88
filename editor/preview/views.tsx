import type {ComponentType} from "react"
import DestinationPage from "../../src/templates/destination"
import ExperiencePage from "../../src/templates/experience"
import Card from "./card"

/** A view of a file in the preview: a page, or a part of one. */
export type ViewName = "page" | "card"

type View = {
  /** Route of the screen whose pages it is, or whose pages' parts. */
  route: string
  /** File that holds the query. */
  query: string
  // Each page has its own props, from its query.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  component: ComponentType<any>
}

/** Kinds of files that have a preview, by their folder in data/. */
export type Previewed = "experiences" | "regions"

/** Views of each kind, in order. */
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
