import {defaultLanguage, type Language} from "../../../src/i18n/languages"
import type {SiteContent} from "../../content/site-content"
import {writeCsv} from "../../files/csv"
import {describeTrips, type FeedSources} from "./describe-trips"
import type {FeedTrip} from "./trips-schema"

type Columns = Record<string, (trip: FeedTrip) => string>

/** Meta's code of a language, spoken anywhere: "es_XX". */
const metaLanguage = (language: Language) => `${language}_XX`

/**
 * The catalogue. Trips are always in stock: a season belongs to the trip, not to the offer.
 *
 * @see https://developers.facebook.com/docs/commerce-platform/catalog/fields
 */
const catalogueColumns = (brand: string): Columns => ({
  id: ({id}) => id,
  title: ({title}) => title,
  description: ({description}) => description,
  availability: () => "in stock",
  condition: () => "new",
  price: ({price}) => `${price.from.toFixed(2)} ${price.currency}`,
  link: ({url}) => url,
  image_link: ({image}) => image.url,
  additional_image_link: ({photos = []}) => photos.map(({url}) => url).join(","),
  brand: () => brand,
  // For product sets, and to find the trip of a chat.
  custom_label_0: ({code}) => code,
  custom_label_1: ({group}) => group,
  custom_label_2: ({regions}) => regions.map(({name}) => name).join(" / "),
})

/**
 * The language feed. Meta accepts neither price nor availability nor `image_link` in it.
 *
 * @see https://developers.facebook.com/docs/marketing-api/catalog/localized-catalog/localized-catalog-setup
 */
const overrideColumns = (language: Language): Columns => ({
  id: ({id}) => id,
  override: () => metaLanguage(language),
  title: ({title}) => title,
  description: ({description}) => description,
  link: ({url}) => url,
})

/** Writes Meta's feed of one language: the catalogue in the site's first, an override in any other. */
export const metaFeed = (
  content: SiteContent,
  sources: FeedSources,
  language: Language,
): string => {
  const columns =
    language === defaultLanguage ? catalogueColumns(content.site.brand) : overrideColumns(language)
  const rows = describeTrips(content, sources, language, "meta").map(trip =>
    Object.values(columns).map(write => write(trip)),
  )
  return writeCsv([Object.keys(columns), ...rows])
}
