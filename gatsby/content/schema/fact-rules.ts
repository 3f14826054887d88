import type {z} from "zod"
import {efforts} from "../facts/fact-shapes"
import type {factValues, StoredName} from "../facts/stored-facts"
import {type Breach, breach} from "../fault"
import type {days} from "./planning"

type Values = z.infer<typeof factValues>
type Trip = {
  length: {days: number; nights?: number}
  regions: readonly string[]
  days?: z.infer<typeof days>
  facts?: Values
  ask?: readonly StoredName[]
}

const ofFact = (...[path, ...told]: Parameters<typeof breach>) =>
  breach(["facts", ...path], ...told)

/** A start or end that is no place, two places, or another than that of the trip's first or last day. */
const placeBreaches = (name: "start" | "end", {facts = {}, regions, days: told}: Trip) => {
  const value = facts[name]
  if (!value) return []
  const {region, place} = value
  if (!region === !place) return [ofFact([name], "fact-place")]
  const first = name === "start"
  const day = told?.items.at(first ? 0 : -1)
  const expected = day?.region ?? (first ? regions[0] : regions.at(-1))
  if (!region || region === expected) return []
  const number = day?.to ?? day?.from ?? 1
  return [ofFact([name, "region"], "fact-region", {region: expected, day: first ? 1 : number})]
}

const effortBreaches = ({effort}: Values) =>
  effort?.upTo && efforts.indexOf(effort.upTo) <= efforts.indexOf(effort.level)
    ? [ofFact(["effort", "upTo"], "fact-effort", {level: effort.level})]
    : []

const accessBreaches = ({access}: Values) =>
  (["steps", "altitude"] as const)
    .filter(name => access?.[`${name}At`] && !access[name])
    .map(name => ofFact(["access", `${name}At`], "fact-measure", {name}))

const groupBreaches = ({group}: Values) =>
  group && group.most < group.fewest
    ? [ofFact(["group", "most"], "fact-most", {fewest: group.fewest})]
    : []

const lengthBreaches = ({facts = {}, length: {days: count, nights}}: Trip) => [
  ...(facts.duration && count > 1 ? [ofFact(["duration"], "fact-hours", {days: count})] : []),
  ...(facts.accommodation && nights !== undefined && facts.accommodation.nights !== nights
    ? [ofFact(["accommodation", "nights"], "fact-nights", {nights})]
    : []),
  ...Object.entries(facts.mealsIncluded ?? {})
    .filter(([, meals]) => meals > count)
    .map(([meal]) => ofFact(["mealsIncluded", meal], "fact-meals", {days: count})),
]

/** Finds facts of a trip that say nothing, contradict one another, or what else its file says. */
export const factBreaches = (trip: Trip): Breach[] => {
  const {facts = {}, ask = []} = trip
  const empty = Object.entries(facts)
    .filter(([name]) => name !== "start" && name !== "end")
    .filter(([, value]) => typeof value === "object" && Object.keys(value).length === 0)
    .map(([name]) => ofFact([name], "fact-empty"))
  const asked = ask.flatMap((name, index): Breach[] => {
    if (facts[name]) return [breach(["ask", index], "fact-answered")]
    return ask.indexOf(name) < index ? [breach(["ask", index], "repeated")] : []
  })
  return [
    ...empty,
    ...asked,
    ...placeBreaches("start", trip),
    ...placeBreaches("end", trip),
    ...groupBreaches(facts),
    ...effortBreaches(facts),
    ...accessBreaches(facts),
    ...lengthBreaches(trip),
  ]
}
