import {contactEvent} from "../analytics/attributes"
import {ButtonLink} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Section} from "../components/section/section"
import {ShareButton} from "../components/share-button/share-button"
import {useWords} from "../i18n/use-words"
import {useQuery} from "../lib/query"
import {CompareTable} from "./compare-table"
import {ListPlaceholder} from "./list-placeholder"
import type {PlannedTrip} from "./planned-trip"
import {PrintButton} from "./print-button"
import {tripsIn} from "./trips-in"

export const mostCompared = 3

/**
 * The two or three trips that the address names, so that it can be shared. Nothing until scripts run,
 * because one page serves every address.
 */
export const useCompared = (all: readonly PlannedTrip[]) => {
  const query = useQuery()
  if (!query) return undefined
  return tripsIn(query, "trips")
    .flatMap(slug => all.find(trip => trip.slug === slug) ?? [])
    .slice(0, mostCompared)
}

export const Comparison = ({trips: found}: {trips: ReturnType<typeof useCompared>}) => {
  const t = useWords()
  const trips = found ?? []
  const titles = trips.map(({title}) => title).join(", ")
  const slugs = trips.map(({slug}) => slug).join()
  return (
    <Section isTight>
      {!found && <ListPlaceholder noScripts={t("planner:compare.noScripts")} />}
      {trips.length > 1 ? (
        <>
          <CompareTable trips={trips} caption={t("planner:compare.caption", {titles})} />
          <div className="cluster">
            <ChatButton
              label={t("planner:compare.ask")}
              event={contactEvent("whatsapp", "compare")}
            />
            <EmailLink position="compare" />
          </div>
          <div className="cluster" data-screen-only="">
            <ShareButton title={titles} to={`/compare/?trips=${slugs}`} itemId={slugs} />
            <PrintButton label={t("planner:compare.print")} />
          </div>
        </>
      ) : (
        found && <p>{t("planner:compare.few")}</p>
      )}
      <p className="cluster">
        <ButtonLink to="/saved/" variant="outline">
          {t("common:nav.saved")}
        </ButtonLink>
        <ButtonLink to="/experiences/" variant="outline">
          {t("common:actions.viewAll")}
        </ButtonLink>
      </p>
    </Section>
  )
}
