import {graphql} from "gatsby"
import {Question} from "../../components/collapsible/question"
import {Link} from "../../components/link/link"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"

export const fragment = graphql`
  fragment ExperienceQuestions on BookingContent {
    tripTopics {
      key
      question(language: $language)
      answer(language: $language)
    }
  }
`

type QuestionsProps = {booking: Queries.ExperienceQuestionsFragment | null}

/** General questions before booking. */
export const Questions = ({booking}: QuestionsProps) => {
  const t = useWords()
  if (!booking || booking.tripTopics.length === 0) return null
  return (
    <Section title={t("experience:questions.title")} isScreenOnly>
      <div>
        {booking.tripTopics.map(topic => (
          <Question key={topic.key} question={topic} heading="h3" />
        ))}
      </div>
      <p>
        <Link to="/booking/">{t("experience:questions.all")}</Link>
      </p>
    </Section>
  )
}
