import {graphql} from "gatsby"
import {Collapsible} from "../components/collapsible/collapsible"
import {Link} from "../components/link/link"
import {PracticalInfo} from "../components/practical-info/practical-info"
import {Details} from "../components/practical-info/topic"
import {Question} from "../components/question-list/question-list"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {useTravellers} from "../visitor/store"

export const fragment = graphql`
  fragment ExperienceBefore on Experience {
    packingList {
      ...PackingGroup
    }
    fees {
      ...PaidFee
    }
    regions {
      ...PracticalInfo
    }
    healthRegions {
      ...RegionHealth
    }
    recommendations {
      title(language: $language)
      details {
        title(language: $language)
        description(language: $language)
      }
    }
    columns {
      title(language: $language)
      details: items {
        title(language: $language)
        description(language: $language)
      }
    }
  }

  fragment ExperienceQuestions on BookingContent {
    tripTopics {
      key
      question(language: $language)
      answer(language: $language)
    }
  }
`

/** General questions before booking: about travelling alone, too, unless a group has said that it goes. */
const Questions = ({booking}: {booking: Queries.ExperienceQuestionsFragment}) => {
  const t = useWords()
  const {adults = 0, children = 0} = useTravellers()
  if (booking.tripTopics.length === 0) return null
  const topics = booking.tripTopics.filter(({key}) => key !== "alone" || adults + children < 2)
  return (
    <div data-screen-only="">
      <h3>{t("experience:questions.title")}</h3>
      {topics.map(topic => (
        <Question key={topic.key} question={topic} heading="h4" />
      ))}
      <Link to="/booking/" className="target">
        {t("experience:questions.all")}
      </Link>
    </div>
  )
}

type TripBeforeYouGoProps = {
  experience: Queries.ExperienceBeforeFragment
  booking: Queries.ExperienceQuestionsFragment
}

/** The trip's own advice, and one collapsible with what its places and booking ask for. */
export const TripBeforeYouGo = ({experience, booking}: TripBeforeYouGoProps) => {
  const t = useWords()
  const {regions, healthRegions, fees, packingList, recommendations, columns} = experience
  return (
    <Section>
      {[columns, recommendations].map(
        advice =>
          advice && (
            <Collapsible key={advice.title} title={advice.title}>
              <Details details={advice.details} />
            </Collapsible>
          ),
      )}
      <Collapsible title={t("place:before.title")} anchor="before">
        <div className="stack">
          <PracticalInfo
            regions={regions}
            healthRegions={healthRegions}
            fees={fees}
            packingList={packingList}
            isOfTrip
          />
          <Questions booking={booking} />
        </div>
      </Collapsible>
    </Section>
  )
}
