import {graphql} from "gatsby"
import {Paragraph} from "../../components/rich-text/rich-text"
import {Section} from "../../components/section/section"
import * as styles from "./story.module.css"

export const fragment = graphql`
  fragment ExperienceStory on Experience {
    description(language: $language)
    emblematic {
      title(language: $language)
      description(language: $language)
    }
  }
`

/** Story of the trip, under its title. */
export const Story = ({experience}: {experience: Queries.ExperienceStoryFragment}) => {
  const {emblematic, description} = experience
  return (
    <Section
      title={emblematic.title}
      description={emblematic.description ?? undefined}
      isTight
      isScreenOnly
    >
      <Paragraph text={description} className={styles.story} />
    </Section>
  )
}
