import {useEffect, useState} from "react"
import {Button, buttonClass} from "../../../components/button/button"
import {Section} from "../../../components/section/section"
import {useWords} from "../../../i18n/use-words"
import {copyText, type Shared} from "../../../lib/share"
import {compareTrips} from "../comparison"
import {printPage} from "../print-page"
import {leastCompared, mostCompared, tripsInAddress} from "../saved-trips"
import {useTrips} from "../use-trips"
import {CompareTable} from "./compare-table"
import * as styles from "./comparison.module.css"
import {OpenFacts} from "./open-facts"

/** What takes the table along: print, share. */
const CompareTools = () => {
  const t = useWords()
  const [shared, setShared] = useState<Shared | undefined>()
  const [isPrinting, setIsPrinting] = useState(true)
  const quiet = buttonClass({variant: "quiet"})
  return (
    <div className={styles.tools}>
      <div role="status">
        {!isPrinting && <p>{t("planner:compare.noPrint")}</p>}
        {shared && (
          <p>{t(shared === "failed" ? "planner:compare.copyFailed" : "planner:saved.copied")}</p>
        )}
      </div>
      <button
        type="button"
        className={quiet}
        onClick={async () => setIsPrinting(await printPage())}
      >
        {t("planner:compare.print")}
      </button>
      <button
        type="button"
        className={quiet}
        onClick={async () => setShared(await copyText(window.location.href))}
      >
        {t("planner:compare.copy")}
      </button>
    </div>
  )
}

/**
 * Compares two or three trips named in the address, so that it can be shared. Until scripts run it
 * says what it needs, because one page serves every address. Rows in which the trips are alike are
 * folded away until somebody asks for them.
 */
export const Comparison = ({search}: {search: string}) => {
  const t = useWords()
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const named = tripsInAddress(isHydrated ? search : "")
  const {trips: loaded, isComplete, retry} = useTrips(named.trips)
  const [onlyDiffering, setOnlyDiffering] = useState(true)
  const here = loaded.flatMap(({trip}) => trip ?? [])
  const trips = here.slice(0, mostCompared)
  const more = here.slice(mostCompared).map(({title}) => title)
  const gone = loaded.filter(({state}) => state === "gone").map(({slug}) => slug)
  const unknown = [...gone, ...named.unknown]

  const all = compareTrips(trips, t)
  const rows = all.filter(({differs}) => differs || !onlyDiffering)
  const alike = all.filter(({differs}) => !differs).map(({label}) => label)
  return (
    <Section isTight>
      <p className={styles.noScripts}>{t("planner:compare.noScripts")}</p>
      <p role="status">{isHydrated && !isComplete && t("planner:saved.loading")}</p>
      {unknown.length > 0 && (
        <p role="alert">{t("planner:compare.unknown", {slugs: unknown.join(", ")})}</p>
      )}
      {more.length > 0 && (
        <p role="alert">
          {t("planner:compare.more", {most: mostCompared, titles: more.join(", ")})}
        </p>
      )}
      {loaded.some(({state}) => state === "failed") && (
        <p role="alert">
          {t("planner:saved.failed")}{" "}
          <button type="button" className="plain" onClick={retry}>
            {t("planner:saved.retry")}
          </button>
        </p>
      )}
      {trips.length >= leastCompared ? (
        <>
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={onlyDiffering}
              onChange={event => setOnlyDiffering(event.target.checked)}
            />
            {t("planner:compare.onlyDiffering")}
          </label>
          <CompareTable trips={trips} rows={rows} onlyDiffering={onlyDiffering} />
          {onlyDiffering && alike.length > 0 && (
            <p>
              <span>{t("planner:compare.alike", {rows: alike.join(", ")})}</span>{" "}
              <button type="button" className="plain" onClick={() => setOnlyDiffering(false)}>
                {t("planner:compare.showAlike")}
              </button>
            </p>
          )}
          <CompareTools />
          <OpenFacts trips={trips} />
        </>
      ) : (
        isHydrated &&
        isComplete && (
          <div className={styles.few}>
            <p>{t("planner:compare.few")}</p>
            <Button to="/saved/">{t("common:nav.saved")}</Button>
            <Button to="/experiences/" variant="quiet">
              {t("common:actions.viewAll")}
            </Button>
          </div>
        )
      )}
    </Section>
  )
}
