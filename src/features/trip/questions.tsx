import {graphql} from "gatsby"
import {Collapsible} from "../../components/collapsible/collapsible"
import {Link} from "../../components/link/link"
import {RichText} from "../../components/rich-text/rich-text"
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
        {booking.tripTopics.map(({key, question, answer}) => (
          <Collapsible
            key={key}
            anchor={key}
            look="faq"
            heading="h3"
            title={question}
            event={{event: "question_opened", question: key}}
          >
            <p>
              <RichText text={answer} />
            </p>
          </Collapsible>
        ))}
      </div>
      <p>
        <Link to="/booking/">{t("experience:questions.all")}</Link>
      </p>
    </Section>
  )
}
