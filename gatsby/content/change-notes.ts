import {execFileSync} from "node:child_process"
import {formatValue, localize} from "./issue"
import type {Experience} from "./schema/experience"
import {fileOfEntry} from "./schema/files"
import type {TripDefaults} from "./schema/trip-defaults"
import {answersByName, defaultsFile, tripsAffectedBy} from "./trip-defaults"

/** Whether a price, in euros, changes by more than half: a digit too many is such a change. */
export const isLargeChange = (from: number, to: number): boolean => Math.abs(to - from) > from / 2

/** Answers by the length of stay that they hold for, and their names: `short.covers.meals`. */
const answersByPath = (defaults: TripDefaults) =>
  new Map(
    Object.entries(defaults).flatMap(([length, answers]) =>
      answersByName(answers).map(([name, answer]) => [`${length}.${name}`, answer]),
    ),
  )

/** Compares versions of the answers: a line for each that changed, with trips that it reaches. */
export const changedAnswers = (
  before: TripDefaults,
  after: TripDefaults,
  trips: readonly Experience[],
): string[] => {
  const [old, now] = [answersByPath(before), answersByPath(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(path => JSON.stringify(old.get(path)) !== JSON.stringify(now.get(path)))
    .map(path => {
      const [length = "", ...name] = path.split(".")
      const slugs = tripsAffectedBy(trips, length, name.join(".")).map(({slug}) => slug)
      const reach = localize({en: "for the trips", es: "para los viajes"})
      return `${path}: ${formatValue(old.get(path))} → ${formatValue(now.get(path))}, ${reach}: ${slugs.join(", ")}`
    })
}

/** What a file held in the commit before: on a pull request that is the branch that it goes to. */
const readBefore = <Content>(root: string, file: string): Content | undefined => {
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

/** GitHub shows such a line at its file, in the pull request. */
const noteAt = (file: string, text: string) =>
  process.env.GITHUB_ACTIONS ? `::warning file=${file}::${text}` : `${file} → ${text}`

/**
 * Asks about prices that differ by more than half from the commit before, and tells which trips a
 * changed answer for all trips reaches. Without git, or a commit before, nothing is said.
 */
export const changeNotes = (root: string, trips: readonly Experience[], defaults: TripDefaults) => {
  const prices = trips.flatMap(({slug, price}) => {
    const file = fileOfEntry("experiences", slug)
    const {price: from} = readBefore<Experience>(root, file) ?? {}
    if (from === undefined || !isLargeChange(from, price)) return []
    const question = localize({
      en: `price: changes from ${from} to ${price} euros, by more than half. Is that meant?`,
      es: `price: cambia de ${from} a ${price} euros, más de la mitad. ¿Es correcto?`,
    })
    return noteAt(file, question)
  })
  const before = readBefore<TripDefaults>(root, defaultsFile)
  const answers = before ? changedAnswers(before, defaults, trips) : []
  return [...prices, ...answers.map(text => noteAt(defaultsFile, text))]
}
