import {create} from "zustand"
import {type PersistStorage, persist} from "zustand/middleware"
import {attempt} from "../lib/attempt"
import {type Day, monthOf, today} from "../lib/days"

/** When a visitor wants to travel and with how many; unknown parts are missing. */
export type Travellers = {
  /** The chosen one, 1 to 12. */
  month?: number
  /** The one that the last search words name: it counts first. Null once another is chosen instead. */
  searched?: number | null
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

const name = `${PRODUCT_ID}_planner`

/** Key of the list of saved trips before there was this store. */
const formerKey = `${PRODUCT_ID}_saved_trips`

/** Replaces the slugs of renamed trips. */
export const pickSaved = (slugs: readonly string[]): string[] => [
  ...new Set(slugs.map(slug => FORMER_SLUGS[slug] ?? slug)),
]

/** A device that blocks storage, or has no room, remembers nothing; that is no error. */
const storage: PersistStorage<Planner> = {
  getItem: key => {
    const stored = attempt(() => localStorage.getItem(key))
    if (stored) return JSON.parse(stored)
    const saved = attempt(() => JSON.parse(localStorage.getItem(formerKey) ?? "[]"))
    return {state: {...initial, saved}}
  },
  setItem: (key, value) => {
    attempt(() => {
      localStorage.setItem(key, JSON.stringify(value))
      localStorage.removeItem(formerKey)
    })
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

export const useIsSaved = (slug: string) => usePlanner(({saved}) => saved.includes(slug))

export const useTravellers = () => usePlanner(({travellers}) => travellers)

/** First days of trips by slug; those that are past count no more. */
export const useFirstDays = () => {
  const days = usePlanner(state => state.days)
  return (slug: string): Day | "" => {
    const day = days[slug]
    return day && day >= today() ? day : ""
  }
}

/** Adds an item to a list, or removes it. */
const toggle = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list.filter(other => other !== item) : list.concat(item)

/** Saves a trip or removes it. */
export const toggleSaved = (slug: string): void => {
  usePlanner.setState(({saved}) => ({saved: toggle(saved, slug)}))
}

/** Forgets saved trips that are not among some. */
export const keepSaved = (slugs: readonly string[]): void => {
  const {saved} = usePlanner.getState()
  const kept = saved.filter(slug => slugs.includes(slug))
  if (kept.length < saved.length) usePlanner.setState({saved: kept})
}

/** Changes month and travellers; undefined removes a part. */
export const changeTravellers = (changes: Travellers): void => {
  usePlanner.setState(({travellers}) => ({travellers: {...travellers, ...changes}}))
}

/** Month of a trip's first day, or else the one that words name or the visitor chose. */
export const useMonthOf = () => {
  const {month, searched} = useTravellers()
  const dayOf = useFirstDays()
  return (slug = ""): number | undefined => monthOf(dayOf(slug)) || searched || month
}

/** Chooses a month; a trip's first day goes if it is in another one. */
export const chooseMonth = (month: number | undefined, slug = ""): void => {
  const day = usePlanner.getState().days[slug]
  if (day && monthOf(day) !== month) setFirstDay(slug, "")
  changeTravellers({month, searched: null})
}

/** Takes the month that search words name; one that was chosen since stands until they name another. */
export const searchMonth = (searched: number | undefined, isOther = false): void => {
  const before = usePlanner.getState().travellers.searched
  if (searched !== before && (isOther || before !== null)) changeTravellers({searched})
}

/** Sets the first day of a trip; an empty text removes it. */
export const setFirstDay = (slug: string, day: Day | ""): void => {
  usePlanner.setState(({days}) => ({days: {...days, [slug]: day}}))
}

/** Ticks a task of a trip off, or takes its tick away. */
export const toggleDone = (slug: string, task: string): void => {
  usePlanner.setState(({done}) => ({done: {...done, [slug]: toggle(done[slug] ?? [], task)}}))
}
