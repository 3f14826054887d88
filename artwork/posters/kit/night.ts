import {fill, type Kit} from "./canvas"
import {mix} from "./colour"
import {n, type Pt, polar, poly} from "./path"
import {halo} from "./sky"

/** A torch's beam in mist: soft cone with a bright lamp. Angle in degrees. */
export function beam(
  k: Kit,
  {
    at,
    angle,
    spread = 13,
    length,
    colour,
    opacity = 0.55,
  }: {at: Pt; angle: number; spread?: number; length: number; colour: string; opacity?: number},
): string {
  const paint = k.glow(
    [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.5],
      [1, colour, 0],
    ],
    at,
    length,
  )
  const cone = (s: number) =>
    poly([
      polar(at, angle + 90, 4),
      polar(at, angle - s, length),
      polar(at, angle, length * 1.02),
      polar(at, angle + s, length),
      polar(at, angle - 90, 4),
    ])
  return (
    k.soft(fill(cone(spread), paint), 10, 0.05) +
    k.soft(fill(cone(spread * 0.5), paint, 0.8), 7, 0.05) +
    halo(k, at, length * 0.06, colour, 0.9) +
    `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(length * 0.011 + 3)}" fill="${mix(colour, "#ffffff", 0.7)}"/>`
  )
}

/** Fireflies: glowing points of unlike size in loose clouds, thicker near `at`. */
export function fireflies(
  k: Kit,
  {
    at,
    spread,
    count,
    colour,
    size = 5,
  }: {at: Pt; spread: Pt; count: number; colour: string; size?: number},
): string {
  const r = k.rng.fork()
  return Array.from({length: count}, () => {
    const p: Pt = [at[0] + r.bell() * spread[0], at[1] + r.bell() * spread[1]]
    const s = size * (0.35 + 1.1 * r.next() ** 3)
    return `${halo(k, [Math.round(p[0]), Math.round(p[1])], Math.round(s * 8), colour, 0.75)}<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(s)}" fill="${mix(colour, "#ffffff", 0.6)}"/>`
  }).join("")
}
