import {graphql} from "gatsby"
import {Collapsible} from "../../components/collapsible/collapsible"
import {Section} from "../../components/section/section"
import {MarkedList} from "../../components/titled-list/titled-list"
import {useWords} from "../../i18n/use-words"
import {Covers} from "./covers"
import * as styles from "./covers.module.css"

export const fragment = graphql`
  fragment ExperiencePrice on Experience {
    color
    ...ExperienceCovers
    priceTable(language: $language) {
      rows {
        label
        price
      }
      notes
    }
    includes {
      title(language: $language)
      items(language: $language)
    }
    notIncluded {
      title(language: $language)
      items(language: $language)
    }
  }
`

/** Whether anything is known, or open, of what the price covers. */
export const hasPrice = (trip: Queries.ExperiencePriceFragment) =>
  trip.coverRows.length > 0 ||
  Boolean(trip.priceTable ?? trip.openCovers ?? trip.includes ?? trip.notIncluded)

type PriceTable = NonNullable<Queries.ExperiencePriceFragment["priceTable"]>

const Prices = ({rows, notes}: PriceTable) => {
  const t = useWords()
  return (
    <table className={`table ${styles.prices}`}>
      <caption className="quiet">{t("experience:covers.prices")}</caption>
      <tbody>
        {rows.map(({label, price}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="quiet">
            {notes.join(". ")}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What the trip costs, row by row, and what the price covers: the standard rows and the trip's own lists. */
export const Price = ({experience}: {experience: Queries.ExperiencePriceFragment}) => {
  const t = useWords()
  const {color, includes, notIncluded} = experience
  if (!hasPrice(experience)) return null
  const lists = [
    {list: includes, mark: "tick", name: "includes"},
    {list: notIncluded, mark: "cross", name: "not-included"},
  ] as const
  return (
    <Section title={t("experience:covers.title")} anchor="price">
      {experience.priceTable && <Prices {...experience.priceTable} />}
      <Covers {...experience} />
      {(includes || notIncluded) && (
        <div className={styles.lists}>
          {lists.map(
            ({list, mark, name}) =>
              list && (
                <Collapsible key={name} title={list.title} color={color} heading="h3">
                  <MarkedList items={list.items} mark={mark} />
                </Collapsible>
              ),
          )}
        </div>
      )}
    </Section>
  )
}
