import {graphql} from "gatsby"
import {ButtonLink} from "../components/button/button"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import * as styles from "./booking-steps.module.css"

export const fragment = graphql`
  fragment HomeBooking on HomeContent {
    booking {
      title(language: $language)
      steps {
        title(language: $language)
        description(language: $language)
      }
    }
  }
`

export const BookingSteps = ({content: {booking}}: {content: Queries.HomeBookingFragment}) => {
  const t = useWords()
  return (
    <Section title={booking.title}>
      <ol className={`grid ${styles.steps}`}>
        {booking.steps.map(({title, description}, index) => (
          <li key={title} className={`stack ${styles.step}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <Paragraph text={description} />
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to="/experiences/" variant="promo">
          {t("common:actions.viewAll")}
        </ButtonLink>
      </div>
    </Section>
  )
}
