import {contactEvent} from "../analytics/attributes"
import {chatCodes} from "../chat/chat-text"
import {ChatButton} from "../components/chat-button/chat-button"
import {Section} from "../components/section/section"
import {TripGrid} from "../components/trip-card/trip-grid"
import {useWords} from "../i18n/use-words"
import {
  type Criteria,
  costliestChoice,
  type Filter,
  findByWords,
  type NamedChoice,
  sortByNearness,
} from "./filter"

type Trips = readonly Queries.FilterableExperienceFragment[]

const suggestionCount = 3

type NothingFoundProps = {
  filter: Filter
  /** The choices with what the search words ask for. */
  criteria: Criteria
  choices: readonly NamedChoice[]
  trips: Trips
  tripsWith: (filter: Filter) => Trips
  onDrop: (name: keyof Filter) => void
}

/**
 * Shown when nothing is found: a button that takes back the choice which leaves out the most, a chat
 * that says what was chosen, and some trips.
 */
export const NothingFound = (props: NothingFoundProps) => {
  const {filter, criteria, choices, trips, tripsWith, onDrop} = props
  const t = useWords()
  const dropped = costliestChoice(filter, changed => tripsWith(changed).length)
  const costliest = choices.find(({name}) => name === dropped)
  const candidates = dropped
    ? tripsWith({...filter, [dropped]: undefined})
    : findByWords(trips, criteria)
  const suggested = sortByNearness(candidates.length > 0 ? candidates : trips, criteria)
  return (
    <Section title={t("experiences:filter.noneTitle")}>
      <div className="stack measure">
        <p>{t("experiences:search.noneText")}</p>
        <div className="cluster">
          {costliest && (
            <button type="button" className="button outline" onClick={() => onDrop(costliest.name)}>
              {t("experiences:filter.drop", {choice: costliest.text})}
            </button>
          )}
          <ChatButton
            // The choices are what every chat of the page says.
            chat={{text: t("experiences:filter.chat"), codes: [chatCodes.ask]}}
            label={t("experiences:search.ask")}
            event={contactEvent("whatsapp", "filter")}
          />
        </div>
        <a href="#customize">{t("experiences:customize.link")}</a>
      </div>
      <TripGrid
        trips={suggested.slice(0, suggestionCount)}
        list={["filter", "nothing-found"]}
        isFound
      />
    </Section>
  )
}
