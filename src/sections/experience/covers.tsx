import {graphql} from "gatsby"
import {contact, pressed} from "../../analytics/attributes"
import {whatsappUrl} from "../../booking/whatsapp"
import {ExternalLink} from "../../components/link/external-link"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./covers.module.css"

export const fragment = graphql`
  fragment ExperienceCovers on Experience {
    coverRows(language: $language) {
      row
      value
      chatText
    }
  }
`

type CoversProps = {rows: Queries.ExperienceCoversFragment["coverRows"]}

/** What the price covers, row by row; what nobody has settled is asked in a chat. */
export const Covers = ({rows}: CoversProps) => {
  const t = useWords()
  const {whatsapp} = useIdentity()
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({row, value, chatText}) => {
          const name = t(`experience:covers.row.${row as "meals"}`)
          const answer = t(`experience:covers.value.${value as "ask"}`)
          return (
            <tr key={row} data-value={value}>
              <th scope="row">{name}</th>
              <td>
                {chatText ? (
                  <ExternalLink
                    href={whatsappUrl(whatsapp, chatText)}
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
