import {graphql} from "gatsby"
import {contact, pressed} from "../../analytics/attributes"
import {useDayInChat} from "../../chat/first-day"
import {chatCodes} from "../../chat/reference"
import {useChat} from "../../chat/use-chat"
import {buttonClass} from "../../components/button/button"
import {ExternalLink} from "../../components/link/external-link"
import {useWords} from "../../i18n/use-words"
import * as styles from "./covers.module.css"

export const fragment = graphql`
  fragment ExperienceCovers on Experience {
    slug
    code
    coverRows(language: $language) {
      label
      value
      answer
      chatText
    }
    covers {
      flights
    }
    notIncluded {
      title(language: $language)
    }
    openCovers(language: $language) {
      rows
      chatText
    }
  }
`

/** What the price covers: known rows as a table; a few open rows are chats there, many are one. */
export const Covers = (trip: Queries.ExperienceCoversFragment) => {
  const {slug, code, covers, coverRows, notIncluded, openCovers} = trip
  const never = notIncluded ? "listed" : covers?.flights ? "air" : "ground"
  const t = useWords()
  const chat = useChat()
  const withDay = useDayInChat(slug)
  const ask = (text: string) => ({
    ...chat(withDay({text, codes: [chatCodes.ask, code]})),
    ...pressed(contact("whatsapp", "covers")),
  })
  return (
    <>
      {coverRows.length > 0 && (
        <table className={styles.table}>
          <tbody>
            {coverRows.map(({label, value, answer, chatText}) => (
              <tr key={label} data-value={value}>
                <th scope="row">{label}</th>
                <td>
                  {chatText ? (
                    <ExternalLink {...ask(chatText)} aria-label={`${answer}: ${label}`}>
                      {answer}
                    </ExternalLink>
                  ) : (
                    answer
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {openCovers && (
        <div className={styles.open}>
          <p>{t("experience:covers.promise")}</p>
          <p>
            <strong>{t("experience:covers.open", {rows: openCovers.rows.join(", ")})}</strong>
          </p>
          <p className={styles.ask}>
            <ExternalLink {...ask(openCovers.chatText)} className={buttonClass({variant: "quiet"})}>
              {t("experience:covers.ask")}
            </ExternalLink>
          </p>
          <p>{t(`experience:covers.never.${never}`)}</p>
        </div>
      )}
    </>
  )
}
