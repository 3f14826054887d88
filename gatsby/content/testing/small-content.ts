import {createHash} from "node:crypto"
import {experienceSchema} from "../schema/experience"
import {fileSchemas, folderSchemas} from "../schema/files"
import {groupOf} from "../schema/groups"
import {type Presets, sample} from "./sample"

type Fields = Record<string, unknown>

const letters = "abcdefghijklmnopqrstuvwxyz"
const regions = ["coast", "hills"]
const activityKeys = ["walking", "boats"]
const things = ["hat", "boots"]

/** Takes the names of a list in turn. */
const oneOf = (names: readonly string[]) => (place: number) => names[place % names.length]
const text = (en: string, es: string) => ({en, es})
const nothing = () => null

/** What has a form of its own, by the name of its field. */
const presets: Presets = {
  season: () => ({from: "06-15", to: "10-20"}),
  sight: () => ({
    name: text("Season of whales", "Época de ballenas"),
    from: "06-15",
    to: "10-20",
  }),
  key: place => `key-${letters[place]}`,
  image: () => "./pictures/plain.jpg",
  productId: () => "house",
  brand: () => "Small House",
  whatsapp: () => "573000000000",
  creator: () => "@example",
  copyrightFrom: () => 2024,
  priceBasis: () => "ask",
  complaints: () => "/terms/",
  euros: () => 15,
  code: place => `C${letters[place]}`.toUpperCase(),
  source: place => `source-${letters[place]}`,
  medium: () => "social",
  closures: () => ({
    title: text("Closed weeks", "Semanas de cierre"),
    closedPlace: text("A park", "Un parque"),
    note: text("Some words.", "Algunas palabras."),
    periods: [{from: "02-01", to: "02-15"}],
  }),
  long: nothing,
  short: nothing,
  day: nothing,
  open: nothing,
  photo: nothing,
  photos: nothing,
  "packing[]": oneOf(things),
}

/** Five letters that follow from a slug. */
const codeOf = (slug: string): string =>
  [...createHash("sha256").update(slug).digest().subarray(0, 5)]
    .map(byte => letters[byte % letters.length])
    .join("")
    .toUpperCase()

/** The first day of a trip, and the others told together. */
const daysOf = (length: number, region: string | undefined) => {
  const words = (day: number) => text(`Day ${day}.`, `Día ${day}.`)
  const day = (from: number) => ({from, title: words(from), description: words(from), region})
  return {status: "example", items: [day(1), {...day(2), to: length}]}
}

const prices = {
  rows: [{name: text("Two travellers", "Dos viajeros"), euros: 1300}],
  validUntil: "2999-12-31",
}

/**
 * Makes up a trip.
 *
 * @param facts - slug, group and what else the case is about
 */
export const makeTrip = (facts: Fields & {slug: string}): Fields => {
  const made = sample(experienceSchema, facts.slug, {
    ...presets,
    slug: () => facts.slug,
    code: () => codeOf(facts.slug),
    image: () => "./banner.jpg",
    "regions[]": oneOf(regions),
    "activities[]": oneOf(activityKeys),
    region: oneOf(regions),
  })
  const {effort, group} = made.facts as {effort: Fields; group: Fields}
  const {days: length = 1} = (facts.length ?? {}) as {days?: number}
  const [first] = (facts.regions ?? made.regions) as string[]
  return {
    ...made,
    prices,
    days: length > 2 ? daysOf(length, first) : undefined,
    season: undefined,
    formerSlugs: undefined,
    facts: {effort: {...effort, upTo: undefined}, group},
    ask: ["minimumAge"],
    ...facts,
  }
}

/** Trips of the small site: one of each length of stay, the one in the middle with a season. */
export const smallTrips = {
  tour: {
    slug: "grand-tour",
    formerSlugs: ["old-tour"],
    kind: "tour",
    price: 2000,
    length: {days: 12},
  },
  whales: {
    slug: "whale-bay",
    kind: "experience",
    price: 1200,
    length: {days: 4, nights: 3},
    season: {from: "06-15", to: "10-20"},
  },
  walk: {
    slug: "day-walk",
    kind: "experience",
    price: 80,
    length: {days: 1},
  },
} as const

const groupFields = Object.values(smallTrips).map(trip => ({
  key: groupOf(trip),
  title: text(`Stays of ${groupOf(trip)}`, `Estadías de ${groupOf(trip)}`),
  description: text("Some words.", "Algunas palabras."),
  poster: trip.slug,
}))

const activities = activityKeys.map(key => ({key, name: text(`In ${key}`, `En ${key}`)}))

const thing = (key: string) => ({key, name: text(`A ${key}`, `Un ${key}`)})

const ownFields: Record<string, Fields> = {
  activities: {activities},
  packing: {
    groups: things.map(key => ({...thing(`for-${key}`), items: [thing(key)]})),
  },
  redirects: {redirects: []},
  "pages/catalogue": {groups: groupFields},
  "pages/home": {
    trips: {
      title: text("A few trips", "Algunos viajes"),
      description: text("Some words.", "Algunas palabras."),
      experiences: groupFields.map(({poster}) => poster),
    },
  },
}

/** Makes up a region that names no picture. */
const makeRegion = (slug: string): Fields => ({
  ...sample(folderSchemas.regions.schema, slug, {
    ...presets,
    slug: () => slug,
    latitude: () => 5,
    longitude: () => -75,
    trips: nothing,
  }),
  poster: undefined,
})

const make = (): Record<string, Fields> => ({
  ...Object.fromEntries(
    Object.entries(fileSchemas).map(([path, schema]) => [
      `data/${path}.json`,
      {...sample(schema, path, presets), ...ownFields[path]},
    ]),
  ),
  ...Object.fromEntries(
    regions.map(slug => [`data/regions/${slug}/region.json`, makeRegion(slug)]),
  ),
  ...Object.fromEntries(
    Object.values(smallTrips).map(trip => [
      `data/experiences/${trip.slug}/experience.json`,
      makeTrip(trip),
    ]),
  ),
})

let cached = ""

/** Every data file of a small sound site that is made for tests, by its path in the project. */
export const smallContent = (): Record<string, Fields> => {
  cached ||= JSON.stringify(make())
  return JSON.parse(cached)
}
