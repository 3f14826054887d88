import {useEffect, useRef, useState} from "react"
import {savedEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {Button} from "../components/button/button"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {takePagePlace, useStoredPagePlace} from "../lib/page-place"
import {Checklist} from "./checklist"
import {mostCompared} from "./comparison"
import {ListActions} from "./list-actions"
import {notStoredId, storeOffline} from "./offline"
import type {PlannedTrip} from "./planned-trip"
import {SavedTrip} from "./saved-trip"
import * as styles from "./saved-trips.module.css"
import {toggleSaved, useSaved} from "./store"

/** Says that the trips can be read without a connection, once the device has them. */
const OfflineNote = ({slugs}: {slugs: readonly string[]}) => {
  const t = useWords()
  const [isStored, setIsStored] = useState(false)
  useEffect(() => {
    storeOffline(slugs).then(setIsStored, () => setIsStored(false))
  }, [slugs])
  return <p role="status">{isStored && t("planner:saved.offline")}</p>
}

/** The saved trips that the catalogue has, in the order of saving. */
export const useSavedTrips = (all: readonly PlannedTrip[]): PlannedTrip[] =>
  useSaved().flatMap(slug => all.find(trip => trip.slug === slug) ?? [])

type SavedTripsProps = {all: readonly PlannedTrip[]; search: string}

/** The saved trips and what is done with them. Until scripts run it says that it needs them. */
export const SavedTrips = ({all, search}: SavedTripsProps) => {
  const t = useWords()
  const slugs = useSaved()
  const trips = useSavedTrips(all)
  const tripOf = (slug: string) => trips.find(trip => trip.slug === slug)
  // The first few are picked until somebody chooses.
  const [choice, setChoice] = useState<readonly string[]>()
  const wanted = choice ?? trips.slice(0, mostCompared).map(({slug}) => slug)
  const picked = slugs.filter(slug => wanted.includes(slug))
  const [removed, setRemoved] = useState<{title: string; index: number}>()
  const list = useRef<HTMLUListElement>(null)

  // The list comes from storage, after the browser has looked for its place on the page.
  const hasTrips = slugs.length > 0
  useStoredPagePlace()
  useEffect(() => {
    const top = hasTrips && takePagePlace()
    if (top) window.scrollTo({top, behavior: "instant"})
  }, [hasTrips])

  // The button is gone: the focus moves to the next trip's, or to the page if there is none left.
  useEffect(() => {
    if (!removed) return
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-removes]") ?? []
    const next = buttons[Math.min(removed.index, buttons.length - 1)]
    ;(next ?? document.getElementById("content"))?.focus({preventScroll: !next})
  }, [removed])

  const remove = (slug: string, index: number) => {
    const trip = tripOf(slug)
    toggleSaved(slug)
    if (trip) track(savedEvent(trip, false))
    setRemoved({title: trip?.title ?? slug, index})
  }
  return (
    <>
      <Section isTight>
        {/* For whom the worker led here without a network. */}
        <p id={notStoredId} className={styles.notStored}>
          {t("planner:saved.notStored")}
        </p>
        {/* Always rendered, so that screen readers announce changes. */}
        <p role="status" className="visuallyHidden">
          {removed && t("planner:saved.removed", {title: removed.title})}
        </p>
        {hasTrips ? (
          <>
            <ul ref={list} className="stack">
              {slugs.map((slug, index) => {
                const isPicked = picked.includes(slug)
                const others = picked.filter(other => other !== slug)
                return (
                  <SavedTrip
                    key={slug}
                    slug={slug}
                    trip={tripOf(slug)}
                    isPicked={isPicked}
                    isFull={picked.length === mostCompared}
                    onPick={() => setChoice(isPicked ? others : [...picked, slug])}
                    onRemove={() => remove(slug, index)}
                  />
                )
              })}
            </ul>
            <ListActions trips={trips} picked={picked} />
          </>
        ) : (
          <div className={`stack ${styles.none}`}>
            <p data-needs-script="">{t("planner:saved.empty")}</p>
            <p data-without-script="">{t("planner:saved.noScripts")}</p>
            <Button to="/experiences/">{t("common:actions.viewAll")}</Button>
          </div>
        )}
      </Section>
      {/* A trip's page leads here; the list comes from storage, once scripts run. */}
      <div id="checklist">
        <Checklist trips={trips} search={search} />
      </div>
      {/* It comes late, and would move what stands below it. */}
      {hasTrips && (
        <Section isTight>
          <OfflineNote slugs={slugs} />
        </Section>
      )}
    </>
  )
}
