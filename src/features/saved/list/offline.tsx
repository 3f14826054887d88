import {useEffect, useState} from "react"
import {Section} from "../../../components/section/section"
import {locales} from "../../../i18n/locales"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import type {PlannedTrip} from "../load-trips"
import {canKeep, keepOffline} from "../offline"
import type {Kept} from "../offline/release"
import * as styles from "./saved-trips.module.css"

const megabyte = 1_000_000

type OfflineProps = {slugs: readonly string[]; trips: readonly PlannedTrip[]}

/**
 * What this device keeps for offline use: since when, what, and how much. It stands last, as its
 * answer comes late and is longer than the question: a button below it would move away from a press.
 */
export const Offline = ({slugs, trips}: OfflineProps) => {
  const t = useWords()
  const language = useLanguage()
  const [kept, setKept] = useState<Kept | null | undefined>()
  const list = slugs.join(" ")
  useEffect(() => {
    if (canKeep()) keepOffline(list.split(" ")).then(setKept, () => setKept(null))
    else setKept(null)
  }, [list])

  const {format} = locales[language]
  const since = new Intl.DateTimeFormat(format, {dateStyle: "long"})
  const inMegabytes = (bytes: number) =>
    new Intl.NumberFormat(format, {maximumFractionDigits: 1}).format(bytes / megabyte)
  const here = kept?.trips.filter(({slug}) => slugs.includes(slug)) ?? []
  const size = here.reduce((total, {bytes}) => total + bytes, kept?.sharedBytes ?? 0)
  const nameOf = (slug: string) => trips.find(trip => trip.slug === slug)?.title ?? slug
  const missing = slugs.filter(slug => !here.some(trip => trip.slug === slug))
  return (
    <Section title={t("planner:offline.title")} isScreenOnly>
      <div className={styles.offline} data-kept={kept === undefined ? undefined : here.length}>
        {kept === undefined && <p role="status">{t("planner:offline.fetching")}</p>}
        {kept === null && <p role="status">{t("planner:offline.none")}</p>}
        {kept && (
          <>
            <p role="status">{t("planner:offline.kept", {size: inMegabytes(size)})}</p>
            <details>
              <summary>{t("planner:offline.what")}</summary>
              <p>{t("planner:offline.since", {when: since.format(kept.since)})}</p>
              <ul>
                {here.map(({slug, bytes}) => (
                  <li key={slug}>
                    {t("planner:offline.trip", {title: nameOf(slug), size: inMegabytes(bytes)})}
                  </li>
                ))}
              </ul>
            </details>
            {missing.length > 0 && (
              <p>{t("planner:offline.missing", {titles: missing.map(nameOf).join(", ")})}</p>
            )}
          </>
        )}
      </div>
    </Section>
  )
}
