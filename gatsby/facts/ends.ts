import type {Trip} from "../content/schema/trip-defaults"
import type {ContentContext} from "./context"
import {regionBySlug} from "./look-ups"
import {askedFacts} from "./questions"

type End = "start" | "end"

/** Where a trip begins or ends: as its file says, or as its days do, which may be an example. */
const placeOf = (end: End, trip: Trip, {language, content}: ContentContext) => {
  const {days, facts} = trip
  const place = facts[end]
  if (place) return {town: place[language], isExample: false}
  const region = regionBySlug(days?.items.at(end === "start" ? 0 : -1)?.region, content)
  if (!region || askedFacts(trip).includes(end)) return undefined
  return {town: (region.town ?? region.name)[language], isExample: days?.status === "example"}
}

/** The place in words. An end is not called an example where the start before it is. */
export const formatPlace = (end: End, trip: Trip, context: ContentContext): string[] => {
  const place = placeOf(end, trip, context)
  if (!place) return []
  const isToldAtStart = end === "end" && placeOf("start", trip, context)?.isExample
  return [
    place.town,
    ...(place.isExample && !isToldAtStart ? [context.t("build:fact.example")] : []),
  ]
}
