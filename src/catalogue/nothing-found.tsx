import {contact} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import type {ChatAbout} from "../chat/use-chat"
import {buttonClass} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {costliestChoice, type Filter, type NamedChoice} from "./filter"
import {TripGrid} from "./trip-grid"

type Trip = Queries.FilterableExperienceFragment

/** Number of suggestions. */
const few = 3

type NothingFoundProps = {
  filter: Filter
  /** The choices in words. */
  choices: readonly NamedChoice[]
  trips: readonly Trip[]
  tripsWith: (filter: Filter) => readonly Trip[]
  /** Takes a choice back. */
  onDrop: (name: keyof Filter) => void
}

/**
 * Shown when nothing is found: which choice leaves out the most, with a button that takes it back;
 * a chat that says what was chosen; and some trips.
 */
export const NothingFound = ({filter, choices, trips, tripsWith, onDrop}: NothingFoundProps) => {
  const t = useWords()
  // The choices are what every chat of the page says.
  const chat: ChatAbout = {text: t("experiences:filter.chat"), codes: [chatCodes.ask]}
  const words = filter.q?.trim()
  const dropped = costliestChoice(filter, one => tripsWith(one).length)
  const costliest = choices.find(({name}) => name === dropped)
  // Where no choice helps by itself, each can be taken back.
  const offered = costliest ? [costliest] : choices.length > 1 ? choices : []
  const isFirstOfGroup = ({group}: Trip, index: number) =>
    trips.findIndex(other => other.group === group) === index
  const near = [
    words ? tripsWith({q: filter.q}) : [],
    dropped ? tripsWith({...filter, [dropped]: undefined}) : [],
    trips.filter(isFirstOfGroup),
  ].find(list => list.length > 0)
  return (
    <Section
      title={
        words && choices.length === 1
          ? t("experiences:search.noneTitle", {words})
          : t("experiences:filter.noneTitle")
      }
    >
      <div className="stack measure">
        {costliest && <p>{t("experiences:filter.costliest", {choice: costliest.text})}</p>}
        <p>{t("experiences:search.noneText")}</p>
        <div className="cluster">
          {offered.map(({name, text}) => (
            <button
              key={name}
              type="button"
              className={buttonClass({variant: "quiet"})}
              onClick={() => onDrop(name)}
            >
              {t("experiences:filter.drop", {choice: text})}
            </button>
          ))}
          <ChatButton
            chat={chat}
            label={t("experiences:search.ask")}
            event={contact("whatsapp", "filter")}
          />
          <EmailLink chat={chat} subject={t("experiences:filter.label")} position="filter" />
        </div>
        <a href="#customize">{t("experiences:customize.link")}</a>
      </div>
      <TripGrid trips={near?.slice(0, few) ?? []} list={["filter", "nothing-found"]} />
    </Section>
  )
}
