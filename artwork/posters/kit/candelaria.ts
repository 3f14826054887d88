/** A street of colonial houses in one-point perspective (with `nave` of ./hall), a roofed quarter, a cable car. */
import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import type {View} from "./hall"
import {blob, lerp, n, type Pt, poly, ribbon} from "./path"
import {table} from "./table"

export interface FrontOptions {
  /** Across of the wall's foot: positive stands on the right of the street. */
  x: number
  /** Near and far end in depth. */
  from: number
  to: number
  /** Height of the street here, of the eaves over it. */
  foot: number
  height: number
  wall: string
  wood: string
  roof: string
  trim?: string
  bays?: number
  flowers?: string
  /** 1 in sunlight, 0 in shade. */
  sun: number
  shade: string
  light: string
}

/** One two-storey house front with doors, windows, a wooden balcony under a tile roof. */
export function front(k: Kit, view: View, o: FrontOptions): string {
  const r = k.rng.fork()
  const q = Math.sign(o.x)
  const {from, to, foot: f, height: H} = o
  const tint = (c: string, t = 0) => darken(mix(c, o.shade, 0.72 * (1 - o.sun)), t * 0.1)
  const p = (d: number, h: number, out = 0): Pt => view([o.x - q * out, f + h, d])
  const quad = (d0: number, d1: number, h0: number, h1: number, out = 0) =>
    poly([p(d0, h0, out), p(d1, h0, out), p(d1, h1, out), p(d0, h1, out)])
  const line = (a: Pt, b: Pt) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  const wall = quad(from, to, -0.4, H)
  const lit = tint(o.wall)
  const trim = tint(o.trim ?? mix(o.wall, "#ffffff", 0.7))
  const wood = tint(o.wood)
  const px = Math.abs(p(from, 1)[1] - p(from, 0)[1])
  const bays = o.bays ?? Math.max(2, Math.round((to - from) / 1.9))
  const bay = (to - from) / bays
  const hole = (d0: number, d1: number, h0: number, h1: number) => {
    const third = (d1 - d0) * 0.36
    const leaf = (a: number, b: number, t: number) =>
      fill(quad(a, b, h0, h1, 0.06), tint(o.wood, t)) +
      stroke(
        [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]
          .map(s => line(p(a, lerp(h0, h1, s), 0.06), p(b, lerp(h0, h1, s), 0.06)))
          .join(""),
        tint(o.wood, 1.2),
        px * 0.012,
        0.7,
      )
    return (
      fill(quad(d0 - 0.13, d1 + 0.13, h0, h1 + 0.18), trim) +
      fill(quad(d0, d1, h0, h1), "#2f2a3c") +
      leaf(d0, d0 + third, 0) +
      leaf(d1 - third, d1, 0.5)
    )
  }
  const rail = (d0: number, d1: number, h: number) => {
    const out = 0.75
    const top = h + 0.95
    const count = Math.max(5, Math.round((d1 - d0) / 0.2))
    const bars = Array.from({length: count + 1}, (_, i) => {
      const d = lerp(d0, d1, i / count)
      return line(p(d, h + 0.06, out), p(d, top, out))
    }).join("")
    const side = [0, 0.35, 0.7].map(t => line(p(d0, h + 0.06, t), p(d0, top, t))).join("")
    const beam = (h0: number, h1: number) =>
      fill(quad(d0, d1, h0, h1, out + 0.03), lighten(wood, 0.05)) +
      fill(poly([p(d0, h0), p(d0, h0, out), p(d0, h1, out), p(d0, h1)]), tint(o.wood, 0.8))
    const posts = [d0 + 0.05, d1 - 0.05].map(d => quad(d - 0.06, d + 0.06, h, H - 0.15, out))
    const blooms = Array.from({length: o.flowers ? Math.round((d1 - d0) * 48) : 0}, (_, i) => {
      const at = lerp(d0, d1, r.next() ** 1.7)
      const [x, y] = p(at, top - 0.06 - 0.42 * r.next() ** 2, out + 0.06)
      const s = ((px * from) / at) * r.range(0.035, 0.065) * (i % 3 ? 1 : 1.3)
      const d = blob([
        [x - s, y + r.bell() * s * 0.4],
        [x - s * 0.1, y - s],
        [x + s, y - s * 0.1],
        [x + s * 0.2, y + s],
      ])
      return fill(d, tint(i % 3 ? (o.flowers ?? "") : "#4b7f4c"))
    })
    return (
      fill(quad(d0 - 0.2, d1, h - 0.75, h - 0.05), o.shade, 0.38) +
      fill(poly([p(d0, h), p(d1, h), p(d1, h, out), p(d0, h, out)]), tint(o.wood, 0.6)) +
      stroke(bars + side, tint(o.wood, 0.4), Math.max(1.3, px * 0.035)) +
      fill(posts.join(""), tint(o.wood, 0.3)) +
      beam(h - 0.14, h + 0.06) +
      beam(top - 0.07, top + 0.05) +
      blooms.join("")
    )
  }
  const upper = H * 0.53
  let holes = ""
  for (let i = bays - 1; i >= 0; i--) {
    const c = from + bay * (i + 0.5)
    const w = Math.min(0.62, bay * 0.27)
    const door = i % 2 === (bays > 2 ? 1 : 0)
    holes += hole(c - w, c + w, door ? 0 : 0.85, H * 0.42)
    holes += hole(c - w * 0.95, c + w * 0.95, upper + 0.02, upper + H * 0.31)
  }
  const stains = Array.from({length: 9}, () => {
    const [x, y] = p(r.range(from, to), r.range(0, H))
    const s = px * r.range(0.12, 0.5)
    return blob([
      [x - s * 0.5, y],
      [x, y - s * 0.6],
      [x + s * 0.5, y - s * 0.1],
      [x + s * 0.2, y + s * 0.7],
      [x - s * 0.3, y + s * 0.5],
    ])
  })
  // Roof: eaves over the street, ridge behind.
  const [eave, ridge, roofTop] = [0.85, -3.4, H + 1.25]
  const on = (d: number, t: number) => p(d, lerp(H - 0.1, roofTop, t), lerp(eave, ridge, t))
  const roof = poly([on(from - 0.15, 0), on(to + 0.15, 0), on(to + 0.15, 1), on(from - 0.15, 1)])
  const count = Math.round((to - from) / 0.27)
  const rolls = (shift: number, width: number) =>
    Array.from({length: count + 1}, (_, i) => {
      const d = lerp(from - 0.15, to + 0.15, (i + shift) / count)
      const w = (px * from * width) / d
      return ribbon(
        [on(d, 0), on(d + 0.01, 0.5), on(d, 1)],
        t => Math.max(0.6, w * (1 - 0.35 * t)),
        6,
      )
    }).join("")
  const tiles = Array.from({length: count * 4}, () => {
    const [d, t] = [r.range(from, to), r.next()]
    return ribbon([on(d, t), on(d, t + 0.06)], () => (px * from * 0.15) / d, 2)
  })
  const tile = tint(o.roof)
  const ends = Array.from({length: count}, (_, i) => {
    const d = lerp(from - 0.15, to + 0.15, (i + 0.5) / count)
    const [x, y] = p(d, H - 0.12, eave)
    const s = (px * from * 0.12) / d
    return blob([
      [x - s, y + s * 0.5],
      [x - s * 0.6, y - s * 0.5],
      [x + s * 0.6, y - s * 0.5],
      [x + s, y + s * 0.5],
      [x, y + s * 0.9],
    ])
  })
  const plaster = [mix(lit, o.light, 0.22 * o.sun), lit, mix(lit, o.shade, 0.3)]
  const slope = [tint(o.roof, 0.4), tile, mix(tile, o.light, 0.3)]
  return (
    fill(wall, k.across(plaster, p(from, H), p(from, 0))) +
    k.inside(
      wall,
      fill(stains.join(""), mix(lit, o.shade, 0.4), 0.22) +
        fill(quad(from, to, -0.4, 0.75), mix(wood, lit, 0.25), 0.85) +
        fill(quad(from, to, H - 0.75, H), o.shade, 0.45) +
        fill(quad(from, from + 0.12, 0, H), o.light, 0.2 * o.sun),
    ) +
    holes +
    rail(from + bay * 0.12, to - bay * 0.12, upper - 0.05) +
    fill(
      poly([
        p(from, -0.4),
        p(from, H - 0.1),
        p(from, roofTop - 0.1, ridge),
        p(from, H - 0.1, ridge * 2),
        p(from, -0.4, ridge * 2),
      ]),
      k.across(
        [mix(lit, o.shade, 0.25), mix(lit, o.shade, 0.55)],
        p(from, roofTop),
        p(from, H - 4),
      ),
    ) +
    fill(quad(from - 0.15, to + 0.15, H - 0.28, H - 0.08, eave), tint(o.roof, 2.4)) +
    shaded(
      k,
      roof,
      k.across(slope, on(from, 0), on(from, 1)),
      [],
      fill(tiles.join(""), mix(tile, o.light, 0.5), 0.4) +
        fill(rolls(0, 0.1), tint(o.roof, 1.5), 0.75) +
        fill(rolls(0.42, 0.07), mix(tile, o.light, 0.5), 0.5),
    ) +
    fill(ends.join(""), mix(tile, o.light, 0.18))
  )
}

/** A quarter of gabled tile roofs seen from above, far rows smaller and hazier. */
export function rooftops(
  k: Kit,
  o: {
    top: (x: number) => number
    bottom: (x: number) => number
    from: number
    to: number
    rows: number
    size: number
    walls: readonly string[]
    roofs: readonly string[]
    light: string
    shade: string
    haze: string
    fade: number
  },
): string {
  const r = k.rng.fork()
  const {light, shade} = o
  let out = ""
  for (let row = 0; row < o.rows; row++) {
    const t = (row + 0.5) / o.rows
    const s = o.size * lerp(0.45, 1.15, t)
    const tone = (c: string) => mix(c, o.haze, o.fade * (1 - t))
    for (let x = o.from + r.range(-s, 0); x < o.to; x += s * r.range(0.55, 1.05)) {
      const y = lerp(o.top(x), o.bottom(x), t) + r.bell() * s * 0.14
      const w = s * r.range(0.8, 1.3)
      const h = s * r.range(0.3, 0.5)
      const up = h * r.range(0.55, 0.85)
      const [wall, roof] = [tone(r.pick(o.walls)), tone(r.pick(o.roofs))]
      const back = w * r.range(0.1, 0.22)
      const [a, b]: [Pt, Pt] = [
        [x - w * 0.54, y - h],
        [x + w * 0.54, y - h + r.bell() * s * 0.02],
      ]
      const [c, e]: [Pt, Pt] = [
        [x - w * 0.5 + back, y - h - up],
        [x + w * 0.5 - back * r.range(0.2, 1), y - h - up],
      ]
      const count = Math.round(w / Math.max(5, s * 0.07))
      const lines = Array.from({length: count}, (_, i) => {
        const q = (i + 0.5) / count
        return `M${n(lerp(c[0], e[0], q))} ${n(c[1])}L${n(lerp(a[0], b[0], q))} ${n(a[1])}`
      }).join("")
      const box = (u: number, v: number, bw: number, bh: number) =>
        poly([
          [u, v],
          [u + bw, v],
          [u + bw, v + bh],
          [u, v + bh],
        ])
      const windows = Array.from({length: r.int(2, 4)}, (_, i) =>
        box(x - w * 0.4 + i * w * 0.24, y - h * 0.72, w * 0.1, h * 0.46),
      ).join("")
      out +=
        fill(
          box(x - w / 2, y - h, w, h + s * 0.7),
          k.linear([mix(wall, shade, 0.35), wall, mix(wall, shade, 0.45)]),
        ) +
        fill(windows, mix(wall, shade, 0.75)) +
        fill(
          poly([a, c, e, b]),
          k.linear([mix(roof, light, 0.35), roof, mix(roof, shade, 0.16)], [0, 0], [0.4, 1]),
        ) +
        stroke(lines, mix(roof, shade, 0.4), Math.max(0.8, s * 0.012), 0.5) +
        stroke(poly([c, e], false), mix(roof, light, 0.65), Math.max(1.2, s * 0.025), 0.9) +
        stroke(poly([a, b], false), mix(roof, shade, 0.6), Math.max(1.2, s * 0.03), 0.8)
    }
  }
  return out
}

/** Cobbles of a street between two depths. */
export function cobbles(
  k: Kit,
  view: View,
  [x0, x1, near, far]: readonly [number, number, number, number],
  foot: (d: number) => number,
  [dark, light]: readonly [string, string],
): string {
  const r = k.rng.fork()
  const stones: [string[], string[]] = [[], []]
  for (let d = near; d < far; d *= 1.024)
    for (let x = x0; x < x1; x += 0.4) {
      if (r.chance(0.35)) continue
      const u = x + r.bell() * 0.2
      const w = r.range(0.1, 0.17)
      const l = d * 0.0095
      const at = (dx: number, dd: number) => view([u + dx, foot(d), d + dd])
      stones[r.chance(0.5) ? 0 : 1].push(
        blob([at(-w, 0), at(-w * 0.3, l), at(w, l * 0.6), at(w * 0.9, -l * 0.5), at(0, -l)]),
      )
    }
  return fill(stones[0].join(""), dark, 0.36) + fill(stones[1].join(""), light, 0.26)
}

/** Cabin of an aerial cableway hanging under its rope at `at`: truck, hanger, windows, passengers. */
export function cableCar(
  k: Kit,
  {
    at: [x, y],
    size: s,
    colour,
    light,
    dark,
    glass,
    slope = 0,
    side = 1,
  }: {
    at: Pt
    size: number
    colour: string
    light: string
    dark: string
    glass: string
    /** Slope of the rope, degrees. */
    slope?: number
    side?: number
  },
): string {
  const q = (u: number, v: number): Pt => [x + u * s, y + v * s]
  const a = (slope * Math.PI) / 180
  const rope = (t: number, v: number): Pt =>
    q(Math.cos(a) * t - Math.sin(a) * v, Math.sin(a) * t + Math.cos(a) * v)
  const truck = blob(
    [
      rope(-0.3, -0.05),
      rope(0.3, -0.05),
      rope(0.33, 0.03),
      rope(0.1, 0.09),
      rope(-0.1, 0.09),
      rope(-0.33, 0.03),
    ],
    0.5,
  )
  const wheels = [-0.24, -0.08, 0.08, 0.24].map(t => {
    const [u, v] = rope(t, -0.03)
    return `<circle cx="${n(u)}" cy="${n(v)}" r="${n(s * 0.04)}" fill="${dark}"/>`
  })
  const hanger = ribbon(
    [q(0, 0.02), q(0.035, 0.28), q(0.01, 0.5), q(0, 0.6)],
    t => s * (0.07 - 0.02 * t),
    12,
  )
  const body = blob(
    [
      q(-0.5, 0.66),
      q(-0.44, 0.58),
      q(0, 0.555),
      q(0.44, 0.58),
      q(0.5, 0.66),
      q(0.535, 0.9),
      q(0.5, 1.16),
      q(0.42, 1.25),
      q(0, 1.27),
      q(-0.42, 1.25),
      q(-0.5, 1.16),
      q(-0.535, 0.9),
    ],
    0.75,
  )
  const panes = [-0.47, -0.25, 0.02, 0.29]
    .map((u, i) => {
      const v = u + (i % 3 ? 0.23 : 0.18)
      const m = (u + v) / 2
      const corners = [
        q(u, 0.7),
        q(m, 0.69),
        q(v, 0.7),
        q(v + 0.012, 0.8),
        q(v, 0.94),
        q(m, 0.95),
        q(u, 0.94),
        q(u - 0.012, 0.8),
      ]
      return blob(corners, 0.45)
    })
    .join("")
  const heads = [-0.36, -0.12, 0.12, 0.2, 0.38].map((u, i) => {
    const v = 0.83 + (i % 2) * 0.025
    const outline = [
      q(u - 0.045, v),
      q(u, v - 0.05),
      q(u + 0.045, v),
      q(u + 0.04, v + 0.04),
      q(u + 0.08, v + 0.14),
      q(u - 0.08, v + 0.14),
      q(u - 0.04, v + 0.04),
    ]
    return blob(outline, 0.8)
  })
  const band = blob(
    [q(-0.56, 1), q(0, 1.015), q(0.56, 1), q(0.56, 1.06), q(0, 1.08), q(-0.56, 1.06)],
    0.5,
  )
  const gleam = [-0.4, 0.08]
    .map(u => poly([q(u, 0.68), q(u + 0.09, 0.68), q(u - 0.02, 0.96), q(u - 0.11, 0.96)]))
    .join("")
  return (
    fill(truck, dark) +
    wheels.join("") +
    shaded(k, hanger, dark, [{paint: light, dx: -side * s * 0.014, dy: 0, opacity: 0.6}]) +
    shaded(
      k,
      body,
      k.linear([lighten(colour, 0.06), colour, darken(colour, 0.1)]),
      [
        {
          paint: darken(colour, 0.16),
          dx: side * s * 0.12,
          dy: -s * 0.03,
          blur: s * 0.03,
          opacity: 0.8,
        },
        {paint: light, dx: -side * s * 0.025, dy: s * 0.022, blur: s * 0.006, opacity: 0.9},
      ],
      fill(band, mix(light, "#ffffff", 0.4), 0.9) +
        fill(panes, k.linear([mix(glass, dark, 0.5), glass])) +
        k.inside(panes, fill(heads.join(""), dark, 0.85) + fill(gleam, "#ffffff", 0.3)),
    ) +
    stroke(poly([q(-0.36, 1.265), q(0.36, 1.265)], false), dark, s * 0.035)
  )
}

/** Underside of a roof in the upper left corner: boards, rafter tails, and a lit iron lantern on a bracket. */
export function eavesWithLantern(
  k: Kit,
  {colour, light, flame}: {colour: string; light: string; flame: string},
): string {
  const rafters = [0, 1, 2, 3, 4].map(i => {
    const [x, y] = [560 - i * 128, 34 + i * 34]
    const tail = poly([
      [x - 150, -60],
      [x - 96, -60],
      [x + 22, y + 4],
      [x + 16, y + 34],
      [x - 22, y + 30],
    ])
    return shaded(k, tail, mix(colour, light, 0.1), [
      {paint: light, dx: -4, dy: -3, blur: 1.5, opacity: 0.45},
    ])
  })
  const boards = poly([
    [-60, -60],
    [610, -60],
    [560, 26],
    [-60, 190],
  ])
  const edge = Array.from({length: 22}, (_, i) => {
    const [x, y] = [585 - i * 30, 16 + i * 8]
    return blob([
      [x - 17, y - 6],
      [x, y - 20],
      [x + 17, y - 12],
      [x + 14, y + 8],
      [x, y + 15],
      [x - 14, y + 12],
    ])
  }).join("")
  const [x, y] = [258, 172]
  const iron = mix(colour, "#000000", 0.25)
  const glass = poly([
    [x - 42, y + 62],
    [x + 42, y + 62],
    [x + 28, y + 172],
    [x - 28, y + 172],
  ])
  const cap = blob(
    [
      [x - 58, y + 64],
      [x - 30, y + 44],
      [x - 12, y + 14],
      [x + 12, y + 14],
      [x + 30, y + 44],
      [x + 58, y + 64],
      [x, y + 70],
    ],
    0.5,
  )
  const foot = blob([
    [x - 34, y + 170],
    [x + 34, y + 170],
    [x + 14, y + 188],
    [x, y + 206],
    [x - 14, y + 188],
  ])
  const bars = [-42, -14, 14, 42]
    .map(u => `M${n(x + u)} ${n(y + 62)}L${n(x + u * 0.67)} ${n(y + 172)}`)
    .join("")
  const glow = k.glow(
    [
      [0, flame, 0.7],
      [0.35, flame, 0.25],
      [1, flame, 0],
    ],
    [x, y + 120],
    190,
  )
  return (
    fill(boards, k.linear([colour, mix(colour, light, 0.12)])) +
    rafters.join("") +
    shaded(k, edge, mix(colour, light, 0.16), [
      {paint: light, dx: -3, dy: -3, blur: 1.5, opacity: 0.5},
    ]) +
    `<circle cx="${x}" cy="${y + 120}" r="190" fill="${glow}"/>` +
    stroke(`M${x} ${y - 60}C${x - 16} ${y - 30} ${x + 16} ${y - 20} ${x} ${y + 18}`, iron, 7) +
    fill(glass, k.linear([mix(flame, "#ffffff", 0.5), flame])) +
    stroke(bars, iron, 6) +
    shaded(k, cap + foot, iron, [{paint: light, dx: -4, dy: 2, blur: 1, opacity: 0.7}])
  )
}

/** A row of fronts along one side, the near one last; `ends` is "near far height wood, …" per house. */
export function row(
  k: Kit,
  view: View,
  o: Pick<FrontOptions, "x" | "shade" | "light" | "roof"> & {
    ends: string
    walls: readonly string[]
    woods: readonly string[]
    foot: (d: number) => number
    sun: (d: number) => number
    /** Colour of the air and how much of it lies before a wall at a depth. */
    air: readonly [string, (d: number) => number]
    flowers?: string
    bays?: (d: number) => number
  },
): string {
  return table(o.ends)
    .map(([from = 0, to = 0, height = 0, wood = 0], i) =>
      front(k, view, {
        x: o.x,
        shade: o.shade,
        light: o.light,
        roof: o.roof,
        from,
        to,
        height,
        foot: o.foot(from),
        sun: o.sun(from),
        wall: mix(o.walls[i] ?? o.roof, o.air[0], o.air[1](from)),
        wood: o.woods[wood] ?? o.roof,
        ...(o.flowers ? {flowers: o.flowers} : {}),
        ...(o.bays ? {bays: o.bays(from)} : {}),
      }),
    )
    .reverse()
    .join("")
}
