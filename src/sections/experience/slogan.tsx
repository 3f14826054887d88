import {graphql} from "gatsby"
import {Banner} from "../../components/banner/banner"
import * as styles from "./slogan.module.css"

export const fragment = graphql`
  fragment ExperienceSlogan on Experience {
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

/** The themed banner in the poster's colours, with the closing message under it. */
export const Slogan = ({experience}: {experience: Queries.ExperienceSloganFragment}) => {
  const {theme, closing, slogan, posterColors} = experience
  return (
    <>
      <Banner
        variant="banner-title"
        theme={theme}
        title={slogan.title}
        description={slogan.description}
        colors={posterColors}
      />
      <p className={styles.closing}>{closing}</p>
    </>
  )
}
