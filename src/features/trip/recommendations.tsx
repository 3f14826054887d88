import {graphql} from "gatsby"
import {Details, Topic} from "../destinations/before-you-go/topic"

export const fragment = graphql`
  fragment ExperienceRecommendations on Experience {
    recommendations {
      title(language: $language)
      details {
        title(language: $language)
        description(language: $language)
      }
    }
  }
`

type RecommendationsProps = {experience: Queries.ExperienceRecommendationsFragment}

/** Recommendations of this trip, one more of the folded topics before one goes. */
export const Recommendations = ({experience}: RecommendationsProps) => {
  const {recommendations} = experience
  if (!recommendations) return null
  return (
    <Topic title={recommendations.title} isFolded>
      <Details details={recommendations.details} />
    </Topic>
  )
}
