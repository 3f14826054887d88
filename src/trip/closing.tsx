import {graphql} from "gatsby"
import {Banner} from "../components/banner/banner"
import * as styles from "./closing.module.css"

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

/** Banner in the poster's colours; below it the closing line. */
export const Closing = ({experience}: {experience: Queries.ExperienceClosingFragment}) => {
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
      <div className={`container ${styles.closing}`} data-screen-only="">
        <p className="measure">{closing}</p>
      </div>
    </>
  )
}
