import {useFirstDayLine} from "../chat/first-day"
import {chatCodes} from "../chat/reference"
import type {ChatAbout} from "../chat/use-chat"
import {useWords} from "../i18n/use-words"
import type {PlannedTrip} from "./planned-trip"

/** The chat about the trips of a list, each with its first day; nothing where there are none. */
export const useListChat = (
  opening: "planner:saved.chat" | "planner:compare.chat",
  trips: readonly PlannedTrip[],
): ChatAbout | undefined => {
  const t = useWords()
  const dayOf = useFirstDayLine()
  const [first, ...others] = trips
  if (!first) return undefined
  const days = trips.map(({slug}) => dayOf(slug))
  const lines = trips.map(({title}, index) =>
    [`- ${title}`, days[index]].filter(Boolean).join(". "),
  )
  return {
    // A trip without a day keeps the month.
    day: days.every(Boolean) ? days.join(" ") : "",
    text: [t(opening), ...lines].join("\n"),
    codes: others.length > 0 ? [chatCodes.compare] : [chatCodes.ask, first.code],
  }
}
