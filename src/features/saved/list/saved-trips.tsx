import {useEffect, useState} from "react"
import {savedEvent} from "../../../analytics/attributes"
import {track} from "../../../analytics/data-layer"
import {Button} from "../../../components/button/button"
import {Section} from "../../../components/section/section"
import {useWords} from "../../../i18n/use-words"
import {toggleSaved, useSaved} from "../../../planner/store"
import type {LoadedTrip} from "../load-trips"
import {Prepare} from "../prepare/prepare"
import {mostCompared} from "../saved-trips"
import {useTrips} from "../use-trips"
import {Offline} from "./offline"
import {SavedActions} from "./saved-actions"
import {SavedTrip} from "./saved-trip"
import * as styles from "./saved-trips.module.css"

/** The saved trips and their actions. Until scripts run it says that it needs them. */
export const SavedTrips = () => {
  const t = useWords()
  const slugs = useSaved()
  const {trips, isComplete, retry} = useTrips(slugs)
  const [marked, setPicked] = useState<readonly string[]>()
  const here = trips.flatMap(({trip}) => trip ?? [])
  const [first, ...others] = here
  // The first few stand ready until somebody chooses.
  const picked = marked ?? here.slice(0, mostCompared).map(({slug}) => slug)
  const isPicked = (slug: string) => picked.includes(slug)
  const chosen = slugs.filter(isPicked)
  const [removed, setRemoved] = useState<{name: string; place: number}>()
  const remove = ({slug, trip}: LoadedTrip, place: number) => {
    toggleSaved(slug)
    if (trip) track(savedEvent(trip, false))
    setRemoved({name: trip?.title ?? slug, place})
  }
  // Its button is gone: the focus moves to the next trip's, or to the page if there is none left.
  useEffect(() => {
    if (!removed) return
    const buttons = document.querySelectorAll<HTMLElement>("[data-removes]")
    const next = buttons[Math.min(removed.place, buttons.length - 1)]
    ;(next ?? document.getElementById("content"))?.focus({preventScroll: !next})
  }, [removed])
  return (
    <>
      {/* Always rendered, so that screen readers announce changes. */}
      <p role="status" className="visuallyHidden">
        {removed && t("planner:saved.removed", {title: removed.name})}
      </p>
      {slugs.length === 0 ? (
        <Section isTight>
          <div className={styles.none}>
            <p data-needs-script="">{t("planner:saved.empty")}</p>
            <p className={styles.noScripts}>{t("planner:saved.noScripts")}</p>
            <Button to="/experiences/">{t("common:actions.viewAll")}</Button>
          </div>
        </Section>
      ) : (
        <Section isTight>
          <p role="status">{isComplete ? "" : t("planner:saved.loading")}</p>
          <ul className={styles.list}>
            {trips.map((loaded, place) => (
              <SavedTrip
                key={loaded.slug}
                loaded={loaded}
                isPicked={isPicked(loaded.slug)}
                isFull={chosen.length === mostCompared}
                onPick={() =>
                  setPicked(
                    isPicked(loaded.slug)
                      ? picked.filter(slug => slug !== loaded.slug)
                      : [...chosen, loaded.slug],
                  )
                }
                onRemove={() => remove(loaded, place)}
              />
            ))}
          </ul>
          {trips.some(({state}) => state === "failed") && (
            <div className={styles.none}>
              <p role="alert">{t("planner:saved.failed")}</p>
              <button type="button" className="plain" onClick={retry}>
                {t("planner:saved.retry")}
              </button>
            </div>
          )}
          <SavedActions trips={here} chosen={chosen} />
        </Section>
      )}
      {first && <Prepare trips={[first, ...others]} />}
      {slugs.length > 0 && <Offline slugs={slugs} trips={here} />}
    </>
  )
}
