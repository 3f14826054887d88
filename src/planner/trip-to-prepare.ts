import type {PlannedTrip} from "./load-trips"
import type {TripToPrepare} from "./preparation"

/** Key of the bag in data/packing.json that stands for at most 10 kg without wheels. */
const smallBag = "soft-bag"

const strictest = ["required", "recommended"] as const

type Facts = Pick<PlannedTrip, "slug" | "length" | "regions" | "packingList">

/** What a trip asks of a traveller: the strictest of its regions counts. */
export const toPrepare = ({slug, length, regions, packingList}: Facts): TripToPrepare => ({
  slug,
  length: length.days,
  vaccine:
    strictest.find(advice => regions.some(({health}) => health?.yellowFever === advice)) ?? "no",
  hasSmallBag: packingList.some(({items}) => items.some(({key}) => key === smallBag)),
  hasFees: regions.some(({fees}) => fees && fees.length > 0),
})
