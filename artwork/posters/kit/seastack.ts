import {fill, type Kit, shaded} from "./canvas"
import {darken, mix} from "./colour"
import {bush} from "./land"
import {noise1, noise2} from "./noise"
import {blob, lerp, type Pt, poly, put} from "./path"
import {foam} from "./water"

/** A sea stack: a leaning tooth of rock with ledges, wet foot, a crown of bushes and foam around it. `at` is the middle of its waterline. */
export function seaStack(
  k: Kit,
  o: {
    at: Pt
    width: number
    height: number
    lean?: number
    colour: string
    light: string
    shade: string
    leaf: string
    leafLight: string
    foam: string
    side?: number
    bushes?: number
  },
): string {
  const r = k.rng.fork()
  const {width: w, height: h, lean = 0, side = 1} = o
  const f = noise1(r, {scale: 0.3, octaves: 4, rough: 0.6})
  const half = (t: number, s: number) =>
    w *
    0.5 *
    (0.74 * (1 - t ** 5) ** 0.5 +
      0.2 * (1 - t) ** 3 +
      0.17 * f(t * 1.3 + s * 5) +
      0.05 * f(t * 5 + s * 9))
  const mid = (t: number) => o.at[0] + lean * w * t ** 1.4
  const edge = (s: number): Pt[] =>
    Array.from({length: 15}, (_, i) => {
      const t = i / 14
      return [mid(t) + s * half(Math.min(t, 0.97), s), o.at[1] - h * t * (0.97 + 0.03 * f(t * 9))]
    })
  const [left, right] = [edge(-1), edge(1)]
  const d = poly([...left, ...[...right].reverse()])
  const g = noise2(r, {scale: w * 0.22, octaves: 4, rough: 0.6})
  const facets = Array.from({length: 22}, () => {
    const t = r.range(0, 0.92)
    const s = r.range(-0.9, 0.9)
    const x = mid(t) + s * half(t, Math.sign(s))
    const y = o.at[1] - h * t
    const [a, b] = [w * r.range(0.05, 0.13), h * r.range(0.1, 0.26)]
    return {
      lit: s * side > -0.1,
      d: poly([
        [x, y],
        [x + a, y + b * 0.2],
        [x + a * 0.7 + g(x, y) * a, y + b],
        [x - a * 0.5, y + b * 0.8],
        [x - a, y + b * 0.35],
      ]),
    }
  })
  const inner =
    fill(
      facets
        .filter(q => !q.lit)
        .map(q => q.d)
        .join(""),
      o.shade,
      0.45,
    ) +
    fill(
      facets
        .filter(q => q.lit)
        .map(q => q.d)
        .join(""),
      o.light,
      0.35,
    ) +
    fill(
      poly([
        [o.at[0] - w, o.at[1] - h * 0.07],
        [o.at[0] + w, o.at[1] - h * 0.05],
        [o.at[0] + w, o.at[1] + 9],
        [o.at[0] - w, o.at[1] + 9],
      ]),
      darken(o.shade, 0.06),
      0.55,
    )
  const count = o.bushes ?? 9
  const crown = Array.from({length: count * 2}, (_, i) => {
    const q = (i % count) / Math.max(1, count - 1)
    const low = i >= count
    const t = low ? r.range(0.66, 0.9) : 0.9 + 0.12 * Math.sin(Math.PI * q) + r.bell() * 0.03
    const s = lerp(-1.02, 1.02, q) + r.bell() * 0.1
    if (low && Math.abs(s) < 0.3 && r.chance(0.5)) return ""
    const u = Math.min(t, 0.93)
    return bush(k, {
      at: [mid(t) + s * half(u, Math.sign(s)), o.at[1] - h * t],
      width: w * r.range(0.2, 0.36) * (low ? 0.7 : 1),
      height: w * r.range(0.16, 0.26) * (low ? 0.8 : 1),
      colour: mix(o.leaf, o.shade, side * s < 0 ? 0.35 : 0.08),
      light: side * s < -0.3 ? mix(o.leaf, o.leafLight, 0.3) : o.leafLight,
      side,
    })
  })
  const hang = Array.from({length: 5}, () => {
    const t = r.range(0.35, 0.75)
    const s = r.range(-0.7, 0.5)
    return blob(
      put(
        [
          [0, 0],
          [0.5, 0.3],
          [0.34, 1],
          [0, 0.7],
          [-0.3, 1.2],
          [-0.5, 0.3],
        ],
        [mid(t) + s * half(t, 1), o.at[1] - h * t],
        w * r.range(0.07, 0.13),
      ),
    )
  })
  return (
    shaded(
      k,
      d,
      k.linear(
        [mix(o.colour, o.light, 0.4), o.colour, mix(o.colour, o.shade, 0.6)],
        [0.5 + side * 0.4, 0],
        [0.5 - side * 0.4, 1],
      ),
      [
        {paint: o.shade, dx: side * w * 0.16, dy: 0, blur: w * 0.05, opacity: 0.6},
        {paint: o.light, dx: -side * w * 0.03, dy: w * 0.02, opacity: 0.8},
      ],
      inner,
    ) +
    fill(hang.join(""), o.leaf, 0.85) +
    crown.join("") +
    foam(k, {
      at: [o.at[0], o.at[1] + 3],
      width: w * 1.7,
      height: Math.max(16, w * 0.16),
      colour: o.foam,
    })
  )
}
