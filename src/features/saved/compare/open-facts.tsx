import {contact} from "../../../analytics/attributes"
import {chatCodes} from "../../../chat/reference"
import {type ChatAbout, useChat} from "../../../chat/use-chat"
import {Button} from "../../../components/button/button"
import {ByEmail} from "../../../components/by-email/by-email"
import {PartyTold} from "../../../components/party-told/party-told"
import {useWords} from "../../../i18n/use-words"
import type {PlannedTrip} from "../load-trips"
import * as styles from "./comparison.module.css"

/** What the trips do not state yet, in one line each, and one chat that names them all. */
export const OpenFacts = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const link = useChat()
  const open = trips.flatMap(({title, openFacts}) =>
    openFacts ? `${title}: ${openFacts.rows}.` : [],
  )
  const lines = trips.map(({title, openFacts}) =>
    openFacts ? `- ${title}: ${openFacts.rows}` : `- ${title}`,
  )
  const chat: ChatAbout = {
    text: [t("planner:compare.chat"), ...lines].join("\n"),
    codes: [chatCodes.compare],
  }
  return (
    <div className={styles.open}>
      {open.length > 0 && (
        <>
          <h2 className={styles.openTitle}>{t("planner:compare.open")}</h2>
          <ul className={styles.lines}>
            {open.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Button {...link(chat)} event={contact("whatsapp", "compare")}>
        {t("planner:compare.askAll")}
      </Button>
      <ByEmail chat={chat} subject={t("planner:compare.title")} position="compare" />
      <PartyTold />
    </div>
  )
}
