import {formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useFirstDays} from "../planner/store"
import type {ChatAbout} from "./use-chat"

/** Says the first day of a trip: “First day: Monday 20 July 2026.”; empty without one. */
export const useFirstDayLine = (): ((slug: string) => string) => {
  const t = useWords()
  const language = useLanguage()
  const dayOf = useFirstDays()
  return slug => {
    const day = dayOf(slug)
    return day && t("common:messaging.day", {day: formatDay(day, language)})
  }
}

/** Adds the first day of a trip to a chat about it. */
export const useDayInChat = (slug: string): ((about: ChatAbout) => ChatAbout) => {
  const day = useFirstDayLine()(slug)
  return about => (day ? {...about, text: `${about.text}\n${day}`, day} : about)
}
