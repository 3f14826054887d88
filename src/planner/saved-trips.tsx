import {useState} from "react"
import {contactEvent} from "../analytics/attributes"
import {type ChatSubject, mailtoUrl, whatsappUrl} from "../chat/chat-text"
import {Button} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {ExternalLink} from "../components/link/link"
import {saveTrip} from "../components/save-button/save-button"
import {Section} from "../components/section/section"
import {TravellersDisclosure} from "../components/travellers/travellers"
import {localizedPath} from "../i18n/paths"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useQuery, writeQuery} from "../lib/query"
import {useFoundPlace} from "../lib/use-found-place"
import {useHydrated} from "../lib/use-hydrated"
import {useStoredSlugs} from "../offline/keep-offline"
import {notStoredId} from "../offline/offline"
import {useCanStore, useSaved} from "../visitor/store"
import {Checklist} from "./checklist"
import {mostCompared} from "./comparison"
import {ListPlaceholder} from "./list-placeholder"
import type {PlannedTrip} from "./planned-trip"
import {SavedTrip} from "./saved-trip"
import * as styles from "./saved-trips.module.css"
import {tripsIn} from "./trips-in"

/** The saved trips in the order of saving. */
export const useSavedTrips = (all: readonly PlannedTrip[]): PlannedTrip[] =>
  useSaved().flatMap(slug => all.find(trip => trip.slug === slug) ?? [])

type Trips = {trips: readonly PlannedTrip[]}

/** Ways to send the list to oneself: a telephone may forget it, and some browsers keep nothing. */
const SendList = ({trips}: Trips) => {
  const t = useWords()
  const language = useLanguage()
  const addressOf = ({slug}: PlannedTrip) =>
    window.location.origin + localizedPath(language, `/experiences/${slug}/`)
  const text = trips.map(trip => `${trip.title}: ${addressOf(trip)}`).join("\n")
  return (
    <div className="stack" data-screen-only="">
      <p>{t(useCanStore() ? "planner:saved.forgets" : "planner:saved.unkept")}</p>
      <p className="cluster">
        <span>{`${t("planner:saved.send")}:`}</span>
        <ExternalLink href={whatsappUrl("", text)} className="target">
          {t("planner:saved.sendWhatsapp")}
        </ExternalLink>
        <a href={mailtoUrl("", t("planner:saved.title"), text)} className="target">
          {t("planner:saved.sendEmail")}
        </a>
      </p>
    </div>
  )
}

/** Says which trips can be read without a connection, once the device has done what it can. */
const OfflineNote = ({trips}: Trips) => {
  const t = useWords()
  const stored = useStoredSlugs(({slugs}) => slugs)
  const missing = trips.filter(({slug}) => !stored?.includes(slug)).map(({title}) => title)
  return (
    <p role="status">
      {stored &&
        (missing.length > 0
          ? t("planner:saved.notOffline", {titles: missing.join(", ")})
          : t("planner:saved.offline"))}
    </p>
  )
}

type SavedTripsProps = Trips & {
  all: readonly PlannedTrip[]
  chat: ChatSubject | undefined
}

export const SavedTrips = ({trips, all, chat}: SavedTripsProps) => {
  const t = useWords()
  /** The trip that was removed last, and its index in the list. */
  const [removed, setRemoved] = useState<{trip: PlannedTrip; index: number}>()
  const query = useQuery()
  const slugsInQuery = query?.has("trips") ? tripsIn(query, "trips") : undefined
  const ticked = trips
    .map(({slug}) => slug)
    .filter(slug => slugsInQuery?.includes(slug) ?? true)
    .slice(0, mostCompared)
  const tick = (slug: string) => {
    const others = ticked.filter(other => other !== slug)
    writeQuery({trips: (others.length < ticked.length ? others : [...ticked, slug]).join()})
  }
  const remove = (trip: PlannedTrip, index: number) => {
    saveTrip(trip, false)
    setRemoved({trip, index})
  }
  const undo = ({trip, index}: NonNullable<typeof removed>) => {
    saveTrip(trip, true, index)
    setRemoved(undefined)
    // The button goes: the focus moves to what it brought back.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-removes="${trip.slug}"]`)?.focus())
  }
  const entries = trips.map((trip, index) => (
    <SavedTrip
      key={trip.slug}
      trip={trip}
      isTicked={ticked.includes(trip.slug)}
      canTick={ticked.length < mostCompared}
      onTick={() => tick(trip.slug)}
      onRemove={() => remove(trip, index)}
    />
  ))
  if (removed && !trips.includes(removed.trip))
    entries.splice(
      removed.index,
      0,
      <li key={`without ${removed.trip.slug}`} className="cluster" data-screen-only="">
        <span id="removed">{t("planner:saved.removed", {title: removed.trip.title})}</span>
        <button
          type="button"
          className="button outline"
          aria-describedby="removed"
          // biome-ignore lint/a11y/noAutofocus: the button that had the focus has gone
          autoFocus
          onClick={() => undo(removed)}
        >
          {t("planner:saved.undo")}
        </button>
      </li>,
    )
  const hasTrips = trips.length > 0
  const isRead = useHydrated()
  useFoundPlace(isRead)
  return (
    <>
      <Section isTight>
        {/* Shown where the worker led here without a network. */}
        <p id={notStoredId} className={styles.notStored}>
          {t("planner:saved.notStored")}
        </p>
        {entries.length > 0 && <ul className="stack">{entries}</ul>}
        {hasTrips ? (
          <>
            {trips.length > mostCompared && <p data-screen-only="">{t("planner:compare.intro")}</p>}
            <div className="cluster">
              {trips.length > 1 && (
                <Button to={`/compare/?trips=${ticked.join()}`}>
                  {t("planner:saved.compare")}
                </Button>
              )}
              <ChatButton
                chat={chat}
                label={t("planner:saved.ask")}
                variant="outline"
                event={contactEvent("whatsapp", "saved")}
              />
              <EmailLink chat={chat} subject={t("planner:saved.title")} position="saved" />
            </div>
            <div className="measure" data-screen-only="">
              <TravellersDisclosure chat={chat} />
            </div>
            <SendList trips={trips} />
          </>
        ) : (
          <div className={`stack ${styles.none}`}>
            {isRead ? (
              <p>{t("planner:saved.empty")}</p>
            ) : (
              <ListPlaceholder noScripts={t("planner:saved.noScripts")} />
            )}
            <Button to="/experiences/">{t("common:actions.viewAll")}</Button>
          </div>
        )}
      </Section>
      {/* A trip's page leads here; the list comes from storage, once scripts run. */}
      <div id="checklist">
        <Checklist trips={trips} all={all} />
      </div>
      {/* The offline note appears late; last on the page, it moves nothing. */}
      {hasTrips && (
        <Section isTight isScreenOnly>
          <OfflineNote trips={trips} />
          <p className="cluster">
            <Button to="/experiences/" variant="outline">
              {t("common:actions.viewAll")}
            </Button>
            <Button to="/destinations/" variant="outline">
              {t("common:actions.destinations")}
            </Button>
          </p>
        </Section>
      )}
    </>
  )
}
