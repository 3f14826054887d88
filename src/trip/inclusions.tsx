import {graphql} from "gatsby"
import {contactEvent} from "../analytics/attributes"
import {chatCodes, travelsAlone} from "../chat/chat-text"
import {ChatButton} from "../components/chat-button/chat-button"
import {Collapsible} from "../components/collapsible/collapsible"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {useTravellers} from "../visitor/store"
import {IconList} from "./icon-list"

export const fragment = graphql`
  fragment ExperienceInclusions on Experience {
    slug
    code
    priceTable(language: $language) {
      rows {
        label
        price
      }
      note
    }
    excludedText(language: $language)
    includes {
      title(language: $language)
      items(language: $language)
    }
    notIncluded {
      title(language: $language)
      items(language: $language)
    }
    openFacts(language: $language) {
      one {
        ...OpenQuestions
      }
      more {
        ...OpenQuestions
      }
    }
  }

  fragment OpenQuestions on OpenQuestions {
    rows {
      label
      questions
    }
    chatText
  }
`

type Trip = Queries.ExperienceInclusionsFragment

/** Whether anything is known, or open, of what the price covers. */
export const hasInclusions = ({priceTable, includes, notIncluded, openFacts}: Trip) =>
  [priceTable, includes, notIncluded, openFacts].some(Boolean)

const Prices = ({rows, note}: NonNullable<Trip["priceTable"]>) => {
  const t = useWords()
  return (
    <table className="table">
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
            {note}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What nobody has settled, in a few lines, with one chat that asks what decides. */
const OpenFacts = ({experience}: {experience: Trip}) => {
  const t = useWords()
  const {slug, code, openFacts} = experience
  const isAlone = travelsAlone(useTravellers())
  if (!openFacts) return null
  const {rows, chatText} = openFacts[isAlone ? "one" : "more"]
  return (
    <Collapsible title={t("experience:covers.open")} heading="h3">
      <div className="stack" data-open-facts="">
        <p data-screen-only="">{t("experience:covers.asks")}</p>
        <ul className="list small">
          {rows.map(({label, questions}) => (
            <li key={label}>
              {label}
              <span data-screen-only="">{`: ${questions}`}</span>
            </li>
          ))}
        </ul>
        <div>
          <ChatButton
            chat={{text: chatText, codes: [chatCodes.ask, code], slug}}
            label={t("experience:covers.ask")}
            variant="outline"
            event={contactEvent("whatsapp", "covers")}
          />
        </div>
      </div>
    </Collapsible>
  )
}

export const Inclusions = ({experience}: {experience: Trip}) => {
  const t = useWords()
  const {excludedText, includes, notIncluded, openFacts, priceTable} = experience
  if (!hasInclusions(experience)) return null
  const lists = [
    {list: includes, name: "includes", icon: "tick"},
    {list: notIncluded, name: "notIncluded", icon: "cross"},
  ] as const
  return (
    <Section title={t("experience:covers.title")} anchor="price">
      {priceTable && <Prices {...priceTable} />}
      {openFacts && (
        <p className="measure">{t(`experience:covers.${includes ? "promise" : "places"}`)}</p>
      )}
      {(includes || notIncluded || openFacts) && (
        <div className="stack">
          {lists.map(
            ({list, name, icon}) =>
              list && (
                <Collapsible
                  key={name}
                  title={list.title ?? t(`experience:lists.${name}`)}
                  heading="h3"
                >
                  <IconList items={list.items} icon={icon} />
                </Collapsible>
              ),
          )}
          <OpenFacts experience={experience} />
        </div>
      )}
      <p className="quiet measure">{excludedText}</p>
    </Section>
  )
}
