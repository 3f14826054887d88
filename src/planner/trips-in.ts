import {keysIn} from "../lib/query"
import {currentTrips} from "../visitor/store"

/** Slugs of the trips that a part of the query names, also by former ones. */
export const tripsIn = (query: URLSearchParams | undefined, name: string): string[] =>
  currentTrips(query?.getAll(name).flatMap(keysIn) ?? [])
