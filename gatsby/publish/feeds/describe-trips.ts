import {type Language, languages} from "../../../src/i18n/languages"
import {localizedPath} from "../../../src/i18n/paths"
import type {Words} from "../../../src/i18n/use-words"
import {plainText} from "../../../src/lib/text/markup"
import {formatFacts} from "../../content/facts/facts"
import {linkedBy} from "../../content/linked"
import type {Experience} from "../../content/schema/experience"
import {shownPhotos} from "../../content/schema/photos"
import {arePricesOver} from "../../content/schema/prices"
import type {SiteContent} from "../../content/site-content"
import {type FeedPictures, feedPictureSize} from "./feed-pictures"
import type {FeedTrip} from "./trips-schema"

/** Input of feeds besides the content. */
export type FeedSources = {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  pictures: FeedPictures
  /** Words of each language, with the namespace `build`. */
  words: Record<Language, Words>
}

/** Campaign of each feed's links, so that a visit and its chat show where they come from. */
const campaigns = {
  meta: {utm_source: "meta", utm_medium: "social", utm_campaign: "catalogue"},
  // Partners put their own name in place of the source.
  partner: {utm_source: "partner", utm_medium: "referral"},
}

type Lists = "includes" | "highlights" | "notIncluded"

const plainList = (list: Experience[Lists], language: Language) =>
  list?.items[language].map(plainText)

/** Photographs with what they show and who took them; undefined where there are none. */
const photosOf = (trip: Experience, {siteUrl, pictures}: FeedSources, language: Language) => {
  const shown = shownPhotos(trip).map(({alt, credit, licence}, index) => ({
    url: `${siteUrl}${pictures.get(trip.slug)?.photos[index]}`,
    alt: alt[language],
    credit,
    licence,
  }))
  return shown.length > 0 ? shown : undefined
}

/**
 * Describes every trip in one language for all feeds: absolute addresses with the reader's campaign,
 * plain text, the price from the trip's field. A trip whose prices are past their day is left out.
 * Missing parts are undefined, which JSON omits.
 *
 * @throws Error naming a trip without a picture
 */
export const describeTrips = (
  {experiences, regions, activities, site}: SiteContent,
  sources: FeedSources,
  language: Language,
  reader: keyof typeof campaigns,
): FeedTrip[] => {
  const {siteUrl, pictures, words} = sources
  const campaign = new URLSearchParams(campaigns[reader])
  return experiences.flatMap(trip => {
    if (arePricesOver(trip)) return []
    const {slug, length} = trip
    const linked = linkedBy(trip, {regions, activities: activities.activities})
    const picture = pictures.get(slug)
    if (!picture) throw new Error(`${slug}: a feed without its picture`)
    const address = (of: Language) =>
      `${siteUrl}${localizedPath(of, `/experiences/${slug}/`)}?${campaign}`
    return {
      id: slug,
      code: trip.code,
      url: address(language),
      translations: Object.fromEntries(
        languages.filter(other => other !== language).map(other => [other, address(other)]),
      ),
      title: trip.title[language],
      summary: trip.cardDescription[language],
      description: plainText(trip.description[language]),
      kind: trip.kind,
      group: trip.group,
      days: length.days,
      nights: length.nights,
      season: trip.season,
      regions: linked.regions.map(({slug: id, name}) => ({id, name: name[language]})),
      activities: linked.activities.map(({key: id, name}) => ({id, name: name[language]})),
      // Told when a feed asks: not every feed has them.
      get facts() {
        return formatFacts(trip, regions, {language, t: words[language], site})
          .filter(({isFedApart}) => !isFedApart)
          .map(({name, label, lines}) => ({name, label, text: lines.join("; ")}))
      },
      price: {from: trip.price, currency: "EUR" as const},
      image: {
        url: `${siteUrl}${picture.poster}`,
        width: feedPictureSize,
        height: feedPictureSize,
        alt: trip.imageAlt[language],
      },
      photos: photosOf(trip, sources, language),
      includes: plainList(trip.includes, language),
      highlights: plainList(trip.highlights, language),
      notIncluded: plainList(trip.notIncluded, language),
    }
  })
}
