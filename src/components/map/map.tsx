import {graphql} from "gatsby"
import type {CSSProperties} from "react"
import {Link} from "../link/link"
import {Country, countrySize, project, sides} from "./country"
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

/** Room for names that extend beyond the drawing, in its units. */
const margin = 40
const fullWidth = countrySize.width + 2 * margin

const placeOf = (region: Queries.MappedRegionFragment) => {
  const {x, y} = project(region)
  const side = sides[region.labelSide ?? "right"]
  return {
    "--x": ((x + margin) / fullWidth).toFixed(4),
    "--y": (y / countrySize.height).toFixed(4),
    "--right": side.x,
    "--down": side.y,
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
      className={styles.drawing}
      viewBox={`${-margin} 0 ${fullWidth} ${countrySize.height}`}
      aria-hidden="true"
    >
      <Country />
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
