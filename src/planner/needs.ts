/** Key in data/packing.json of the bag of at most 10 kg without wheels. */
export const smallBag = "soft-bag"

/** Keys in data/packing.json of papers and money that a preparation asks for. */
const papers = {passport: "passport", card: "vaccination-card", cash: "cash"}

const strictest = ["required", "recommended"] as const

/** The part of a region that matters here. */
type Place = {
  readonly health?: {readonly yellowFever: string} | null | undefined
}

/** The strictest yellow fever advice of some places. */
export const vaccineOf = (places: readonly Place[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"

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
 * Papers and money for a trip to some places, as keys of data/packing.json; their packing lists
 * name them, too.
 *
 * @param fees - what is paid there
 */
export const papersFor = (places: readonly Place[], fees: readonly unknown[]): string[] => [
  papers.passport,
  ...(vaccineOf(places) === "no" ? [] : [papers.card]),
  ...(fees.length > 0 ? [papers.cash] : []),
]
