import {denialOf} from "./editorial"
import {issueAt} from "./issue"
import type {Experience} from "./schema/experience"
import {type FactValues, isKnown, type StoredFact} from "./schema/facts"
import type {SiteContent} from "./schema/files"
import {type CoverRow, coverRows} from "./schema/planning"
import {answersKeyOf, type Trip, type TripAnswers, type TripDefaults} from "./schema/trip-defaults"

/** What pages ask of every trip, though no trip names it. */
const alwaysAsked: readonly StoredFact[] = ["priceBasis", "cancelling"]

/** Facts that a trip takes from all trips: those it asks, its deposit, and meals if it asks. */
const factsFromDefaults = ({ask = [], open = [], facts = {}, covers}: Experience): StoredFact[] => {
  const meals: StoredFact[] = covers?.meals === "ask" ? ["mealsIncluded"] : []
  const names = new Set<StoredFact>([...ask, ...alwaysAsked, "deposit", ...meals])
  return [...names].filter(name => facts[name] === undefined && !open.includes(name))
}

const rowsFromDefaults = ({covers}: Experience) => coverRows.filter(row => covers?.[row] === "ask")

/** What a trip would take from the answers for all trips, by names as `covers.meals`, `group`. */
export const fieldsFromDefaults = (trip: Experience): string[] => [
  ...rowsFromDefaults(trip).map(row => `covers.${row}`),
  ...factsFromDefaults(trip),
]

export const answersFor = (trip: Experience, defaults: TripDefaults | undefined): TripAnswers =>
  defaults?.[answersKeyOf(trip)] ?? {}

/**
 * Fills a trip with the answers for all trips of its length. A value in its own file wins, what its
 * file keeps open stays a question, and a row that its file does not have is not added.
 */
export const withDefaults = (
  trip: Experience,
  {site, "trip-defaults": defaults}: Pick<Partial<SiteContent>, "site" | "trip-defaults">,
): Trip => {
  const {covers, ask = [], mealsIncluded, ...answered} = answersFor(trip, defaults)
  const per = site?.priceBasis ?? "ask"
  const answers: FactValues = {
    ...(per !== "ask" && {priceBasis: {per}}),
    ...answered,
    ...(mealsIncluded && {mealsIncluded: {...mealsIncluded, isDaily: true}}),
  }
  const filled = factsFromDefaults(trip).map(name => [name, answers[name]])
  const facts: FactValues = {...Object.fromEntries(filled), ...trip.facts}
  const rows = Object.entries(trip.covers ?? {}).map(([row, state]) => {
    const answer = state === "ask" ? covers?.[row as CoverRow] : state
    return [row, answer === "open" ? "ask" : (answer ?? "ask")]
  })
  const asked = new Set([...(trip.ask ?? []), ...(trip.open ?? []), ...alwaysAsked, ...ask])
  return {
    ...trip,
    covers: Object.fromEntries(rows),
    facts,
    ask: [...asked].filter(name => !isKnown(facts, name)),
    keptOpen: [...(trip.open ?? []), ...coverRows.filter(row => trip.covers?.[row] === "open")],
    answeredRows: rowsFromDefaults(trip).filter(row => covers?.[row]),
  }
}

/** Answers one by one, by their names: `covers.meals`, `group`. */
export const answersByName = ({covers = {}, ask: _, ...facts}: TripAnswers = {}) =>
  Object.entries({
    ...Object.fromEntries(Object.entries(covers).map(([row, state]) => [`covers.${row}`, state])),
    ...facts,
  }).filter(([, answer]) => answer !== undefined)

/** The trips that an answer reaches, by its length of stay and its name. */
export const tripsAffectedBy = (trips: readonly Experience[], key: string, name: string) =>
  trips.filter(trip => answersKeyOf(trip) === key && fieldsFromDefaults(trip).includes(name))

export const defaultsFile = "data/trip-defaults.json"

/** Answers for all trips that no trip has a place for, or that a trip itself contradicts. */
export const checkDefaults = (defaults: TripDefaults | undefined, trips: readonly Experience[]) =>
  Object.entries(defaults ?? {}).flatMap(([key, answers]) => {
    const tripsOfLength = trips.filter(trip => answersKeyOf(trip) === key)
    const hasPlace = (name: string) =>
      tripsOfLength.some(
        trip =>
          fieldsFromDefaults(trip).includes(name) ||
          trip.covers?.[name.replace("covers.", "") as CoverRow] ||
          trip.facts?.[name as StoredFact] ||
          trip.open?.includes(name as StoredFact),
      )
    const lost = answersByName(answers)
      .filter(([name]) => !hasPlace(name))
      .map(([name, answer]) =>
        issueAt(defaultsFile, [key, ...name.split(".")], answer, {
          en: "nothing: no trip of this length has that row or fact",
          es: "nada: ningún viaje de esta duración tiene esa fila o ese dato",
        }),
      )
    const denied = tripsOfLength.flatMap(trip =>
      rowsFromDefaults(trip).flatMap(row => {
        const answer = answers.covers?.[row]
        const denial = answer && denialOf(trip, row, answer)
        if (!denial) return []
        return issueAt(defaultsFile, [key, "covers", row], answer, {
          en: `an answer that nothing contradicts: ${trip.slug} ${denial.en}; set the row there`,
          es: `una respuesta que nada contradiga: ${trip.slug} ${denial.es}; responde ahí esa fila`,
        })
      }),
    )
    const asked = (answers.ask ?? []).flatMap((name, index) =>
      name in answers
        ? issueAt(defaultsFile, [key, "ask", index], name, {
            en: "no fact that is answered here",
            es: "ningún dato que aquí se responda",
          })
        : [],
    )
    return [...lost, ...denied, ...asked]
  })
