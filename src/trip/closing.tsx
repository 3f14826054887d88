import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"

export const fragment = graphql`
  fragment ExperienceClosing on Experience {
    theme
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

/** Banner in the poster's colours, with the slogan and the closing line. */
export const Closing = ({experience}: {experience: Queries.ExperienceClosingFragment}) => {
  const {theme, closing, slogan, posterColors} = experience
  return (
    <Banner variant="title" theme={theme} {...slogan} colors={posterColors}>
      <p className="measure">{closing}</p>
    </Banner>
  )
}
