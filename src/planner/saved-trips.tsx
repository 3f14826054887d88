import {useEffect, useRef, useState} from "react"
import {contact, savedEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {whatsappUrl} from "../chat/chat-link"
import {useFirstDayLine, useTripLines} from "../chat/first-day"
import {chatCodes} from "../chat/reference"
import {useChat} from "../chat/use-chat"
import {BookButton} from "../components/book-button/book-button"
import {Button} from "../components/button/button"
import {ExternalLink} from "../components/link/external-link"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {Section} from "../components/section/section"
import {localizedPath} from "../i18n/paths"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {attempt} from "../lib/attempt"
import {copyText, type Shared} from "../lib/share"
import {Checklist} from "./checklist"
import {mostCompared} from "./comparison"
import {keepOffline, notKeptId} from "./offline"
import type {PlannedTrip} from "./planned-trip"
import * as styles from "./saved-trips.module.css"
import {toggleSaved, useSaved} from "./store"
import {TravellersFold} from "./travellers"

type SavedTripProps = {
  slug: string
  /** Nothing where the catalogue no longer has it. */
  trip: PlannedTrip | undefined
  isPicked: boolean
  /** Whether no other trip can be picked. */
  isFull: boolean
  onPick: () => void
  onRemove: () => void
}

const SavedTrip = ({slug, trip, isPicked, isFull, onPick, onRemove}: SavedTripProps) => {
  const t = useWords()
  const day = useFirstDayLine()(slug)
  const facts = trip && [trip.durationLabel, trip.priceText, trip.pesosText, trip.season?.label]
  return (
    <li className={`card ${styles.trip}`} data-color={trip?.color}>
      {trip && (
        <Picture
          image={trip.image}
          alt=""
          sizes="(min-width: 768px) 160px, 30vw"
          className="cover"
        />
      )}
      <div className={`stack ${styles.text}`}>
        {trip ? (
          <>
            <h2 className={styles.title}>
              <Link to={`/experiences/${slug}/`} className="stretched">
                {trip.title}
              </Link>
            </h2>
            <p className="cluster quiet">
              {facts?.filter(Boolean).map(fact => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            {day && <p className="quiet">{day}</p>}
          </>
        ) : (
          <p>{t("planner:saved.gone", {slug})}</p>
        )}
        <div className={`cluster ${styles.actions}`} data-screen-only="">
          {trip && (
            <>
              <BookButton experience={trip} position="saved" />
              <label className="choice">
                <input
                  type="checkbox"
                  checked={isPicked}
                  disabled={isFull && !isPicked}
                  onChange={onPick}
                />
                {t("planner:saved.pick")}
                <span className="visuallyHidden">{` ${trip.title}`}</span>
              </label>
            </>
          )}
          <button
            type="button"
            className="plain"
            aria-label={`${t("planner:saved.remove")}: ${trip?.title ?? slug}`}
            data-removes=""
            onClick={onRemove}
          >
            {t("planner:saved.remove")}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Ways to send the list to oneself: a telephone may forget it. */
const SendList = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const language = useLanguage()
  const [copied, setCopied] = useState<Shared>()
  const addressOf = ({slug}: PlannedTrip) =>
    window.location.origin + localizedPath(language, `/experiences/${slug}/`)
  const text = trips.map(trip => `${trip.title}: ${addressOf(trip)}`).join("\n")
  const subject = encodeURIComponent(t("planner:saved.title"))
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"))
  return (
    <div className="stack" data-screen-only="">
      <p>{t("planner:saved.forgets")}</p>
      <p className="cluster">
        <span>{`${t("planner:saved.send")}:`}</span>
        <ExternalLink href={whatsappUrl("", text)} className="target">
          {t("planner:saved.sendWhatsapp")}
        </ExternalLink>
        <a href={`mailto:?subject=${subject}&body=${body}`} className="target">
          {t("planner:saved.sendEmail")}
        </a>
        <button
          type="button"
          className="plain"
          onClick={async () => setCopied(await copyText(text))}
        >
          {t("planner:saved.copy")}
        </button>
      </p>
      <p role="status">
        {copied && t(copied === "failed" ? "planner:saved.copyFailed" : "planner:saved.copied")}
      </p>
    </div>
  )
}

type ListActionsProps = {trips: readonly PlannedTrip[]; picked: readonly string[]}

/** What is done with the whole list: compare, ask, send. */
const ListActions = ({trips, picked}: ListActionsProps) => {
  const t = useWords()
  const link = useChat()
  const {lines, namesDay} = useTripLines(trips)
  const [first, ...others] = trips
  if (!first) return null
  return (
    <>
      <div className="cluster">
        {/* Announces the link to the comparison, which appears when trips are picked. */}
        <div aria-live="polite">
          {picked.length > 1 ? (
            <Button to={`/compare/?trips=${picked.join(",")}`}>
              {t("planner:saved.compare", {count: picked.length})}
            </Button>
          ) : (
            others.length > 0 && <p>{t("planner:saved.compareHint")}</p>
          )}
        </div>
        <Button
          {...link({
            text: [t("planner:saved.chat"), ...lines].join("\n"),
            codes: others.length > 0 ? [chatCodes.compare] : [chatCodes.ask, first.code],
            namesDay,
          })}
          variant="quiet"
          event={contact("whatsapp", "saved")}
        >
          {t("planner:saved.ask")}
        </Button>
      </div>
      <div className="measure" data-screen-only="">
        <TravellersFold />
      </div>
      <SendList trips={trips} />
    </>
  )
}

/** Says that the trips can be read without a connection, once the device has them. */
const OfflineNote = ({slugs}: {slugs: readonly string[]}) => {
  const t = useWords()
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    keepOffline(slugs).then(setIsKept, () => setIsKept(false))
  }, [slugs])
  return <p role="status">{isKept && t("planner:saved.offline")}</p>
}

const placeKey = `${PRODUCT_ID}_place`

/** Puts a page that is reloaded back to its place: the list is longer than what it begins with. */
const useReloadPlace = (hasTrips: boolean) => {
  useEffect(() => {
    if (!hasTrips) return
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const place = attempt(() => sessionStorage.getItem(placeKey))
    if (place && load?.type === "reload") window.scrollTo({top: Number(place), behavior: "instant"})
    attempt(() => sessionStorage.removeItem(placeKey))
    const keep = () => attempt(() => sessionStorage.setItem(placeKey, String(window.scrollY)))
    window.addEventListener("pagehide", keep)
    return () => window.removeEventListener("pagehide", keep)
  }, [hasTrips])
}

/** The saved trips and what is done with them. Until scripts run it says that it needs them. */
export const SavedTrips = ({all}: {all: readonly PlannedTrip[]}) => {
  const t = useWords()
  const slugs = useSaved()
  const tripOf = (slug: string) => all.find(trip => trip.slug === slug)
  const trips = slugs.flatMap(slug => tripOf(slug) ?? [])
  // The first few stand ready until somebody chooses.
  const [choice, setChoice] = useState<readonly string[]>()
  const wanted = choice ?? trips.slice(0, mostCompared).map(({slug}) => slug)
  const picked = slugs.filter(slug => wanted.includes(slug))
  const [removed, setRemoved] = useState<{name: string; place: number}>()
  const list = useRef<HTMLUListElement>(null)
  useReloadPlace(slugs.length > 0)
  // The button is gone: the focus moves to the next trip's, or to the page if there is none left.
  useEffect(() => {
    if (!removed) return
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-removes]") ?? []
    const next = buttons[Math.min(removed.place, buttons.length - 1)]
    ;(next ?? document.getElementById("content"))?.focus({preventScroll: !next})
  }, [removed])
  return (
    <>
      <Section isTight>
        {/* For whom the worker led here without a network. */}
        <p id={notKeptId} className={styles.notKept}>
          {t("planner:saved.notKept")}
        </p>
        {/* Always rendered, so that screen readers announce changes. */}
        <p role="status" className="visuallyHidden">
          {removed && t("planner:saved.removed", {title: removed.name})}
        </p>
        {slugs.length === 0 ? (
          <div className={`stack ${styles.none}`}>
            <p data-needs-script="">{t("planner:saved.empty")}</p>
            <p className={styles.noScripts}>{t("planner:saved.noScripts")}</p>
            <Button to="/experiences/">{t("common:actions.viewAll")}</Button>
          </div>
        ) : (
          <>
            <ul ref={list} className="stack">
              {slugs.map((slug, place) => {
                const trip = tripOf(slug)
                const isPicked = picked.includes(slug)
                return (
                  <SavedTrip
                    key={slug}
                    slug={slug}
                    trip={trip}
                    isPicked={isPicked}
                    isFull={picked.length === mostCompared}
                    onPick={() =>
                      setChoice(isPicked ? picked.filter(one => one !== slug) : [...picked, slug])
                    }
                    onRemove={() => {
                      toggleSaved(slug)
                      if (trip) track(savedEvent(trip, false))
                      setRemoved({name: trip?.title ?? slug, place})
                    }}
                  />
                )
              })}
            </ul>
            <ListActions trips={trips} picked={picked} />
          </>
        )}
      </Section>
      {/* A trip's page leads here; the list comes from storage, once scripts run. */}
      <div id="checklist">
        <Checklist trips={trips} />
      </div>
      {/* It comes late, and would move what stands below it. */}
      {slugs.length > 0 && (
        <Section isTight>
          <OfflineNote slugs={slugs} />
        </Section>
      )}
    </>
  )
}
