import {contact} from "../../analytics/attributes"
import {chatCodes} from "../../chat/reference"
import {type ChatAbout, useChat} from "../../chat/use-chat"
import {Button, buttonClass} from "../../components/button/button"
import {ByEmail} from "../../components/by-email/by-email"
import {useWords} from "../../i18n/use-words"
import * as styles from "./experience-results.module.css"
import type {ExperienceFilter} from "./filter/experience-filter"
import {costliestChoice, suggestTrips} from "./filter/nothing-found"
import {tellChoices} from "./filter/tell-choices"
import {TripGrid} from "./trips/trip-grid"

type Trip = Queries.FilterableExperienceFragment

type NothingFoundProps = {
  filter: ExperienceFilter
  facets: Queries.CatalogueFacetFragment["facets"]
  experiences: readonly Trip[]
  /** The trips that a filter leaves. */
  left: (filter: ExperienceFilter) => readonly Trip[]
  /** Takes a choice back. */
  onDrop: (name: string) => void
}

/**
 * Shown when nothing is found: which choice leaves out the most, with a button that takes it back;
 * a chat that says what was chosen; and some trips.
 */
export const NothingFound = ({filter, facets, experiences, left, onDrop}: NothingFoundProps) => {
  const t = useWords()
  const {q} = filter
  const words = q?.trim()
  const choices = tellChoices(filter, facets, t)
  const dropped = costliestChoice(filter, one => left(one).length)
  const costliest = choices.find(({name}) => name === dropped)
  // Where no choice helps by itself, each can be taken back.
  const offered = costliest ? [costliest] : choices.length > 1 ? choices : []
  const isOnlyWords = words && choices.length === 1
  // The choices are what every chat of the page says.
  const chat: ChatAbout = {text: t("experiences:filter.chat"), codes: [chatCodes.ask]}
  const link = useChat()
  const suggestions = suggestTrips(
    experiences,
    words ? left({q}) : [],
    dropped ? left({...filter, [dropped]: undefined}) : [],
  )
  return (
    <div className={styles.nothing}>
      <div className={styles.words}>
        <h2>
          {isOnlyWords
            ? t("experiences:search.noneTitle", {words})
            : t("experiences:filter.noneTitle")}
        </h2>
        {costliest && <p>{t("experiences:filter.costliest", {choice: costliest.told})}</p>}
        <p>{t("experiences:search.noneText")}</p>
        <div className={styles.ways}>
          {offered.map(({name, told}) => (
            <button
              key={name}
              type="button"
              className={buttonClass({variant: "quiet"})}
              onClick={() => onDrop(name)}
            >
              {t("experiences:filter.drop", {choice: told})}
            </button>
          ))}
          <Button {...link(chat)} event={contact("whatsapp", "filter")}>
            {t("experiences:search.ask")}
          </Button>
          <ByEmail chat={chat} subject={t("experiences:filter.label")} position="filter" />
        </div>
        <a href="#customize">{t("experiences:customize.link")}</a>
      </div>
      <TripGrid trips={suggestions} list={["filter", "nothing-found"]} />
    </div>
  )
}
