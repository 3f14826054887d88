/** Key in data/packing.json of the bag of at most 10 kg without wheels. */
export const smallBag = "soft-bag"

const strictest = ["required", "recommended"] as const

/** The part of a region that matters here. */
export type Place = {
  readonly health?: {readonly yellowFever: string} | null | undefined
}

/** The strictest yellow fever advice of some places. */
export const vaccineOf = (places: readonly Place[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"
