import {dayNumber} from "../../i18n/format"
import type {Words} from "../../i18n/use-words"
import type {PlannedTrip} from "./load-trips"
import {tellFees} from "./trip-to-prepare"

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

/** Rows that follow the facts, in their order, and what each says of a trip. */
const writers = {
  fees: tellFees,
  packing: ({packingList}: PlannedTrip) =>
    packingList.flatMap(({items}) => items.map(({name}) => name)),
  days: ({days}: PlannedTrip, t: Words) =>
    (days?.items ?? []).map(day => `${dayNumber(day, t)}: ${day.title}`),
}

/** Names of these rows. */
export const comparedRows = Object.keys(writers) as (keyof typeof writers)[]

/**
 * Compares trips row by row: their facts, then what else is worth comparing. Empty rows are left out.
 */
export const compareTrips = (trips: readonly PlannedTrip[], t: Words): Row[] => {
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
    ...comparedRows.map(key =>
      row(key, t(`planner:compare.row.${key}`), trip => writers[key](trip, t)),
    ),
  ].filter(({cells}) => cells.some(lines => lines.length > 0))
}

/**
 * What several trips do not state, each fact once, under the trips that share it.
 *
 * @param trips - each with the names of its open facts
 * @returns what most trips share comes first
 */
export const openGroups = (trips: readonly {title: string; rows: readonly string[]}[]) => {
  const groups = new Map<string, {titles: string[]; rows: string[]}>()
  for (const row of new Set(trips.flatMap(({rows}) => rows))) {
    const titles = trips.filter(({rows}) => rows.includes(row)).map(({title}) => title)
    const key = titles.join("\n")
    groups.set(key, {titles, rows: [...(groups.get(key)?.rows ?? []), row]})
  }
  return [...groups.values()].sort((one, other) => other.titles.length - one.titles.length)
}
