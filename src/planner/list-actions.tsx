import {useState} from "react"
import {contact} from "../analytics/attributes"
import {mailtoUrl, whatsappUrl} from "../chat/chat-link"
import {Button} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {ExternalLink} from "../components/link/link"
import {localizedPath} from "../i18n/paths"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {copyText, type Shared} from "../lib/share"
import {useListChat} from "./list-chat"
import type {PlannedTrip} from "./planned-trip"
import {TravellersFold} from "./travellers"

/** Ways to send the list to oneself: a telephone may forget it. */
const SendList = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const language = useLanguage()
  const [result, setResult] = useState<Shared>()
  const addressOf = ({slug}: PlannedTrip) =>
    window.location.origin + localizedPath(language, `/experiences/${slug}/`)
  const text = trips.map(trip => `${trip.title}: ${addressOf(trip)}`).join("\n")
  return (
    <div className="stack" data-screen-only="">
      <p>{t("planner:saved.forgets")}</p>
      <p className="cluster">
        <span>{`${t("planner:saved.send")}:`}</span>
        <ExternalLink href={whatsappUrl("", text)} className="target">
          {t("planner:saved.sendWhatsapp")}
        </ExternalLink>
        <a href={mailtoUrl("", t("planner:saved.title"), text)} className="target">
          {t("planner:saved.sendEmail")}
        </a>
        <button
          type="button"
          className="plain"
          onClick={async () => setResult(await copyText(text))}
        >
          {t("planner:saved.copy")}
        </button>
      </p>
      <p role="status">
        {result && t(result === "failed" ? "planner:saved.copyFailed" : "planner:saved.copied")}
      </p>
    </div>
  )
}

type ListActionsProps = {trips: readonly PlannedTrip[]; picked: readonly string[]}

/** What is done with the whole list: compare, ask, tell month and travellers, send. */
export const ListActions = ({trips, picked}: ListActionsProps) => {
  const t = useWords()
  const chat = useListChat("planner:saved.chat", trips)
  if (!chat) return null
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
            trips.length > 1 && <p>{t("planner:saved.compareHint")}</p>
          )}
        </div>
        <ChatButton
          chat={chat}
          label={t("planner:saved.ask")}
          variant="quiet"
          event={contact("whatsapp", "saved")}
        />
      </div>
      <div className="measure" data-screen-only="">
        {/* Where every trip has its day, there is no month to choose. */}
        <TravellersFold about={chat} hasMonth={!chat.namesDay} />
      </div>
      <SendList trips={trips} />
    </>
  )
}
