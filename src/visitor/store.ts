import {create} from "zustand"
import {type PersistStorage, persist} from "zustand/middleware"
import {useShallow} from "zustand/react/shallow"
import {attempt} from "../lib/attempt"
import {type Day, isComing, monthOf} from "../lib/days"
import {followStorage} from "../lib/follow-storage"
import {numberOf} from "./numbers"
import {mapValues, textIn, textsIn, valuesIn} from "./stored"

/** What the visitor keeps, in local storage. What is typed stands as it was typed. */
type Visitor = {
  /** Slugs of saved trips, in the order of saving; also those that this copy of the site does not know. */
  saved: readonly string[]
  /** When the visitor wants to travel: 1 to 12. */
  month?: number
  travellers: {adults?: string; children?: string}
  /** First day of a trip, by slug. */
  days: Readonly<Record<string, string>>
  /** Tasks that are done before a trip, by slug. */
  done: Readonly<Record<string, readonly string[]>>
}

/** How many travel, as far as the visitor has said. */
export type Travellers = {adults?: number; children?: number}

/** When a trip begins, as far as the visitor has said: on a day, which is of a month, or in a month. */
export type TripDate = {day?: Day; month?: number}

const name = `${PRODUCT_ID}_planner`

const initial: Visitor = {saved: [], travellers: {}, days: {}, done: {}}

const currentSlugs = new Map(Object.entries(FORMER_SLUGS))

/** Replaces the slugs of renamed trips. */
export const currentTrips = (slugs: readonly string[]): string[] => [
  ...new Set(slugs.map(slug => currentSlugs.get(slug) ?? slug)),
]

const known = new Set(TRIP_SLUGS)

/** What is stored by slug, under the trip's current one. */
const byCurrentSlug = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([slug, value]) => [currentSlugs.get(slug) ?? slug, value]),
  )

/** The good parts of what is stored; an earlier copy of the site kept the month with the travellers. */
const read = (stored: Record<string, unknown>): Visitor => {
  const travellers = valuesIn(stored.travellers)
  const month = Number(stored.month ?? travellers.month)
  return {
    ...stored,
    saved: currentTrips(textsIn(stored.saved)),
    month: month >= 1 && month <= 12 ? Math.floor(month) : undefined,
    travellers: {adults: textIn(travellers.adults), children: textIn(travellers.children)},
    days: byCurrentSlug(mapValues(stored.days, day => textIn(day) ?? "")),
    done: byCurrentSlug(mapValues(stored.done, textsIn)),
  }
}

/** Whether this browser keeps what is stored: some block storage, or have no room. */
export const useIsKept = create(() => true)

const storage: PersistStorage<Visitor> = {
  getItem: key => {
    const stored = attempt(() => [localStorage.getItem(key)])
    useIsKept.setState(stored !== undefined, true)
    if (!stored) return null
    const value = attempt(() => JSON.parse(stored[0] ?? ""))
    return {state: read(valuesIn(valuesIn(value).state))}
  },
  setItem: (key, value) => {
    const isKept = attempt(() => {
      localStorage.setItem(key, JSON.stringify(value))
      return true
    })
    useIsKept.setState(isKept ?? false, true)
  },
  removeItem: key => localStorage.removeItem(key),
}

export const useVisitor = create<Visitor>()(persist(() => initial, {name, storage}))

// What is nowhere but in this page's memory would be lost.
followStorage(name, () => {
  if (useIsKept.getState()) void useVisitor.persist.rehydrate()
})

/** Slugs of the saved trips that this copy of the site knows: another may have saved more. */
export const savedTrips = ({saved}: Visitor): string[] => saved.filter(slug => known.has(slug))

/** The same; none on the server and during hydration. */
export const useSaved = (): string[] => useVisitor(useShallow(savedTrips))

export const useIsSaved = (slug: string) => useVisitor(({saved}) => saved.includes(slug))

/** How many travel. Of what is typed, a number within its limits counts. */
export const useTravellers = (): Travellers => {
  const {adults, children} = useVisitor(({travellers}) => travellers)
  return {adults: numberOf("adults", adults), children: numberOf("children", children)}
}

/** When a trip begins: on its first day, if that is to come, or in the chosen month. */
export const useTripDate = (): ((slug?: string) => TripDate) => {
  const {days, month} = useVisitor(useShallow(({days, month}) => ({days, month})))
  return (slug = "") => {
    const day = days[slug] ?? ""
    return isComing(day) ? {day, month: monthOf(day)} : {month}
  }
}

/** Adds an item to a list, or removes it. */
const toggle = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list.filter(other => other !== item) : list.concat(item)

/** Saves a trip or removes it. */
export const toggleSaved = (slug: string): void => {
  useVisitor.setState(({saved}) => ({saved: toggle(saved, slug)}))
}

/** Takes over a number of travellers as it is typed. */
export const changeTravellers = (changes: Visitor["travellers"]): void => {
  useVisitor.setState(({travellers}) => ({travellers: {...travellers, ...changes}}))
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
