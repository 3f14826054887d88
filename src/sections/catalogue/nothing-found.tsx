import {contact, listed} from "../../analytics/attributes"
import {chatCodes} from "../../booking/reference"
import {Button} from "../../components/button/button"
import {ExperienceCard} from "../../components/experience-card/experience-card"
import {suggestTrips} from "../../filter/suggest-trips"
import {useWords} from "../../i18n/use-words"
import {useChat} from "../../planner/use-chat"
import * as styles from "./nothing-found.module.css"

type Trip = Queries.FilterableExperienceFragment

type NothingFoundProps = {
  /** What was searched for, as typed. */
  words: string
  experiences: readonly Trip[]
  /** What the words find, the most relevant first. */
  found: readonly Trip[]
  /** What fits the other choices. */
  fitting: readonly Trip[]
}

/** What stands where a search finds nothing: its words, a few trips, and a chat that asks for them. */
export const NothingFound = ({experiences, found, fitting, ...props}: NothingFoundProps) => {
  const t = useWords()
  const words = props.words.trim()
  const chat = useChat()({text: t("experiences:search.chat", {words}), codes: [chatCodes.ask]})
  return (
    <>
      <div className={styles.words}>
        <h2>{t("experiences:search.noneTitle", {words})}</h2>
        <p>{t("experiences:search.noneText")}</p>
        <Button {...chat} event={contact("whatsapp", "filter")}>
          {t("experiences:search.ask")}
        </Button>
      </div>
      <ul className={styles.few} {...listed("filter", "nothing-found")}>
        {suggestTrips(experiences, found, fitting).map((experience, index) => (
          <li key={experience.slug}>
            <ExperienceCard experience={experience} heading="h3" index={index + 1} />
          </li>
        ))}
      </ul>
    </>
  )
}
