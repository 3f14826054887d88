/** Rock halls in one-point perspective: hewn facets, chisel marks, veins of salt, arched openings. */
import {fill, type Kit, stroke} from "./canvas"
import {noise2} from "./noise"
import {curve, lerp, n, type Pt, poly, ribbon} from "./path"

/** Across (from the middle), height over the floor, depth (the end wall stands at `end`). */
export type Spot = readonly [number, number, number]
export type View = (p: Spot) => Pt

/** A camera looking straight down the hall: at depth `end` one unit is one pixel. */
export const nave =
  ({eye, height, end}: {eye: Pt; height: number; end: number}): View =>
  ([x, h, d]) => {
    const s = end / d
    return [eye[0] + x * s, eye[1] + (height - h) * s]
  }

/** A surface of the hall: u and v from 0 to 1 to a place in space. */
export type Surface = (u: number, v: number) => Spot

/** Rough-hewn rock: irregular facets over a surface, each with its own tone. */
export function facets(
  k: Kit,
  view: View,
  surface: Surface,
  [columns, lines]: readonly [number, number],
  tone: (p: Spot, jitter: number) => string,
  rough = 0.5,
): string {
  const r = k.rng.fork()
  const grid = Array.from({length: lines + 1}, (_, j) =>
    Array.from({length: columns + 1}, (_, i): readonly [number, number] => [
      (i + (i && i < columns ? r.bell() * rough : 0)) / columns,
      (j + (j && j < lines ? r.bell() * rough : 0)) / lines,
    ]),
  )
  let out = ""
  const facet = (corners: (readonly [number, number])[]) => {
    const u = corners.reduce((a, c) => a + c[0], 0) / corners.length
    const v = corners.reduce((a, c) => a + c[1], 0) / corners.length
    const c = tone(surface(u, v), r.bell())
    const d = poly(corners.map(([a, b]) => view(surface(a, b))))
    out += `<path d="${d}" fill="${c}" stroke="${c}" stroke-width="1.6"/>`
  }
  for (let j = 0; j < lines; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [grid[j]?.[i], grid[j]?.[i + 1], grid[j + 1]?.[i + 1], grid[j + 1]?.[i]]
      if (!a || !b || !c || !d) continue
      if (r.chance(0.5)) {
        facet([a, b, c])
        facet([a, c, d])
      } else {
        facet([a, b, d])
        facet([b, c, d])
      }
    }
  return out
}

/** Strokes of the pick in slanting rows over a surface. */
export function chisel(
  k: Kit,
  view: View,
  surface: Surface,
  {
    count,
    length = 0.03,
    slant = 0.02,
    width = 3,
    colour,
    opacity = 0.35,
  }: {
    count: number
    length?: number
    slant?: number
    width?: number
    colour: string
    opacity?: number
  },
): string {
  const r = k.rng.fork()
  const rows = Math.max(3, Math.round(Math.sqrt(count / 2)))
  const marks = Array.from({length: count}, () => {
    const u = r.next()
    const v = (Math.floor(r.next() * rows) + 0.5 + r.bell() * 0.3) / rows
    const l = length * r.range(0.5, 1.3)
    const [p, q] = [view(surface(u, v)), view(surface(u + slant, v + l))]
    const m: Pt = [(p[0] + q[0]) / 2 + r.bell() * 2, (p[1] + q[1]) / 2]
    const near = Math.hypot(q[0] - p[0], q[1] - p[1]) / 40
    return ribbon(
      [p, m, q],
      t => (0.4 + width * Math.min(1.8, near)) * Math.sin(Math.PI * (0.1 + 0.8 * t)),
      5,
    )
  })
  return fill(marks.join(""), colour, opacity)
}

/** Pale wavering veins of salt along a surface, thick and thin. */
export function veins(
  k: Kit,
  view: View,
  surface: Surface,
  {
    count,
    colour,
    opacity = 0.4,
    width = 7,
  }: {count: number; colour: string; opacity?: number; width?: number},
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: 0.35, octaves: 4})
  const g = noise2(r, {scale: 0.12, octaves: 3})
  const lines = Array.from({length: count}, (_, i) => {
    const v0 = (i + r.next()) / count
    const from = r.range(-0.1, 0.5)
    const to = from + r.range(0.25, 0.6)
    const line = Array.from({length: 16}, (_, j): Pt => {
      const u = lerp(from, to, j / 15)
      return view(surface(Math.max(0, Math.min(1, u)), v0 + 0.09 * f(u, v0 * 3)))
    })
    const w = width * r.range(0.3, 1)
    return ribbon(line, t => Math.sin(Math.PI * t) * w * (0.75 + 0.8 * g(t, i)) + 0.3, 40)
  })
  return fill(lines.join(""), colour, opacity)
}

/** Outline of a rough arched opening in a side wall (at `x`, between two depths), as points. */
export function archway(
  k: Kit,
  [x, from, to, height]: readonly [number, number, number, number],
): Spot[] {
  const r = k.rng.fork()
  const out: Spot[] = []
  const spring = height * 0.66
  for (const h of [0, 0.25, 0.5, 0.75]) out.push([x, spring * h, from + r.bell() * 0.05])
  for (let i = 0; i <= 8; i++) {
    const a = (i / 8) * Math.PI
    const c = (from + to) / 2 + (Math.cos(a) * (from - to)) / 2
    out.push([x, spring + Math.sin(a) ** 0.8 * (height - spring) + r.bell() * height * 0.012, c])
  }
  for (const h of [0.75, 0.5, 0.25, 0]) out.push([x, spring * h, to + r.bell() * 0.05])
  return out
}

/** A pew seen from behind: plank back with two legs, its upper edge lit. */
export function pew(
  view: View,
  [x0, x1, d]: readonly [number, number, number],
  [colour, light]: readonly [string, string],
  high = 32,
): string {
  const a = view([x0, high, d])
  const b = view([x1, high, d])
  const c = view([x1, 7, d])
  const e = view([x0, 7, d])
  const s = Math.abs(b[0] - a[0]) / Math.abs(x1 - x0)
  const seat = view([x0, high, d + 0.07])
  const seat2 = view([x1, high, d + 0.07])
  const end = (x: number): string => {
    const q = (u: number, h: number) => view([x + u, h, d])
    return poly([
      q(-5, 0),
      q(-5, high * 0.8),
      q(-3, high * 1.12),
      q(3, high * 1.12),
      q(5, high * 0.8),
      q(5, 0),
    ])
  }
  const slats = Array.from({length: 6}, (_, i) => {
    const x = lerp(x0, x1, (i + 1) / 7)
    const [u, v] = [view([x, high, d]), view([x, 7, d])]
    return `M${n(u[0])} ${n(u[1])}L${n(v[0])} ${n(v[1])}`
  }).join("")
  return (
    fill(poly([a, b, c, e]), colour) +
    fill(poly([a, b, seat2, seat]), light, 0.8) +
    stroke(slats, light, 0.9 * s, 0.22) +
    [x0, x1].map(x => fill(end(x), colour) + stroke(end(x), light, 1.1 * s, 0.4)).join("")
  )
}

/** Points through the camera, joined smoothly and closed. */
export const seen = (view: View, spots: readonly Spot[], tension = 0.7): string =>
  curve(spots.map(view), true, tension)
