import {graphql} from "gatsby"
import {PhotoCredits} from "../components/photo-credits/photo-credits"
import {Picture} from "../components/picture/picture"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {srcOf} from "../lib/processed-image"
import * as styles from "./gallery.module.css"

export const fragment = graphql`
  fragment ExperienceGallery on Experience {
    photos {
      imageAlt(language: $language)
      caption(language: $language)
      credits {
        ...PhotoCredits
      }
      thumbnail: image {
        ...ThumbnailPicture
      }
      image {
        ...PhotoPicture
      }
    }
  }
`

/** Width of a picture: three stand in view, and of more a part of the fourth. */
const sizes = "(min-width: 64em) 240px, 31vw"

/** A trip's photographs in a row, each a link to its largest file. */
export const Gallery = ({
  experience: {photos},
}: {
  experience: Queries.ExperienceGalleryFragment
}) => {
  const t = useWords()
  if (!photos) return null
  return (
    <Section title={t("experience:photos.title")}>
      <ul className={styles.row}>
        {photos.map(({imageAlt, caption, thumbnail, image}) => (
          <li key={srcOf(image)}>
            <a href={srcOf(image)} className={styles.link}>
              <Picture image={thumbnail} alt={imageAlt} sizes={sizes} className="cover" />
            </a>
            {caption && <p className="quiet">{caption}</p>}
          </li>
        ))}
      </ul>
      <div className="quiet">
        <PhotoCredits credits={photos.map(({credits}) => credits)} />
      </div>
    </Section>
  )
}
