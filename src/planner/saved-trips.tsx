import {contactEvent} from "../analytics/attributes"
import {mailtoUrl, whatsappUrl} from "../chat/chat-text"
import {ButtonLink} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {ExternalLink} from "../components/link/link"
import {Section} from "../components/section/section"
import {TravellersDisclosure} from "../components/travellers/travellers"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {useQuery} from "../lib/query"
import {useFoundPlace} from "../lib/use-found-place"
import {useHydrated} from "../lib/use-hydrated"
import {useStoredSlugs} from "../offline/keep-offline"
import {notStoredId} from "../offline/offline"
import {useCanStore, useSaved} from "../visitor/store"
import {Checklist} from "./checklist"
import {mostCompared} from "./comparison"
import {ListPlaceholder} from "./list-placeholder"
import type {PlannedTrip} from "./planned-trip"
import {SavedList} from "./saved-list"
import * as styles from "./saved-trips.module.css"
import {tripsIn} from "./trips-in"

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

export const SavedTrips = ({trips, all}: Trips & {all: readonly PlannedTrip[]}) => {
  const t = useWords()
  const query = useQuery()
  const slugsInQuery = query?.has("trips") ? tripsIn(query, "trips") : undefined
  const ticked = trips
    .map(({slug}) => slug)
    .filter(slug => slugsInQuery?.includes(slug) ?? true)
    .slice(0, mostCompared)
  const hasTrips = trips.length > 0
  const isHydrated = useHydrated()
  useFoundPlace(isHydrated)
  return (
    <>
      <Section isTight>
        {/* Shown where the worker led here without a network. */}
        <p id={notStoredId} className={styles.notStored}>
          {t("planner:saved.notStored")}
        </p>
        <SavedList trips={trips} ticked={ticked} />
        {hasTrips ? (
          <>
            {trips.length > mostCompared && <p data-screen-only="">{t("planner:compare.intro")}</p>}
            <div className="cluster">
              {trips.length > 1 && (
                <ButtonLink to={`/compare/?trips=${ticked.join()}`}>
                  {t("planner:saved.compare")}
                </ButtonLink>
              )}
              <ChatButton
                label={t("planner:saved.ask")}
                variant="outline"
                event={contactEvent("whatsapp", "saved")}
              />
              <EmailLink position="saved" />
            </div>
            <div className="measure" data-screen-only="">
              <TravellersDisclosure />
            </div>
            <SendList trips={trips} />
          </>
        ) : (
          <div className={`stack ${styles.none}`}>
            {isHydrated ? (
              <p>{t("planner:saved.empty")}</p>
            ) : (
              <ListPlaceholder noScripts={t("planner:saved.noScripts")} />
            )}
            <ButtonLink to="/experiences/">{t("common:actions.viewAll")}</ButtonLink>
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
            <ButtonLink to="/experiences/" variant="outline">
              {t("common:actions.viewAll")}
            </ButtonLink>
            <ButtonLink to="/destinations/" variant="outline">
              {t("common:actions.destinations")}
            </ButtonLink>
          </p>
        </Section>
      )}
    </>
  )
}
