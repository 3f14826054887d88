import {graphql} from "gatsby"
import {Banner} from "../../components/banner/banner"
import {BookButton, useBookingChat} from "../../components/book-button/book-button"
import {ByEmail} from "../../components/by-email/by-email"
import * as styles from "./slogan.module.css"

export const fragment = graphql`
  fragment ExperienceSlogan on Experience {
    theme
    title(language: $language)
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

/** Banner in the poster's colours; below it the closing line and the booking button. */
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
      <div className={styles.closing} data-screen-only="">
        <p>{closing}</p>
        <BookButton experience={experience} position="closing" />
        <ByEmail chat={useBookingChat(experience)} subject={experience.title} position="book" />
      </div>
    </>
  )
}
