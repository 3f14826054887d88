/** A place on a map and its name, in the drawing's units. */
export type Mark = {name: string; x: number; y: number}

/** Where a name stands, seen from its mark: the first that has room, in this order. */
export const sides = ["right", "left", "above", "below"] as const
export type Side = (typeof sides)[number]

/** Sizes in the drawing's units. */
type Measures = {
  /** Of the largest mark, and between a mark and its name. */
  radius: number
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

const boxOf = ({name, x, y}: Mark, side: Side, measures: Measures): Box => {
  const {radius, gap, letter, line} = measures
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

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const isWithin = (box: Box, frame: Box) =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom

/**
 * Finds for each name a side of its mark where it covers no other mark, no name before it, and ends
 * within the map; where there is none, the side where it does so least.
 *
 * @returns a side for each mark, in their order
 */
export const placeNames = (marks: readonly Mark[], measures: Measures): Side[] => {
  const size = 2 * measures.radius
  const taken = marks.map(({x, y}) => around(x, y, size, size))
  return marks.map((mark, index) => {
    const faultsOf = (side: Side) => {
      const box = boxOf(mark, side, measures)
      const hits = taken.filter((other, place) => place !== index && overlaps(box, other)).length
      return isWithin(box, measures.frame) ? hits : hits + 1
    }
    const faults = sides.map(faultsOf)
    const best = sides[faults.indexOf(Math.min(...faults))] ?? "right"
    taken.push(boxOf(mark, best, measures))
    return best
  })
}
