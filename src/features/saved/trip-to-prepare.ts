import type {PlannedTrip} from "./load-trips"
import type {TripToPrepare} from "./preparation"

/** Key in data/packing.json of the bag of at most 10 kg without wheels. */
export const smallBag = "soft-bag"

/** Keys in data/packing.json of papers and money that a preparation asks for. */
const papers = {passport: "passport", card: "vaccination-card", cash: "cash"}

const strictest = ["required", "recommended"] as const

/** The part of a region that matters here. */
type Place = {
  readonly health?: {readonly yellowFever: string} | null | undefined
  readonly fees?: readonly unknown[] | null | undefined
}

/** The strictest yellow fever advice of some places. */
export const vaccineOf = (places: readonly Place[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"

/** Whether something is paid at one of the places. */
export const hasFees = (places: readonly Place[]) =>
  places.some(({fees}) => fees && fees.length > 0)

/**
 * Papers and money for a trip to some places, as keys of data/packing.json; their packing lists
 * name them, too.
 */
export const papersFor = (places: readonly Place[]): string[] => [
  papers.passport,
  ...(vaccineOf(places) === "no" ? [] : [papers.card]),
  ...(hasFees(places) ? [papers.cash] : []),
]

type Facts = Pick<PlannedTrip, "slug" | "length" | "regions" | "packingList">

/** What a trip asks of travellers; the strictest region counts. */
export const toPrepare = ({slug, length, regions, packingList}: Facts): TripToPrepare => ({
  slug,
  length: length.days,
  vaccine: vaccineOf(regions),
  hasSmallBag: packingList.some(({items}) => items.some(({key}) => key === smallBag)),
  hasFees: hasFees(regions),
})
