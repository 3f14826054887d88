import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {along, at, blob, curve, lerp, n, type Pt, place, polar, put, ribbon} from "./path"
import type {Rng} from "./random"

/** A single feather: rounded tip, quill, darker trailing half. Points in picture coordinates. */
function feather(
  k: Kit,
  base: Pt,
  tip: Pt,
  width: number,
  bend: number,
  from: string,
  to: string,
): string {
  const dx = tip[0] - base[0]
  const dy = tip[1] - base[1]
  const l = Math.hypot(dx, dy) || 1
  const mid: Pt = [
    (base[0] + tip[0]) / 2 - (dy / l) * bend,
    (base[1] + tip[1]) / 2 + (dx / l) * bend,
  ]
  const line = [base, mid, tip]
  const d = ribbon(
    line,
    t => width * (0.55 + 0.45 * Math.min(1, t * 2.2)) * (1 - t ** 7) ** 0.5,
    12,
  )
  const half = ribbon(
    line.map(([x, y]): Pt => [x - (dy / l) * width * 0.26, y + (dx / l) * width * 0.26]),
    t => width * 0.5 * (1 - t ** 6),
    10,
  )
  return (
    fill(d, k.across([from, to], base, tip)) +
    k.inside(
      d,
      fill(half, darken(to, 0.1), 0.4) +
        stroke(curve(line), lighten(to, 0.12), Math.max(0.8, width * 0.06), 0.5),
    )
  )
}

export interface WingOptions {
  /** Shoulder, wrist (one or two points) and wing tip along the leading edge. */
  joints: readonly Pt[]
  /** Direction in which the innermost feather points, degrees. */
  back: number
  feathers?: number
  /** Length of the innermost and outermost flight feathers. */
  inner: number
  outer: number
  /** Lesser, middle and greater coverts, flight feathers, their tips. */
  colours: readonly [string, string, string, string, string]
  width?: number
}

/** A spread wing of overlapping feathers in four layers, for any bird. */
export function wing(k: Kit, o: WingOptions): string {
  const r = k.rng.fork()
  const count = o.feathers ?? 20
  const bases = along(o.joints, count)
  const last = at(o.joints, o.joints.length - 1)
  const before = at(o.joints, o.joints.length - 2)
  let end = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI
  while (end - o.back > 180) end -= 360
  while (end - o.back < -180) end += 360
  const span = Math.hypot(last[0] - at(o.joints, 0)[0], last[1] - at(o.joints, 0)[1])
  const w = o.width ?? (span / count) * 2.1
  const layer = (share: number, from: string, to: string, stop: number): string => {
    let out = ""
    for (let i = count - 1; i >= 0; i--) {
      const t = i / (count - 1)
      if (t > stop) continue
      const base = at(bases, i)
      const angle = lerp(o.back, end, t ** 1.5) + r.bell() * 2.5
      const l = lerp(o.inner, o.outer, t ** 1.2) * share * r.range(0.95, 1.04)
      const tone = r.bell() * 0.02
      out += feather(
        k,
        base,
        polar(base, angle, l),
        w * (0.75 + 0.5 * share) * lerp(1.15, 0.8, t),
        l * 0.07 * Math.sign(o.back - end || 1),
        lighten(from, tone),
        lighten(to, tone),
      )
    }
    return out
  }
  const [lesser, middle, greater, flight, tips] = o.colours
  const arm = ribbon(o.joints, t => w * (1.05 - 0.8 * t) + 1)
  return (
    layer(1, flight, tips, 1) +
    layer(0.56, greater, greater, 0.92) +
    layer(0.34, middle, middle, 0.88) +
    layer(0.17, lesser, lesser, 0.9) +
    fill(arm, lesser)
  )
}

/** Rows of small scallops inside an outline: breast and back plumage. */
export function plumage(
  r: Rng,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size: number,
  angle: number,
): string {
  const out: string[] = []
  for (let y = y0; y < y1; y += size * 0.62)
    for (let x = x0 + (Math.round(y / size) % 2) * size * 0.5; x < x1; x += size) {
      const p: Pt = [x + r.bell() * size * 0.2, y + r.bell() * size * 0.15]
      out.push(
        curve(
          put(
            [
              [-0.42, -0.2],
              [-0.3, 0.2],
              [0, 0.36],
              [0.3, 0.2],
              [0.42, -0.2],
            ],
            p,
            size,
            angle,
          ),
        ),
      )
    }
  return out.join("")
}

/** An eye with ring, pupil and light. */
export const eye = (p: Pt, size: number, iris: string, around?: string): string =>
  (around
    ? `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(size * 1.5)}" fill="${around}"/>`
    : "") +
  `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(size)}" fill="${iris}"/><circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(size * 0.62)}" fill="#15110f"/><circle cx="${n(p[0] + size * 0.25)}" cy="${n(p[1] - size * 0.3)}" r="${n(size * 0.24)}" fill="#ffffff"/>`

export interface MacawColours {
  body: string
  middle: string
  flight: string
  breast?: string
  crown?: string
  light: string
}

export const SCARLET: MacawColours = {
  body: "#d2301f",
  middle: "#f3b51f",
  flight: "#1f4f9e",
  light: "#ffb27a",
}
export const BLUE_GOLD: MacawColours = {
  body: "#1c6fa8",
  middle: "#2389b4",
  flight: "#1b4a94",
  breast: "#f4b223",
  crown: "#4c9a5a",
  light: "#ffe2a0",
}

const U = 400
const up = (pts: readonly Pt[]): Pt[] => pts.map(([x, y]): Pt => [x * U, y * U])

/** Head of a macaw about (0.24, -0.93) in units of U: bare white face, hooked bill, eye. */
function macawHead(k: Kit, c: MacawColours, side: number): string {
  const face = blob(
    up([
      [0.2, -0.98],
      [0.3, -1.03],
      [0.39, -1.0],
      [0.42, -0.9],
      [0.38, -0.79],
      [0.3, -0.74],
      [0.2, -0.8],
      [0.17, -0.9],
    ]),
  )
  const lower = blob(
    up([
      [0.36, -0.82],
      [0.44, -0.8],
      [0.5, -0.72],
      [0.46, -0.64],
      [0.38, -0.65],
      [0.33, -0.73],
    ]),
    0.9,
  )
  const upper = blob(
    up([
      [0.35, -1.03],
      [0.43, -1.06],
      [0.54, -1.02],
      [0.62, -0.9],
      [0.63, -0.76],
      [0.585, -0.6],
      [0.555, -0.68],
      [0.52, -0.77],
      [0.44, -0.81],
      [0.37, -0.83],
      [0.355, -0.93],
    ]),
    0.85,
  )
  const lines = [0, 1, 2, 3]
    .map(i =>
      curve(
        up([
          [0.2 + i * 0.015, -0.93 + i * 0.045],
          [0.28, -0.9 + i * 0.045],
          [0.36, -0.9 + i * 0.03],
        ]),
      ),
    )
    .join("")
  const edge = {dx: -side * 7, dy: 5, blur: 1.5}
  return (
    fill(lower, "#1d191b") +
    shaded(
      k,
      face,
      k.linear(["#fffaf0", "#efe0d2"]),
      [{paint: "#c9a79a", dx: side * 10, dy: -6, blur: 5, opacity: 0.6}],
      stroke(lines, mix(c.body, "#3a2020", 0.3), 2.6, 0.65),
    ) +
    shaded(
      k,
      upper,
      k.linear(
        c.breast ? ["#3a3436", "#1d191b"] : ["#fff6e2", "#ecd9b9", "#9d8468"],
        [0.3, 0],
        [0.7, 1],
      ),
      [
        {paint: c.breast ? "#8a7f80" : "#ffffff", ...edge, opacity: 0.8},
        {paint: "#2a2224", dx: side * 12, dy: -16, blur: 5, opacity: 0.75},
      ],
    ) +
    eye([0.285 * U, -0.935 * U], 13, "#f4e6a2", "#f7ece0")
  )
}

/** A perched macaw seen from the side, looking right; feet at `at`, `size` from feet to crown. */
export function macaw(
  k: Kit,
  {
    at: p,
    size,
    colours: c,
    flip = false,
    side = 1,
    rotate = 0,
    nod = 0,
  }: {
    at: Pt
    size: number
    colours: MacawColours
    flip?: boolean
    side?: number
    rotate?: number /** Turns the face, degrees down. */
    nod?: number
  },
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const breast = c.breast ?? c.body
  const body = blob(
    up([
      [0.2, -1.13],
      [0.32, -1.1],
      [0.4, -1.0],
      [0.4, -0.84],
      [0.36, -0.7],
      [0.4, -0.52],
      [0.38, -0.3],
      [0.28, -0.06],
      [0.12, 0.1],
      [-0.04, 0.2],
      [-0.18, 0.1],
      [-0.22, -0.2],
      [-0.2, -0.5],
      [-0.11, -0.76],
      [-0.01, -0.94],
      [0.08, -1.08],
    ]),
  )
  const tail = [
    [-0.5, 1.3, 0.1],
    [-0.36, 1.16, 0.1],
    [-0.56, 1.06, 0.09],
    [-0.3, 0.92, 0.1],
    [-0.44, 0.84, 0.1],
    [-0.26, 0.66, 0.11],
  ]
    .map(([x = 0, y = 0, w = 0], i) =>
      feather(
        k,
        [(-0.06 - i * 0.012) * U, 0.02 * U],
        [x * U, y * U],
        w * U,
        14,
        i % 2 ? c.body : darken(c.body, 0.03),
        i % 2 ? c.flight : mix(c.body, c.flight, 0.25),
      ),
    )
    .join("")
  const fold = (
    count: number,
    from: Pt,
    to: Pt,
    tipA: Pt,
    tipB: Pt,
    w: number,
    a: string,
    b: string,
  ): string =>
    Array.from({length: count}, (_, i) => {
      const t = i / Math.max(1, count - 1)
      const q = (m: Pt, o: Pt): Pt => [lerp(m[0], o[0], t) * U, lerp(m[1], o[1], t) * U]
      const tone = r.bell() * 0.025
      return feather(k, q(from, to), q(tipA, tipB), w * U, -10, lighten(a, tone), lighten(b, tone))
    }).join("")
  const green = mix(c.middle, "#2f8a4e", 0.75)
  const wingShape = blob(
    up([
      [0.08, -0.74],
      [0.22, -0.6],
      [0.24, -0.36],
      [0.12, -0.12],
      [-0.08, -0.08],
      [-0.2, -0.3],
      [-0.16, -0.55],
      [-0.04, -0.72],
    ]),
  )
  const folded =
    fold(
      7,
      [-0.12, -0.3],
      [0.04, -0.12],
      [-0.36, 0.5],
      [-0.1, 0.3],
      0.1,
      c.flight,
      darken(c.flight, 0.06),
    ) +
    fold(
      6,
      [-0.16, -0.4],
      [0.14, -0.2],
      [-0.27, 0.18],
      [0.0, 0.16],
      0.105,
      mix(c.flight, "#2f86c4", 0.4),
      c.flight,
    ) +
    fold(
      6,
      [-0.13, -0.4],
      [0.17, -0.3],
      [-0.22, -0.02],
      [0.1, 0.04],
      0.1,
      c.middle,
      c.breast ? c.middle : green,
    ) +
    fold(
      6,
      [-0.12, -0.45],
      [0.18, -0.42],
      [-0.19, -0.2],
      [0.16, -0.14],
      0.095,
      c.middle,
      lighten(c.middle, 0.03),
    ) +
    shaded(
      k,
      wingShape,
      c.body,
      [{paint: darken(c.body, 0.12), dx: s * 22, dy: -14, blur: 9, opacity: 0.6}],
      stroke(
        plumage(r, [-0.25 * U, -0.8 * U, 0.3 * U, -0.3 * U], 30, 20),
        darken(c.body, 0.1),
        2.4,
        0.45,
      ),
    )
  // The lower part of the shoulder dissolves into the coverts.
  const shoulder = k.faded(
    folded.slice(folded.lastIndexOf("<g clip-path")),
    [
      [0, "#fff", 1],
      [0.55, "#fff", 1],
      [1, "#fff", 0],
    ],
    [0, -0.74 * U],
    [0.02 * U, -0.14 * U],
  )
  const feathers = folded.slice(0, folded.lastIndexOf("<g clip-path"))
  const toes = [
    [0.02, 0.02],
    [0.1, 0.03],
    [0.19, 0.0],
  ]
    .map(([x = 0, y = 0]) =>
      ribbon(
        up([
          [x - 0.01, y - 0.06],
          [x + 0.03, y],
          [x + 0.01, y + 0.09],
        ]),
        t => 26 * (1 - 0.45 * t),
      ),
    )
    .join("")
  const inner =
    (c.breast
      ? fill(
          blob(
            up([
              [0.24, -0.72],
              [0.5, -0.7],
              [0.5, -0.2],
              [0.2, 0.3],
              [-0.1, 0.3],
              [0.12, -0.1],
              [0.2, -0.4],
            ]),
          ),
          k.linear([lighten(breast, 0.04), breast, darken(breast, 0.1)]),
        ) +
        fill(
          blob(
            up([
              [0.1, -1.2],
              [0.3, -1.2],
              [0.42, -1.04],
              [0.3, -1.0],
              [0.14, -1.02],
            ]),
          ),
          c.crown ?? c.body,
          0.9,
        )
      : "") +
    stroke(
      plumage(r, [-0.25 * U, -1.1 * U, 0.45 * U, 0.2 * U], 34, 8),
      darken(breast, 0.1),
      2.4,
      0.4,
    )
  const svg =
    tail +
    shaded(
      k,
      body,
      k.linear([lighten(c.body, 0.05), c.body, darken(c.body, 0.1)]),
      [
        {
          paint: darken(c.breast ? mix(c.body, "#7a4a1a", 0.5) : c.body, 0.2),
          dx: s * 60,
          dy: -20,
          blur: 22,
          opacity: c.breast ? 0.4 : 0.6,
        },
        {paint: c.light, dx: -s * 12, dy: 9, blur: 3, opacity: 0.85},
      ],
      inner,
    ) +
    fill(toes, "#3b3335") +
    feathers +
    shoulder +
    fill(
      ribbon(
        up([
          [0.06, -0.74],
          [0.21, -0.6],
          [0.25, -0.38],
          [0.17, -0.12],
          [0.06, 0.08],
        ]),
        t => 20 * Math.sin(Math.PI * t),
      ),
      darken(c.body, 0.16),
      0.55,
    ) +
    `<g transform="rotate(${n(nod)} ${0.2 * U} ${-0.9 * U})">${macawHead(k, c, s)}</g>`
  return place(svg, {x: p[0], y: p[1], scale: size / (1.13 * U), flip, rotate})
}

/** A macaw in flight to the right, both wings raised, long tail streaming; `at` its breast. */
export function macawFlying(
  k: Kit,
  {
    at: p,
    size,
    colours: c,
    flip = false,
    side = 1,
    rotate = 0,
    beat = 1,
  }: {
    at: Pt
    size: number
    colours: MacawColours
    flip?: boolean
    side?: number
    rotate?: number /** 1 wings high … -0.6 wings low. */
    beat?: number
  },
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const y = (v: number) => v * beat
  const colours = [
    c.body,
    c.middle,
    mix(c.middle, c.flight, 0.75),
    c.flight,
    darken(c.flight, 0.07),
  ] as const
  const dim = colours.map(v => darken(v, 0.06)) as unknown as typeof colours
  const far = wing(k, {
    joints: up([
      [0.12, -0.1],
      [0.42, y(-0.55)],
      [0.52, y(-0.86)],
      [0.42, y(-1.42)],
    ]),
    back: 165,
    inner: 0.42 * U,
    outer: 0.62 * U,
    colours: dim,
    feathers: 18,
    width: 0.11 * U,
  })
  const near = wing(k, {
    joints: up([
      [0.06, -0.02],
      [-0.04, y(-0.5)],
      [-0.16, y(-0.82)],
      [-0.62, y(-1.35)],
    ]),
    back: 176,
    inner: 0.5 * U,
    outer: 0.66 * U,
    colours,
    feathers: 21,
    width: 0.12 * U,
  })
  const tail = [
    [-1.75, 0.3],
    [-1.62, 0.16],
    [-1.5, 0.4],
    [-1.3, 0.12],
    [-1.16, 0.38],
    [-0.98, 0.24],
  ]
    .map(([x = 0, v = 0], i) =>
      feather(
        k,
        [-0.5 * U, (0.1 + i * 0.012) * U],
        [x * U, v * U],
        0.1 * U,
        8,
        i % 2 ? c.body : darken(c.body, 0.04),
        i % 2 ? c.flight : mix(c.body, c.flight, 0.3),
      ),
    )
    .join("")
  const body = blob(
    up([
      [0.62, -0.14],
      [0.5, -0.2],
      [0.34, -0.18],
      [0.1, -0.14],
      [-0.25, -0.06],
      [-0.62, 0.08],
      [-0.66, 0.17],
      [-0.4, 0.22],
      [-0.08, 0.26],
      [0.22, 0.22],
      [0.46, 0.12],
      [0.62, 0.04],
    ]),
  )
  const inner =
    (c.breast
      ? fill(
          blob(
            up([
              [0.5, 0.02],
              [0.2, 0.06],
              [-0.2, 0.1],
              [-0.7, 0.16],
              [-0.3, 0.4],
              [0.3, 0.4],
              [0.6, 0.14],
            ]),
          ),
          c.breast,
        )
      : "") +
    stroke(
      plumage(r, [-0.6 * U, -0.2 * U, 0.5 * U, 0.3 * U], 30, -80),
      darken(c.body, 0.12),
      2.2,
      0.4,
    )
  const head = place(macawHead(k, c, s), {
    x: 0.42 * U - 0.24 * U,
    y: (-0.07 + 0.86) * U,
    scale: 0.88,
    rotate: 0,
  })
  return place(
    far +
      tail +
      shaded(
        k,
        body,
        k.linear([lighten(c.body, 0.04), c.body, darken(c.breast ?? c.body, 0.1)]),
        [
          {paint: darken(c.breast ?? c.body, 0.16), dx: 0, dy: -26, blur: 10, opacity: 0.6},
          {paint: c.light, dx: -s * 8, dy: 9, blur: 2, opacity: 0.8},
        ],
        inner,
      ) +
      near +
      head,
    {x: p[0], y: p[1], scale: size / (1.2 * U), flip, rotate},
  )
}

/** A keel-billed toucan perched, looking right; feet at `at`, `size` feet to crown. */
export function toucan(
  k: Kit,
  {
    at: p,
    size,
    light,
    flip = false,
    side = 1,
    rotate = 0,
  }: {at: Pt; size: number; light: string; flip?: boolean; side?: number; rotate?: number},
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const black = "#1c1f2a"
  const body = blob(
    up([
      [0.1, -1.08],
      [0.24, -1.09],
      [0.36, -1.02],
      [0.4, -0.9],
      [0.38, -0.76],
      [0.42, -0.56],
      [0.4, -0.3],
      [0.28, -0.06],
      [0.08, 0.1],
      [-0.1, 0.16],
      [-0.24, 0.02],
      [-0.28, -0.3],
      [-0.24, -0.6],
      [-0.1, -0.86],
      [-0.02, -1.0],
    ]),
  )
  const bib = blob(
    up([
      [0.18, -0.98],
      [0.32, -0.98],
      [0.44, -0.86],
      [0.48, -0.6],
      [0.36, -0.46],
      [0.22, -0.5],
      [0.14, -0.66],
      [0.12, -0.84],
    ]),
  )
  const bill = blob(
    up([
      [0.34, -1.03],
      [0.48, -1.1],
      [0.72, -1.1],
      [0.96, -1.0],
      [1.1, -0.84],
      [1.13, -0.7],
      [1.06, -0.72],
      [0.94, -0.76],
      [0.72, -0.78],
      [0.48, -0.78],
      [0.36, -0.82],
    ]),
    0.85,
  )
  const tail = [
    [-0.46, 0.86],
    [-0.34, 0.9],
    [-0.52, 0.72],
    [-0.3, 0.7],
  ]
    .map(([x = 0, y = 0], i) =>
      feather(
        k,
        [(-0.08 - i * 0.02) * U, 0.0],
        [x * U, y * U],
        0.13 * U,
        12,
        lighten(black, 0.04),
        black,
      ),
    )
    .join("")
  const wings = Array.from({length: 9}, (_, i) =>
    feather(
      k,
      [(-0.2 + (i % 5) * 0.06) * U, (-0.5 + Math.floor(i / 5) * 0.1) * U],
      [(-0.34 + (i % 5) * 0.075) * U, (0.34 - (i % 5) * 0.06 - Math.floor(i / 5) * 0.24) * U],
      0.14 * U,
      -14,
      lighten(black, 0.1),
      lighten(black, 0.02),
    ),
  ).join("")
  const billInner =
    fill(
      blob(
        up([
          [0.4, -1.0],
          [0.7, -1.03],
          [0.98, -0.92],
          [0.86, -0.88],
          [0.6, -0.92],
          [0.42, -0.92],
        ]),
      ),
      "#f39a2b",
      0.95,
    ) +
    fill(
      blob(
        up([
          [0.36, -0.86],
          [0.6, -0.85],
          [0.86, -0.83],
          [0.7, -0.74],
          [0.4, -0.74],
        ]),
      ),
      "#4fb3c4",
      0.9,
    ) +
    fill(
      blob(
        up([
          [1.0, -1.1],
          [1.2, -0.9],
          [1.2, -0.6],
          [0.98, -0.7],
          [0.99, -0.84],
        ]),
      ),
      "#a3262a",
    ) +
    stroke(
      curve(
        up([
          [0.36, -0.88],
          [0.6, -0.865],
          [0.86, -0.84],
          [1.08, -0.75],
        ]),
      ),
      "#2b3a1f",
      6,
    ) +
    stroke(
      [0, 1, 2]
        .map(i =>
          curve(
            up([
              [0.52 + i * 0.12, -0.875 + i * 0.005],
              [0.54 + i * 0.12, -0.9],
            ]),
          ),
        )
        .join(""),
      "#2b3a1f",
      4,
      0.6,
    )
  const svg =
    tail +
    shaded(
      k,
      body,
      k.linear([lighten(black, 0.07), black]),
      [
        {paint: light, dx: -s * 11, dy: 9, blur: 3, opacity: 0.7},
        {paint: "#3f6f8f", dx: s * 14, dy: -4, blur: 8, opacity: 0.5},
      ],
      stroke(
        plumage(r, [-0.3 * U, -1 * U, 0.4 * U, 0.1 * U], 36, 10),
        lighten(black, 0.12),
        2.2,
        0.5,
      ) +
        fill(
          blob(
            up([
              [0.0, 0.02],
              [0.2, -0.02],
              [0.1, 0.3],
              [-0.2, 0.3],
            ]),
          ),
          "#c4302b",
        ),
    ) +
    shaded(
      k,
      bib,
      k.linear(["#fff3a8", "#f7cf3c", "#e79a2a"]),
      [{paint: "#b0641f", dx: s * 18, dy: -14, blur: 9, opacity: 0.5}],
      stroke(plumage(r, [0.1 * U, -1 * U, 0.5 * U, -0.4 * U], 28, 10), "#d98f24", 2, 0.5),
    ) +
    fill(
      ribbon(
        up([
          [0.2, -0.47],
          [0.32, -0.43],
          [0.42, -0.5],
        ]),
        t => 16 * Math.sin(Math.PI * t) + 3,
      ),
      "#c4302b",
    ) +
    wings +
    shaded(
      k,
      blob(
        up([
          [-0.1, -0.86],
          [0.08, -0.78],
          [0.14, -0.6],
          [0.1, -0.42],
          [-0.02, -0.36],
          [-0.14, -0.4],
          [-0.25, -0.46],
          [-0.23, -0.66],
        ]),
      ),
      lighten(black, 0.03),
      [{paint: "#3f6f8f", dx: s * 8, dy: -10, blur: 8, opacity: 0.4}],
      stroke(
        plumage(r.fork(), [-0.3 * U, -0.9 * U, 0.2 * U, -0.3 * U], 30, 10),
        lighten(black, 0.13),
        2.2,
        0.5,
      ),
    ) +
    fill(
      [
        [0.04, 0.02],
        [0.13, 0.02],
        [0.22, -0.01],
      ]
        .map(([x = 0, y = 0]) =>
          ribbon(
            up([
              [x, y - 0.08],
              [x + 0.02, y],
              [x, y + 0.09],
            ]),
            t => 24 * (1 - 0.45 * t),
          ),
        )
        .join(""),
      "#5f8aa0",
    ) +
    fill(
      ribbon(
        up([
          [0.35, -1.04],
          [0.345, -0.92],
          [0.36, -0.78],
        ]),
        () => 15,
      ),
      "#14131a",
    ) +
    shaded(
      k,
      bill,
      k.linear(["#b6cf4a", "#7fb043", "#5d9440"]),
      [
        {paint: "#33521f", dx: 0, dy: -16, blur: 6, opacity: 0.5},
        {paint: "#f6ffd0", dx: -s * 6, dy: 10, blur: 3, opacity: 0.85},
      ],
      billInner,
    ) +
    fill(
      blob(
        up([
          [0.18, -0.99],
          [0.26, -1.02],
          [0.31, -0.95],
          [0.26, -0.88],
          [0.18, -0.9],
        ]),
      ),
      "#a7c94e",
    ) +
    eye([0.245 * U, -0.95 * U], 12, "#5a3a1e")
  return place(svg, {x: p[0], y: p[1], scale: size / (1.09 * U), flip, rotate})
}

export interface SongbirdColours {
  head: string
  mask: string
  throat: string
  breast: string
  belly: string
  back: string
  wing: string
  wingEdge: string
  tail: string
  light: string
}

/** A tanager or other songbird perched, looking right; feet at `at`, `size` feet to crown. */
export function songbird(
  k: Kit,
  {
    at: p,
    size,
    colours: c,
    flip = false,
    side = 1,
    rotate = 0,
  }: {
    at: Pt
    size: number
    colours: SongbirdColours
    flip?: boolean
    side?: number
    rotate?: number
  },
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const body = blob(
    up([
      [0.36, -0.98],
      [0.5, -0.92],
      [0.58, -0.8],
      [0.56, -0.66],
      [0.58, -0.46],
      [0.52, -0.24],
      [0.34, -0.04],
      [0.08, 0.06],
      [-0.24, 0.12],
      [-0.5, 0.2],
      [-0.56, 0.12],
      [-0.36, -0.12],
      [-0.18, -0.42],
      [0.0, -0.66],
      [0.12, -0.86],
      [0.22, -0.96],
    ]),
  )
  const at2 = (pts: Pt[]) => blob(up(pts))
  const inner =
    fill(
      at2([
        [0.62, -0.5],
        [0.6, -0.2],
        [0.3, 0.1],
        [-0.5, 0.32],
        [-0.5, 0.08],
        [0.0, -0.12],
        [0.3, -0.36],
        [0.42, -0.52],
      ]),
      k.across([c.breast, c.belly], [0.5 * U, -0.4 * U], [-0.3 * U, 0.1 * U]),
    ) +
    fill(
      at2([
        [0.3, -0.66],
        [0.44, -0.5],
        [0.64, -0.46],
        [0.66, -0.7],
        [0.5, -0.76],
      ]),
      c.throat,
    ) +
    fill(
      at2([
        [0.1, -0.7],
        [0.2, -1.06],
        [0.5, -1.06],
        [0.64, -0.8],
        [0.5, -0.72],
        [0.34, -0.62],
        [0.2, -0.58],
      ]),
      c.head,
    ) +
    stroke(
      plumage(r, [-0.5 * U, -1 * U, 0.62 * U, 0.16 * U], 26, 24),
      darken(c.breast, 0.12),
      2,
      0.32,
    )
  const tail = [
    [-1.1, 0.5],
    [-1.14, 0.42],
    [-1.04, 0.58],
    [-1.0, 0.44],
  ]
    .map(([x = 0, y = 0], i) =>
      feather(
        k,
        [-0.36 * U, (0.06 + i * 0.01) * U],
        [x * U, y * U],
        0.1 * U,
        6,
        c.tail,
        darken(c.tail, 0.05),
      ),
    )
    .join("")
  const folded = [0, 1, 2]
    .map(row =>
      Array.from({length: 6 - row}, (_, i) => {
        const t = i / 5
        const l = 0.66 - row * 0.21
        const b: Pt = [(0.12 - t * 0.16 + row * 0.05) * U, (-0.5 + t * 0.26 - row * 0.02) * U]
        return feather(
          k,
          b,
          [b[0] - l * U * (1 - t * 0.15), b[1] + l * U * (0.82 - t * 0.4)],
          (0.1 - row * 0.012) * U,
          -8,
          row ? c.wing : darken(c.wing, 0.06),
          row === 1 ? c.wingEdge : darken(c.wing, 0.1),
        )
      }).join(""),
    )
    .join("")
  const shoulder = at2([
    [0.2, -0.62],
    [0.28, -0.46],
    [0.18, -0.28],
    [-0.02, -0.28],
    [-0.06, -0.44],
    [0.06, -0.6],
  ])
  const bill = blob(
    up([
      [0.55, -0.85],
      [0.64, -0.82],
      [0.74, -0.765],
      [0.64, -0.755],
      [0.56, -0.76],
    ]),
    0.7,
  )
  const mask = at2([
    [0.36, -0.86],
    [0.5, -0.9],
    [0.59, -0.82],
    [0.58, -0.72],
    [0.46, -0.74],
    [0.36, -0.8],
  ])
  const legs = [
    [0.06, 0],
    [0.2, -0.02],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ribbon(
          up([
            [x - 0.03, y - 0.06],
            [x, y + 0.06],
            [x + 0.02, y + 0.16],
          ]),
          () => 10,
        ) +
        ribbon(
          up([
            [x - 0.06, y + 0.14],
            [x + 0.04, y + 0.14],
            [x + 0.1, y + 0.22],
          ]),
          t => 13 * (1 - 0.5 * t),
        ),
    )
    .join("")
  const svg =
    tail +
    fill(legs, "#3a3236") +
    shaded(
      k,
      body,
      k.linear([lighten(c.back, 0.05), c.back]),
      [
        {paint: darken(c.belly, 0.2), dx: s * 20, dy: -30, blur: 16, opacity: 0.5},
        {paint: c.light, dx: -s * 9, dy: 9, blur: 2.5, opacity: 0.85},
      ],
      inner,
    ) +
    folded +
    shaded(
      k,
      shoulder,
      k.linear([lighten(c.back, 0.08), c.back]),
      [],
      stroke(
        plumage(r, [-0.1 * U, -0.65 * U, 0.3 * U, -0.25 * U], 22, 30),
        darken(c.back, 0.1),
        2,
        0.5,
      ),
    ) +
    fill(mask, c.mask) +
    shaded(k, bill, k.linear(["#4a4650", "#1d1a20"]), [
      {paint: c.light, dx: 0, dy: 5, opacity: 0.5},
    ]) +
    eye([0.47 * U, -0.82 * U], 15, "#3a2216")
  return place(svg, {x: p[0], y: p[1], scale: size / (0.98 * U), flip, rotate})
}

/** A hovering hummingbird looking right; `at` the middle of its body, `size` bill tip to tail. */
export function hummingbird(
  k: Kit,
  {
    at: p,
    size,
    back,
    gorget,
    belly,
    wings,
    light,
    flip = false,
    side = 1,
    rotate = 0,
  }: {
    at: Pt
    size: number
    back: string
    gorget: string
    belly: string
    wings: string
    light: string
    flip?: boolean
    side?: number
    rotate?: number
  },
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const body = blob(
    up([
      [0.36, -0.5],
      [0.48, -0.46],
      [0.54, -0.36],
      [0.48, -0.26],
      [0.42, -0.16],
      [0.36, 0.04],
      [0.2, 0.26],
      [-0.04, 0.44],
      [-0.2, 0.52],
      [-0.22, 0.42],
      [-0.14, 0.16],
      [-0.02, -0.08],
      [0.12, -0.26],
      [0.22, -0.42],
    ]),
  )
  const inner =
    fill(
      blob(
        up([
          [0.4, -0.14],
          [0.44, 0.1],
          [0.2, 0.4],
          [-0.2, 0.62],
          [-0.12, 0.36],
          [0.12, 0.12],
          [0.26, -0.1],
        ]),
      ),
      belly,
    ) +
    fill(
      blob(
        up([
          [0.5, -0.34],
          [0.5, -0.1],
          [0.34, 0.0],
          [0.24, -0.12],
          [0.34, -0.28],
        ]),
      ),
      k.linear([lighten(gorget, 0.1), gorget, darken(gorget, 0.08)]),
    ) +
    stroke(
      plumage(r, [-0.3 * U, -0.5 * U, 0.6 * U, 0.5 * U], 20, 30),
      lighten(back, 0.18),
      2.2,
      0.5,
    )
  const colours = [back, mix(back, wings, 0.6), wings, wings, darken(wings, 0.04)] as const
  const far = wing(k, {
    joints: up([
      [0.12, -0.18],
      [0.2, -0.52],
      [0.34, -0.96],
      [0.42, -1.32],
    ]),
    back: -150,
    inner: 0.3 * U,
    outer: 0.46 * U,
    colours: colours.map(v => darken(v, 0.06)) as unknown as typeof colours,
    feathers: 14,
    width: 0.15 * U,
  })
  const near = wing(k, {
    joints: up([
      [0.06, -0.1],
      [-0.14, -0.4],
      [-0.44, -0.74],
      [-0.86, -1.02],
    ]),
    back: 172,
    inner: 0.36 * U,
    outer: 0.54 * U,
    colours,
    feathers: 15,
    width: 0.165 * U,
  })
  const tail = [
    [-0.66, 0.86],
    [-0.56, 0.98],
    [-0.44, 1.04],
    [-0.34, 1.0],
    [-0.5, 0.84],
  ]
    .map(([x = 0, y = 0], i) =>
      feather(
        k,
        [-0.14 * U, 0.4 * U],
        [x * U, y * U],
        0.09 * U,
        (i - 2) * 5,
        mix(back, "#1b2a4a", 0.4),
        "#1b2a4a",
      ),
    )
    .join("")
  const bill = ribbon(
    up([
      [0.5, -0.38],
      [0.74, -0.42],
      [1.04, -0.43],
    ]),
    t => 13 * (1 - 0.72 * t),
  )
  const svg =
    `<g opacity="0.82">${far}</g>` +
    tail +
    fill(bill, "#1d1a20") +
    shaded(
      k,
      body,
      k.linear([lighten(back, 0.1), back, darken(back, 0.06)]),
      [
        {paint: darken(back, 0.16), dx: s * 14, dy: -20, blur: 12, opacity: 0.5},
        {paint: light, dx: -s * 7, dy: 8, blur: 2, opacity: 0.9},
      ],
      inner,
    ) +
    `<g opacity="0.9">${near}</g>` +
    fill(
      blob(
        up([
          [0.3, -0.42],
          [0.34, -0.46],
          [0.38, -0.43],
          [0.34, -0.4],
        ]),
      ),
      "#fff6e0",
    ) +
    eye([0.4 * U, -0.385 * U], 11, "#2a1a12")
  return place(svg, {x: p[0], y: p[1], scale: size / (1.9 * U), flip, rotate})
}

/** A branch: bent, tapering, with bark lines and a lit upper edge. */
export function branch(
  k: Kit,
  points: readonly Pt[],
  from: number,
  to: number,
  colour: string,
  light: string,
): string {
  const r = k.rng.fork()
  const d = ribbon(
    points,
    t => lerp(from, to, t) * (1 + 0.1 * Math.sin(t * 23) + 0.06 * Math.sin(t * 51)),
    points.length * 10,
  )
  const bark = Array.from({length: Math.round(points.length * 9)}, () => {
    const line = along(points, 60)
    const i = r.int(2, 54)
    const o = r.bell() * lerp(from, to, i / 60) * 0.38
    return ribbon(
      [at(line, i), at(line, i + 2), at(line, i + 4)].map(([x, y]): Pt => [x, y + o]),
      t => 7 * Math.sin(Math.PI * t),
    )
  })
  return shaded(
    k,
    d,
    colour,
    [
      {paint: darken(colour, 0.12), dx: 0, dy: -from * 0.3, blur: from * 0.12, opacity: 0.8},
      {paint: light, dx: 0, dy: from * 0.1, blur: 2, opacity: 0.8},
    ],
    fill(bark.join(""), darken(colour, 0.08), 0.6),
  )
}

/** A spray of leaves and blossoms at a point: flowering canopy. */
export function flowering(
  k: Kit,
  {
    at: p,
    size,
    leaf,
    leafLight,
    petals,
    heart,
    leaves = 12,
    flowers = 5,
  }: {
    at: Pt
    size: number
    leaf: string
    leafLight: string
    petals: readonly string[]
    heart: string
    leaves?: number
    flowers?: number
  },
): string {
  const r = k.rng.fork()
  const foliage = Array.from({length: leaves}, () => {
    const a = r.range(-200, 70)
    const b = polar(p, r.range(0, 360), size * r.range(0, 0.4))
    const l = size * r.range(0.5, 0.95)
    const tone = mix(leaf, leafLight, r.next())
    const d = blob(
      put(
        [
          [0, 0],
          [0.3, -0.17],
          [0.65, -0.15],
          [1, 0.02],
          [0.65, 0.15],
          [0.3, 0.15],
        ],
        b,
        l,
        a,
      ),
    )
    return (
      fill(d, k.linear([mix(tone, leafLight, 0.25), tone, leaf], [0.6, 0], [0.4, 1])) +
      stroke(
        curve(
          put(
            [
              [0.04, 0],
              [0.5, -0.01],
              [0.95, 0.01],
            ],
            b,
            l,
            a,
          ),
        ),
        mix(tone, leafLight, 0.5),
        Math.max(1, l * 0.02),
        0.6,
      )
    )
  })
  const corollas = Array.from({length: flowers}, () => {
    const b = polar(p, r.range(0, 360), size * r.range(0.05, 0.6))
    const s = Math.min(54, size * r.range(0.16, 0.26))
    const colour = r.pick(petals)
    return (
      Array.from({length: 5}, (_, i) => {
        const d = blob(
          put(
            [
              [0.05, 0],
              [0.42, -0.38],
              [0.92, -0.3],
              [1.05, 0.02],
              [0.88, 0.32],
              [0.42, 0.36],
            ],
            b,
            s,
            i * 72 + r.range(0, 40),
          ),
        )
        return fill(
          d,
          k.glow(
            [
              [0, heart],
              [0.3, mix(colour, heart, 0.35)],
              [0.55, colour],
              [1, mix(colour, "#ffffff", 0.22)],
            ],
            b,
            s,
          ),
        )
      }).join("") +
      `<circle cx="${n(b[0])}" cy="${n(b[1])}" r="${n(s * 0.14)}" fill="${darken(heart, 0.12)}"/>`
    )
  })
  return foliage.join("") + corollas.join("")
}
