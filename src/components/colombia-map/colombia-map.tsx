import * as styles from "./colombia-map.module.css"
import {size} from "./drawing"
import {project} from "./project"

type Place = {key: string; name: string; latitude: number; longitude: number}

type ColombiaMapProps = {
  /** What the map shows, in words. */
  label: string
  places: readonly Place[]
  /** True to join the places by a line, in their order. */
  isRoute?: boolean
  /** Signal colour of places and line: yellow, blue, red or main. */
  color?: string
}

/** Room beside the drawing for names that reach over its edge, in units of the drawing. */
const margin = 70
/** Mean width of a letter of a name, and height of its line, in the drawing's units. */
const letter = 9.5
const lineHeight = 22

type Mark = {name: string; x: number; y: number}

/** A name stands to the left of its mark where it would run into another mark or off the map. */
const isFlipped = (mark: Mark, marks: readonly Mark[]) => {
  const end = mark.x + 16 + mark.name.length * letter
  const meetsAnother = marks.some(
    other => other.x > mark.x && other.x < end + 20 && Math.abs(other.y - mark.y) < lineHeight,
  )
  return meetsAnother || end > size.width + margin
}

/** Each place once, with its numbers along the way: a round trip comes to one twice. */
const numbered = (places: readonly Place[]) =>
  places
    .map(place => ({
      ...place,
      numbers: places.flatMap(({key}, index) => (key === place.key ? index + 1 : [])),
    }))
    .filter(({numbers}, index) => numbers[0] === index + 1)

/** The country's outline with the places of a trip, at their real coordinates. */
export const ColombiaMap = ({label, places, isRoute = false, color = "main"}: ColombiaMapProps) => {
  const points = numbered(places).map(place => ({...place, ...project(place)}))
  const marks = points.map(point => ({...point, flipped: isFlipped(point, points)}))
  const line = places
    .map(project)
    .map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ")
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} 0 ${size.width + 2 * margin} ${size.height}`}
      role="img"
      aria-label={label}
      data-color={color}
    >
      <use className={styles.land} href="/colombia.svg#mainland" />
      {isRoute && <polyline className={styles.route} points={line} />}
      {marks.map(({key, name, x, y, flipped, numbers}) => (
        <g key={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.mark} r={isRoute ? 6 + 5 * numbers.length : 7} />
          {isRoute && (
            <text className={styles.number} textAnchor="middle" y="5">
              {numbers.join("·")}
            </text>
          )}
          <text
            className={styles.name}
            textAnchor={flipped ? "end" : "start"}
            x={(flipped ? -1 : 1) * (11 + 5 * numbers.length)}
            y="6"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
