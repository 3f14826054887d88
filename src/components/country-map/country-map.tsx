import {graphql} from "gatsby"
import type {CSSProperties} from "react"
import {Link} from "../link/link"
import * as styles from "./country-map.module.css"

export const fragment = graphql`
  fragment MappedPlace on Region {
    slug
    name(language: $language)
    latitude
    longitude
    labelSide
  }
`

// The drawing was made from Natural Earth's borders (public domain), in Mercator's projection: its
// size, scale per radian and position of 0° N, 0° E in its own units.
const drawing = {width: 400, height: 520}
const projection = {scale: 1694.441, x: 2357.426, y: 382.635}

/** Room for names at both sides of the drawing, in its units. */
const margin = 40
const fullWidth = drawing.width + 2 * margin

const radians = Math.PI / 180

const project = ({latitude, longitude}: {latitude: number; longitude: number}) => ({
  x: projection.x + projection.scale * longitude * radians,
  y: projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
})

const percent = (part: number, total: number) => `${((100 * part) / total).toFixed(2)}%`

type Place = Queries.MappedPlaceFragment

/** Where a place stands on the map, whatever its width. */
const positionOf = (place: Place): CSSProperties => {
  const {x, y} = project(place)
  return {left: percent(x + margin, fullWidth), top: percent(y, drawing.height)}
}

/** Each place once, with its numbers along the route: a round trip visits a place twice. */
const numberPlaces = (places: readonly Place[]) =>
  places
    .map(place => ({
      place,
      numbers: places.flatMap(({slug}, index) => (slug === place.slug ? index + 1 : [])),
    }))
    .filter(({numbers}, index) => numbers[0] === index + 1)

type MarkProps = {place: Place; numbers: readonly number[]; isRoute: boolean; isCurrent: boolean}

/** A place's name beside its numbers, or beside a dot that leads to its page. */
const Mark = ({place, numbers, isRoute, isCurrent}: MarkProps) => {
  const name = <span className={styles.name}>{place.name}</span>
  if (isRoute)
    return (
      <span className={styles.mark}>
        <span className={`badge ${styles.number}`}>{numbers.join("·")}</span>
        {name}
      </span>
    )
  const dot = `${styles.mark} ${styles.dot}`
  return isCurrent ? (
    <span className={dot} aria-current="page">
      {name}
    </span>
  ) : (
    <Link to={`/destinations/${place.slug}/`} className={dot}>
      {name}
    </Link>
  )
}

type CountryMapProps = {
  label: string
  /** For a trip: in the order of its route. */
  places: readonly Place[]
  /** Signal colour of a trip: the places are numbered, and a line joins them. Others are links. */
  color?: Queries.SignalColor
  /** Slug of the current place: highlighted, not a link. */
  current?: string
}

/** The country with places at their real positions. Names and marks are page-sized, also on phones. */
export const CountryMap = ({label, places, color, current}: CountryMapProps) => {
  const line = places.map(project).map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`)
  const Tag = color ? "div" : "nav"
  return (
    <Tag
      className={styles.map}
      role={color ? "img" : undefined}
      aria-label={label}
      data-color={color}
    >
      <svg
        className={styles.drawing}
        viewBox={`${-margin} 0 ${fullWidth} ${drawing.height}`}
        aria-hidden="true"
      >
        <use className={styles.country} href="/colombia.svg#colombia" />
        {color && <polyline className={styles.line} points={line.join(" ")} />}
      </svg>
      <ul>
        {numberPlaces(places).map(({place, numbers}) => (
          <li
            key={place.slug}
            className={styles.place}
            style={positionOf(place)}
            data-side={place.labelSide ?? "right"}
          >
            <Mark
              place={place}
              numbers={numbers}
              isRoute={Boolean(color)}
              isCurrent={place.slug === current}
            />
          </li>
        ))}
      </ul>
    </Tag>
  )
}
