import type {PlannedTrip} from "../load-trips"

/** The part of a trip that a preparation reads. */
export type PreparedTrip = Pick<
  PlannedTrip,
  "slug" | "code" | "title" | "length" | "season" | "factRows" | "regions" | "fees" | "packingList"
>
