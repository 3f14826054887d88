import {inSprite} from "../icon/sprite"
import * as styles from "./colombia-map.module.css"
import {size as drawing} from "./drawing"
import {placeNames} from "./place-names"
import {project} from "./project"

type Place = {key: string; name: string; latitude: number; longitude: number}

type ColombiaMapProps = {
  /** What the map shows, in words. */
  label: string
  /** Places of the route, in their order. */
  places: readonly Place[]
  /** Signal colour of places and line: yellow, blue, red or main. */
  color?: string
  /** True if the map is a third of the page wide; its names are then larger. */
  isSmall?: boolean
}

/** Margin for names that extend beyond the drawing, in its units. */
const margin = 70
/** Size of the names, in the drawing's units. */
const nameSize = {normal: 17, small: 29}
/** Mean width of a letter of a name, and height of its line, as parts of its size. */
const letter = 0.56
const lineHeight = 1.3
/**
 * Radius of a mark by the count of its numbers. It grows while its days are in view
 * (days.module.css).
 */
const radiusOf = (numbers: number) => 6 + 5 * numbers
const grown = 1.4
/** Between a grown mark and its name, in the drawing's units. */
const gap = 4

/**
 * Position of a name relative to its mark's centre, in units of the mark's reach, and its anchor.
 */
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
export const ColombiaMap = (props: ColombiaMapProps) => {
  const {label, places, color = "main", isSmall = false} = props
  const size = isSmall ? nameSize.small : nameSize.normal
  const scale = size / nameSize.normal
  const points = numbered(places).map(place => {
    const drawn = scale * radiusOf(place.numbers.length)
    return {...place, ...project(place), drawn, radius: drawn * grown}
  })
  const route = places.map(project)
  // A name may stand above the northernmost place, and beside the southernmost.
  const top = -size
  const bottom = drawing.height + size / 2
  const sides = placeNames(
    points,
    {
      gap,
      letter: letter * size,
      line: lineHeight * size,
      frame: {left: -margin, right: drawing.width + margin, top, bottom},
    },
    route,
  )
  const line = route.map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} ${top} ${drawing.width + 2 * margin} ${bottom - top}`}
      role="img"
      aria-label={label}
      data-color={color}
      data-small={isSmall || undefined}
    >
      <use className={styles.land} href={inSprite("colombia")} />
      <polyline className={styles.route} points={line} />
      {points.map(({key, x, y, drawn, numbers}) => (
        <g key={key} data-place={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.mark} r={drawn} />
          <text className={styles.number} textAnchor="middle" y={5 * scale}>
            {numbers.join("·")}
          </text>
        </g>
      ))}
      {/* Drawn after all marks, so that none covers a name. */}
      {points.map(({key, name, x, y, radius}, index) => {
        const side = anchors[sides[index] ?? "right"]
        const reach = radius + gap
        // A line's middle is a third of its letters' size above its foot.
        const foot = size * (0.35 + side.y * 0.5)
        return (
          <text
            key={key}
            className={styles.name}
            data-side={sides[index]}
            textAnchor={side.anchor}
            x={(x + side.x * reach).toFixed(1)}
            y={(y + side.y * reach + foot).toFixed(1)}
          >
            {name}
          </text>
        )
      })}
    </svg>
  )
}
