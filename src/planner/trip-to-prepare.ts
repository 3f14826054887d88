import type {PlannedTrip} from "./load-trips"
import type {TripToPrepare} from "./preparation"

/** Key of the bag in data/packing.json that stands for at most 10 kg without wheels. */
const smallBag = "soft-bag"

/** Keys of what a preparation tells a traveller to have, in data/packing.json. */
const papers = {passport: "passport", card: "vaccination-card", cash: "cash"}

const strictest = ["required", "recommended"] as const

/** What matters here of a region, as its file or GraphQL gives it. */
type Place = {
  readonly health?: {readonly yellowFever: string} | null | undefined
  readonly fees?: readonly unknown[] | null | undefined
}

const vaccineOf = (places: readonly Place[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"

const hasFees = (places: readonly Place[]) => places.some(({fees}) => fees && fees.length > 0)

/**
 * What a preparation tells a traveller to have who goes to some places, as keys of data/packing.json: a
 * packing list of these places holds it, too.
 */
export const papersFor = (places: readonly Place[]): string[] => [
  papers.passport,
  ...(vaccineOf(places) === "no" ? [] : [papers.card]),
  ...(hasFees(places) ? [papers.cash] : []),
]

type Facts = Pick<PlannedTrip, "slug" | "length" | "regions" | "packingList">

/** What a trip asks of a traveller: the strictest of its regions counts. */
export const toPrepare = ({slug, length, regions, packingList}: Facts): TripToPrepare => ({
  slug,
  length: length.days,
  vaccine: vaccineOf(regions),
  hasSmallBag: packingList.some(({items}) => items.some(({key}) => key === smallBag)),
  hasFees: hasFees(regions),
})
