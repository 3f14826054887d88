import type {Experience} from "../content/schema/experience"
import type {SiteContent} from "../content/schema/files"
import {bySlug, groupOf} from "../content/schema/groups"
import {photoName} from "../content/schema/pieces"
import type {Region} from "../content/schema/region"
import type {I18nContext} from "../words/format"

/** What words are made of: a language, its words, and everything that the site says. */
export type ContentContext = I18nContext & {content: SiteContent}

type Trips = Pick<SiteContent, "experiences">

type Regions = Pick<SiteContent, "regions">

export const regionBySlug = (slug: string | undefined, {regions}: Regions) =>
  regions.find(region => region.slug === slug)

/** A trip's regions, in its order. */
export const regionsOf = ({regions}: Pick<Experience, "regions">, content: Regions): Region[] =>
  regions.flatMap(slug => regionBySlug(slug, content) ?? [])

/** What a trip is about, as data/activities.json has it. */
export const activitiesOf = (
  {activities: keys}: Pick<Experience, "activities">,
  {activities: list}: Partial<SiteContent>,
) => keys.flatMap(name => list?.activities.find(({key}) => key === name) ?? [])

export const tripBySlug = (slug: string, {experiences}: Trips) =>
  experiences.find(trip => trip.slug === slug) ?? null

const mostOthers = 3

/** The nearest in the catalogue, those to the same places first. */
export const othersOf = (trip: Experience, {experiences}: Trips) => {
  const members = experiences.filter(other => groupOf(other) === groupOf(trip))
  const indexOf = ({slug}: Experience) => members.findIndex(member => member.slug === slug)
  const awayOf = (other: Experience) =>
    Math.abs(indexOf(other) - indexOf(trip)) +
    (other.regions.some(slug => trip.regions.includes(slug)) ? 0 : members.length)
  return members
    .filter(({slug}) => slug !== trip.slug)
    .toSorted((a, b) => awayOf(a) - awayOf(b))
    .slice(0, mostOthers)
}

export const staysIn = ({slug}: Region, {regions}: Experience) =>
  regions.every(other => other === slug)

/** Trips to a region: those that go nowhere else first, either kind in the catalogue's order. */
export const tripsOf = (region: Region, {experiences}: Trips) =>
  experiences
    .filter(({regions}) => regions.includes(region.slug))
    .toSorted((a, b) => Number(staysIn(region, b)) - Number(staysIn(region, a)))

/** A part of a node as a copy, with the key by which Gatsby finds the files that it names. */
export const withFile = <Part extends object>(part: Part, node: object) => ({
  ...part,
  parent: (node as {parent: string}).parent,
})

/** The photograph that a file names, as “cali/salsa.jpg”; null while its name is half typed. */
export const photoByName = (name: string, content: Trips) => {
  const trip = tripBySlug(name.split("/")[0] ?? "", content)
  const photo = trip?.photos?.find(({image}) => photoName(trip.slug, image) === name)
  return trip && photo ? withFile(photo, trip) : null
}

export const sceneOf = (region: Region, content: Trips) => {
  const {photo, poster} = region
  if (photo) return photoByName(photo, content)
  if (poster) return tripBySlug(poster, content)
  return tripsOf(region, content)[0] ?? null
}

/** Trips to a region, the one whose poster its page shows at the top not as the first. */
export const tripsForPageOf = (region: Region, content: Trips) => {
  const trips = tripsOf(region, content)
  const [first, second, ...others] = trips
  return first && second && first === sceneOf(region, content) ? [second, first, ...others] : trips
}

/** Minimum number of neighbours. */
const nearest = 2
/** A third neighbour counts if it is at most this many times as far as the second. */
const reach = 1.5

type Place = Pick<Region, "slug" | "latitude" | "longitude">

/** Near the equator a degree is as long to the north as to the east. */
const distance = (a: Place, b: Place) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

export const neighboursOf = <Own extends Place>(region: Place, regions: readonly Own[]): Own[] => {
  const others = regions
    .filter(({slug}) => slug !== region.slug)
    .map(other => ({other, away: distance(region, other)}))
    .sort((a, b) => a.away - b.away || bySlug(a.other, b.other))
  const second = others[nearest - 1]?.away ?? 0
  return others
    .filter(({away}, index) => index < nearest || (index === nearest && away <= second * reach))
    .map(({other}) => other)
}
