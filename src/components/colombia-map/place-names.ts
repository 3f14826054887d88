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

/**
 * Chooses a side for each name so that it covers no mark and no earlier name and stays within the
 * map; otherwise the side with the least overlap.
 *
 * @returns a side for each mark, in their order
 */
export const placeNames = (marks: readonly Mark[], measures: Measures): Side[] => {
  const taken = marks.map(({x, y, radius}) => around(x, y, 2 * radius, 2 * radius))
  return marks.map((mark, index) => {
    const inTheWay = (side: Side) => {
      const box = boxOf(mark, side, measures)
      const covered = taken.map((other, place) => (place === index ? 0 : shared(box, other)))
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
