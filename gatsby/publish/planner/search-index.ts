import MiniSearch from "minisearch"
import {indexOptions, type SearchedTrip} from "../../../src/features/catalogue/search/index-options"
import {type Language, languages} from "../../../src/i18n/languages"
import {linkedBy} from "../../content/linked"
import type {Experience} from "../../content/schema/experience"
import {arePricesOver} from "../../content/schema/prices"
import type {Region} from "../../content/schema/region"
import type {SiteContent} from "../../content/site-content"

type Activity = SiteContent["activities"]["activities"][number]

/** What the index is made of. */
export type SearchedContent = {
  /** In the order of the catalogue. */
  experiences: readonly Experience[]
  regions: readonly Pick<Region, "slug" | "name" | "keywords">[]
  activities: readonly Activity[]
  catalogue: Pick<SiteContent["catalogue"], "keywords">
}

type Bilingual = Record<Language, string | readonly string[]>

/** A text in every language: readers may know a name from another language. */
const inAll = (text: Bilingual | undefined) =>
  text ? languages.flatMap(language => text[language]) : []

const named = (thing: {name: Bilingual; keywords?: Bilingual}) => [
  ...inAll(thing.name),
  ...inAll(thing.keywords),
]

const searchedTrip = (
  trip: Experience,
  content: SearchedContent,
  language: Language,
): SearchedTrip => {
  const {slug, title, stops, keywords, cardDescription, season} = trip
  const {regions, activities} = linkedBy(trip, content)
  return {
    slug,
    title: inAll(title).join(" "),
    places: [
      ...regions.flatMap(named),
      ...(stops?.items.flatMap(stop => inAll(stop.title)) ?? []),
    ].join(" "),
    words: [
      ...inAll(keywords),
      ...activities.flatMap(named),
      ...inAll(content.catalogue.keywords),
    ].join(" "),
    card: cardDescription[language],
    days: trip.length.days,
    price: arePricesOver(trip) ? undefined : trip.price,
    season,
  }
}

/** Builds the search index, deterministically. */
export const searchIndex = (content: SearchedContent, language: Language): string => {
  const index = new MiniSearch(indexOptions)
  index.addAll(content.experiences.map(trip => searchedTrip(trip, content, language)))
  return JSON.stringify(index)
}
