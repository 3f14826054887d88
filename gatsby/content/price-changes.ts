import {execFileSync} from "child_process"
import {readFileSync} from "fs"
import path from "path"

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

/**
 * Asks about prices that differ by more than half from the commit before: on a pull request that is the
 * branch that it goes to. Without git, or a commit before, nothing is asked.
 */
export const priceQuestions = (root: string): string[] => {
  // The checkout may belong to another user, as in containers.
  const git = ["-c", "safe.directory=*", "diff", "-U0", "--no-color", "HEAD^"]
  const trips = ["--", "data/experiences/*/experience.json"]
  try {
    const diff = execFileSync("git", [...git, ...trips], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return largePriceChanges(diff).map(({file, from, to}) => {
      const question = `price: changes from ${from} to ${to} euros, by more than half. Is that meant?`
      // GitHub shows such a line at the price, in the pull request.
      return process.env.GITHUB_ACTIONS
        ? `::warning file=${file},line=${lineOfPrice(path.join(root, file))}::${question}`
        : `${file} → ${question}`
    })
  } catch {
    return []
  }
}
