/** The part of a region that matters here. */
type Place = {readonly health?: {readonly yellowFever: string} | null}

const strictest = ["required", "recommended"] as const

/** The strictest yellow fever advice of some places. */
export const vaccineOf = (places: readonly Place[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"

/** Keys in data/packing.json of papers and money that a preparation asks for. */
const papers = {passport: "passport", card: "vaccination-card", cash: "cash"}

/** Keys in data/activities.json of what does not leave the town. */
const indoorActivity = "food-music"
const townActivities = ["culture", indoorActivity]

type Outing = {length: {days: number}; activities: readonly string[]}

/** Whether a trip is a day in town, such as a meal or a city tour. */
export const isInTown = ({length, activities}: Outing): boolean =>
  length.days === 1 && activities.every(key => townActivities.includes(key))

/** Whether a trip is a meal or a party, to which the weather does not matter. */
export const isIndoors = ({length, activities}: Outing): boolean =>
  length.days === 1 && activities.every(key => key === indoorActivity)

/**
 * The places whose advice on health a trip follows. A day in town needs no vaccine that is recommended
 * for the country around it: who stays there reads of it on the region's page.
 */
export const healthPlaces = <Region extends Place>(
  trip: Outing,
  places: readonly Region[],
): Region[] => places.filter(({health}) => !isInTown(trip) || health?.yellowFever !== "recommended")

/**
 * What is paid on the spot on a trip. A day trip does not meet every fee of its region: it pays them
 * only if it packs cash.
 *
 * @param trip - with its own things to bring, as keys of data/packing.json
 */
export const feesOf = <Fee>(
  {length, packing = []}: {length: {days: number}; packing?: readonly string[]},
  places: readonly {readonly fees?: readonly Fee[]}[],
): Fee[] =>
  length.days > 1 || packing.includes(papers.cash) ? places.flatMap(({fees}) => fees ?? []) : []

/**
 * Things to bring that a trip names, or a stay in its regions needs, which a day trip does not, as keys of
 * data/packing.json.
 */
export const packedFor = (
  trip: {length: {days: number}; packing?: readonly string[]},
  regions: readonly {packing?: readonly string[]}[],
): string[] => [trip, ...(trip.length.days > 1 ? regions : [])].flatMap(({packing = []}) => packing)

/**
 * Papers and money for a trip to some places, as keys of data/packing.json; their packing lists
 * name them, too.
 *
 * @param fees - what is paid there
 * @param inTown - whether it is a day in town, where nobody asks for a passport
 */
export const papersFor = (
  places: readonly Place[],
  fees: readonly unknown[],
  inTown = false,
): string[] => [
  ...(inTown ? [] : [papers.passport]),
  ...(vaccineOf(places) === "no" ? [] : [papers.card]),
  ...(fees.length > 0 ? [papers.cash] : []),
]
