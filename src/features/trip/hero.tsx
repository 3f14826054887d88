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
    narrowImage: image {
      ...CardPicture
    }
    posterColors {
      ground
      accent
    }
  }
`

/** The poster with the title on it. */
export const Hero = ({experience}: {experience: Queries.ExperienceHeroFragment}) => (
  <Banner
    variant="banner-left"
    heading="h1"
    eager
    title={experience.title}
    description={experience.cardDescription}
    image={experience.image}
    narrowImage={experience.narrowImage}
    alt={experience.imageAlt}
    theme={experience.theme}
    colors={experience.posterColors}
  />
)
