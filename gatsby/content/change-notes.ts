import {execFileSync} from "node:child_process"
import {readFileSync} from "node:fs"
import path from "node:path"
import type {Experience} from "./schema/experience"
import {fileOfEntry} from "./schema/files"
import type {TripDefaults} from "./schema/trip-defaults"
import {changedAnswers} from "./trip-defaults"

/** Whether a price, in euros, changes by more than half: a digit too many is such a change. */
export const isLargeChange = (from: number, to: number): boolean => Math.abs(to - from) > from / 2

/** What a file held in the commit before: on a pull request that is the branch that it goes to. */
const readBefore = (root: string, file: string): unknown => {
  try {
    // The checkout may belong to another user, as in containers.
    const text = execFileSync("git", ["-c", "safe.directory=*", "show", `HEAD^:${file}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the starting price stands in a trip's file, from 1. */
const lineOfPrice = (file: string): number =>
  readFileSync(file, "utf8")
    .split("\n")
    .findIndex(line => line.startsWith('  "price":')) + 1

/** GitHub shows such a line at its place, in the pull request. */
const noteAt = (file: string, line: number, text: string) =>
  process.env.GITHUB_ACTIONS ? `::warning file=${file},line=${line}::${text}` : `${file} → ${text}`

/**
 * Asks about prices that differ by more than half from the commit before, and tells which trips a
 * changed answer for all trips reaches. Without git, or a commit before, nothing is said.
 */
export const changeNotes = (root: string, trips: readonly Experience[]): string[] => {
  const prices = trips.flatMap(({slug, price}) => {
    const file = fileOfEntry("experiences", slug)
    const before = readBefore(root, file) as Partial<Experience> | undefined
    const from = before?.price
    if (from === undefined || !isLargeChange(from, price)) return []
    const text = `price: changes from ${from} to ${price} euros, by more than half. Is that meant?`
    return noteAt(file, lineOfPrice(path.join(root, file)), text)
  })
  const file = "data/trip-defaults.json"
  const before = readBefore(root, file) as TripDefaults | undefined
  if (!before) return prices
  const after = JSON.parse(readFileSync(path.join(root, file), "utf8"))
  return [...prices, ...changedAnswers(before, after, trips).map(text => noteAt(file, 1, text))]
}
