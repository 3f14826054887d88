import {graphql} from "gatsby"
import type {CSSProperties} from "react"
import {size} from "../colombia-map/drawing"
import {type Mark, placeNames} from "../colombia-map/place-names"
import {project} from "../colombia-map/project"
import {inSprite} from "../icon/sprite"
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
  /** Slug of the current region: highlighted, not a link. */
  current?: string
}

/** Margin for names that extend beyond the drawing, in its units. */
const margin = 40

/** Touch target on the narrowest phone, in units of the drawing. */
const radius = 20

/** Size of names on a phone, where they are largest, in units of the drawing. */
const measures = {
  gap: 0,
  letter: 10.5,
  line: 24,
  frame: {left: -margin, right: size.width + margin, top: -12, bottom: size.height + 12},
}

const placeOf = ({x, y}: Pick<Mark, "x" | "y">) =>
  ({
    "--x": ((x + margin) / (size.width + 2 * margin)).toFixed(4),
    "--y": (y / size.height).toFixed(4),
  }) as CSSProperties

/** Map of the country with regions as links at their real positions; names are page-sized text. */
export const RegionMap = ({label, regions, current}: RegionMapProps) => {
  const marks = regions.map(region => ({...region, ...project(region), radius}))
  const sides = placeNames(marks, measures)
  return (
    <nav className={styles.map} aria-label={label}>
      <svg
        className={styles.country}
        viewBox={`${-margin} 0 ${size.width + 2 * margin} ${size.height}`}
        aria-hidden="true"
      >
        <use className={styles.land} href={inSprite("colombia")} />
      </svg>
      <ul className={styles.places}>
        {marks.map((mark, index) => {
          const name = <span className={styles.name}>{mark.name}</span>
          return (
            <li
              key={mark.slug}
              className={styles.place}
              style={placeOf(mark)}
              data-side={sides[index]}
            >
              {mark.slug === current ? (
                <span className={styles.mark} aria-current="page">
                  {name}
                </span>
              ) : (
                <Link to={`/destinations/${mark.slug}/`} className={styles.mark}>
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
