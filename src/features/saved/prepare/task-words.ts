import {formatDay} from "../../../i18n/format"
import type {Language} from "../../../i18n/languages"
import type {Words} from "../../../i18n/use-words"
import type {Day} from "../../../lib/days"
import {obstaclesFrom} from "../obstacles"
import {isMissed, type Task} from "../preparation"
import {type PreparedTrip, tellFees} from "../trip-to-prepare"

/** Sentences about obstacles to a departure day: season, then closures. */
export const warningsOf = (trip: PreparedTrip, departure: Day, t: Words): string[] => {
  const {inSeason, season, closed} = obstaclesFrom(trip, departure)
  return [
    ...(inSeason === "none" ? [t("preparation:outOfSeason", {season})] : []),
    ...(inSeason === "some" ? [t("preparation:partlyInSeason", {season})] : []),
    ...closed.map(({place, period}) => t("preparation:closed", {place, period})),
  ]
}

/**
 * Title and text of a task.
 *
 * @param warnings - what stands against the days: a trip that has any does not begin cheerfully
 */
export const taskWords = (
  task: Task,
  trip: PreparedTrip,
  warnings: readonly string[],
  language: Language,
  t: Words,
): {title: string; text: string} => {
  const {title} = trip
  if (isMissed(task))
    return {
      title: t("preparation:missed.title"),
      text: t("preparation:missed.text", {day: formatDay(task.day, language)}),
    }
  return {
    title: t(`preparation:taskTitle.${task.key}`, {title}),
    text:
      task.key === "departure" && warnings.length > 0
        ? warnings.join(" ")
        : t(`preparation:taskText.${task.key}`, {fees: tellFees(trip).join(" · ")}),
  }
}
