import {graphql} from "gatsby"
import {type ComponentType, type MouseEvent, useEffect, useRef, useState} from "react"
import {ErrorBoundary} from "../../../components/error-boundary/error-boundary"
import {Picture} from "../../../components/picture/picture"
import {Section} from "../../../components/section/section"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {srcOf} from "../../../lib/processed-image"
import * as styles from "./gallery.module.css"
import type {ViewerProps} from "./viewer"

export const fragment = graphql`
  fragment ExperienceGallery on Experience {
    photos {
      name
      alt(language: $language)
      creditText
      licence
      source
      caption(language: $language)
      place {
        day
        stop
      }
      thumbnail: file {
        ...ThumbnailPicture
      }
      file {
        ...PhotoPicture
      }
    }
    days {
      items {
        from
        to
        title(language: $language)
      }
    }
    stops {
      items {
        title(language: $language)
      }
    }
  }
`

/** Three stand in view, and of more a part of the fourth; on wide screens beside the card. */
const sizes = "(max-width: 1099px) 31vw, 240px"

/** A press that is to open a tab or a window, or to save, is the browser's. */
const isPlain = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** Tells once a row has come into view; its pictures wait for that. */
const useNear = () => {
  const row = useRef<HTMLUListElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!row.current) return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return
      observer.disconnect()
      setIsNear(true)
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  return {row, isNear}
}

/**
 * A trip's photographs in a row. Each links to its largest file; with scripts a press opens it
 * among the others.
 */
export const Gallery = ({experience}: {experience: Queries.ExperienceGalleryFragment}) => {
  const t = useWords()
  const language = useLanguage()
  const {row, isNear} = useNear()
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>()
  const [first, setFirst] = useState<number>()
  const {photos} = experience
  if (!photos) return null

  const names = [...new Set(photos.map(({creditText}) => creditText))].join(", ")

  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlain(event) || !window.HTMLDialogElement) return
    event.preventDefault()
    const {href} = event.currentTarget
    try {
      const {Viewer: loaded} = await import("./viewer")
      setViewer(() => loaded)
      setFirst(index)
    } catch {
      window.location.assign(href)
    }
  }

  return (
    <>
      <Section title={t("experience:photos.title")}>
        <ul
          ref={row}
          className={styles.row}
          data-many={photos.length > 3 || undefined}
          data-near={isNear || undefined}
        >
          {photos.map(({name, alt, thumbnail, file}, index) => (
            <li key={name}>
              <a
                href={srcOf(file)}
                className={styles.link}
                aria-label={`${t("experience:photos.position", {number: index + 1, total: photos.length})}: ${alt}`}
                onClick={event => void open(event, index)}
              >
                <Picture image={thumbnail} alt={alt} sizes={sizes} className="cover" />
              </a>
            </li>
          ))}
        </ul>
        <p className="quiet">{t("experience:photos.credits", {names})}</p>
      </Section>
      {Viewer && first !== undefined && (
        <ErrorBoundary name="photos" language={language} t={t}>
          <Viewer experience={experience} first={first} onClose={() => setFirst(undefined)} />
        </ErrorBoundary>
      )}
    </>
  )
}
