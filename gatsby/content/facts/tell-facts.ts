import type {Experience} from "../schema/experience"
import type {Answer, FactPlace, FactSpeech, FactTrip, Told} from "./declare"
import type {FactName} from "./facts"
import {allFacts} from "./stored-facts"
import {asksOf} from "./tell"

type Telling = Omit<FactSpeech, "places">

/** A known fact in words. */
export type ToldFact = Told & {
  name: FactName
  icon: string | undefined
  label: string
  at: "card" | "list" | "own"
  isFedApart: boolean
}

type Trip = Pick<Experience, keyof FactTrip | "facts">

const givenOf = (trip: Trip, name: FactName) =>
  (trip.facts as Partial<Record<FactName, unknown>> | undefined)?.[name]

const placesOf = ({regions}: Trip, all: readonly FactPlace[]) =>
  regions.flatMap(slug => all.find(place => place.slug === slug) ?? [])

/** Tells what is known of a trip, in the order of the list, given all parts of the country. */
export const tellFacts = (trip: Trip, all: readonly FactPlace[], speech: Telling): ToldFact[] =>
  allFacts.flatMap(({name, icon, tell, at, isFedApart = false}): ToldFact[] => {
    const told = tell(givenOf(trip, name), trip, {...speech, places: placesOf(trip, all)})
    const label = speech.t(`build:fact.label.${name}`)
    return told ? [{name, icon, label, ...told, at: at ?? "list", isFedApart}] : []
  })

/** Facts that nobody has settled, in the order of the list. */
export const openFacts = (trip: Trip, all: readonly FactPlace[], speech: Telling): FactName[] => {
  const asked = asksOf(trip)
  const known = new Set(tellFacts(trip, all, speech).map(({name}) => name))
  return allFacts
    .map(({name}) => name)
    .filter(name => asked.includes(name) && (name === "duration" || !known.has(name)))
}

/** What the filter finds a trip by, for each fact that it narrows by. */
export const answersOf = (
  trip: Trip,
  all: readonly FactPlace[],
  speech: Telling,
): {name: FactName; answers: readonly Answer[]}[] =>
  allFacts.flatMap(({name, answers}) =>
    answers
      ? {
          name,
          answers: answers(givenOf(trip, name), trip, {...speech, places: placesOf(trip, all)}),
        }
      : [],
  )

/** Names of the facts that the filter narrows by; they are parameters of the catalogue's address. */
export const filteredFacts = allFacts.filter(({answers}) => answers).map(({name}) => name)
