import {contact, listed} from "../../analytics/attributes"
import {chatCodes} from "../../chat/reference"
import {useChat} from "../../chat/use-chat"
import {Button} from "../../components/button/button"
import {useWords} from "../../i18n/use-words"
import {ExperienceCard} from "./experience-card/experience-card"
import {suggestTrips} from "./filter/suggest-trips"
import * as styles from "./nothing-found.module.css"

type Trip = Queries.FilterableExperienceFragment

type NothingFoundProps = {
  /** The search words as typed. */
  words: string
  experiences: readonly Trip[]
  /** Matches of the words, most relevant first. */
  found: readonly Trip[]
  /** Matches of the other choices. */
  fitting: readonly Trip[]
}

/** Shown when a search finds nothing: the words, some trips, and a chat about the words. */
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
        <Button to="/experiences/#customize" variant="quiet">
          {t("experiences:customize.link")}
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
