import type {Language} from "../../i18n/languages"
import {localizedPath} from "../../i18n/paths"
import {pageDataPath} from "../../lib/page-data"

/** A trip as the planner shows it. */
export type PlannedTrip = Queries.PlannedTripFragment

/** At least one trip. */
export type PlannedTrips = readonly [PlannedTrip, ...PlannedTrip[]]

/** Result of loading a trip; `gone` means that the site no longer has it. */
export type LoadedTrip = {slug: string} & (
  | {state: "here"; trip: PlannedTrip}
  | {state: "gone" | "failed"; trip?: undefined}
)

type PageData = {result?: {data?: {experience?: PlannedTrip | null}}}

const loadTrip = async (slug: string, language: Language): Promise<LoadedTrip> => {
  const page = localizedPath(language, `/experiences/${slug}/`)
  try {
    const answer = await fetch(pageDataPath(page))
    if ([404, 410].includes(answer.status)) return {slug, state: "gone"}
    const {result} = (await answer.json()) as PageData
    const trip = result?.data?.experience
    return trip?.slug === slug ? {slug, state: "here", trip} : {slug, state: "gone"}
  } catch {
    return {slug, state: "failed"}
  }
}

/**
 * Loads trips from their page data, in the order of the slugs. One failure does not fail the rest.
 */
export const loadTrips = (slugs: readonly string[], language: Language): Promise<LoadedTrip[]> =>
  Promise.all(slugs.map(slug => loadTrip(slug, language)))
