/** A place on a map and its name, in the drawing's units. */
export type Mark = {name: string; x: number; y: number}

/** How much room a name takes to the right of its mark, in the drawing's units. */
type Room = {
  /** Where the name ends. */
  end: number
  /** Where the map ends. */
  edge: number
  lineHeight: number
}

/** Tells whether a name to the right of its mark would run into another mark or off the map. */
export const isBlocked = (mark: Mark, marks: readonly Mark[], room: Room): boolean =>
  room.end > room.edge ||
  marks.some(
    other => other.x > mark.x && other.x < room.end && Math.abs(other.y - mark.y) < room.lineHeight,
  )
