import {fill, type Kit} from "./canvas"
import {mix} from "./colour"
import {type Skyline, winding} from "./land"
import {curve, lerp, type Pt} from "./path"
import {pts} from "./points"

/** Coffee on a far slope: strings of round bushes that follow the hill and fade into its mist. */
export function coffeeStrings(
  k: Kit,
  s: Skyline,
  {
    from,
    to,
    gap,
    size,
    count,
    dark,
    lit,
  }: {
    from: number
    to: number
    /** Distance of strings, size of bushes, number of strings. */
    gap: number
    size: number
    count: number
    dark: string
    lit: string
  },
): string {
  const strings = (dy: number, dx: number, colour: string, width: number) =>
    Array.from({length: count}, (_, i) => {
      const points = Array.from({length: 40}, (_, j): Pt => {
        const x = lerp(from, to, j / 39) + dx
        return [x, s(x) + 12 + i * gap * (1 + i * 0.05) + 5 * Math.sin(x / 60 + i) + dy]
      })
      return `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0.1 ${(size * 1.15).toFixed(1)}"/>`
    }).join("")
  const low = s((from + to) / 2) + count * gap * 1.3
  return k.faded(
    strings(0, 0, dark, size) + strings(-size * 0.2, size * 0.16, lit, size * 0.5),
    [
      [0, "#ffffff", 0.75],
      [0.5, "#ffffff", 0.6],
      [1, "#ffffff", 0],
    ],
    [0, low - count * gap * 1.3],
    [0, low],
  )
}

/** A dirt road winding down through "x y, x y, …", from far to near width, with a darker verge. */
export function dirtRoad(
  text: string,
  far: number,
  near: number,
  colour: string,
  verge: string,
): string {
  const points = pts(text)
  return (
    fill(winding(points, far + 3, near + 7), mix(colour, verge, 0.55), 0.6) +
    fill(winding(points, far, near), colour)
  )
}
