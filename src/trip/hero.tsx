import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"

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

export const Story = ({experience}: {experience: Queries.ExperienceStoryFragment}) => {
  const {bestFor, emblematic, description, notFor} = experience
  return (
    <Section title={emblematic.title} description={bestFor ?? emblematic.description} isScreenOnly>
      <Paragraph text={description} className="measure" />
      {notFor && <p className="measure">{notFor}</p>}
    </Section>
  )
}
