import type {SiteContent} from "../content/site-content"

/** A fact that nobody has settled. */
export type OpenFact = {
  /** Slug of its trip; none where it is the site's. */
  trip?: string
  /** Path of its value in the data file: `covers.meals`. */
  field: string
}

/** Every value `ask` of an object, by its path. */
const askedIn = (value: unknown, field: string): string[] => {
  if (value === "ask") return [field]
  if (value === null || typeof value !== "object" || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    askedIn(inner, field ? `${field}.${key}` : key),
  )
}

/** Names of a trip's list `ask`, whose values belong to `facts`. */
const listed = (trip: object): string[] => {
  const {ask} = trip as {ask?: unknown}
  return Array.isArray(ask) ? ask.map(name => `facts.${name}`) : []
}

/** Lists every open fact, the most wanted first: those that most trips lack. */
export const openFacts = ({
  site,
  experiences,
}: Pick<SiteContent, "site" | "experiences">): OpenFact[] => {
  const ofSite = askedIn(site, "").map((field): OpenFact => ({field}))
  const ofTrips = experiences.flatMap(trip =>
    [...askedIn(trip, ""), ...listed(trip)].map((field): OpenFact => ({trip: trip.slug, field})),
  )
  const count = (fact: OpenFact) => ofTrips.filter(({field}) => field === fact.field).length
  return [...ofSite, ...ofTrips.sort((a, b) => count(b) - count(a))]
}
