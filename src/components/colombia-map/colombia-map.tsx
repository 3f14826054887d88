import * as styles from "./colombia-map.module.css"
import {outline, size} from "./outline"
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

/** Labels near the right border are written to the left of their mark. */
const flipFrom = size.width * 0.62

/** The country's outline with the places of a trip, at their real coordinates. */
export const ColombiaMap = ({label, places, isRoute = false, color = "main"}: ColombiaMapProps) => {
  const marks = places.map(place => ({...place, ...project(place)}))
  const line = marks.map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      data-color={color}
    >
      <path className={styles.land} d={outline} />
      {isRoute && <polyline className={styles.route} points={line} />}
      {marks.map(({key, name, x, y}, index) => (
        <g key={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.mark} r={isRoute ? 11 : 7} />
          {isRoute && (
            <text className={styles.number} textAnchor="middle" y="5">
              {index + 1}
            </text>
          )}
          <text
            className={styles.name}
            textAnchor={x > flipFrom ? "end" : "start"}
            x={x > flipFrom ? -16 : 16}
            y="6"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
