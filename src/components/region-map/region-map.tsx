import {graphql} from "gatsby"
import type {CSSProperties} from "react"
import {size} from "../colombia-map/drawing"
import {isBlocked, type Mark} from "../colombia-map/is-blocked"
import {project} from "../colombia-map/project"
import {Link} from "../link/link"
import * as styles from "./region-map.module.css"

export const fragment = graphql`
  fragment MappedRegion on Region {
    slug
    name(language: $language)
    latitude
    longitude
  }
`

type RegionMapProps = {
  /** What the map shows, in words. */
  label: string
  regions: readonly Queries.MappedRegionFragment[]
  /** Slug of the region whose page this is: it is marked, and no link. */
  current?: string
}

/** Room beside the drawing for names that reach over its edge, in units of the drawing. */
const margin = 40
/** Mean width of a letter of a name and height of its line on a phone, in the drawing's units. */
const letter = 10.5
const lineHeight = 32

/** A name that has no room to the right of its mark stands to the left. */
const isFlipped = (mark: Mark, marks: readonly Mark[]) =>
  isBlocked(mark, marks, {
    end: mark.x + 20 + mark.name.length * letter,
    edge: size.width + margin,
    lineHeight,
  })

const placeOf = ({x, y}: Mark) =>
  ({
    "--x": ((x + margin) / (size.width + 2 * margin)).toFixed(4),
    "--y": (y / size.height).toFixed(4),
  }) as CSSProperties

/** The country with regions as links at their real places; names are text, as large as the page's. */
export const RegionMap = ({label, regions, current}: RegionMapProps) => {
  const marks = regions.map(region => ({...region, ...project(region)}))
  return (
    <nav className={styles.map} aria-label={label}>
      <svg
        className={styles.country}
        viewBox={`${-margin} 0 ${size.width + 2 * margin} ${size.height}`}
        aria-hidden="true"
      >
        <use className={styles.land} href="/colombia.svg#mainland" />
      </svg>
      <ul className={styles.places}>
        {marks.map(mark => (
          <li
            key={mark.slug}
            className={styles.place}
            style={placeOf(mark)}
            data-flipped={isFlipped(mark, marks) || undefined}
          >
            {mark.slug === current ? (
              <span className={styles.mark} aria-current="page">
                {mark.name}
              </span>
            ) : (
              <Link to={`/destinations/${mark.slug}/`} className={styles.mark}>
                {mark.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
