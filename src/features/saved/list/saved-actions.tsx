import {useState} from "react"
import {contact} from "../../../analytics/attributes"
import {useTripLines} from "../../../chat/first-day"
import {chatCodes} from "../../../chat/reference"
import {type ChatAbout, useChat} from "../../../chat/use-chat"
import {Button, buttonClass} from "../../../components/button/button"
import {ByEmail} from "../../../components/by-email/by-email"
import {PartyTold} from "../../../components/party-told/party-told"
import {localizedPath} from "../../../i18n/paths"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {type Shared, shareText} from "../../../lib/share"
import type {PlannedTrip} from "../load-trips"
import {leastCompared} from "../saved-trips"
import * as styles from "./saved-trips.module.css"

type SavedActionsProps = {
  trips: readonly PlannedTrip[]
  /** Slugs selected for comparison. */
  chosen: readonly string[]
}

/** Actions on the whole list: compare, share, ask. */
export const SavedActions = ({trips, chosen}: SavedActionsProps) => {
  const t = useWords()
  const language = useLanguage()
  const link = useChat()
  const [shared, setShared] = useState<Shared | undefined>()
  const addressOf = (slug: string) =>
    window.location.origin + localizedPath(language, `/experiences/${slug}/`)
  const share = async () => {
    const lines = trips.map(({slug, title}) => `${title}: ${addressOf(slug)}`)
    setShared(await shareText(t("planner:saved.title"), lines.join("\n")))
  }
  const {lines, namesDay} = useTripLines(trips)
  const [first, ...others] = trips
  if (!first) return null
  const chat: ChatAbout = {
    text: [t("planner:saved.chat"), ...lines].join("\n"),
    codes: others.length > 0 ? [chatCodes.compare] : [chatCodes.ask, first.code],
    namesDay,
  }
  return (
    <div className={styles.all}>
      {/* Announces the link to the comparison, which appears when trips are selected. */}
      <div aria-live="polite">
        {chosen.length >= leastCompared ? (
          <Button to={`/compare/?trips=${chosen.join(",")}`}>
            {t("planner:saved.compare", {count: chosen.length})}
          </Button>
        ) : (
          trips.length >= leastCompared && <p>{t("planner:saved.compareHint")}</p>
        )}
      </div>
      <Button {...link(chat)} variant="quiet" event={contact("whatsapp", "saved")}>
        {t("planner:saved.ask")}
      </Button>
      <ByEmail chat={chat} subject={t("planner:saved.title")} position="saved" />
      <button type="button" className={buttonClass({variant: "quiet"})} onClick={share}>
        {t("planner:saved.share")}
      </button>
      <PartyTold namesDay={namesDay} />
      <p role="status">
        {shared &&
          shared !== "shared" &&
          t(shared === "failed" ? "planner:saved.copyFailed" : "planner:saved.copied")}
      </p>
    </div>
  )
}
