/** A place on a map, how large its mark is at most, and its name, in the drawing's units. */
export type Mark = {name: string; x: number; y: number; radius: number}

/** Where a name stands, seen from its mark: the first that has room, in this order. */
export const sides = ["right", "left", "above", "below"] as const
export type Side = (typeof sides)[number]

/** Sizes in the drawing's units. */
type Measures = {
  /** Between a mark and its name. */
  gap: number
  /** Mean width of a letter, and height of a line. */
  letter: number
  line: number
  /** What names must stay in. */
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

/** How much of a box lies in another, in square units. */
const shared = (one: Box, other: Box) =>
  area({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })

/**
 * Finds for each name a side of its mark where it covers no other mark, no name before it, and ends
 * within the map; where there is none, the side where least of it does.
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
      // Whole units, so that what fractions leave decides nothing.
      return Math.round(covered.reduce((sum, part) => sum + part, outside))
    }
    const amounts = sides.map(inTheWay)
    const best = sides[amounts.indexOf(Math.min(...amounts))] ?? "right"
    taken.push(boxOf(mark, best, measures))
    return best
  })
}
