import type {Language} from "../../../src/i18n/languages"
import {languages} from "../../../src/i18n/languages"
import {localizedPath} from "../../../src/i18n/paths"
import type {Words} from "../../../src/i18n/use-words"
import {plainText} from "../../../src/lib/text/markup"
import {tellFacts} from "../../content/facts/tell-facts"
import {linkedBy} from "../../content/linked"
import type {Experience} from "../../content/schema/experience"
import {arePricesOver} from "../../content/schema/prices"
import type {SiteContent} from "../../content/site-content"
import {today} from "../../content/today"
import {type FeedReader, feedLink} from "./feed-link"
import {feedPictureSize} from "./feed-pictures"
import type {FeedTrip} from "./trips-schema"

/** Input of feeds besides the content. */
export type FeedSources = {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  /** Path of each trip's picture from the site's root, by slug. */
  pictures: ReadonlyMap<string, string>
  /** Words of each language, with the namespace `build`. */
  words: Record<Language, Words>
}

type Lists = "includes" | "highlights" | "notIncluded"

const plainList = (list: Experience[Lists], language: Language) =>
  list?.items[language].map(plainText)

/**
 * Describes every trip in one language for all feeds: absolute addresses with the reader's campaign,
 * plain text, the price from the trip's field. A trip whose prices are past their day is left out.
 * Missing parts are undefined, which JSON omits.
 *
 * @throws Error naming a trip without a picture
 */
export const describeTrips = (
  {experiences, regions, activities, site}: SiteContent,
  {siteUrl, pictures, words}: FeedSources,
  language: Language,
  reader: FeedReader,
): FeedTrip[] =>
  experiences.flatMap(trip => {
    if (arePricesOver(trip, today())) return []
    const {slug, length} = trip
    const linked = linkedBy(trip, {regions, activities: activities.activities})
    const picture = pictures.get(slug)
    if (!picture) throw new Error(`${slug}: a feed without its picture`)
    const address = (of: Language) =>
      feedLink(siteUrl + localizedPath(of, `/experiences/${slug}/`), reader)
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
      facts: tellFacts(trip, regions, {language, t: words[language], site})
        .filter(({isFedApart}) => !isFedApart)
        .map(({name, label, lines}) => ({name, label, text: lines.join("; ")})),
      price: {from: trip.price, currency: "EUR" as const},
      image: {
        url: `${siteUrl}/${picture}`,
        width: feedPictureSize,
        height: feedPictureSize,
        alt: trip.imageAlt[language],
      },
      includes: plainList(trip.includes, language),
      highlights: plainList(trip.highlights, language),
      notIncluded: plainList(trip.notIncluded, language),
    }
  })
