import {graphql} from "gatsby"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"

export const fragment = graphql`
  fragment ExperienceStory on Experience {
    bestFor(language: $language)
    description(language: $language)
    notFor(language: $language)
    emblematic {
      title(language: $language)
      description(language: $language)
    }
  }
`

export const Story = ({experience}: {experience: Queries.ExperienceStoryFragment}) => {
  const {bestFor, emblematic, description, notFor} = experience
  return (
    <Section title={emblematic.title} description={bestFor ?? emblematic.description} isScreenOnly>
      <Paragraph text={description} className="measure" />
      {notFor && <p className="measure">{notFor}</p>}
    </Section>
  )
}
