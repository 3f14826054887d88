import {Country, countrySize, project, sides} from "../components/map/country"
import * as styles from "./route-map.module.css"

/** Room for names that extend beyond the drawing, and their letters' size, in its units. */
const margin = 70
const letters = 22

/** Between a mark and its name. */
const gap = 8

const anchors = {right: "start", left: "end", above: "middle", below: "middle"} as const

type Place = {
  key: string
  name: string
  latitude: number
  longitude: number
  /** Where its name stands; by default on the right. */
  labelSide?: Queries.LabelSide | null
}

/** Each place once, with its numbers along the route: a round trip visits a place twice. */
const numberPlaces = (places: readonly Place[]) =>
  places
    .map(place => ({
      ...place,
      numbers: places.flatMap(({key}, index) => (key === place.key ? index + 1 : [])),
    }))
    .filter(({numbers}, index) => numbers[0] === index + 1)

type RouteMapProps = {
  /** What the map shows, in words. */
  label: string
  /** Places of the route, in their order. */
  places: readonly Place[]
  /** Signal colour of places: yellow, blue or red. */
  color: string
}

/** The country's outline with the route of a trip, its places at their real coordinates. */
export const RouteMap = ({label, places, color}: RouteMapProps) => {
  const {width, height} = countrySize
  const points = numberPlaces(places).map(place => ({
    ...place,
    ...project(place),
    radius: 8 + 6 * place.numbers.length,
  }))
  const line = places.map(project).map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`)
  return (
    <svg
      className={styles.route}
      viewBox={`${-margin} ${-letters} ${width + 2 * margin} ${height + 1.5 * letters}`}
      role="img"
      aria-label={label}
      data-color={color}
    >
      <Country />
      <polyline className={styles.line} points={line.join(" ")} />
      {points.map(({key, x, y, radius, numbers}) => (
        <g key={key} data-place={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.stop} r={radius} />
          <text className={styles.number} textAnchor="middle" y={6}>
            {numbers.join("·")}
          </text>
        </g>
      ))}
      {/* Drawn after all marks, so that none covers a name. */}
      {points.map(({key, name, x, y, radius, labelSide}) => {
        const side = labelSide ?? "right"
        const direction = sides[side]
        const reach = radius + gap
        // A line's middle is a third of its letters' size above its foot.
        const foot = letters * (0.35 + direction.y * 0.5)
        return (
          <text
            key={key}
            className={styles.name}
            data-side={side}
            textAnchor={anchors[side]}
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
