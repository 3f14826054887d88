import {useSyncExternalStore} from "react"
import {formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {type Day, isDay, today} from "../lib/days"
import {createPageState} from "../lib/page-state"
import {keep, recall} from "../lib/storage"
import {useOperator} from "../site/use-operator"
import type {ChatAbout} from "./use-chat"

/** Key of the day on which a trip begins, in local storage. */
export const dayKey = (productId: string, slug: string): string => `${productId}_day_${slug}`

/** How often a day was told on this page. */
const changes = createPageState(0)

const isToCome = (day: unknown): day is Day =>
  typeof day === "string" && isDay(day) && day >= today()

/**
 * The departure day that the visitor entered.
 *
 * @returns an empty text where none was told, and for one that is past
 */
export const recallDay = (productId: string, slug: string): Day | "" => {
  const day = recall("localStorage", dayKey(productId, slug))
  return isToCome(day) ? day : ""
}

/** Stores the departure day; anything but a future day removes the stored one. */
export const keepDay = (productId: string, slug: string, day: string): void => {
  keep("localStorage", dayKey(productId, slug), isToCome(day) ? day : undefined)
  changes.set(changes.get() + 1)
}

/** Another tab may tell a day, also while this page waits in the browser's cache. */
const subscribe = (act: () => void) => {
  const stop = changes.subscribe(act)
  for (const event of ["storage", "pageshow"]) window.addEventListener(event, act)
  return () => {
    stop()
    for (const event of ["storage", "pageshow"]) window.removeEventListener(event, act)
  }
}

/**
 * The departure days of some trips, in their order, as they change; all empty on the server and
 * during hydration.
 */
export const useKeptDays = (slugs: readonly string[]): readonly (Day | "")[] => {
  const {productId} = useOperator()
  const read = () => slugs.map(slug => recallDay(productId, slug)).join()
  return useSyncExternalStore(subscribe, read, () => slugs.map(() => "").join()).split(",")
}

/** Says a first day: “First day: Monday 20 July 2026.”; nothing where none is kept. */
const useTellDay = () => {
  const t = useWords()
  const language = useLanguage()
  return (day: Day | "" | undefined) =>
    day ? t("common:messaging.day", {day: formatDay(day, language)}) : ""
}

/** What is said of the first day that is kept for a trip; empty where none was told. */
export const useDayLine = (slug: string): string => useTellDay()(useKeptDays([slug])[0])

/** Adds the first day that is kept for a trip to a chat about it. */
export const useDayInChat = (slug: string): ((about: ChatAbout) => ChatAbout) => {
  const told = useDayLine(slug)
  return about =>
    told ? {...about, text: `${about.text}\n${told}`, namesDay: true, day: told} : about
}

/**
 * Trips as a message lists them, each with its first day if one is kept.
 *
 * @returns a line a trip, and whether all of them name their day
 */
export const useTripLines = (
  trips: readonly {slug: string; title: string}[],
): {lines: string[]; namesDay: boolean} => {
  const tell = useTellDay()
  const days = useKeptDays(trips.map(({slug}) => slug))
  const lines = trips.map(({title}, index) =>
    [`- ${title}`, tell(days[index])].filter(Boolean).join(". "),
  )
  return {lines, namesDay: days.every(Boolean)}
}
