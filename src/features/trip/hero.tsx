import {graphql} from "gatsby"
import {Banner} from "../../components/banner/banner"

export const fragment = graphql`
  fragment ExperienceHero on Experience {
    theme
    title(language: $language)
    cardDescription(language: $language)
    imageAlt(language: $language)
    image {
      ...BannerPicture
    }
    posterColors {
      ground
      accent
    }
  }
`

/** The poster with the title on it, low on phones: price and booking follow on the first screen. */
export const Hero = ({experience}: {experience: Queries.ExperienceHeroFragment}) => (
  <Banner
    variant="banner-left"
    heading="h1"
    eager
    isLow
    title={experience.title}
    description={experience.cardDescription}
    image={experience.image}
    alt={experience.imageAlt}
    theme={experience.theme}
    colors={experience.posterColors}
  />
)
