import {type ContentIssue, issueAt, show} from "./issue"
import type {Experience} from "./schema/experience"
import type {SiteContent} from "./schema/files"
import {groupOf} from "./schema/groups"
import {type CoverRow, coverRows} from "./schema/planning"
import {answersKey, type TripAnswers, type TripDefaults} from "./schema/trip-defaults"

/** The parts of a trip that answers for all trips change: GraphQL overrides each of them. */
export type MergedPart = "covers" | "facts" | "ask"

type Facts = NonNullable<Experience["facts"]>
type FactName = keyof Facts

type MergedTrip = Experience & {
  /** Rows of the cover that all trips answered, so that no list of the trip says them. */
  inherited?: readonly CoverRow[]
}

export const rowsFromDefaults = (trip: MergedTrip): readonly CoverRow[] => trip.inherited ?? []

/** What pages ask of every trip, though no trip names it. */
const alwaysAsked: readonly FactName[] = ["priceBasis", "cancelling"]

/** Facts that a trip takes from all trips: those that it asks, its deposit, and its meals if it asks about them. */
const factsFromDefaults = ({ask = [], open = [], facts = {}, covers}: Experience): FactName[] => {
  const meals: FactName[] = covers?.meals === "ask" ? ["mealsIncluded"] : []
  const names = new Set<FactName>([...ask, ...alwaysAsked, "deposit", ...meals])
  return [...names].filter(name => facts[name] === undefined && !open.includes(name))
}

const isAsked = (trip: Experience) => (row: CoverRow) => trip.covers?.[row] === "ask"

/** What a trip would take from the answers for all trips, as their file names it: `covers.meals`, `group`. */
export const fieldsFromDefaults = (trip: Experience): string[] => [
  ...coverRows.filter(isAsked(trip)).map(row => `covers.${row}`),
  ...factsFromDefaults(trip),
]

export const answersFor = (trip: Experience, defaults: TripDefaults | undefined): TripAnswers =>
  defaults?.[answersKey[groupOf(trip)]] ?? {}

/**
 * Fills a trip with the answers for all trips of its length. A value of its own wins. What it asks takes the answer;
 * what it keeps open stays a question. It gets no row and no fact that it does not have.
 */
export const withDefaults = (
  trip: Experience,
  {site, "trip-defaults": defaults}: Partial<SiteContent>,
): MergedTrip => {
  const {covers, ask = [], mealsIncluded, ...said} = answersFor(trip, defaults)
  const per = site?.priceBasis ?? "ask"
  const answers: Facts = {
    ...(per !== "ask" && {priceBasis: {per}}),
    ...said,
    ...(mealsIncluded && {mealsIncluded: {...mealsIncluded, isDaily: true}}),
  }
  const filled = factsFromDefaults(trip).map(name => [name, answers[name]])
  const facts: Facts = {...Object.fromEntries(filled), ...trip.facts}
  const rows = Object.entries(trip.covers ?? {}).map(([row, state]) => {
    const answer = state === "ask" ? covers?.[row as CoverRow] : state
    return [row, answer === "open" ? "ask" : (answer ?? "ask")]
  })
  const asked = new Set([...(trip.ask ?? []), ...(trip.open ?? []), ...alwaysAsked, ...ask])
  const merged: Required<Pick<Experience, MergedPart>> = {
    covers: Object.fromEntries(rows),
    facts,
    ask: [...asked].filter(name => facts[name] === undefined),
  }
  return {
    ...trip,
    ...merged,
    inherited: coverRows.filter(isAsked(trip)).filter(row => covers?.[row]),
  }
}

/** Answers one by one, by their names: `covers.meals`, `group`. */
export const answersByName = ({covers = {}, ask: _, ...facts}: TripAnswers) =>
  Object.entries({
    ...Object.fromEntries(Object.entries(covers).map(([row, state]) => [`covers.${row}`, state])),
    ...facts,
  }).filter(([, answer]) => answer !== undefined)

/** The trips that an answer reaches, by its length of stay and its name, of trips as their files have them. */
export const tripsAffectedBy = (
  trips: readonly Experience[],
  key: string,
  name: string,
): Experience[] =>
  trips.filter(trip => answersKey[groupOf(trip)] === key && fieldsFromDefaults(trip).includes(name))

/** What changed between two versions of the answers, each with the trips that it reaches, for a pull request. */
export const changedAnswers = (
  before: TripDefaults,
  after: TripDefaults,
  trips: readonly Experience[],
): string[] =>
  Object.values(answersKey).flatMap(key => {
    const [old, now] = [before, after].map(
      answers => new Map(answersByName(answers[key] ?? {}).map(([name, own]) => [name, show(own)])),
    ) as [Map<string, string>, Map<string, string>]
    return [...new Set([...old.keys(), ...now.keys()])]
      .filter(name => old.get(name) !== now.get(name))
      .map(name => {
        const reached = tripsAffectedBy(trips, key, name).map(({slug}) => slug)
        const change = `${old.get(name) ?? "nothing"} → ${now.get(name) ?? "nothing"}`
        return `${key}.${name}: ${change}, for ${reached.length} trips: ${reached.join(", ")}`
      })
  })

/** How a list begins a line about a row, in both languages; flights are those within the country. */
const lineOf: Record<CoverRow, RegExp> = {
  lodging: /^(accommodation|lodging|hotel|alojamiento|hospedaje)/i,
  meals:
    /^(all )?(meals|food|breakfast|lunch|dinner)|^(todas las )?(comida|desayuno|almuerzo|cena)/i,
  flights: /^(domestic )?flights?\b|^(vuelos?|tiquetes aéreos)(?!\p{L}| internacional)/iu,
  transfers: /^(all )?transfers?\b|^(todos los )?traslados?/i,
  guide: /^(local |bilingual )?guides?\b|^guías?(?!\p{L})/iu,
  entrances: /^(entrance|entry|admission)|^(entradas?|ingresos?)(?!\p{L})/iu,
  insurance: /^(medical|insurance)|^(asistencia médica|seguros?(?!\p{L}| internacional))/iu,
}

/** The line of a trip's lists that says the opposite of an answer about a row, as staff of each language read it. */
const oppositeLine = (trip: Experience, row: CoverRow, answer: string) => {
  const list = answer === "not-included" ? trip.includes : trip.notIncluded
  const {en = [], es = []} = list?.items ?? {}
  const find = (lines: readonly string[]) =>
    lines.find(line => lineOf[row].test(line.replaceAll("**", "")))
  const line = find([...en, ...es])
  return line && {en: line, es: find(es) ?? line}
}

const file = "data/trip-defaults.json"

/** Answers for all trips that no trip has a place for, or that a trip's own list contradicts. */
export const checkDefaults = (
  defaults: TripDefaults | undefined,
  trips: readonly Experience[],
): ContentIssue[] =>
  Object.entries(defaults ?? {}).flatMap(([key, answers]) => {
    const own = trips.filter(trip => answersKey[groupOf(trip)] === key)
    const hasPlace = (name: string) =>
      tripsAffectedBy(own, key, name).length > 0 ||
      own.some(
        trip =>
          trip.covers?.[name.replace("covers.", "") as CoverRow] ||
          trip.facts?.[name as FactName] ||
          trip.open?.includes(name as FactName),
      )
    const lost = answersByName(answers)
      .filter(([name]) => !hasPlace(name))
      .map(([name, answer]) =>
        issueAt(file, [key, ...name.split(".")], answer, {
          en: "nothing: no trip of this length has that row or fact",
          es: "nada: ningún viaje de esta duración tiene esa fila o ese dato",
        }),
      )
    const opposed = Object.entries(answers.covers ?? {}).flatMap(([row, answer]) =>
      own
        .filter(trip => isAsked(trip)(row as CoverRow))
        .flatMap(trip => {
          const line = oppositeLine(trip, row as CoverRow, answer)
          if (!line) return []
          return issueAt(file, [key, "covers", row], answer, {
            en: `an answer that no list contradicts: ${trip.slug} says “${line.en}”; set the row there`,
            es: `una respuesta que ninguna lista contradiga: ${trip.slug} dice “${line.es}”; responde ahí esa fila`,
          })
        }),
    )
    const asked = (answers.ask ?? []).flatMap((name, index) =>
      name in answers
        ? issueAt(file, [key, "ask", index], name, {
            en: "no fact that is answered here",
            es: "ningún dato que aquí se responda",
          })
        : [],
    )
    return [...lost, ...opposed, ...asked]
  })
