import {graphql} from "gatsby"
import {Picture} from "../../components/picture/picture"
import {Paragraph} from "../../components/rich-text/rich-text"
import {dayNumber} from "../../i18n/format"
import {useWords} from "../../i18n/use-words"
import * as styles from "./day.module.css"

export const fragment = graphql`
  fragment TripDay on Day {
    from
    to
    title(language: $language)
    travelText(language: $language)
    description(language: $language)
    scene {
      image {
        ...RoundPicture
      }
    }
  }
`

type DayProps = {day: Queries.TripDayFragment; heading: "h3" | "h4"}

/** One day of a trip, or several similar days, with a picture if it has one. */
export const Day = ({day, heading: Heading}: DayProps) => {
  const t = useWords()
  const {from, to, title, travelText, description, scene} = day
  return (
    <li className={styles.day} data-plain={!scene || undefined}>
      {scene && (
        <div className={styles.picture} data-detail="" data-screen-only="">
          <Picture image={scene.image} alt="" sizes="152px" className={styles.image} />
        </div>
      )}
      <div className={styles.head} data-day-head="">
        <p className={`${styles.number} quiet`}>{dayNumber({from, to}, t)}</p>
        <Heading className={styles.title}>{title}</Heading>
      </div>
      <div className={styles.text} data-detail="">
        {travelText && <p className={styles.travel}>{travelText}</p>}
        <Paragraph text={description} />
      </div>
    </li>
  )
}
