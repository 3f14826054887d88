import type {Pt} from "./path"

/** Points written as "x y, x y, …": a hand-drawn outline in a line or two. */
export const pts = (text: string): Pt[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((pair): Pt => {
      const [x = 0, y = 0] = pair.split(/\s+/).map(Number)
      return [x, y]
    })
