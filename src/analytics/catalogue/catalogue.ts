import {ecommerceEvents} from "./ecommerce"
import type {Fields, ValuesOf} from "./fields"
import {gestureEvents} from "./gestures"
import type {Item} from "./items"
import {pageEvents} from "./pages"
import {plannerEvents} from "./planner"

/**
 * Every event that the site pushes. The container is generated from it (`npm run container`), and the
 * types below check the code against it. Browser code imports the types
 * only, so the texts stay out of the pages.
 */
export const catalogue = {...pageEvents, ...ecommerceEvents, ...gestureEvents, ...plannerEvents}

type Catalogue = typeof catalogue

export type EventName = keyof Catalogue

type Ecommerce<Description> = Description extends {ecommerce: infer Described extends Fields}
  ? {ecommerce: ValuesOf<Described> & {items: Item[]}}
  : unknown

/** The message of one event, as it is pushed. */
export type EventOf<Name extends EventName> = {event: Name} & ValuesOf<Catalogue[Name]["fields"]> &
  Ecommerce<Catalogue[Name]>

/** Any message of the catalogue. */
export type AnalyticsEvent = {[Name in EventName]: EventOf<Name>}[EventName]
