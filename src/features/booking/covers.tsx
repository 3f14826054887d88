import {graphql} from "gatsby"
import {contact, pressed} from "../../analytics/attributes"
import {chatCodes} from "../../chat/reference"
import {useChat} from "../../chat/use-chat"
import {ExternalLink} from "../../components/link/external-link"
import {useWords} from "../../i18n/use-words"
import * as styles from "./covers.module.css"

export const fragment = graphql`
  fragment ExperienceCovers on Experience {
    code
    coverRows(language: $language) {
      row
      value
      chatText
    }
  }
`

/** What the price covers; open rows become a chat. */
export const Covers = ({code, coverRows}: Queries.ExperienceCoversFragment) => {
  const t = useWords()
  const chat = useChat()
  return (
    <table className={styles.table}>
      <tbody>
        {coverRows.map(({row, value, chatText}) => {
          const name = t(`experience:covers.row.${row as "meals"}`)
          const answer = t(`experience:covers.value.${value as "ask"}`)
          return (
            <tr key={row} data-value={value}>
              <th scope="row">{name}</th>
              <td>
                {chatText ? (
                  <ExternalLink
                    {...chat({text: chatText, codes: [chatCodes.ask, code]})}
                    aria-label={`${answer}: ${name}`}
                    {...pressed(contact("whatsapp", "covers"))}
                  >
                    {answer}
                  </ExternalLink>
                ) : (
                  answer
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
