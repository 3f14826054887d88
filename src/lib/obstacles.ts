import {graphql} from "gatsby"
import {addDays, type Day} from "./days"
import {isDayInSeason} from "./season"

export const fragment = graphql`
  fragment NamedSeason on Season {
    from
    to
    label(language: $language)
  }

  fragment OpenDays on Experience {
    season {
      ...NamedSeason
    }
    closedStarts(language: $language) {
      from
      to
      title
      period
    }
  }
`

/** The days of a month, 1 to 12. Any year will do: seasons and closures name none. */
export const daysOf = (month: number): Day[] => {
  const first = `2025-${String(month).padStart(2, "0")}-01`
  const length = new Date(Date.UTC(2025, month, 0)).getUTCDate()
  return Array.from({length}, (_, index) => addDays(first, index))
}

/** What stands against a trip that begins on any of some days: its season in words, and closed places. */
export const obstaclesTo = (
  {season, closedStarts}: Queries.OpenDaysFragment,
  starts: readonly Day[],
) => ({
  season: season && !starts.every(day => isDayInSeason(day, season)) ? season.label : undefined,
  closed: closedStarts.filter(closed => starts.some(day => isDayInSeason(day, closed))),
})
