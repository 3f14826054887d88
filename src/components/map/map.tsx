import {graphql} from "gatsby"
import type {CSSProperties} from "react"
import {inSprite} from "../icon/icon"
import {Link} from "../link/link"
import * as styles from "./map.module.css"

export const fragment = graphql`
  fragment MappedRegion on Region {
    slug
    name(language: $language)
    latitude
    longitude
    labelSide
  }
`

// The drawing was made from Natural Earth's borders (public domain), in Mercator's projection: its
// size, scale per radian and position of 0° N, 0° E in its own units.
export const mapSize = {width: 400, height: 520}
const projection = {scale: 1694.441, x: 2357.426, y: 382.635}

const radians = Math.PI / 180

/** Position of a place in the drawing. */
export const project = ({latitude, longitude}: {latitude: number; longitude: number}) => ({
  x: projection.x + projection.scale * longitude * radians,
  y: projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
})

/** The country's outline. */
export const Land = () => <use className={styles.land} href={inSprite("colombia")} />

/** Room for names that extend beyond the drawing, in its units. */
const margin = 40
const fullWidth = mapSize.width + 2 * margin

const placeOf = (region: Queries.MappedRegionFragment) => {
  const {x, y} = project(region)
  return {
    "--x": ((x + margin) / fullWidth).toFixed(4),
    "--y": (y / mapSize.height).toFixed(4),
  } as CSSProperties
}

type RegionMapProps = {
  /** What the map shows, in words. */
  label: string
  regions: readonly Queries.MappedRegionFragment[]
  /** Slug of the current region: highlighted, not a link. */
  current?: string
}

/** Map of the country with regions as links at their real positions; names are page-sized text. */
export const RegionMap = ({label, regions, current}: RegionMapProps) => (
  <nav className={styles.regions} aria-label={label}>
    <svg
      className={styles.country}
      viewBox={`${-margin} 0 ${fullWidth} ${mapSize.height}`}
      aria-hidden="true"
    >
      <Land />
    </svg>
    <ul>
      {regions.map(region => {
        const {slug, labelSide} = region
        const name = <span className={styles.name}>{region.name}</span>
        return (
          <li
            key={slug}
            className={styles.place}
            style={placeOf(region)}
            data-side={labelSide ?? "right"}
          >
            {slug === current ? (
              <span className={styles.mark} aria-current="page">
                {name}
              </span>
            ) : (
              <Link to={`/destinations/${slug}/`} className={styles.mark}>
                {name}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  </nav>
)
