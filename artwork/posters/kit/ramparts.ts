import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {along, at, blob, contour, curve, lerp, n, outline, type Pt, poly, ribbon} from "./path"

/** A fortress wall: its upper edge runs along `top`, courses follow the perspective of `foot`; cordon, embrasures, stains. */
export function rampart(
  k: Kit,
  {
    top,
    foot,
    colour,
    light,
    shade,
    teeth = 8,
    courses = 9,
    side = 1,
  }: {
    /** Upper edge and foot from the far to the near end: as many points each. */
    top: readonly Pt[]
    foot: readonly Pt[]
    colour: string
    light: string
    shade: string
    /** Merlons on the crown. */
    teeth?: number
    courses?: number
    side?: number
  },
): string {
  const r = k.rng.fork()
  const a = along(top, 40)
  const b = along(foot, 40)
  const row = (t: number) =>
    a.map((p, i): Pt => [lerp(p[0], at(b, i)[0], t), lerp(p[1], at(b, i)[1], t)])
  const d = `${curve(a)}${curve([...b].reverse()).replace("M", "L")}Z`
  const height = (i: number) => at(b, i)[1] - at(a, i)[1]
  const merlons = Array.from({length: teeth}, (_, j) => {
    const i = (u: number) => Math.round(((j + u) / teeth) * 39)
    const [p, q] = [at(a, i(0.12)), at(a, i(0.72))]
    const h = height(i(0.4)) * 0.15
    const body = poly([
      [p[0], p[1] + 2],
      [p[0] + (q[0] - p[0]) * 0.04, p[1] - h],
      [q[0] - (q[0] - p[0]) * 0.04, q[1] - h],
      [q[0], q[1] + 2],
    ])
    return shaded(k, body, k.linear([mix(colour, light, 0.5), colour]), [
      {paint: light, dx: -side * h * 0.12, dy: h * 0.1, opacity: 0.8},
      {paint: shade, dx: side * h * 0.4, dy: 0, blur: 2, opacity: 0.45},
    ])
  })
  const joints: string[] = []
  for (let c = 1; c < courses; c++) joints.push(curve(row(c / courses)))
  const blocks = Array.from({length: courses * 22}, () => {
    const c = r.int(0, courses - 1)
    const i = r.int(0, 37)
    const [u, v] = [row(c / courses), row((c + 1) / courses)]
    return poly([at(u, i), at(u, i + 1), at(v, i + 1), at(v, i)])
  })
  const [x0, x1] = [
    Math.min(...a.map(p => p[0]), ...b.map(p => p[0])),
    Math.max(...a.map(p => p[0]), ...b.map(p => p[0])),
  ]
  const [y0, y1] = [Math.min(...a.map(p => p[1])), Math.max(...b.map(p => p[1]))]
  const f = noise2(r, {scale: 180, octaves: 4, rough: 0.6})
  const stains = outline(contour((x, y) => f(x * 1.6, y * 0.5) - 0.34, [x0, y0, x1, y1], 16))
  const cordon = row(0.09)
  return (
    shaded(
      k,
      d,
      k.across([mix(colour, light, 0.35), colour, mix(colour, shade, 0.7)], [0, y0], [0, y1]),
      [{paint: light, dx: 0, dy: 5, opacity: 0.7}],
      fill(blocks.filter((_, i) => i % 2 === 0).join(""), light, 0.16) +
        fill(blocks.filter((_, i) => i % 2 === 1).join(""), shade, 0.13) +
        fill(stains, shade, 0.2) +
        stroke(joints.join(""), shade, 2, 0.35),
    ) +
    fill(
      ribbon(
        cordon.map((p, i): Pt => [p[0], p[1] + height(i) * 0.035]),
        t => lerp(height(0), height(39), t) * 0.035,
        40,
      ),
      shade,
      0.45,
    ) +
    fill(
      ribbon(cordon, t => lerp(height(0), height(39), t) * 0.04, 40),
      mix(colour, light, 0.55),
    ) +
    merlons.join("")
  )
}

/** A sentry box on a wall's corner: turned corbels, round body with slits, cornice, stone dome with a ball. `at` foot of the corbel. */
export function garita(
  k: Kit,
  {
    at: [x, y],
    height: h,
    colour,
    light,
    shade,
    side = 1,
  }: {at: Pt; height: number; colour: string; light: string; shade: string; side?: number},
): string {
  const r = k.rng.fork()
  const w = h * 0.4
  const p = (u: number, v: number): Pt => [x + u * w, y - v * h]
  const round = (d: string, paint: string, inner = "") =>
    shaded(
      k,
      d,
      k.across(
        [
          side < 0 ? mix(paint, light, 0.6) : mix(paint, shade, 0.6),
          paint,
          side < 0 ? mix(paint, shade, 0.75) : mix(paint, light, 0.6),
        ],
        p(-0.5, 0.5),
        p(0.5, 0.5),
      ),
      [
        {paint: light, dx: -side * w * 0.03, dy: h * 0.006, blur: 1, opacity: 0.85},
        {paint: shade, dx: side * w * 0.2, dy: 0, blur: w * 0.09, opacity: 0.5},
      ],
      inner,
    )
  const drum = (w0: number, v0: number, w1: number, v1: number) =>
    `M${[p(-w0, v0)].map(q => `${n(q[0])} ${n(q[1])}`)}Q${n(x)} ${n(y - v0 * h + w0 * w * 0.3)} ${n(p(w0, v0)[0])} ${n(p(w0, v0)[1])}L${n(p(w1, v1)[0])} ${n(p(w1, v1)[1])}Q${n(x)} ${n(y - v1 * h + w1 * w * 0.3)} ${n(p(-w1, v1)[0])} ${n(p(-w1, v1)[1])}Z`
  const slit = (u: number, s: number) => {
    const [a, b] = [p(u, 0.6), p(u, 0.42)]
    return fill(
      blob(
        [
          [a[0] - s, a[1] + 4],
          [a[0], a[1] - 4],
          [a[0] + s, a[1] + 4],
          [b[0] + s, b[1]],
          [b[0], b[1] + 3],
          [b[0] - s, b[1]],
        ],
        0.6,
      ),
      shade,
    )
  }
  const stones = Array.from({length: 22}, () => {
    const [u, v] = [r.range(-0.42, 0.36), r.range(0.26, 0.66)]
    const q = p(u, v)
    const [a, b] = [w * r.range(0.06, 0.14), h * 0.028]
    return poly([q, [q[0] + a, q[1] + 1], [q[0] + a, q[1] + b], [q[0], q[1] + b - 1]])
  })
  const domeD = blob(
    [
      p(-0.47, 0.735),
      p(-0.45, 0.79),
      p(-0.3, 0.87),
      p(-0.1, 0.925),
      p(0, 0.94),
      p(0.1, 0.925),
      p(0.3, 0.87),
      p(0.45, 0.79),
      p(0.47, 0.735),
      p(0, 0.715),
    ],
    0.85,
  )
  return (
    round(drum(0.14, 0.0, 0.3, 0.1), darken(colour, 0.05)) +
    round(drum(0.3, 0.09, 0.46, 0.19), darken(colour, 0.02)) +
    round(drum(0.53, 0.185, 0.53, 0.235), lighten(colour, 0.03)) +
    round(
      drum(0.46, 0.235, 0.44, 0.69),
      colour,
      fill(stones.slice(0, 11).join(""), light, 0.3) + fill(stones.slice(11).join(""), shade, 0.25),
    ) +
    slit(-0.16, w * 0.035) +
    slit(0.17, w * 0.032) +
    round(domeD, mix(colour, light, 0.12)) +
    round(drum(0.54, 0.685, 0.54, 0.745), lighten(colour, 0.04)) +
    round(drum(0.07, 0.925, 0.05, 0.955), colour) +
    round(
      blob([p(-0.09, 0.97), p(0, 0.945), p(0.09, 0.97), p(0.05, 1), p(0, 1.01), p(-0.05, 1)]),
      colour,
    )
  )
}
