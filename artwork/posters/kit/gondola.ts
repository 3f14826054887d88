import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {lens} from "./jeep"
import {blob, curve, lerp, n, type Pt, poly, ribbon} from "./path"

/** Smallest convex outline round the points. */
function hull(points: readonly Pt[]): Pt[] {
  const p = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Pt[]): Pt[] => {
    const out: Pt[] = []
    for (const q of list) {
      while (out.length > 1) {
        const [a, b] = [out[out.length - 2] as Pt, out[out.length - 1] as Pt]
        if ((b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(q)
    }
    return out.slice(0, -1)
  }
  return [...half(p), ...half([...p].reverse())]
}

export interface GondolaOptions {
  /** Where the grip holds the rope. */
  at: Pt
  /** Pixels per metre; the whole is about 4.3 metres high, 2.3 wide. */
  metre: number
  colour: string
  /** Broad band round the cabin. */
  band: string
  light: string
  shade: string
  dark: string
  /** Sky seen in the panes, above and below. */
  glass: readonly [string, string]
  turn?: number
  pitch?: number
  /** Slope of the rope on the page, degrees. */
  slope?: number
  /** Passengers' shirts, none for far cabins. */
  riders?: readonly string[]
}

/** A Metrocable gondola in perspective: rounded cabin with deep panes, sliding door, roof plate, hanger and grip. Light on its front (right). */
export function gondola(k: Kit, o: GondolaOptions): string {
  const m = o.metre
  const floor: Pt = [o.at[0], o.at[1] + m * 4.25]
  const l = lens({at: floor, metre: m, turn: o.turn ?? 36, pitch: o.pitch ?? 3, distance: 12})
  const profile: readonly (readonly [number, number, number])[] = [
    [0, 0.74, 0.6],
    [0.07, 0.9, 0.74],
    [0.3, 1.02, 0.85],
    [0.9, 1.13, 0.94],
    [1.5, 1.1, 0.91],
    [1.95, 0.98, 0.8],
    [2.12, 0.84, 0.66],
    [2.2, 0.62, 0.46],
  ]
  const size = (y: number, i: 1 | 2): number => {
    for (let j = 1; j < profile.length; j++) {
      const [a, b] = [profile[j - 1] as (typeof profile)[0], profile[j] as (typeof profile)[0]]
      if (y <= b[0]) return lerp(a[i], b[i], (y - a[0]) / (b[0] - a[0]))
    }
    return 0.6
  }
  const round = (v: number) => Math.max(0, 1 - Math.abs(v) ** 6) ** (1 / 6)
  const side = (s: number, y: number): Pt => l([s * size(y, 1), y, size(y, 2) * round(s)])
  const front = (s: number, y: number): Pt => l([size(y, 1) * round(s), y, -s * size(y, 2)])
  const all: Pt[] = []
  for (const [y] of profile)
    for (let i = 0; i < 48; i++) {
      const q = (i / 48) * Math.PI * 2
      const [c, s] = [Math.cos(q), Math.sin(q)]
      const e = (Math.abs(c) ** 6 + Math.abs(s) ** 6) ** (-1 / 6)
      all.push(l([c * e * size(y, 1), y, s * e * size(y, 2)]))
    }
  const body = blob(hull(all), 0.6)
  const pane = (
    f: (s: number, y: number) => Pt,
    s0: number,
    s1: number,
    y0: number,
    y1: number,
    q = 0.16,
  ): string => {
    // Corners are rounded alike across and up: s counts about a metre each.
    const ds = Math.min(q, (s1 - s0) / 2)
    const dy = Math.min(q, (y1 - y0) / 2)
    const p: Pt[] = []
    const corner = (cs: number, cy: number, from: number) => {
      for (let i = 0; i <= 4; i++) {
        const e = ((from + i * 22.5) * Math.PI) / 180
        p.push(f(cs + Math.cos(e) * ds, cy + Math.sin(e) * dy))
      }
    }
    const run = (a: readonly [number, number], b: readonly [number, number]) => {
      for (let i = 1; i < 5; i++) p.push(f(lerp(a[0], b[0], i / 5), lerp(a[1], b[1], i / 5)))
    }
    corner(s0 + ds, y0 + dy, 180)
    run([s0 + ds, y0], [s1 - ds, y0])
    corner(s1 - ds, y0 + dy, 270)
    run([s1, y0 + dy], [s1, y1 - dy])
    corner(s1 - ds, y1 - dy, 0)
    run([s1 - ds, y1], [s0 + ds, y1])
    corner(s0 + ds, y1 - dy, 90)
    run([s0, y1 - dy], [s0, y0 + dy])
    return blob(p, 0.7)
  }
  const across = (c: readonly string[]) => k.across([...c], side(-0.9, 1), front(0.9, 1))
  /** A belt round the seen half of the cabin, between two heights; degrees: 90 the near side, 0 the front. */
  const zone = (from: number, to: number, y0: number, y1: number): string => {
    const ringAt = (y: number) =>
      Array.from({length: 40}, (_, i): Pt => {
        const q = (lerp(from, to, i / 39) * Math.PI) / 180
        const [c, e] = [Math.cos(q), Math.sin(q)]
        const v = (Math.abs(c) ** 6 + Math.abs(e) ** 6) ** (-1 / 6)
        return l([c * v * size(y, 1), y, e * v * size(y, 2)])
      })
    return poly([...ringAt(y1), ...ringAt(y0).reverse()])
  }
  const skirt = zone(134, -46, -0.5, 0.2)
  const belt = zone(134, -46, 0.42, 0.7)
  const belt2 = zone(134, -46, 0.75, 0.79)
  const panes = [
    pane(side, -0.88, -0.42, 0.86, 1.9, 0.14),
    pane(side, 0.42, 0.86, 0.86, 1.9, 0.14),
    pane(front, -0.78, 0.82, 0.86, 1.92, 0.17),
  ]
  const door = [pane(side, -0.34, -0.03, 0.4, 1.92, 0.09), pane(side, 0.03, 0.34, 0.4, 1.92, 0.09)]
  const glassPaint = (y0: Pt, y1: Pt) =>
    k.across([o.glass[0], mix(o.glass[0], o.glass[1], 0.5), o.glass[1]], y0, y1)
  const glassD = panes.join("") + door.join("")
  const riders = (o.riders ?? [])
    .map((shirt, i) => {
      const [x, z] = [
        [-0.62, 0.1],
        [0.1, -0.35],
        [0.62, 0.2],
        [0.98, -0.4],
      ][i] as [number, number]
      const p = l([x, 1.32, z])
      const h = m * (0.3 - i * 0.012)
      const lean = i % 2 ? 0.04 : -0.05
      const torso = blob(
        [
          [p[0] - h * 0.62, p[1] + h * 2.6],
          [p[0] - h * 0.72, p[1] + h * 1],
          [p[0] - h * 0.5, p[1] + h * 0.5],
          [p[0] + h * 0.1, p[1] + h * 0.38],
          [p[0] + h * 0.62, p[1] + h * 0.52],
          [p[0] + h * 0.76, p[1] + h * 1.1],
          [p[0] + h * 0.66, p[1] + h * 2.6],
        ],
        0.9,
      )
      const face = blob([
        [p[0] - h * (0.28 - lean), p[1] - h * 0.02],
        [p[0] - h * 0.24, p[1] + h * 0.3],
        [p[0], p[1] + h * 0.5],
        [p[0] + h * 0.27, p[1] + h * 0.26],
        [p[0] + h * 0.32, p[1] - h * 0.08],
        [p[0], p[1] - h * 0.36],
      ])
      const hair = blob([
        [p[0] - h * 0.34, p[1] + h * (i % 2 ? 0.6 : 0.1)],
        [p[0] - h * 0.36, p[1] - h * 0.16],
        [p[0] - h * 0.05, p[1] - h * 0.46],
        [p[0] + h * 0.34, p[1] - h * 0.2],
        [p[0] + h * 0.2, p[1] - h * 0.1],
        [p[0] - h * 0.12, p[1] - h * 0.04],
        [p[0] - h * 0.18, p[1] + h * (i % 2 ? 0.6 : 0.2)],
      ])
      return (
        shaded(k, torso, mix(shirt, o.shade, 0.2), [
          {paint: o.light, dx: -h * 0.14, dy: h * 0.03, blur: 1, opacity: 0.8},
        ]) +
        shaded(k, face, mix("#a06a48", o.shade, 0.1), [
          {paint: o.light, dx: -h * 0.12, dy: 0, blur: 1, opacity: 0.7},
        ]) +
        fill(hair, "#2a1d24")
      )
    })
    .join("")
  const gleam = [
    [side, -0.9, -0.66],
    [side, 0.48, 0.66],
    [front, -0.7, -0.2],
    [front, 0.05, 0.2],
  ]
    .map(g => {
      const [f, a, b] = g as [(s: number, y: number) => Pt, number, number]
      return poly([f(a, 0.86), f(b, 0.86), f(b + 0.3, 1.95), f(a + 0.3, 1.95)])
    })
    .join("")
  // Hanger and grip.
  const top = l([0, 2.2, 0])
  const a = ((o.slope ?? 0) * Math.PI) / 180
  const rope = (t: number, v: number): Pt => [
    o.at[0] + m * (Math.cos(a) * t - Math.sin(a) * v),
    o.at[1] + m * (Math.sin(a) * t + Math.cos(a) * v),
  ]
  const arm = ribbon(
    [
      [top[0], top[1] + m * 0.1],
      [top[0] - m * 0.05, top[1] - m * 0.5],
      [o.at[0] - m * 0.24, o.at[1] + m * 1],
      [o.at[0] - m * 0.2, o.at[1] + m * 0.4],
      [o.at[0], o.at[1] + m * 0.06],
    ],
    t => m * (0.2 - 0.07 * t),
    24,
  )
  const frame = [-1, 1]
    .map(s =>
      ribbon(
        [l([s * 0.5, 2.16, 0.1]), l([s * 0.3, 2.42, 0]), [top[0], top[1] - m * 0.42]],
        () => m * 0.07,
        10,
      ),
    )
    .join("")
  const clamp = blob(
    [
      rope(-0.36, -0.02),
      rope(-0.28, -0.12),
      rope(0.28, -0.12),
      rope(0.36, -0.02),
      rope(0.2, 0.16),
      rope(-0.2, 0.16),
    ],
    0.5,
  )
  const wheel = (t: number) =>
    `<circle cx="${n(rope(t, -0.05)[0])}" cy="${n(rope(t, -0.05)[1])}" r="${n(m * 0.09)}" fill="${lighten(o.dark, 0.1)}"/>`
  const seam = [-0.36, 0, 0.36].map(s => curve([0.3, 0.9, 1.5, 1.96].map(y => side(s, y)))).join("")
  const w = (q: number) => Math.max(1, m * q)
  const inner =
    fill(
      zone(43, -46, 0, 2.2),
      k.across(
        [mix(o.colour, o.light, 0.25), mix(o.colour, o.light, 0.7)],
        front(-0.8, 1),
        front(0.8, 1),
      ),
    ) +
    fill(zone(134, 43, 2.02, 2.25), mix(o.colour, o.light, 0.45), 0.9) +
    fill(skirt, mix(o.dark, o.shade, 0.4)) +
    fill(
      belt,
      across([
        mix(o.band, o.shade, 0.5),
        o.band,
        mix(o.band, o.light, 0.35),
        mix(o.band, o.light, 0.2),
      ]),
    ) +
    fill(belt2, mix(o.band, o.light, 0.3)) +
    stroke(seam, darken(o.colour, 0.2), w(0.02), 0.6) +
    fill(panes.join("") + door.join(""), o.dark) +
    k.inside(
      glassD,
      fill(glassD, glassPaint(side(0, 1.95), side(0, 0.4)), 0.96) +
        fill(
          zone(43, -46, 0.8, 2),
          k.across([o.glass[0], mix(o.glass[0], o.light, 0.55)], front(-0.7, 1.2), front(0.8, 1.4)),
          0.75,
        ) +
        riders +
        fill(zone(134, -46, 0, 0.98), mix(o.dark, o.glass[1], 0.35), 0.85) +
        fill(gleam, "#fffaf0", 0.2),
    ) +
    stroke(glassD, mix(o.dark, o.shade, 0.2), w(0.05)) +
    stroke(panes.slice(0, 2).join(""), mix(o.colour, o.light, 0.3), w(0.018), 0.8)
  return (
    stroke(curve([rope(-0.6, 0), rope(0.6, 0)]), o.dark, w(0.06)) +
    fill(frame, mix(o.dark, o.shade, 0.3)) +
    shaded(k, arm, k.linear([lighten(o.dark, 0.16), lighten(o.dark, 0.06)]), [
      {paint: o.light, dx: -m * 0.04, dy: 0, opacity: 0.8},
    ]) +
    shaded(k, clamp, lighten(o.dark, 0.06), [
      {paint: o.light, dx: -m * 0.03, dy: m * 0.04, opacity: 0.7},
    ]) +
    [-0.22, 0, 0.22].map(wheel).join("") +
    shaded(
      k,
      body,
      across([
        mix(o.colour, o.shade, 0.5),
        mix(o.colour, o.shade, 0.3),
        mix(o.colour, o.shade, 0.08),
      ]),
      [
        {paint: o.shade, dx: m * 0.06, dy: 0, blur: m * 0.04, opacity: 0.5},
        {paint: o.light, dx: -m * 0.035, dy: m * 0.02, blur: m * 0.01, opacity: 0.9},
      ],
      inner,
    )
  )
}

/** A lattice-free round pylon with its cross arm and roller batteries; `at` is its foot, ropes lie at both ends of the arm. */
export function pylon(
  k: Kit,
  o: {
    at: Pt
    height: number
    colour: string
    light: string
    dark: string
    arm?: number
    tilt?: number
  },
): {svg: string; near: Pt; far: Pt} {
  const [x, y] = o.at
  const h = o.height
  const head: Pt = [x + h * 0.01, y - h]
  const arm = (o.arm ?? 0.3) * h
  const near: Pt = [head[0] + arm, head[1] + arm * (o.tilt ?? 0.16)]
  const far: Pt = [head[0] - arm, head[1] - arm * (o.tilt ?? 0.16)]
  const mast = ribbon([[x, y], [x + h * 0.006, y - h * 0.5], head], t => h * (0.085 - 0.04 * t), 12)
  const rungs = Array.from(
    {length: 26},
    (_, i) => `M${n(x - h * 0.012)} ${n(y - h * (0.04 + i * 0.035))}h${n(h * 0.02)}`,
  ).join("")
  const joints = [0.3, 0.6]
    .map(t => `M${n(x - h * (0.042 - 0.02 * t))} ${n(y - h * t)}h${n(h * (0.084 - 0.04 * t))}`)
    .join("")
  const cross = ribbon([far, head, near], t => h * (0.03 + 0.025 * Math.sin(Math.PI * t)), 14)
  const box = (p: Pt) =>
    fill(
      blob(
        [
          [p[0] - h * 0.085, p[1] - h * 0.02],
          [p[0] + h * 0.085, p[1] - h * 0.032],
          [p[0] + h * 0.085, p[1] + h * 0.006],
          [p[0] - h * 0.085, p[1] + h * 0.02],
        ],
        0.4,
      ),
      o.dark,
    ) +
    [-0.06, -0.02, 0.02, 0.06]
      .map(
        q =>
          `<circle cx="${n(p[0] + q * h)}" cy="${n(p[1] - h * 0.026)}" r="${n(h * 0.017)}" fill="${o.dark}"/>`,
      )
      .join("")
  const edge = [{paint: o.light, dx: -h * 0.014, dy: 0, opacity: 0.8}]
  return {
    svg:
      shaded(
        k,
        mast,
        k.linear([mix(o.colour, o.light, 0.2), mix(o.colour, o.dark, 0.3)], [1, 0], [0, 0.4]),
        edge,
        stroke(rungs, o.dark, h * 0.006, 0.5) + stroke(joints, o.dark, h * 0.008, 0.6),
      ) +
      shaded(k, cross, o.colour, [{paint: o.light, dx: 0, dy: h * 0.008, opacity: 0.7}]) +
      box(far) +
      box(near),
    near: [near[0], near[1] - h * 0.04],
    far: [far[0], far[1] - h * 0.04],
  }
}
