import {fill, type Kit, stroke} from "./canvas"
import {mix} from "./colour"
import type {Standing} from "./comuna"
import {bush} from "./land"
import {curve, lerp, type Pt, poly} from "./path"
import {table} from "./table"

/** How air lies over the slope: its colour, and its share at a place of the page. */
export interface Air {
  colour: string
  at: (x: number, y: number) => number
  metre: (y: number) => number
}

const LEAVES = ["#3f7a58", "#2f6a55", "#57894f"]

/** A shrub of the slope's gardens, some of them in flower. */
export function shrub(
  k: Kit,
  [x, y]: Pt,
  width: number,
  air: Air,
  light = "#e3cf6c",
  flowering = false,
): string {
  const fog = air.at(x, y) * 0.8
  return bush(k, {
    at: [x, y],
    width,
    colour: mix(k.rng.pick(flowering ? [...LEAVES, "#7a3f6a"] : LEAVES), air.colour, fog),
    light: mix(flowering ? k.rng.pick([light, light, "#f07a9a"]) : light, air.colour, fog),
    side: -1,
  })
}

/** Shrubs scattered in boxes "x0 y0 x1 y1 count, …". */
export function gardens(k: Kit, text: string, air: Air): Standing[] {
  const r = k.rng
  return table(text).flatMap(([x0 = 0, y0 = 0, x1 = 0, y1 = 0, count = 0]) =>
    Array.from({length: count}, (_, j) => {
      const y = lerp(y0, y1, (j + r.next()) / count)
      const m = air.metre(y)
      const at: Pt = [r.range(x0, x1), y]
      return {y: y + m, svg: shrub(k, at, m * r.range(1.8, 3.8), air, "#e3cf6c", true)}
    }),
  )
}

/** Under one escalator flight: a hedge along it and, where `walled`, a retaining wall painted in triangles. */
export function underFlight(
  k: Kit,
  [hi, lo, m]: readonly [Pt, Pt, number],
  air: Air,
  tones: readonly string[] = [],
): Standing[] {
  const r = k.rng
  const dir = Math.sign(hi[0] - lo[0])
  const out = Array.from({length: 15}, (_, j) => {
    const t = (j + r.range(0, 0.8)) / 15
    const at: Pt = [
      lerp(lo[0], hi[0], t) - dir * m * 0.6,
      lerp(lo[1], hi[1], t) + m * r.range(2, 3.4),
    ]
    return {y: lo[1] + m * 0.5 + j * 0.01, svg: shrub(k, at, m * r.range(2.4, 4.2), air)}
  })
  if (!tones.length) return out
  const w = Math.abs(hi[0] - lo[0]) / m
  const rise = (lo[1] - hi[1]) / w
  const p = (u: number, v: number): Pt => [
    lo[0] + dir * (u + 1) * m,
    lo[1] + m * 3.4 - u * rise - v * m,
  ]
  const wall = Array.from({length: Math.round(w * 0.8)}, (_, j) => {
    const u = w * 0.06 + j
    const tone = (i: number) => tones[i % tones.length] as string
    return (
      fill(poly([p(u, -0.6), p(u + 1, -0.6), p(u + 1, 1.1), p(u, 1.1)]), tone(j)) +
      fill(poly([p(u, -0.6), p(u + 1, -0.6), p(u + 0.5, 1.1)]), tone(j + 2))
    )
  })
  return [...out, {y: lo[1] + m * 0.6, svg: wall.join("")}]
}

/** The valley's city far below: small blocks and some towers, each with its shaded side. */
export function farCity(
  k: Kit,
  {
    from,
    to,
    top,
    bottom,
    count,
    tones,
    shade,
  }: {
    from: number
    to: number
    top: number
    bottom: number
    count: number
    tones: readonly string[]
    shade: string
  },
): string {
  const r = k.rng
  const box = (x: number, y: number, w: number, h: number): Pt[] => [
    [x, y - h],
    [x + w, y - h],
    [x + w, y],
    [x, y],
  ]
  return Array.from({length: count}, () => {
    const [x, y] = [r.range(from, to), r.range(top, bottom)]
    const [w, h] = [r.range(8, 24), r.range(10, 34) + (r.chance(0.12) ? r.range(30, 90) : 0)]
    return {
      y,
      svg:
        fill(poly(box(x, y, w, h)), r.pick(tones)) +
        fill(poly(box(x + w * 0.6, y, w * 0.4, h)), shade),
    }
  })
    .sort((a, b) => a.y - b.y)
    .map(b => b.svg)
    .join("")
}

/** The needle-topped tower of Medellín's centre, far away: two slender halves, one in shade. */
export function needleTower([x, y]: Pt, height: number, colour: string, shade: string): string {
  const [h, w] = [height, height * 0.15]
  const half = (s: number): Pt[] => [
    [x, y],
    [x + s * w, y],
    [x + s * w, y - h * 0.74],
    [x + s * w * 0.34, y - h * 0.87],
    [x + s * w * 0.3, y - h * 0.93],
    [x, y - h],
  ]
  return fill(poly(half(-1)), colour) + fill(poly(half(1)), shade)
}

/** A paper kite: four panes in two colours, a waving tail, its string down to `hand`. */
export function kite(
  [x, y]: Pt,
  q: number,
  [a, b]: readonly [string, string],
  [hx, hy]: Pt,
  shade: string,
): string {
  const tail = Array.from(
    {length: 9},
    (_, i): Pt => [x - q * 0.2 - i * q * 0.28 + Math.sin(i * 1.3) * q * 0.2, y + q + i * q * 0.3],
  )
  const top: Pt = [x - q * 0.15, y - q]
  const right: Pt = [x + q * 0.62, y - q * 0.1]
  const foot: Pt = [x - q * 0.2, y + q]
  const left: Pt = [x - q * 0.75, y - q * 0.22]
  return (
    stroke(`M${x} ${y}Q${(x + hx) / 2} ${y + 40} ${hx} ${hy}`, "#6a5a66", 1.6, 0.8) +
    stroke(curve(tail), a, 4) +
    fill(poly([top, right, foot, left]), a) +
    fill(poly([top, foot, left]), b) +
    fill(poly([[x - q * 0.12, y - q * 0.14], right, foot]), mix(a, shade, 0.35))
  )
}
