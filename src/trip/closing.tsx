import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"

export const fragment = graphql`
  fragment ExperienceClosing on Experience {
    closing(language: $language)
    slogan {
      title(language: $language)
      description(language: $language)
    }
    posterColors {
      ground
      text
      accent
    }
  }
`

export const Closing = ({experience}: {experience: Queries.ExperienceClosingFragment}) => (
  <Banner variant="title" {...experience.slogan} colors={experience.posterColors}>
    <p className="measure">{experience.closing}</p>
  </Banner>
)
