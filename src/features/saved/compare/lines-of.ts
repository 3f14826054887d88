import {dayNumber} from "../../../i18n/day-number"
import type {Words} from "../../../i18n/use-words"
import type {ComparedRow, Lines} from "../comparison"
import type {PlannedTrip} from "../load-trips"
import {tellFees} from "../tell-fees"

const writers: Record<ComparedRow, (trip: PlannedTrip, t: Words) => Lines> = {
  days: ({days}, t) => (days?.items ?? []).map(day => `${dayNumber(day, t)}: ${day.title}`),
  fees: tellFees,
  packing: ({packingList}) => packingList.flatMap(({items}) => items.map(({name}) => name)),
}

/** Lines of a comparison row for a trip. */
export const linesOf =
  (t: Words) =>
  (row: ComparedRow, trip: PlannedTrip): Lines =>
    writers[row](trip, t)
