import {create} from "zustand"
import {type PersistStorage, persist} from "zustand/middleware"
import {type Day, monthOf, today} from "../lib/days"

/** When a visitor wants to travel and with how many; unknown parts are missing. */
export type Travellers = {
  /** 1 to 12. */
  month?: number
  adults?: number
  children?: number
}

/** What the visitor keeps, in local storage. */
type Planner = {
  /** Slugs of saved trips, in the order of saving. */
  saved: readonly string[]
  travellers: Travellers
  /** First day of a trip, by slug. */
  days: Readonly<Record<string, Day>>
  /** Tasks that are done before a trip, by slug. */
  done: Readonly<Record<string, readonly string[]>>
}

/** Most trips that a list holds, so that comparing and sharing it stays possible. */
export const maxSaved = 12

const name = `${PRODUCT_ID}_planner`

/** Key of the list of saved trips before there was this store. */
const formerKey = `${PRODUCT_ID}_saved_trips`

/** Replaces the slugs of renamed trips, and cuts the list at its limit. */
export const pickSaved = (slugs: readonly string[]): string[] => {
  const current = slugs.filter(Boolean).map(slug => FORMER_SLUGS[slug] ?? slug)
  return [...new Set(current)].slice(0, maxSaved)
}

/** Whether the device keeps what is chosen: some block storage, or have no room. */
export const useIsKept = create(() => true)

const setKept = (isKept: boolean) => useIsKept.setState(isKept, true)

/** A device that blocks storage remembers nothing; that is no error. */
const storage: PersistStorage<Planner> = {
  getItem: key => {
    try {
      const stored = localStorage.getItem(key)
      if (stored) return JSON.parse(stored)
      const saved = JSON.parse(localStorage.getItem(formerKey) ?? "[]")
      return {state: {...initial, saved: saved.filter((slug: unknown) => typeof slug === "string")}}
    } catch {
      setKept(false)
      return null
    }
  },
  setItem: (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
      localStorage.removeItem(formerKey)
      setKept(true)
    } catch {
      setKept(false)
    }
  },
  removeItem: key => localStorage.removeItem(key),
}

const initial: Planner = {saved: [], travellers: {}, days: {}, done: {}}

export const usePlanner = create<Planner>()(
  persist(() => initial, {
    name,
    storage,
    merge: (stored, current) => {
      const merged = {...current, ...(stored as Partial<Planner> | undefined)}
      return {...merged, saved: pickSaved(merged.saved)}
    },
  }),
)

// Another tab changes the list, also while this page waits in the browser's cache.
if (typeof window !== "undefined") {
  window.addEventListener("storage", ({key}) => {
    if (key === name || key === null) void usePlanner.persist.rehydrate()
  })
  window.addEventListener("pageshow", ({persisted}) => {
    if (persisted) void usePlanner.persist.rehydrate()
  })
}

/** Slugs of the saved trips; none on the server and during hydration. */
export const useSaved = () => usePlanner(({saved}) => saved)

export const useTravellers = () => usePlanner(({travellers}) => travellers)

/** First days of trips by slug; those that are past count no more. */
export const useFirstDays = () => {
  const days = usePlanner(state => state.days)
  return (slug: string): Day | "" => {
    const day = days[slug]
    return day && day >= today() ? day : ""
  }
}

/** Whether so many trips are saved that there is no room for another. */
export const isFull = (): boolean => usePlanner.getState().saved.length >= maxSaved

/** Saves a trip or removes it. */
export const toggleSaved = (slug: string): void => {
  const {saved} = usePlanner.getState()
  const others = saved.filter(other => other !== slug)
  usePlanner.setState({saved: others.length < saved.length ? others : [...saved, slug]})
}

/** Changes month and travellers; undefined removes a part. */
export const changeTravellers = (changes: Travellers): void => {
  const {travellers} = usePlanner.getState()
  usePlanner.setState({travellers: {...travellers, ...changes}})
}

/** Month of a trip's first day, or else the one that was chosen. */
export const useMonthOf = (slug = ""): number | undefined => {
  const {month} = useTravellers()
  const day = useFirstDays()(slug)
  return day ? monthOf(day) : month
}

/** Chooses a month; a trip's first day goes if it is in another one. */
export const chooseMonth = (month: number | undefined, slug = ""): void => {
  const day = usePlanner.getState().days[slug]
  if (day && monthOf(day) !== month) setFirstDay(slug, "")
  changeTravellers({month})
}

/** Sets the first day of a trip; an empty text removes it. */
export const setFirstDay = (slug: string, day: Day | ""): void => {
  const {[slug]: _, ...others} = usePlanner.getState().days
  usePlanner.setState({days: day ? {...others, [slug]: day} : others})
}

/** Ticks a task of a trip off, or takes its tick away. */
export const toggleDone = (slug: string, task: string): void => {
  const {done} = usePlanner.getState()
  const tasks = done[slug] ?? []
  const others = tasks.filter(other => other !== task)
  const next = others.length < tasks.length ? others : [...tasks, task]
  usePlanner.setState({done: {...done, [slug]: next}})
}
