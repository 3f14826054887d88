import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise1, noise2} from "./noise"
import {along, at, blob, contour, curve, lerp, outline, type Pt, poly, ribbon} from "./path"

/** Left and right flank of the rock in its own coordinates: foot at y 0, top at y -1000. */
const LEFT: Pt[] = [
  [-70, -1008],
  [-176, -1002],
  [-268, -966],
  [-330, -886],
  [-356, -770],
  [-350, -620],
  [-362, -440],
  [-388, -230],
  [-404, 10],
]
const RIGHT: Pt[] = [
  [-70, -1008],
  [50, -992],
  [176, -950],
  [268, -872],
  [322, -752],
  [340, -590],
  [372, -410],
  [396, -210],
  [430, 10],
]

/** A place on the face: u 0 left to 1 right, t 0 top to 1 foot. */
function face(at0: Pt, size: number, u: number, t: number): Pt {
  const flank = (list: Pt[]) => {
    const line = along(list, 101)
    const y = lerp(-1000, 10, t)
    const i = line.findIndex(p => p[1] >= y)
    const [a, b] = [at(line, i - 1), at(line, i)]
    const q = b[1] === a[1] ? 0 : (y - a[1]) / (b[1] - a[1])
    return lerp(a[0], b[0], q)
  }
  return [at0[0] + lerp(flank(LEFT), flank(RIGHT), u) * size, at0[1] + lerp(-1000, 10, t) * size]
}

/**
 * The rock of El Peñol: one granite monolith of `height`, lit from the right, streaked by rain,
 * with the zig-zag stair in its crack and a small lookout tower on top. `at` is its foot's middle.
 */
export function monolith(
  k: Kit,
  o: {
    at: Pt
    height: number
    colour: string
    light: string
    shade: string
    stair: string
    brick: string
    leaf: string
  },
): string {
  const r = k.rng.fork()
  const s = o.height / 1000
  const on = (u: number, t: number) => face(o.at, s, u, t)
  const wobble = noise1(r, {scale: 90, octaves: 4, rough: 0.55})
  const flank = (list: Pt[], seed: number) =>
    along(list, 34).map(([x, y]): Pt => [o.at[0] + (x + 9 * wobble(y + seed)) * s, o.at[1] + y * s])
  const d = blob(
    [
      ...flank(LEFT, 0).reverse(),
      ...flank(RIGHT, 900).slice(1),
      ...[260, 0, -250].map((x): Pt => [o.at[0] + x * s, o.at[1] + 24 * s]),
    ],
    0.9,
  )
  const grain = noise2(r, {scale: 190 * s, octaves: 5, rough: 0.55})
  const box = [o.at[0] - 470 * s, o.at[1] - 1030 * s, o.at[0] + 520 * s, o.at[1] + 20 * s] as const
  // Zones of light: rain-washed flutes run down, so the noise is stretched along the fall.
  const zone = (sign: number, edge: number, slant: number) =>
    outline(
      contour(
        (x, y) =>
          sign *
            ((x - o.at[0]) / (900 * s) -
              edge +
              (slant * (y - o.at[1])) / (1000 * s) +
              2.2 * Math.max(0, (o.at[1] - y) / (1000 * s) - 0.83)) +
          0.16 * grain(x * 1.7, y * 0.42),
        box,
        9,
      ),
    )
  const streak = (u: number, t0: number, t1: number, w: number) => {
    const drift = r.bell() * 0.03
    return ribbon(
      Array.from({length: 6}, (_, i): Pt => {
        const q = i / 5
        return on(u + drift * q + 0.006 * wobble(u * 4000 + q * 400), lerp(t0, t1, q))
      }),
      q =>
        w *
        s *
        Math.sin(Math.PI * (0.08 + 0.92 * q)) ** 0.7 *
        (1 + 0.4 * wobble(q * 300 + u * 999)),
      16,
    )
  }
  const streaks = (count: number, from: number, to: number, w: number, top: number) =>
    Array.from({length: count}, () => {
      const u = r.range(from, to)
      const t0 = r.range(0.03, top)
      return streak(u, t0, Math.min(1, t0 + r.range(0.18, 0.62)), w * r.range(0.35, 1))
    }).join("")
  const paint = k.across(
    [
      [0, mix(o.shade, o.colour, 0.2)],
      [0.32, mix(o.colour, o.shade, 0.35)],
      [0.62, o.colour],
      [1, mix(o.colour, o.light, 0.75)],
    ],
    on(0, 0.55),
    on(1, 0.45),
  )
  const inner =
    fill(zone(-1, -0.13, 0.05), o.shade, 0.4) +
    fill(zone(-1, -0.28, 0.04), o.shade, 0.4) +
    fill(zone(1, 0.12, -0.05), o.light, 0.5) +
    fill(zone(1, 0.25, -0.06), lighten(o.light, 0.02), 0.55) +
    fill(streaks(34, 0.04, 0.52, 22, 0.5), o.shade, 0.42) +
    fill(streaks(26, 0.56, 0.97, 17, 0.45), darken(o.colour, 0.1), 0.5) +
    fill(streaks(22, 0.08, 0.96, 12, 0.6), lighten(mix(o.colour, o.light, 0.7), 0.02), 0.5) +
    fill(streaks(9, 0.3, 0.9, 30, 0.12), "#3a3442", 0.42)
  const body = shaded(
    k,
    d,
    paint,
    [
      {paint: o.light, dx: -10 * s, dy: 9 * s, blur: 2, opacity: 0.95},
      {paint: "#8fb4cf", dx: 9 * s, dy: 3 * s, blur: 3, opacity: 0.5},
      {paint: o.shade, dx: 0, dy: -60 * s, blur: 26, opacity: 0.5},
    ],
    inner,
  )
  return tower(k, [o.at[0] - 40 * s, o.at[1] - 994 * s], 92 * s, o) + body + stair(k, on, s, o)
}

/** The crack and the flights of steps that zig-zag up in it. */
function stair(
  k: Kit,
  on: (u: number, t: number) => Pt,
  s: number,
  o: {stair: string; shade: string; leaf: string},
): string {
  const r = k.rng.fork()
  const middle = (t: number) => 0.535 + 0.03 * Math.sin(t * 4.2 + 0.4) - 0.02 * t
  const centre = Array.from({length: 22}, (_, i) => {
    const t = 0.05 + (0.95 * i) / 21
    return on(middle(t), t)
  })
  const jag = noise1(r, {scale: 0.16, octaves: 4, rough: 0.6})
  const crack = ribbon(
    centre,
    t => (40 + 112 * t ** 0.6 + 26 * jag(t * 2)) * Math.min(1, 0.06 + t * 11) * s,
    70,
  )
  const flights = 19
  const turns = Array.from({length: flights + 1}, (_, i): Pt => {
    const t = 0.985 - (0.915 * (i + (i % 3 === 1 ? 0.22 : 0))) / flights
    const c = on(middle(t), t)
    const half = lerp(66, 36, i / flights) * r.range(0.78, 1.16) * s
    return [c[0] + (i % 2 ? 1 : -1) * half, c[1]]
  })
  const lit = k.across([o.stair, mix(o.stair, "#ffffff", 0.3)], at(turns, 0), at(turns, flights))
  let out = fill(crack, k.across([mix(o.shade, "#2a2438", 0.5), "#2a2438"], on(0.5, 0), on(0.5, 1)))
  out += fill(
    ribbon(
      centre.map(([x, y]): Pt => [x + 40 * s, y]),
      t => (10 + 34 * t) * s,
      60,
    ),
    o.shade,
    0.6,
  )
  turns.slice(1).forEach((b, i) => {
    const a = at(turns, i)
    const w = lerp(21, 14, i / flights) * s
    // Masonry under the flight, the flight itself, its parapet and the landing.
    const wall = poly([a, b, [b[0], b[1] + w * 1.9], [a[0], a[1] + w * 1.1]])
    out += fill(wall, mix(o.shade, o.stair, i % 2 ? 0.16 : 0.3))
    out += fill(
      ribbon([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2 * s], b], () => w, 6),
      lit,
    )
    const steps = along([a, b], 8).map(
      p => `M${p[0].toFixed(1)} ${(p[1] - w * 0.5).toFixed(1)}v${w.toFixed(1)}`,
    )
    out += stroke(steps.join(""), mix(o.stair, o.shade, 0.55), 2.2 * s, 0.8)
    out += fill(
      poly([
        [b[0] - 15 * s, b[1] - w * 0.55],
        [b[0] + 15 * s, b[1] - w * 0.55],
        [b[0] + 15 * s, b[1] + w * 0.5],
        [b[0] - 15 * s, b[1] + w * 0.5],
      ]),
      lighten(o.stair, 0.03),
    )
  })
  // People on the steps: coloured specks with a head.
  const coats = ["#d8452f", "#f2b632", "#2c6fb0", "#fff4e0", "#b8336a"]
  for (let i = 0; i < 16; i++) {
    const j = r.int(0, flights - 2)
    const q = r.range(0.15, 0.85)
    const [a, b] = [at(turns, j), at(turns, j + 1)]
    const p: Pt = [lerp(a[0], b[0], q), lerp(a[1], b[1], q) - 8 * s]
    out += fill(
      ribbon([p, [p[0] + 1, p[1] - 9 * s], [p[0] + 1, p[1] - 18 * s]], t => (10 - 3 * t) * s),
      r.pick(coats),
    )
    out += fill(
      ribbon(
        [
          [p[0] + 1, p[1] - 18 * s],
          [p[0] + 1.5, p[1] - 21 * s],
          [p[0] + 1.5, p[1] - 25 * s],
        ],
        () => 6 * s,
      ),
      "#3a2620",
    )
  }
  // Bushes hold on in the crack.
  const leaves = Array.from({length: 9}, () => {
    const t = r.range(0.12, 0.95)
    const side = r.chance(0.5) ? 1 : -1
    const p = on(middle(t) + side * (0.04 + 0.03 * t), t)
    const w = r.range(14, 34) * s
    return blob(
      Array.from({length: 9}, (_, i): Pt => {
        const a = (i / 9) * Math.PI * 2
        const m = r.range(0.7, 1.1)
        return [p[0] + Math.cos(a) * w * m * 0.6, p[1] + Math.sin(a) * w * m * 0.55]
      }),
    )
  })
  return out + fill(leaves.join(""), o.leaf, 0.95)
}

/** The lookout on the top: three storeys of brick, white galleries, a small lantern. */
function tower(k: Kit, p: Pt, h: number, o: {brick: string; stair: string; leaf: string}): string {
  const box = (x0: number, x1: number, y0: number, y1: number) =>
    poly([
      [p[0] + x0 * h, p[1] - y0 * h],
      [p[0] + x1 * h, p[1] - y0 * h],
      [p[0] + x1 * h, p[1] - y1 * h],
      [p[0] + x0 * h, p[1] - y1 * h],
    ])
  const brick = k.across(
    [darken(o.brick, 0.12), o.brick, lighten(o.brick, 0.1)],
    [p[0] - 0.5 * h, 0],
    [p[0] + 0.5 * h, 0],
  )
  const dark = "#3b2a33"
  let out = ""
  const storeys: [number, number, number][] = [
    [0.42, -0.25, 0.28],
    [0.42, 0.28, 0.6],
    [0.36, 0.6, 0.9],
  ]
  for (const [w, y0, y1] of storeys) {
    out += fill(box(-w, w, y0, y1), brick)
    for (const x of [-0.62, -0.2, 0.22])
      out += fill(box(w * x, w * (x + 0.36), y0 + 0.06, y1 - 0.07), dark, 0.75)
    out += fill(
      box(-w - 0.03, w + 0.03, y1 - 0.035, y1 + 0.015),
      y1 > 0.8 ? o.stair : lighten(o.brick, 0.16),
    )
  }
  out += fill(box(-0.16, 0.16, 0.9, 1.12), brick) + fill(box(-0.1, 0.1, 0.95, 1.08), dark, 0.7)
  out += fill(box(-0.22, 0.22, 1.1, 1.15), o.stair)
  const tops = [-1.9, -1.5, -1.2, -0.85, 0.8, 1.15, 1.6, 2.1].map((x, i) => {
    const w = (0.22 + 0.08 * (i % 3)) * h
    const c: Pt = [p[0] + x * h, p[1] + 0.02 * h + Math.abs(x) * 0.04 * h]
    return blob(
      Array.from({length: 11}, (_, j): Pt => {
        const a = (j / 11) * Math.PI * 2
        const m = 0.85 + 0.25 * Math.sin(j * 2.7 + i)
        return [c[0] + Math.cos(a) * w * m, c[1] + Math.sin(a) * w * m * 0.8]
      }),
    )
  })
  return (
    fill(tops.join(""), o.leaf) +
    out +
    stroke(
      curve([
        [p[0], p[1] - 1.15 * h],
        [p[0], p[1] - 1.5 * h],
      ]),
      dark,
      2.4,
    )
  )
}
