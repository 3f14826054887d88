import {contact, pressed} from "../../analytics/attributes"
import {useDayInChat} from "../../chat/first-day"
import {chatCodes} from "../../chat/reference"
import {useChat} from "../../chat/use-chat"
import {ExternalLink} from "../../components/link/external-link"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"
import {Fact} from "./fact"
import * as factStyles from "./fact.module.css"
import * as styles from "./facts.module.css"

/** Facts beyond those of the booking card, and one chat that asks what is open. */
export const Facts = ({experience}: {experience: Queries.TripFactsFragment}) => {
  const t = useWords()
  const chat = useChat()
  const {slug, code, factRows, openFacts} = experience
  const withDay = useDayInChat(slug)
  const listed = factRows.filter(({at}) => at === "list")
  if (listed.length === 0 && !openFacts) return null
  return (
    <Section title={t("experience:facts.title")} isTight>
      <dl className={`${factStyles.list} ${styles.facts}`} data-facts="">
        {listed.map(fact => (
          <div key={fact.name} data-fact={fact.name}>
            <Fact {...fact} />
          </div>
        ))}
        {openFacts && (
          <div className={styles.open}>
            <dt>{t("experience:facts.open")}</dt>
            <dd>
              <span className={styles.rows}>{`${openFacts.rows.join(", ")}. `}</span>
              <ExternalLink
                {...chat(withDay({text: openFacts.chatText, codes: [chatCodes.ask, code]}))}
                {...pressed(contact("whatsapp", "covers"))}
              >
                {t("experience:facts.askAll")}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}
