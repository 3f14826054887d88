import type {Words} from "./use-words"

type Days = {readonly from: number; readonly to?: number | null}

/** Number of a day on the trip, or of several told together: Day 4, Days 5 and 6, Days 5 to 7. */
export const dayNumber = ({from, to}: Days, t: Words): string => {
  if (!to || to <= from) return t("experience:days.day", {day: from})
  return t(to === from + 1 ? "experience:days.two" : "experience:days.range", {from, to})
}
