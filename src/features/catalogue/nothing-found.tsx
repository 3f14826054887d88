import {contact, listed} from "../../analytics/attributes"
import {chatCodes} from "../../chat/reference"
import {useChat} from "../../chat/use-chat"
import {Button, buttonClass} from "../../components/button/button"
import {useWords} from "../../i18n/use-words"
import {ExperienceCard} from "./experience-card/experience-card"
import {costliestChoice} from "./filter/costliest-choice"
import type {ExperienceFilter} from "./filter/experience-filter"
import {suggestTrips} from "./filter/suggest-trips"
import * as styles from "./nothing-found.module.css"

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
  const {q, sort: _, ...chosen} = filter
  const words = q?.trim()
  const labelOf = (name: string) => {
    if (name === "q") return words ?? ""
    const keys = chosen[name]?.split(",") ?? []
    const choices = facets.find(facet => facet.name === name)?.choices ?? []
    const told = choices.flatMap(({key, label}) => (keys.includes(key) ? label : [])).join(", ")
    return name === "price" ? t("experiences:filter.priceUpTo", {price: told}) : told
  }
  const dropped = costliestChoice(filter, one => left(one).length)
  const choice = dropped && labelOf(dropped)
  const names = Object.keys(filter).filter(name => name !== "sort")
  const isOnlyWords = words && names.length === 1
  // Every chat says the month by itself.
  const told = names.length > 1 ? names.filter(name => name !== "month") : names
  const chat = useChat()({
    text: isOnlyWords
      ? t("experiences:search.chat", {words})
      : t("experiences:filter.chat", {choices: told.map(labelOf).join(" · ")}),
    codes: [chatCodes.ask],
  })
  const suggestions = suggestTrips(
    experiences,
    words ? left({q}) : [],
    dropped ? left({...filter, [dropped]: undefined}) : [],
  )
  return (
    <>
      <div className={styles.words}>
        <h2>
          {isOnlyWords
            ? t("experiences:search.noneTitle", {words})
            : t("experiences:filter.noneTitle")}
        </h2>
        {choice && <p>{t("experiences:filter.costliest", {choice})}</p>}
        <p>{t("experiences:search.noneText")}</p>
        <div className={styles.ways}>
          {choice && (
            <button
              type="button"
              className={buttonClass({variant: "quiet"})}
              onClick={() => onDrop(dropped)}
            >
              {t("experiences:filter.drop", {choice})}
            </button>
          )}
          <Button {...chat} event={contact("whatsapp", "filter")}>
            {t("experiences:search.ask")}
          </Button>
        </div>
      </div>
      <ul className={styles.few} {...listed("filter", "nothing-found")}>
        {suggestions.map((experience, index) => (
          <li key={experience.slug}>
            <ExperienceCard experience={experience} heading="h3" index={index + 1} />
          </li>
        ))}
      </ul>
    </>
  )
}
