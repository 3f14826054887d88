import {create} from "zustand"
import {attempt} from "../lib/attempt"
import {type Day, isUpcoming, monthOf, monthsOfYear} from "../lib/days"
import {followStorage} from "../lib/follow-storage"

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

/** Digits, in one piece or with a mark between thousands: 2000, 2.000, 2,000, 2 000, 2'000. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/

/** Reads a whole number as it was typed; undefined of anything that is none, or out of its limits. */
export const numberOf = (name: NumberName, typed = ""): number | undefined => {
  const text = typed.replace(/€/g, "").trim()
  const number = wholeNumber.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN
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

/** Parts of a custom trip, in the order in which an agent asks. */
export const tripParts = ["days", "budget", "pickUp", "dropOff", "accommodation", "style"] as const

export type TripPart = (typeof tripParts)[number]

/** What was chosen or typed in the fields about travellers and a custom trip, as it was typed. */
type Fields = Partial<Record<"adults" | "children" | "ages" | TripPart, string>>

/**
 * What the visitor keeps, in local storage. A value is unknown, because another version of the site may have
 * written it: it is kept as it is, and checked on reading.
 */
type Visitor = {
  /** Slugs of saved trips, in the order of saving. */
  saved: readonly unknown[]
  month?: unknown
  /** What was typed, by names of `Fields`. Browsers have stored it under this name. */
  answers: Readonly<Record<string, unknown>>
  /** First day of a trip, by slug, as it was typed. */
  days: Readonly<Record<string, unknown>>
  /** Tasks that are done before a trip, by slug. */
  done: Readonly<Record<string, unknown>>
}

/** How many travel, and how old the children are, as far as the visitor has said. */
export type Travellers = {adults?: number; children?: number; ages?: readonly number[]}

/** When a trip begins, as far as the visitor has said: on a day, which is of a month, or in a month. */
export type TripDate = {day?: Day; month?: number}

const currentSlugs = new Map<unknown, string>(Object.entries(FORMER_SLUGS))

const currentSlug = <Slug>(slug: Slug) => currentSlugs.get(slug) ?? slug

export const currentTrips = <Slug>(slugs: readonly Slug[]) => [...new Set(slugs.map(currentSlug))]

const knownTrips = new Set<unknown>(TRIP_SLUGS)

const listIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string"

const textsIn = (stored: Visitor["days"]) =>
  Object.fromEntries(Object.entries(stored).filter(isText))

/** What is stored by slug, under the trip's current one. */
const bySlug = (stored: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(stored)).map(([slug, kept]) => [currentSlug(slug), kept]),
  )

const read = (stored: unknown): Visitor => {
  const {saved, answers, days, done} = Object(stored)
  return {
    ...Object(stored),
    saved: currentTrips(listIn(saved)),
    answers: Object(answers),
    days: bySlug(days),
    done: bySlug(done),
  }
}

/** Whether this browser can store anything: some block storage, or have no room. */
export const useCanStore = create(() => true)

const storageKey = `${PRODUCT_ID}_planner`

const readStorage = () =>
  Object(attempt(() => JSON.parse(localStorage.getItem(storageKey) ?? "{}")))

/** What the visitor keeps; nothing on the server, nor during hydration, which takes the first state. */
export const useVisitor = create<Visitor>(() => read({}))

const load = () => useVisitor.setState(read(readStorage().state), true)

load()
// Where nothing can be stored, reading would empty what this page remembers.
followStorage(storageKey, () => {
  if (useCanStore.getState()) load()
})

/** Changes what the visitor keeps, and stores it. */
const change = (changes: (visitor: Visitor) => Partial<Visitor>): void => {
  useVisitor.setState(changes)
  const canStore = attempt(() => {
    const text = JSON.stringify({...readStorage(), state: useVisitor.getState()})
    localStorage.setItem(storageKey, text)
    return true
  })
  useCanStore.setState(canStore ?? false, true)
}

/** Slugs of the saved trips that this copy of the site knows: another may have saved more. */
export const savedTrips = ({saved}: Pick<Visitor, "saved">): string[] =>
  saved.filter((slug): slug is string => knownTrips.has(slug))

/** The saved trips; on the server and during hydration none. */
export const useSaved = (): string[] => savedTrips({saved: useVisitor(({saved}) => saved)})

export const useIsSaved = (slug: string) => useVisitor(({saved}) => saved.includes(slug))

export const useFields = (): Fields => textsIn(useVisitor(({answers}) => answers))

/** First days of trips, by slug, as they were typed. */
export const useFirstDays = () => textsIn(useVisitor(({days}) => days))

export const useDone = (slug: string) => listIn(useVisitor(({done}) => done[slug]))

/** The chosen month, 1 to 12. */
const chosenMonth = ({month}: Visitor): number | undefined =>
  monthsOfYear.find(number => number === month)

/** Who travels. Of what is typed, a number within its limits counts. */
export const useTravellers = (): Travellers => {
  const {adults, children, ages} = useFields()
  const count = numberOf("children", children)
  return {adults: numberOf("adults", adults), children: count, ages: agesOf(ages, count)}
}

/** When each trip begins, by its slug: on its first day, if that is to come, or in the chosen month. */
export const useTripDates = (): ((slug?: string) => TripDate) => {
  const days = useFirstDays()
  const month = useVisitor(chosenMonth)
  return (slug = "") => {
    const day = days[slug] ?? ""
    return isUpcoming(day) ? {day, month: monthOf(day)} : {month}
  }
}

/** When one trip begins; without a slug, in the chosen month. */
export const useTripDate = (slug?: string): TripDate => useTripDates()(slug)

/** Adds an item to a list, before another or at its end, or removes it. */
const toggle = (list: readonly unknown[], item: string, next?: string) => {
  if (list.includes(item)) return list.filter(other => other !== item)
  const place = list.includes(next) ? list.indexOf(next) : list.length
  return [...list.slice(0, place), item, ...list.slice(place)]
}

/** Saves a trip, before another if it was just removed, or removes it. */
export const toggleSaved = (slug: string, next?: string): void => {
  change(({saved}) => ({saved: toggle(saved, slug, next)}))
}

export const changeFields = (changes: Fields): void => {
  change(({answers}) => ({answers: {...answers, ...changes}}))
}

/** Chooses a month, also as a field has it; none if that is empty. A trip's first day goes if it is in another. */
export const chooseMonth = (chosen: number | string | undefined, slug = ""): void => {
  const month = Number(chosen) || undefined
  const day = textsIn(useVisitor.getState().days)[slug]
  if (day && monthOf(day) !== month) setFirstDay(slug, "")
  change(() => ({month}))
}

/** Takes over the first day of a trip as it is typed; an empty text removes it. */
export const setFirstDay = (slug: string, day: string): void => {
  change(({days: {[slug]: _, ...others}}) => ({
    days: day ? {...others, [slug]: day} : others,
  }))
}

export const toggleDone = (slug: string, task: string): void => {
  change(({done}) => ({done: {...done, [slug]: toggle(listIn(done[slug]), task)}}))
}
