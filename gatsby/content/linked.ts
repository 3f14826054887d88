import type {Experience} from "./schema/experience"

type Links = Pick<Experience, "regions" | "activities">

/** What a trip names by its links, in its order. The contract has checked that all of it exists. */
export const linkedBy = <Region extends {slug: string}, Activity extends {key: string}>(
  trip: Links,
  named: {regions: readonly Region[]; activities: readonly Activity[]},
): {regions: Region[]; activities: Activity[]} => ({
  regions: trip.regions.flatMap(name => named.regions.find(({slug}) => slug === name) ?? []),
  activities: trip.activities.flatMap(name => named.activities.find(({key}) => key === name) ?? []),
})
