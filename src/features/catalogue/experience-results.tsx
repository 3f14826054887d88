import {useEffect} from "react"
import {contact, listed} from "../../analytics/attributes"
import {checkLists} from "../../analytics/item-lists"
import {useGreetingChat} from "../../chat/use-chat"
import {Button} from "../../components/button/button"
import {useWords} from "../../i18n/use-words"
import {ExperienceCard} from "./experience-card/experience-card"
import * as styles from "./experience-results.module.css"

/** Results of the filter, or suggestions if there are none. */
export const ExperienceResults = ({
  experiences,
}: {
  experiences: readonly Queries.FilterableExperienceFragment[]
}) => {
  const t = useWords()
  const welcome = useGreetingChat()
  const shown = experiences.map(({slug}) => slug).join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: other experiences are another list
  useEffect(checkLists, [shown])
  if (experiences.length === 0)
    return (
      <div className={styles.none}>
        <h2>{t("experiences:filter.noneTitle")}</h2>
        <p>{t("experiences:filter.noneText")}</p>
        <Button {...welcome} event={contact("whatsapp", "filter")}>
          {t("common:messaging.short")}
        </Button>
        <Button to="/experiences/#customize" variant="quiet">
          {t("experiences:customize.link")}
        </Button>
      </div>
    )
  return (
    <ul className={styles.grid} {...listed("filter", "results")}>
      {experiences.map((experience, index) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} heading="h2" index={index + 1} />
        </li>
      ))}
    </ul>
  )
}
