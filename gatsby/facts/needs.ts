import type {Experience} from "../content/schema/experience"
import type {SiteContent} from "../content/schema/files"
import type {Region} from "../content/schema/region"
import {regionsOf} from "./look-ups"

export type Fee = NonNullable<Region["fees"]>[number]

const strictest = ["required", "recommended"] as const

/** The strictest yellow fever advice of some places. */
export const vaccineOf = (places: readonly Pick<Region, "health">[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"

/** Keys in data/activities.json of what does not leave the town. */
const indoorActivity = "food-music"
const townActivities = ["culture", indoorActivity]

type Outing = Pick<Experience, "length" | "activities">

/** Whether a trip is a day in town, such as a meal or a city tour. */
const isInTown = ({length, activities}: Outing): boolean =>
  length.days === 1 && activities.every(key => townActivities.includes(key))

export const isIndoors = ({length, activities}: Outing): boolean =>
  length.days === 1 && activities.every(key => key === indoorActivity)

/**
 * The places whose advice on health a trip follows. A day in town needs no vaccine that is
 * recommended for the country around it: who stays there reads of it on the region's page.
 */
export const healthPlaces = <Place extends Pick<Region, "health">>(
  trip: Outing,
  places: readonly Place[],
): Place[] => places.filter(({health}) => !isInTown(trip) || health?.yellowFever !== "recommended")

type Packing = Pick<Experience, "slug" | "length" | "packing">

/**
 * What is paid on the spot: a fee that names its trips on those alone, others of a region on a stay
 * and on a day trip that packs cash.
 */
export const feesOf = (
  {slug, length, packing = []}: Packing,
  places: readonly Pick<Region, "fees">[],
) => {
  const meetsAll = length.days > 1 || packing.includes("cash")
  return places.flatMap(({fees = []}) =>
    fees.filter(({trips}) => trips?.includes(slug) ?? meetsAll),
  )
}

/**
 * Things to bring that a trip names, or a stay in its regions needs, which a day trip does not, as
 * keys of data/packing.json.
 */
export const packedFor = (trip: Packing, regions: readonly Pick<Region, "packing">[]): string[] =>
  [trip, ...(trip.length.days > 1 ? regions : [])].flatMap(({packing = []}) => packing)

/**
 * Papers and money for a trip to some places, as keys of data/packing.json; their packing lists
 * name them, too.
 *
 * @param fees - what is paid there
 * @param inTown - whether it is a day in town, where nobody asks for a passport
 */
export const papersFor = (
  places: readonly Pick<Region, "health">[],
  fees: readonly Fee[],
  inTown = false,
): string[] => [
  ...(inTown ? [] : ["passport"]),
  ...(vaccineOf(places) === "no" ? [] : ["vaccination-card"]),
  ...(fees.length > 0 ? ["cash"] : []),
]

/** Things to bring in the order of data/packing.json, each once, without empty groups. */
const packingList = (keys: readonly string[], {packing}: SiteContent) =>
  packing.groups
    .map(group => ({...group, items: group.items.filter(({key}) => keys.includes(key))}))
    .filter(({items}) => items.length > 0)

export const packingOfTrip = (trip: Experience, content: SiteContent) => {
  const regions = regionsOf(trip, content)
  const papers = papersFor(healthPlaces(trip, regions), feesOf(trip, regions), isInTown(trip))
  return packingList([...packedFor(trip, regions), ...papers], content)
}

export const packingOfRegion = (region: Region, content: SiteContent) => {
  const {packing = [], fees = []} = region
  return packingList([...packing, ...papersFor([region], fees)], content)
}
