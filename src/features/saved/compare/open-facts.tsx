import {contact} from "../../../analytics/attributes"
import {useTripLines} from "../../../chat/first-day"
import {chatCodes} from "../../../chat/reference"
import {type ChatAbout, useChat} from "../../../chat/use-chat"
import {Button} from "../../../components/button/button"
import {ByEmail} from "../../../components/by-email/by-email"
import {PartyTold} from "../../../components/party-told/party-told"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {openGroups} from "../comparison"
import type {PlannedTrip} from "../load-trips"
import * as styles from "./comparison.module.css"

/** What the trips do not state yet, each fact once, and one chat that names trips and facts. */
export const OpenFacts = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const link = useChat()
  const list = new Intl.ListFormat(useLanguage())
  const {lines, namesDay} = useTripLines(trips)
  const groups = openGroups(
    trips.map(({title, openFacts}) => ({title, rows: openFacts?.rows ?? []})),
  )
  const open = groups.map(({titles, rows}) =>
    titles.length === trips.length
      ? t("planner:compare.openAll", {rows: rows.join(", ")})
      : t("planner:compare.openOnly", {
          titles: list.format(titles.map(title => `“${title}”`)),
          rows: rows.join(", "),
        }),
  )
  const told = open.length > 0 ? [`${t("planner:compare.open")}:`, ...open] : []
  const chat: ChatAbout = {
    text: [t("planner:compare.chat"), ...lines, ...told].join("\n"),
    codes: [chatCodes.compare],
    namesDay,
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
      <PartyTold namesDay={namesDay} />
    </div>
  )
}
