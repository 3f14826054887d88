import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"

export const fragment = graphql`
  fragment ExperienceHero on Experience {
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
export const Hero = ({experience}: {experience: Queries.ExperienceHeroFragment}) => {
  const {title, cardDescription, image, imageAlt, posterColors} = experience
  return (
    <Banner
      variant="left"
      heading="h1"
      priority
      isLow
      title={title}
      description={cardDescription}
      image={image}
      imageAlt={imageAlt}
      colors={posterColors}
    />
  )
}
