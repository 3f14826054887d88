import {fill, type Kit} from "./canvas"
import {mix} from "./colour"
import {noise2} from "./noise"
import {blob, contour, outline, type Pt} from "./path"

/**
 * A drowned valley from above: a lake of many islands and inlets, seen in perspective under
 * `horizon`. Land rises in steps, its clay shore shows over the water; far land fades into `haze`.
 * Returns the picture and `land(x, y)`: > 0 where there is land (for houses, trees and boats).
 */
export function fjords(
  k: Kit,
  o: {
    horizon: number
    bottom: number
    land: string
    light: string
    wood: string
    shore: string
    deep: string
    haze: string
    /** More land where positive: added to the noise at a place of the picture. */
    more?: (x: number, y: number) => number
    side?: number
  },
): {svg: string; land: (x: number, y: number) => number} {
  const r = k.rng.fork()
  const f = noise2(r, {scale: 1, octaves: 5, rough: 0.5})
  const g = noise2(r, {scale: 1, octaves: 3})
  const side = o.side ?? 1
  const ground = (x: number, dy: number): Pt => [
    ((x - 1200) / Math.max(6, dy) ** 0.72) * 0.076,
    Math.log(Math.max(6, dy)) * 2.05,
  ]
  const field = (x: number, y: number, up = 0) => {
    const dy = (y - o.horizon) / (1 - up)
    const [u, v] = ground(x, dy)
    const warp = 0.5 * g(u * 0.8, v * 0.9)
    const ridge = 1 - 2.2 * Math.abs(f(u * 0.75 + warp + 7, v * 0.85 - warp))
    return 0.55 * ridge + 0.5 * f(u * 1.3, v * 1.5) - 0.17 + (o.more?.(x, y) ?? 0)
  }
  const box = [-60, o.horizon + 8, 2460, o.bottom] as const
  const depth = (near: string, far = 0.86) =>
    k.across(
      [
        [0, mix(near, o.haze, far)],
        [0.12, mix(near, o.haze, far * 0.62)],
        [0.38, mix(near, o.haze, far * 0.25)],
        [1, near],
      ],
      [0, o.horizon],
      [0, o.bottom],
    )
  const shape = (fn: (x: number, y: number) => number, step = 7) => outline(contour(fn, box, step))
  const layer = (up: number, level: number) => (x: number, y: number) => field(x, y, up) - level
  const lit = (up: number, level: number) => (x: number, y: number) => {
    const dx = 9 + (y - o.horizon) * 0.11
    const slope = (field(x - side * dx, y, up) - field(x + side * dx, y, up)) * 3
    return Math.min(field(x, y, up) - level, slope - 0.1)
  }
  const wood = noise2(r, {scale: 1, octaves: 5, rough: 0.66})
  let svg =
    fill(shape(layer(-0.045, 0)), depth(o.deep, 0.7), 0.45) +
    fill(shape(layer(-0.012, -0.025)), depth(mix(o.shore, "#fff3d8", 0.55)), 0.9) +
    fill(shape(layer(0, 0)), depth(o.shore))
  const steps = 6
  for (let i = 0; i < steps; i++) {
    const up = 0.012 + i * 0.024
    const level = 0.03 + i * 0.07
    const t = i / (steps - 1)
    svg += fill(shape(layer(up, level)), depth(mix(o.wood, o.land, 0.45 + 0.55 * t)))
    svg += fill(shape(lit(up, level), 8), depth(mix(o.land, o.light, 0.35 + 0.5 * t)), 0.85)
  }
  // Groves: small crowns in clusters, larger towards us, lit from the side of the sun.
  const tones: [string[], string[]][] = Array.from({length: 7}, () => [[], []])
  for (let i = 0; i < 5200; i++) {
    const x = r.range(-20, 2420)
    const y = o.horizon + 26 + (o.bottom - o.horizon - 60) * r.next() ** 1.3
    const dy = y - o.horizon
    const [u, v] = ground(x, dy)
    const h = field(x, y, 0)
    if (h < 0.05 || wood(u * 1.6, v * 2.2) < 0.12 + 0.2 * r.next()) continue
    const w = (3.5 + dy * 0.034) * r.range(0.6, 1.25)
    const lift = Math.min(0.13, 0.34 * (h - 0.03)) * dy * 0.92
    const phase = r.range(0, 6)
    const crown = (q: Pt, a: number, b: number) =>
      blob(
        Array.from({length: 8}, (_, j): Pt => {
          const t = (j / 8) * Math.PI * 2
          const m = 0.9 + 0.16 * Math.sin(j * 2.4 + phase)
          return [q[0] + Math.cos(t) * a * m, q[1] + Math.sin(t) * b * m]
        }),
      )
    const tone = tones[Math.min(6, Math.floor((dy / (o.bottom - o.horizon)) * 9))] as [
      string[],
      string[],
    ]
    tone[0].push(crown([x, y - lift], w, w * 0.72))
    tone[1].push(crown([x + side * w * 0.25, y - lift - w * 0.22], w * 0.6, w * 0.34))
  }
  const groves = tones
    .map(
      ([a, b]) =>
        fill(a.join(""), depth(o.wood, 0.8)) +
        fill(b.join(""), depth(mix(o.wood, o.land, 0.75), 0.85)),
    )
    .join("")
  return {svg: svg + groves, land: field}
}
