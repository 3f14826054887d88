import * as styles from "./colombia-map.module.css"
import {size as drawing} from "./drawing"
import {isBlocked, type Mark} from "./is-blocked"
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
  /** True where the map is a third of a page wide, so that its names are drawn larger. */
  isSmall?: boolean
}

/** Room beside the drawing for names that reach over its edge, in units of the drawing. */
const margin = 70
/** Size of the names, in the drawing's units. */
const nameSize = {normal: 17, small: 27}
/** Mean width of a letter of a name, and height of its line, as parts of its size. */
const letter = 0.56
const lineHeight = 1.3
/** Between a name and the middle of the next mark, in the drawing's units. */
const gap = 20

/** Which way from the middle of its mark a name stands. */
const offsets = {start: 1, end: -1, middle: 0}

/**
 * Where a name stands: to the right of its mark; to the left, where there is no room; above, where
 * the map ends there too.
 */
const sideOf = (mark: Mark, marks: readonly Mark[], size: number): keyof typeof offsets => {
  const length = size + mark.name.length * letter * size
  const room = {
    end: mark.x + length + gap,
    edge: drawing.width + margin + gap,
    lineHeight: lineHeight * size,
  }
  if (!isBlocked(mark, marks, room)) return "start"
  return mark.x - length >= -margin - lineHeight * size ? "end" : "middle"
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
export const ColombiaMap = (props: ColombiaMapProps) => {
  const {label, places, isRoute = false, color = "main", isSmall = false} = props
  const size = isSmall ? nameSize.small : nameSize.normal
  const scale = size / nameSize.normal
  const points = numbered(places).map(place => ({...place, ...project(place)}))
  const marks = points.map(point => ({...point, side: sideOf(point, points, size)}))
  const line = places
    .map(project)
    .map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ")
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} 0 ${drawing.width + 2 * margin} ${drawing.height}`}
      role="img"
      aria-label={label}
      data-color={color}
      data-small={isSmall || undefined}
    >
      <use className={styles.land} href="/colombia.svg#mainland" />
      {isRoute && <polyline className={styles.route} points={line} />}
      {marks.map(({key, name, x, y, side, numbers}) => (
        <g key={key} data-place={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.mark} r={scale * (isRoute ? 6 + 5 * numbers.length : 7)} />
          {isRoute && (
            <text className={styles.number} textAnchor="middle" y={5 * scale}>
              {numbers.join("·")}
            </text>
          )}
          <text
            className={styles.name}
            textAnchor={side}
            x={offsets[side] * scale * (11 + 5 * numbers.length)}
            y={scale * (side === "middle" ? -11 - 5 * numbers.length : 6)}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
