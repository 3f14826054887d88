import {graphql} from "gatsby"
import type {CSSProperties} from "react"
import {inSprite} from "../icon/sprite"
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
const width = 400
const height = 520
const projection = {scale: 1694.441, x: 2357.426, y: 382.635}

const radians = Math.PI / 180

const project = ({latitude, longitude}: {latitude: number; longitude: number}) => ({
  x: projection.x + projection.scale * longitude * radians,
  y: projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
})

type RegionMapProps = {
  /** What the map shows, in words. */
  label: string
  regions: readonly Queries.MappedRegionFragment[]
  /** Slug of the current region: highlighted, not a link. */
  current?: string
}

/** Room for names that extend beyond the drawing, in its units. */
const regionMargin = 40

const placeOf = (region: Queries.MappedRegionFragment) => {
  const {x, y} = project(region)
  return {
    "--x": ((x + regionMargin) / (width + 2 * regionMargin)).toFixed(4),
    "--y": (y / height).toFixed(4),
  } as CSSProperties
}

/** Map of the country with regions as links at their real positions; names are page-sized text. */
export const RegionMap = ({label, regions, current}: RegionMapProps) => (
  <nav className={styles.regions} aria-label={label}>
    <svg
      className={styles.country}
      viewBox={`${-regionMargin} 0 ${width + 2 * regionMargin} ${height}`}
      aria-hidden="true"
    >
      <use className={styles.land} href={inSprite("colombia")} />
    </svg>
    <ul className={styles.places}>
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

type Place = {
  key: string
  name: string
  latitude: number
  longitude: number
  /** Where its name stands; by default on the right. */
  labelSide?: Queries.LabelSide | null
}

type RouteMapProps = {
  /** What the map shows, in words. */
  label: string
  /** Places of the route, in their order. */
  places: readonly Place[]
  /** Signal colour of places and line: yellow, blue, red or main. */
  color?: string
  /** True if the map is a third of the page wide; its names are then larger. */
  isSmall?: boolean
}

const routeMargin = 70
/** Between a mark, which grows while its days are in view, and its name. */
const gap = 4
const grown = 1.4

/** A name beside its mark: direction from the mark's centre, and the name's own anchor. */
const anchors = {
  right: {x: 1, y: 0, anchor: "start"},
  left: {x: -1, y: 0, anchor: "end"},
  above: {x: 0, y: -1, anchor: "middle"},
  below: {x: 0, y: 1, anchor: "middle"},
} as const

/** Each place once, with its numbers along the route: a round trip visits a place twice. */
const numbered = (places: readonly Place[]) =>
  places
    .map(place => ({
      ...place,
      numbers: places.flatMap(({key}, index) => (key === place.key ? index + 1 : [])),
    }))
    .filter(({numbers}, index) => numbers[0] === index + 1)

/** The country's outline with the route of a trip, its places at their real coordinates. */
export const RouteMap = ({label, places, color = "main", isSmall = false}: RouteMapProps) => {
  const size = isSmall ? 22 : 17
  const scale = size / 17
  const points = numbered(places).map(place => ({
    ...place,
    ...project(place),
    radius: scale * (6 + 5 * place.numbers.length),
    side: place.labelSide ?? "right",
  }))
  const line = places.map(project).map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`)
  return (
    <svg
      className={styles.route}
      viewBox={`${-routeMargin} ${-size} ${width + 2 * routeMargin} ${height + 1.5 * size}`}
      role="img"
      aria-label={label}
      data-color={color}
      data-small={isSmall || undefined}
    >
      <use className={styles.land} href={inSprite("colombia")} />
      <polyline className={styles.line} points={line.join(" ")} />
      {points.map(({key, x, y, radius, numbers}) => (
        <g key={key} data-place={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.stop} r={radius} />
          <text className={styles.number} textAnchor="middle" y={5 * scale}>
            {numbers.join("·")}
          </text>
        </g>
      ))}
      {/* Drawn after all marks, so that none covers a name. */}
      {points.map(({key, name, x, y, radius, side}) => {
        const direction = anchors[side]
        const reach = radius * grown + gap
        // A line's middle is a third of its letters' size above its foot.
        const foot = size * (0.35 + direction.y * 0.5)
        return (
          <text
            key={key}
            className={styles.placeName}
            data-side={side}
            textAnchor={direction.anchor}
            x={(x + direction.x * reach).toFixed(1)}
            y={(y + direction.y * reach + foot).toFixed(1)}
          >
            {name}
          </text>
        )
      })}
    </svg>
  )
}
