import {contactEvent} from "../analytics/attributes"
import {chatCodes} from "../chat/chat-text"
import {ChatButton} from "../components/chat-button/chat-button"
import {Section} from "../components/section/section"
import {TripGrid} from "../components/trip-card/trip-grid"
import {useWords} from "../i18n/use-words"
import {
  criteriaOf,
  type Facets,
  type Filter,
  findByWords,
  formatChoices,
  type LoadedSearch,
  sortByNearness,
  strictestChoice,
  tripsFor,
} from "./filter"

const suggestionCount = 3

type NothingFoundProps = {
  facets: Facets
  filter: Filter
  search: LoadedSearch
  trips: readonly Queries.FilterableExperienceFragment[]
  onRemove: (name: keyof Filter) => void
}

/**
 * Shown when nothing is found: a button that takes back the choice which leaves out the most, a chat
 * that says what was chosen, and some trips.
 */
export const NothingFound = ({facets, filter, search, trips, onRemove}: NothingFoundProps) => {
  const t = useWords()
  const dropped = strictestChoice(filter, changed => tripsFor(trips, changed, search).length)
  const strictest = formatChoices(filter, facets).find(({name}) => name === dropped)
  const criteria = criteriaOf(filter, search)
  const candidates = dropped
    ? tripsFor(trips, {...filter, [dropped]: undefined}, search)
    : findByWords(trips, criteria)
  const suggested = sortByNearness(candidates.length > 0 ? candidates : trips, criteria)
  return (
    <Section title={t("experiences:filter.noneTitle")}>
      <div className="stack measure">
        <p>{t("experiences:search.noneText")}</p>
        <div className="cluster">
          {strictest && (
            <button
              type="button"
              className="button outline"
              onClick={() => onRemove(strictest.name)}
            >
              {t("experiences:filter.drop", {choice: strictest.text})}
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
        month={Number(criteria.month) || undefined}
      />
    </Section>
  )
}
