import type {PlannedTrip} from "../../planner/load-trips"

/** What a preparation reads of a trip. */
export type PreparedTrip = Pick<
  PlannedTrip,
  "slug" | "code" | "title" | "length" | "season" | "regions" | "packingList"
>
