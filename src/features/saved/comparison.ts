import type {PlannedTrip} from "./load-trips"

/** Rows of a comparison that follow the facts, in their order. */
export const comparedRows = ["fees", "packing", "days"] as const

export type ComparedRow = (typeof comparedRows)[number]

/** What a row says about a trip; empty if it has nothing to say. */
export type Lines = readonly string[]

/** One row of a comparison. */
export type Row = {
  /** Name of the fact, or of a row of its own. */
  key: string
  label: string
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

type Told = {readonly name: string; readonly label: string; readonly lines: Lines}

/** Facts of several trips, each once; every trip has its own in the one order. */
const joined = (lists: readonly (readonly Told[])[]): Told[] => {
  const all: Told[] = []
  for (const list of lists) {
    let place = 0
    for (const fact of list) {
      const known = all.findIndex(({name}) => name === fact.name)
      if (known === -1) all.splice(place, 0, fact)
      place = (known === -1 ? place : known) + 1
    }
  }
  return all
}

/**
 * Compares trips row by row: their facts, then what else is worth comparing. Empty rows are left out.
 *
 * @param labelOf - name of a row that is no fact, in the language of the page
 * @param linesOf - what such a row says of a trip
 */
export const compareTrips = (
  trips: readonly PlannedTrip[],
  labelOf: (row: ComparedRow) => string,
  linesOf: (row: ComparedRow, trip: PlannedTrip) => Lines,
): Row[] => {
  const row = (key: string, label: string, read: (trip: PlannedTrip) => Lines) => {
    const cells = trips.map(read)
    return {key, label, cells, differs: cells.some(lines => !isAlike(lines, cells[0]))}
  }
  const factLines = (key: string) => (trip: PlannedTrip) =>
    trip.factRows.find(({name}) => name === key)?.lines ?? []
  return [
    ...joined(trips.map(({factRows}) => factRows)).map(({name, label}) =>
      row(name, label, factLines(name)),
    ),
    ...comparedRows.map(key => row(key, labelOf(key), trip => linesOf(key, trip))),
  ].filter(({cells}) => cells.some(lines => lines.length > 0))
}
