import {graphql} from "gatsby"
import {useState} from "react"
import {usePartyLabel, usePartyLine} from "../../chat/use-chat"
import {useParty} from "../../chat/use-party"
import {buttonClass} from "../../components/button/button"
import {Icon} from "../../components/icon/icon"
import {listedMonth} from "../../i18n/month-words"
import {useWords} from "../../i18n/use-words"
import {obstaclesIn} from "../saved/obstacles"
import {Party} from "./party"
import * as styles from "./party.module.css"

export const fragment = graphql`
  fragment ExperienceParty on Experience {
    ...OpenDays
  }
`

/**
 * Month and travellers on a trip's page: one line that opens once they are told, so that the card
 * stays short. A month out of season or with a closure shows a warning and can still be picked.
 */
export const TripParty = ({experience}: {experience: Queries.ExperiencePartyFragment}) => {
  const t = useWords()
  const {month} = useParty()
  const told = usePartyLine()
  const [isOpen] = useState(told === "")
  const against = month ? obstaclesIn(experience, month) : undefined
  const nameOf = (number: number) => {
    const name = listedMonth(number, t)
    const isOut = obstaclesIn(experience, number).inSeason === "none"
    return isOut ? t("experience:party.outside", {month: name}) : name
  }
  return (
    <>
      <details className={styles.fold} open={isOpen}>
        <summary className={buttonClass({variant: "quiet"})}>
          <span>{usePartyLabel()}</span>
          <Icon name="chevron" size={20} />
        </summary>
        <Party nameOf={nameOf} />
      </details>
      <div role="status" className={styles.note}>
        {against?.inSeason && (
          <p>{t("experience:party.note", {season: experience.season?.label ?? ""})}</p>
        )}
        {against?.closed.map(({title, period}) => (
          <p key={period}>{t("experience:party.closed", {title, period})}</p>
        ))}
      </div>
    </>
  )
}
