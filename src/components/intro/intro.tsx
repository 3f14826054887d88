import {RichText} from "../rich-text/rich-text"
import * as styles from "./intro.module.css"

type IntroProps = {
  title: string
  description?: string
  /** `text` lines up with a text of comfortable measure. */
  width?: "page" | "text"
}

/** Title and first words of a page without a poster. */
export const Intro = ({title, description, width = "page"}: IntroProps) => (
  <div className={styles.intro} data-width={width}>
    <h1>{title}</h1>
    {description && (
      <p className={styles.description}>
        <RichText text={description} />
      </p>
    )}
  </div>
)
