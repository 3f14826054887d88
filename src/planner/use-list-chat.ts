import {type ChatSubject, chatCodes} from "../chat/chat-text"
import {useWords} from "../i18n/use-words"
import {useTripDates} from "../visitor/store"
import type {PlannedTrip} from "./planned-trip"

/** The chat about the trips of a list, each with its first day; nothing where there are none. */
export const useListChat = (
  page: "saved" | "compare",
  trips: readonly PlannedTrip[],
): ChatSubject | undefined => {
  const t = useWords()
  const dateOf = useTripDates()
  const [first, ...others] = trips
  if (!first) return undefined
  return {
    text: t(`planner:${page}.chat`),
    title: t(`planner:${page}.title`),
    codes: others.length > 0 ? [chatCodes.compare] : [chatCodes.ask, first.code],
    trips: trips.map(({title, slug}) => ({title, date: dateOf(slug)})),
  }
}
