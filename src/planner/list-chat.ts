import {useFirstDayLine} from "../chat/first-day"
import {chatCodes} from "../chat/reference"
import {type ChatAbout, useMonthLine} from "../chat/use-chat"
import {useWords} from "../i18n/use-words"
import type {PlannedTrip} from "./planned-trip"

/** The chat about the trips of a list, each with its first day; nothing where there are none. */
export const useListChat = (
  opening: "planner:saved.chat" | "planner:compare.chat",
  trips: readonly PlannedTrip[],
): ChatAbout | undefined => {
  const t = useWords()
  const dayOf = useFirstDayLine()
  const month = useMonthLine()
  const [first, ...others] = trips
  if (!first) return undefined
  const days = trips.map(({slug}) => dayOf(slug))
  // Beside first days, a trip without one says the month itself.
  const dates = days.some(Boolean) ? days.map(day => day || month) : []
  const lines = trips.map(({title}, index) => [title, dates[index]].filter(Boolean).join(". "))
  return {
    day: [...new Set(dates)].filter(Boolean).join(" "),
    text: [t(opening), ...lines].join("\n- "),
    codes: others.length > 0 ? [chatCodes.compare] : [chatCodes.ask, first.code],
  }
}
