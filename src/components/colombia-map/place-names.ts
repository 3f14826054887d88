/** A place on a map, with its mark's largest radius and its name, in the drawing's units. */
export type Mark = {name: string; x: number; y: number; radius: number}

/** Sides of a mark, in order of preference. */
export const sides = ["right", "left", "above", "below"] as const
export type Side = (typeof sides)[number]

/** Sizes in the drawing's units. */
type Measures = {
  /** Between a mark and its name. */
  gap: number
  /** Mean width of a letter, and height of a line. */
  letter: number
  line: number
  /** The area that names must stay within. */
  frame: Box
}

type Box = {left: number; right: number; top: number; bottom: number}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const boxOf = ({name, x, y, radius}: Mark, side: Side, measures: Measures): Box => {
  const {gap, letter, line} = measures
  const width = name.length * letter
  const [aside, away] = [radius + gap + width / 2, radius + gap + line / 2]
  const middles = {
    right: [x + aside, y],
    left: [x - aside, y],
    above: [x, y - away],
    below: [x, y + away],
  }
  const [middleX = x, middleY = y] = middles[side]
  return around(middleX, middleY, width, line)
}

const area = ({left, right, top, bottom}: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

/** Overlap of two boxes, in square units. */
const shared = (one: Box, other: Box) =>
  area({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })

type Point = Pick<Mark, "x" | "y">

/** Squares along a line, as wide as it is drawn with the space that it needs. */
const along = (route: readonly Point[], width = 6) =>
  route.slice(1).flatMap((to, index) => {
    const from = route[index] ?? to
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / width)
    return Array.from({length: steps}, (_, step) => {
      const part = step / steps
      const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)]
      return around(x, y, width, width)
    })
  })

/**
 * Chooses a side for each name so that it covers no mark, no earlier name and no line between marks,
 * and stays within the map; otherwise the side with the least overlap.
 *
 * @param route - corners of the line between marks
 * @returns a side for each mark, in their order
 */
export const placeNames = (
  marks: readonly Mark[],
  measures: Measures,
  route: readonly Point[] = [],
): Side[] => {
  const taken = marks.map(({x, y, radius}) => around(x, y, 2 * radius, 2 * radius))
  const line = along(route)
  return marks.map((mark, index) => {
    const inTheWay = (side: Side) => {
      const box = boxOf(mark, side, measures)
      const covered = [...taken, ...line].map((other, place) =>
        place === index ? 0 : shared(box, other),
      )
      const outside = area(box) - shared(box, measures.frame)
      // Rounded, so that fractions do not decide.
      return Math.round(covered.reduce((sum, part) => sum + part, outside))
    }
    const amounts = sides.map(inTheWay)
    const best = sides[amounts.indexOf(Math.min(...amounts))] ?? "right"
    taken.push(boxOf(mark, best, measures))
    return best
  })
}
