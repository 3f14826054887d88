import {graphql} from "gatsby"
import {contact, pressed} from "../../analytics/attributes"
import {chatLink} from "../../booking/chat-link"
import {chatCodes, referenceOf} from "../../booking/reference"
import {ExternalLink} from "../../components/link/external-link"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
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

/**
 * What the price covers, row by row; what nobody has settled is asked in a chat. Month and travellers
 * come into it by followParty(), as this part stays as the server sent it.
 */
export const Covers = ({code, coverRows}: Queries.ExperienceCoversFragment) => {
  const t = useWords()
  const language = useLanguage()
  const {whatsapp} = useIdentity()
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
                    {...chatLink(
                      whatsapp,
                      [chatText],
                      referenceOf(language, [chatCodes.ask, code]),
                    )}
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
