import {readJson} from "../read-data"
import type {Build, Part, Place} from "./build"
import {lacking} from "./data"
import {isBeyond} from "./use"

/** Something that a build uses and some of the oldest browsers lack. */
export type Found = {place: Place; written: string; keys: readonly string[]; files: string[]}

/** Why something that some of the oldest browsers lack does no harm. */
export type Entry = {
  place: Place
  features: string[]
  /** Files of the project, or packages, that use it. */
  from: string[]
  /**
   * asked: scripts ask whether it is there; ignored: browsers pass over it, and what it improves
   * stays as it is; everywhere: all have what is used of it; namesake: it is no browser's.
   */
  kind: "asked" | "ignored" | "everywhere" | "namesake"
  why: string
}

const places: Place[] = ["pages", "scripts", "styles"]

/** The reviewed list, a file for each place. */
export const readReviewed = (): Entry[] =>
  places.flatMap(place =>
    readJson<Omit<Entry, "place">[]>(`tools/oldest-browsers/reviewed/${place}.json`).map(entry => ({
      ...entry,
      place,
    })),
  )

/** Puts together what a build uses and some of the oldest browsers lack. */
export const findBeyond = ({parts, own}: Pick<Build, "parts" | "own">): Found[] => {
  const found = new Map<string, Found>()
  const add = ({place, file, uses}: Part) => {
    for (const use of uses) {
      if (use.member && own.has(use.member)) continue
      const id = `${place} ${use.written}`
      const before = found.get(id)
      if (before) before.files.push(file)
      else if (isBeyond(use)) found.set(id, {place, ...use, files: [file]})
    }
  }
  for (const part of parts) add(part)
  return [...found.values()]
}

const describe = ({place, written, keys, files}: Found) => {
  const names = [...new Set(files)]
  const missing = [...new Set(keys.flatMap(lacking))].join(", ")
  return `${place}: ${written} in ${names.slice(0, 3).join(", ")}; missing in ${missing}`
}

/**
 * Holds what was found against the reviewed list.
 *
 * @returns what no entry explains, and what entries name and nothing uses any more
 */
export const reviewFaults = (found: readonly Found[], entries: readonly Entry[]): string[] => {
  const listed = entries.flatMap(({place, features}) => features.map(name => `${place} ${name}`))
  const used = found.map(({place, written}) => `${place} ${written}`)
  return [
    ...found.filter((_, index) => !listed.includes(used[index] ?? "")).map(describe),
    ...listed.filter(name => !used.includes(name)).map(name => `nothing needs any more: ${name}`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map(name => `listed twice: ${name}`),
  ]
}
