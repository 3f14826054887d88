import type {PlannedTrip} from "./load-trips"

/** Rows of a comparison, in their order. */
export const comparedRows = [
  "price",
  "length",
  "regions",
  "season",
  "effort",
  "covers",
  "days",
  "vaccine",
  "fees",
  "packing",
] as const

export type ComparedRow = (typeof comparedRows)[number]

/** What a row says about a trip; empty if it has nothing to say. */
export type Lines = readonly string[]

/** One row of a comparison. */
export type Row = {
  key: ComparedRow
  /** Lines of each trip, in the order of the trips. */
  cells: readonly Lines[]
  /** Whether the trips differ in this row. */
  differs: boolean
}

/** Whether two trips are the same in a row. */
export const isAlike = (one: Lines = [], other: Lines = []): boolean =>
  one.join("\n") === other.join("\n")

/** Fewest and most trips that can be compared. */
export const leastCompared = 2
export const mostCompared = 3

/**
 * Compares trips row by row. Empty rows are left out.
 *
 * @param linesOf - what a row says of a trip, in the language of the page
 */
export const compareTrips = (
  trips: readonly PlannedTrip[],
  linesOf: (row: ComparedRow, trip: PlannedTrip) => Lines,
): Row[] =>
  comparedRows
    .map(key => {
      const cells = trips.map(trip => linesOf(key, trip))
      return {key, cells, differs: cells.some(lines => !isAlike(lines, cells[0]))}
    })
    .filter(({cells}) => cells.some(lines => lines.length > 0))
