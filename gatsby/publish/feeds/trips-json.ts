import {z} from "zod"
import type {Language} from "../../../src/i18n/languages"
import {localizedPath} from "../../../src/i18n/paths"
import type {SiteContent} from "../../content/site-content"
import {describeTrips, type FeedSources} from "./describe-trips"
import {type TripsFeed, tripsSchema} from "./trips-schema"

/** Folder of the feeds, in the build and in its addresses. */
export const feedFolder = "feeds"

/** Name of the file that says what the open feed looks like. */
export const schemaFile = "trips.schema.json"

const write = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const schemaAddress = (siteUrl: string) => `${siteUrl}/${feedFolder}/${schemaFile}`

/** Writes the open feed of one language. */
export const tripsFeed = (
  content: SiteContent,
  sources: FeedSources,
  language: Language,
): string => {
  const {siteUrl} = sources
  const {brand, priceBasis} = content.site
  const feed: TripsFeed = {
    $schema: schemaAddress(siteUrl),
    version: 1,
    language,
    operator: {name: brand, url: siteUrl + localizedPath(language, "/")},
    priceBasis,
    trips: describeTrips(content, sources, language, "partner"),
  }
  return write(feed)
}

/** Writes the JSON Schema of the open feed. */
export const tripsFeedSchema = (siteUrl: string): string => {
  const {$schema, ...shape} = z.toJSONSchema(tripsSchema, {target: "draft-07"})
  return write({$schema, $id: schemaAddress(siteUrl), ...shape})
}
