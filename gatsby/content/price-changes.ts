import {execFileSync} from "child_process"
import {readFileSync} from "fs"
import path from "path"
import type {Experience} from "./schema/experience"
import {changedAnswers} from "./trip-defaults"

/** A starting price before and after, in euros. */
type PriceChange = {file: string; from: number; to: number}

/** Price changes by more than half in the output of `git diff`: a digit too many is one of them. */
export const largePriceChanges = (diff: string): PriceChange[] =>
  diff.split(/^diff --git /m).flatMap(part => {
    const [, file = ""] = /^\+\+\+ b\/(.*)$/m.exec(part) ?? []
    const [from, to] = ["-", "+"].map(sign =>
      Number(new RegExp(`^\\${sign} {2}"price": (\\d+)`, "m").exec(part)?.[1]),
    ) as [number, number]
    return Math.abs(to - from) > from / 2 ? [{file, from, to}] : []
  })

/** Where the starting price stands in a trip's file, from 1. */
const lineOfPrice = (file: string): number =>
  readFileSync(file, "utf8")
    .split("\n")
    .findIndex(line => line.startsWith('  "price":')) + 1

/** What git says of the commit before: on a pull request that is the branch that it goes to. */
const git = (root: string, ...words: string[]): string => {
  try {
    // The checkout may belong to another user, as in containers.
    return execFileSync("git", ["-c", "safe.directory=*", ...words], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return ""
  }
}

/** GitHub shows such a line at its place, in the pull request. */
const noteAt = (file: string, line: number, text: string) =>
  process.env.GITHUB_ACTIONS ? `::warning file=${file},line=${line}::${text}` : `${file} → ${text}`

/**
 * Asks about prices that differ by more than half from the commit before, and tells which trips a changed
 * answer for all trips reaches. Without git, or a commit before, nothing is said.
 *
 * @param trips - as their files have them
 */
export const changeNotes = (root: string, trips: readonly Experience[]): string[] => {
  const files = ["--", "data/experiences/*/experience.json"]
  const diff = git(root, "diff", "-U0", "--no-color", "HEAD^", ...files)
  const prices = largePriceChanges(diff).map(({file, from, to}) =>
    noteAt(
      file,
      lineOfPrice(path.join(root, file)),
      `price: changes from ${from} to ${to} euros, by more than half. Is that meant?`,
    ),
  )
  const defaults = "data/trip-defaults.json"
  const before = git(root, "show", `HEAD^:${defaults}`)
  if (!before) return prices
  const after = readFileSync(path.join(root, defaults), "utf8")
  const changes = changedAnswers(JSON.parse(before), JSON.parse(after), trips)
  return [...prices, ...changes.map(text => noteAt(defaults, 1, text))]
}
