import {experienceSchema} from "../schema/experience"
import {fileSchemas, folderSchemas} from "../schema/files"
import {type Sampling, type Size, sample} from "./sample"

type Fields = Record<string, unknown>

const letters = "abcdefghijklmnopqrstuvwxyz"

const address = () => "https://social.example/page"

/** What has a form of its own, by the name of its field. */
const known: Sampling["known"] = {
  season: () => ({from: "06-15", to: "10-20"}),
  key: place => `key-${letters[place]}`,
  image: () => "./pictures/plain.jpg",
  productId: () => "house",
  brand: () => "Small House",
  whatsapp: () => "573000000000",
  email: () => "hola@house.example",
  creator: () => "@example",
  facebook: address,
  linkedin: address,
  instagram: address,
  url: address,
  copyrightFrom: () => 2024,
}

type Options = {
  size?: Size
  optional?: boolean
  /** Regions and activities that the site has. */
  names?: {regions: readonly string[]; activities: readonly string[]}
}

const smallNames = {regions: ["coast", "hills"], activities: ["walking", "boats"]}

/**
 * Makes up a trip.
 *
 * @param facts - slug, group and what else the case is about; season and former slugs are as here
 * @param options - how long its texts are, whether parts are there that may be left out
 */
export const makeTrip = (
  facts: Fields & {slug: string},
  {size = "plain", optional = true, names = smallNames}: Options = {},
): Fields => {
  const own: Sampling["known"] = {
    ...known,
    slug: () => facts.slug,
    image: () => "./banner.jpg",
    "regions[]": place => names.regions[place % names.regions.length],
    "activities[]": place => names.activities[place % names.activities.length],
    region: place => names.regions[place % names.regions.length],
  }
  const made = sample(experienceSchema, {size, optional, tag: facts.slug, known: own})
  return {...made, season: undefined, formerSlugs: undefined, ...facts}
}

/** Trips of the small site: one of each length of stay, the one in the middle with a season. */
export const smallTrips = {
  tour: {
    slug: "grand-tour",
    formerSlugs: ["old-tour"],
    kind: "tour",
    group: "9-days",
    color: "yellow",
    price: 2000,
    length: {days: 12},
  },
  whales: {
    slug: "whale-bay",
    kind: "experience",
    group: "3-days",
    color: "blue",
    price: 1200,
    length: {days: 4, nights: 3},
    season: {from: "06-15", to: "10-20"},
  },
  walk: {
    slug: "day-walk",
    kind: "experience",
    group: "1-day",
    color: "red",
    price: 80,
    length: {days: 1},
  },
} as const

const groupFields = Object.values(smallTrips).map(({group, slug}) => ({
  key: group,
  title: {en: `Stays of ${group}`, es: `Estadías de ${group}`},
  description: {en: "Some words.", es: "Algunas palabras."},
  poster: slug,
}))

const activities = smallNames.activities.map(key => ({
  key,
  name: {en: `In ${key}`, es: `En ${key}`},
}))

const ownFields: Record<string, Fields> = {
  activities: {activities},
  "pages/catalogue": {groups: groupFields},
}

const page = ([path, schema]: [string, (typeof fileSchemas)[keyof typeof fileSchemas]]) => {
  const made = sample(schema, {size: "plain", optional: true, tag: path, known})
  return [`data/${path}.json`, {...made, ...ownFields[path]}] as const
}

const region = (slug: string) =>
  [
    `data/regions/${slug}/region.json`,
    sample(folderSchemas.regions.schema, {
      size: "plain",
      optional: true,
      tag: slug,
      known: {...known, slug: () => slug, latitude: () => 5, longitude: () => -75},
    }),
  ] as const

/** Every data file of a small sound site that is made for tests, by its path in the project. */
export const smallContent = (): Record<string, Fields> => ({
  ...Object.fromEntries((Object.entries(fileSchemas) as Parameters<typeof page>[0][]).map(page)),
  ...Object.fromEntries(smallNames.regions.map(region)),
  ...Object.fromEntries(
    Object.values(smallTrips).map(trip => [
      `data/experiences/${trip.slug}/experience.json`,
      makeTrip(trip),
    ]),
  ),
})
