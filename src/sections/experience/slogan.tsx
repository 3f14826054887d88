import {graphql} from "gatsby"
import {Banner} from "../../components/banner/banner"
import {BookButton} from "./book-button"
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
    ...BookButton
  }
`

/** The themed banner in the poster's colours; under it the closing message and the way to book. */
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
      <div className={styles.closing}>
        <p>{closing}</p>
        <BookButton experience={experience} position="closing" />
      </div>
    </>
  )
}
