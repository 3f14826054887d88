import type {PlannedTrip} from "../../planner/load-trips"

/** The part of a trip that a preparation reads. */
export type PreparedTrip = Pick<
  PlannedTrip,
  "slug" | "code" | "title" | "length" | "season" | "regions" | "packingList"
>
