import {fill, type Kit} from "./canvas"
import {darken, mix, ramp} from "./colour"
import {noise2} from "./noise"
import {blob, clamp, lerp, type Pt} from "./path"

/** From a place on the ground (x to the right, z away from us, height `up` 0 to 1) to the picture. */
export type Lookout = (x: number, z: number, up?: number) => Pt

/** A view from high above flat land; z = 1 lies `reach` pixels under the horizon. */
export const lookout =
  ({x: cx = 1200, horizon, reach = 1050}: {x?: number; horizon: number; reach?: number}): Lookout =>
  (x, z, up = 0) => [cx + (reach * x) / z, horizon + (reach * (1 - up)) / z]

/** The place on the ground seen at a point of the picture. */
export const seenAt =
  ({x: cx = 1200, horizon, reach = 1050}: {x?: number; horizon: number; reach?: number}) =>
  ([x, y]: Pt): Pt => {
    const z = reach / (y - horizon)
    return [((x - cx) * z) / reach, z]
  }

/** Banks of a ribbon on the ground, as a closed polygon of the picture. */
export function banks(l: Lookout, line: readonly Pt[], width: (t: number) => number, up = 0): Pt[] {
  const left: Pt[] = []
  const right: Pt[] = []
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)] as Pt
    const b = line[Math.min(line.length - 1, i + 1)] as Pt
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const w = width(i / (line.length - 1)) / 2
    const z = (s: number) => Math.max(0.45, p[1] + (s * w * (b[0] - a[0])) / d)
    left.push(l(p[0] - (w * (b[1] - a[1])) / d, z(1), up))
    right.unshift(l(p[0] + (w * (b[1] - a[1])) / d, z(-1), up))
  })
  return [...left, ...right]
}

/** Whether a point lies in a polygon. */
export function within(polygon: readonly Pt[], [x, y]: Pt): boolean {
  let inside = false
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Pt
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside
  })
  return inside
}

/** Rain forest from above: rows of crowns growing towards us, their tops lit by a low sun. */
export function canopy(
  k: Kit,
  {
    horizon,
    top,
    bottom,
    crown,
    far,
    near,
    light,
    sun,
    free,
  }: {
    horizon: number
    top: number
    bottom: number
    /** Width of a crown at the bottom. */
    crown: number
    far: string
    near: string
    /** Colours of the lit tops, far to near. */
    light: readonly string[]
    /** x of the sun: near it the tops are brightest. */
    sun: number
    /** Places without trees. */
    free: (p: Pt) => boolean
  },
): string {
  const r = k.rng.fork()
  const patch = noise2(r, {scale: 420, octaves: 3})
  const size = (y: number) => Math.max(15, (crown * (y - horizon)) / (bottom - horizon))
  let out = ""
  for (let y = top; y < bottom + crown; y += size(y) * 0.3) {
    const t = clamp((y - top) / (bottom - top))
    const s = size(y)
    const tones: [string[], string[], string[]][] = [0, 1, 2].map(() => [[], [], []])
    for (let x = -s; x < k.W + s; x += s * r.range(0.45, 0.8)) {
      const w = s * r.range(0.62, 1.15) * (r.chance(0.05) ? 1.35 : 1)
      const p: Pt = [x, y + r.bell() * s * 0.22]
      if (free([p[0], p[1] + s * 0.1]) || free([p[0], p[1] - s * 0.22])) continue
      const phase = r.range(0, 6)
      const shape = (q: Pt, wide: number, tall: number, count: number) =>
        blob(
          Array.from({length: count}, (_, i): Pt => {
            const a = (i / count) * Math.PI * 2
            const m = 0.86 + 0.16 * Math.sin(i * 2.4 + phase) + r.bell() * 0.08
            return [q[0] + Math.cos(a) * wide * m, q[1] + Math.sin(a) * tall * m]
          }),
        )
      const lean = clamp((sun - x) / 1400, -1, 1)
      const bright = clamp(1 - Math.abs(x - sun) / 1500) * 0.6 + 0.4 * patch(x, y * 2) + 0.3
      const tone = tones[
        Math.floor(clamp(bright + r.bell() * 0.25, 0, 0.99) * 3)
      ] as (typeof tones)[number]
      const big = s > 40
      tone[0].push(shape(p, w * 0.5, w * 0.36, big ? 13 : 8))
      tone[1].push(
        shape([p[0] + lean * w * 0.08, p[1] - w * 0.13], w * 0.37, w * 0.17, big ? 11 : 7),
      )
      if (big)
        for (let i = 0; i < 3; i++)
          tone[2].push(
            shape(
              [p[0] + lean * w * 0.14 + r.bell() * w * 0.24, p[1] - w * r.range(0.12, 0.26)],
              w * r.range(0.06, 0.14),
              w * r.range(0.03, 0.07),
              7,
            ),
          )
    }
    const body = mix(far, near, t ** 0.6)
    const lit = ramp(light, t)
    tones.forEach(([a, b, c], i) => {
      const colour = darken(body, 0.02 - i * 0.018)
      out +=
        fill(a.join(""), darken(colour, 0.035)) +
        fill(b.join(""), mix(colour, lit, lerp(0.2, 0.62, i / 2))) +
        (c.length ? fill(c.join(""), mix(colour, lit, lerp(0.4, 1, i / 2))) : "")
    })
  }
  return out
}
