import {useWords} from "../../../i18n/use-words"
import type {PlannedTrip} from "../load-trips"
import * as styles from "./preparation.module.css"

/** Season and closures of a trip, before a day is picked; nothing if it is open all year. */
export const WhenOpen = ({trip: {season, regions}}: {trip: PlannedTrip}) => {
  const t = useWords()
  const lines = [
    season && t("preparation:season", {season: season.label}),
    ...regions.map(
      ({closures}) =>
        closures &&
        t("preparation:closure", {
          title: closures.title,
          periods: closures.periods.map(({label}) => label).join(", "),
        }),
    ),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className={styles.open}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
