import {graphql} from "gatsby"
import {listOpened} from "../../analytics/attributes"
import {Collapsible} from "../../components/collapsible/collapsible"
import {RichText} from "../../components/rich-text/rich-text"
import {Section} from "../../components/section/section"
import * as styles from "./recommendations.module.css"

export const fragment = graphql`
  fragment ExperienceRecommendations on Experience {
    slug
    color
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

/** Recommendations of this trip, in a collapsible. */
export const Recommendations = ({experience}: RecommendationsProps) => {
  const {slug, color, recommendations} = experience
  if (!recommendations) return null
  return (
    <Section isTight>
      <Collapsible
        title={recommendations.title}
        color={color}
        event={listOpened("recommendations", slug)}
      >
        <dl className={styles.list}>
          {recommendations.details.map(({title, description}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <RichText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </Collapsible>
    </Section>
  )
}
