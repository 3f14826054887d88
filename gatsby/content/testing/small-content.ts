import {experienceSchema} from "../schema/experience-rules"
import {fileSchemas, folderSchemas} from "../schema/files"
import {codeOf, known} from "./known-values"
import {type Sampling, type Size, sample} from "./sample"

type Fields = Record<string, unknown>

type Options = {
  size?: Size
  optional?: boolean
  /** Regions, activities and things to bring that the site has. */
  names?: Record<"regions" | "activities" | "things", readonly string[]>
}

const smallNames = {
  regions: ["coast", "hills"],
  activities: ["walking", "boats"],
  things: ["hat", "boots"],
}

/** A day for each of the trip's, the last of them told together; none of a short trip. */
const daysOf = (length: number, region: string | undefined) => {
  const words = (day: number) => ({en: `Day ${day}.`, es: `Día ${day}.`})
  const day = (from: number) => ({from, title: words(from), description: words(from), region})
  return {status: "example", items: [day(1), {...day(2), to: length}]}
}

type Made = {facts?: {effort: Fields; group: Fields; minimumAge: number}}

/** Facts that any trip may have, and one that is open. */
const factsOf = ({facts}: Made) => {
  if (!facts) return {}
  const {upTo: _, ...effort} = facts.effort
  return {facts: {effort, group: facts.group}, ask: ["minimumAge"]}
}

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
    code: () => codeOf(facts.slug),
    image: () => "./banner.jpg",
    "regions[]": place => names.regions[place % names.regions.length],
    "activities[]": place => names.activities[place % names.activities.length],
    region: place => names.regions[place % names.regions.length],
    "packing[]": place => names.things[place % names.things.length],
  }
  const made = sample(experienceSchema, {size, optional, tag: facts.slug, known: own})
  const {days: length = 1} = (facts.length ?? {}) as {days?: number}
  const [first] = (facts.regions ?? made.regions) as string[]
  const days = optional && length > 2 ? daysOf(length, first) : undefined
  return {
    ...made,
    prices: optional ? prices : undefined,
    days,
    season: undefined,
    formerSlugs: undefined,
    ...factsOf(made),
    ...facts,
  }
}

const prices = {
  rows: [{name: {en: "Two travellers", es: "Dos viajeros"}, euros: 1300}],
  validUntil: "2999-12-31",
  deposit: 30,
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

const thing = (key: string) => ({key, name: {en: `A ${key}`, es: `Un ${key}`}})

const ownFields: Record<string, Fields> = {
  activities: {activities},
  packing: {
    groups: smallNames.things.map(key => ({...thing(`for-${key}`), items: [thing(key)]})),
  },
  redirects: {redirects: []},
  "pages/catalogue": {groups: groupFields},
  "pages/home": {
    trips: {
      title: {en: "A few trips", es: "Algunos viajes"},
      description: {en: "Some words.", es: "Algunas palabras."},
      experiences: groupFields.map(({poster}) => poster),
    },
  },
}

const page = ([path, schema]: [string, (typeof fileSchemas)[keyof typeof fileSchemas]]) => {
  const made = sample(schema, {size: "plain", optional: true, tag: path, known})
  return [`data/${path}.json`, {...made, ...ownFields[path]}] as const
}

/**
 * Makes up a region that has no picture of its own.
 *
 * @param facts - its slug, and what else the case is about
 */
export const makeRegion = (
  facts: Fields & {slug: string},
  {size = "plain", optional = true, names = smallNames}: Options = {},
): Fields => {
  const made = sample(folderSchemas.regions.schema, {
    size,
    optional,
    tag: facts.slug,
    known: {
      ...known,
      slug: () => facts.slug,
      latitude: () => 5,
      longitude: () => -75,
      "packing[]": place => names.things[place % names.things.length],
    },
  })
  return {...made, poster: undefined, image: undefined, imageAlt: undefined, ...facts}
}

const make = (): Record<string, Fields> => ({
  ...Object.fromEntries((Object.entries(fileSchemas) as Parameters<typeof page>[0][]).map(page)),
  ...Object.fromEntries(
    smallNames.regions.map(slug => [`data/regions/${slug}/region.json`, makeRegion({slug})]),
  ),
  ...Object.fromEntries(
    Object.values(smallTrips).map(trip => [
      `data/experiences/${trip.slug}/experience.json`,
      makeTrip(trip),
    ]),
  ),
})

let made = ""

/** Every data file of a small sound site that is made for tests, by its path in the project. */
export const smallContent = (): Record<string, Fields> => {
  made ||= JSON.stringify(make())
  return JSON.parse(made)
}
