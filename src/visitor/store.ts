import {create} from "zustand"
import {persist} from "zustand/middleware"
import {useShallow} from "zustand/react/shallow"
import {attempt} from "../lib/attempt"
import {type Day, isComing, monthOf} from "../lib/days"
import {followStorage} from "../lib/follow-storage"
import {parseAmount} from "../lib/text/amount"

/** Parts of a custom trip, in the order in which an agent asks. */
export const tripParts = ["days", "budget", "pickUp", "dropOff", "accommodation", "style"] as const

export type TripPart = (typeof tripParts)[number]

/** What the visitor keeps, in local storage. */
type Visitor = {
  /** Slugs of saved trips, in the order of saving; also those that this copy of the site does not know. */
  saved: readonly string[]
  /** When the visitor wants to travel: 1 to 12. */
  month?: number
  /** What was chosen or typed in the fields about travellers and a custom trip, as it was typed. */
  answers: Readonly<Partial<Record<"adults" | "children" | "ages" | TripPart, string>>>
  /** First day of a trip, by slug, as it was typed. */
  days: Readonly<Record<string, string>>
  /** Tasks that are done before a trip, by slug. */
  done: Readonly<Record<string, readonly string[]>>
}

/** How many travel, and how old the children are, as far as the visitor has said. */
export type Travellers = {adults?: number; children?: number; ages?: readonly number[]}

/** When a trip begins, as far as the visitor has said: on a day, which is of a month, or in a month. */
export type TripDate = {day?: Day; month?: number}

/** Least and most of what a visitor is asked for in numbers. */
export const limits = {
  adults: {least: 1, most: 40},
  children: {least: 0, most: 40},
  /** Of a child, in years. */
  age: {least: 0, most: 17},
  days: {least: 1, most: 180},
  /** In euros. */
  budget: {least: 1, most: 1_000_000},
}

export type NumberName = keyof typeof limits

/** Reads a number as it was typed; undefined of anything that is none, or out of its limits. */
export const numberOf = (name: NumberName, typed = ""): number | undefined => {
  const number = parseAmount(typed) ?? Number.NaN
  const {least, most} = limits[name]
  return least <= number && number <= most ? number : undefined
}

/** What people write between ages: "4, 7", "4 y 7", "4 and 7 years old". */
const betweenAges = /(?:[\s,;.&/+]|\b(?:y|and|años?|years?|old)\b)+/

/** Reads the ages of some children as they were typed; undefined unless there is one for each. */
export const agesOf = (typed = "", children = 0): number[] | undefined => {
  const parts = typed.toLowerCase().split(betweenAges).filter(Boolean)
  const ages = parts.flatMap(part => numberOf("age", part) ?? [])
  return children > 0 && ages.length === children && parts.length === children ? ages : undefined
}

const currentSlugs = new Map(Object.entries(FORMER_SLUGS))

const currentSlug = (slug: string) => currentSlugs.get(slug) ?? slug

/** Replaces the slugs of renamed trips. */
export const currentTrips = (slugs: readonly string[]): string[] => [
  ...new Set(slugs.map(currentSlug)),
]

const known = new Set(TRIP_SLUGS)

const storedText = (stored: unknown): string => (typeof stored === "string" ? stored : "")

const storedTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(one => typeof one === "string") : []

/** What is stored by name; by slug, under the trip's current one. */
const byName = <Value>(stored: unknown, read: (one: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(Object(stored)).map(([name, one]) => [currentSlug(name), read(one)]),
  )

/** The good parts of what is stored: it may be damaged, or from another copy of the site, whose parts stay. */
const read = (stored: unknown): Visitor => {
  const {saved, month, answers, days, done} = Object(stored)
  return {
    ...Object(stored),
    saved: currentTrips(storedTexts(saved)),
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    answers: byName(answers, storedText),
    days: byName(days, storedText),
    done: byName(done, storedTexts),
  }
}

/** Whether this browser keeps what is stored: some block storage, or have no room. */
export const useIsKept = create(() => true)

const name = `${PRODUCT_ID}_planner`

export const useVisitor = create<Visitor>()(
  persist(() => read({}), {
    name,
    storage: {
      getItem: key =>
        attempt(() => ({state: JSON.parse(localStorage.getItem(key) ?? "{}").state})) ?? null,
      setItem: (key, value) => {
        const isKept = attempt(() => {
          localStorage.setItem(key, JSON.stringify(value))
          return true
        })
        useIsKept.setState(isKept ?? false, true)
      },
      removeItem: key => localStorage.removeItem(key),
    },
    merge: read,
  }),
)

// What is nowhere but in this page's memory would be lost.
followStorage(name, () => {
  if (useIsKept.getState()) void useVisitor.persist.rehydrate()
})

/** Slugs of the saved trips that this copy of the site knows: another may have saved more. */
export const savedTrips = ({saved}: Visitor): string[] => saved.filter(slug => known.has(slug))

/** The same; none on the server and during hydration. */
export const useSaved = (): string[] => useVisitor(useShallow(savedTrips))

export const useIsSaved = (slug: string) => useVisitor(({saved}) => saved.includes(slug))

/** Who travels. Of what is typed, a number within its limits counts. */
export const useTravellers = (): Travellers => {
  const {adults, children, ages} = useVisitor(
    useShallow(({answers: {adults, children, ages}}) => ({adults, children, ages})),
  )
  const count = numberOf("children", children)
  return {adults: numberOf("adults", adults), children: count, ages: agesOf(ages, count)}
}

/** When a trip begins: on its first day, if that is to come, or in the chosen month. */
export const useTripDate = (): ((slug?: string) => TripDate) => {
  const {days, month} = useVisitor(useShallow(({days, month}) => ({days, month})))
  return (slug = "") => {
    const day = days[slug] ?? ""
    return isComing(day) ? {day, month: monthOf(day)} : {month}
  }
}

/** Adds an item to a list, at its end or at a place, or removes it. */
const toggle = (list: readonly string[], item: string, place = list.length): readonly string[] =>
  list.includes(item)
    ? list.filter(other => other !== item)
    : [...list.slice(0, place), item, ...list.slice(place)]

/** Saves a trip, at the place that it had if it was just removed, or removes it. */
export const toggleSaved = (slug: string, place?: number): void => {
  useVisitor.setState(({saved}) => ({saved: toggle(saved, slug, place)}))
}

/** Takes over what is chosen or typed about travellers and a custom trip. */
export const changeAnswers = (changes: Visitor["answers"]): void => {
  useVisitor.setState(({answers}) => ({answers: {...answers, ...changes}}))
}

/** Chooses a month; a trip's first day goes if it is in another one. */
export const chooseMonth = (month: number | undefined, slug = ""): void => {
  const day = useVisitor.getState().days[slug]
  if (day && monthOf(day) !== month) setFirstDay(slug, "")
  useVisitor.setState({month})
}

/** Takes over the first day of a trip as it is typed; an empty text removes it. */
export const setFirstDay = (slug: string, day: string): void => {
  useVisitor.setState(({days}) => ({days: {...days, [slug]: day}}))
}

/** Ticks a task of a trip off, or takes its tick away. */
export const toggleDone = (slug: string, task: string): void => {
  useVisitor.setState(({done}) => ({done: {...done, [slug]: toggle(done[slug] ?? [], task)}}))
}
