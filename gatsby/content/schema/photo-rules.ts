import type {z} from "zod"
import type {Breach} from "../fault"
import {type Photo, type photoCredit, shownPhotos} from "./photos"
import type {days} from "./planning"

type Trip = {
  photos?: Photo[]
  photoCredit?: z.infer<typeof photoCredit>
  length: {days: number}
  days?: z.infer<typeof days>
  stops?: {items: readonly unknown[]}
}

/** Finds photographs without credit or right, and places that the trip does not have. */
export const photoBreaches = (trip: Trip): Breach[] => {
  const last = {day: trip.length.days, stop: trip.stops?.items.length ?? 0}
  return shownPhotos({slug: "", ...trip}).flatMap((photo, index): Breach[] => {
    const at = (...path: string[]) => ["photos", index, ...path]
    const beyond = (["day", "stop"] as const).filter(
      part => (photo.place?.[part] ?? 0) > last[part],
    )
    return [
      ...(photo.credit ? [] : [{path: at("credit"), code: "photo-credit" as const, values: {}}]),
      ...(photo.licence || photo.source
        ? []
        : [{path: at("source"), code: "photo-right" as const, values: {}}]),
      ...beyond.map(part => ({
        path: at("place", part),
        code: "most" as const,
        values: {maximum: last[part]},
      })),
    ]
  })
}
