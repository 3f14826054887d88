import type {Kit} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {bush} from "./land"
import {n, type Pt, poly} from "./path"
import type {Rng} from "./random"

/** A path with the paint's own opacity: no layer, which may not lie outside the sheet. */
const fill = (d: string, paint: string, o = 1): string =>
  `<path d="${d}" fill="${paint}"${o < 1 ? ` fill-opacity="${o}"` : ""}/>`
const stroke = (d: string, paint: string, w: number, o = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(w)}" stroke-linecap="round"${o < 1 ? ` stroke-opacity="${o}"` : ""}/>`

/** A point of a solid block in metres: along its right face, along its left face, up. */
export type Solid = (u: number, v: number, y: number) => Pt

/** Parallel projection of a block whose near lower corner stands at `at`; faces run up the page at the two angles. */
export const solid =
  (at: Pt, metre: number, right = 14, left = 20): Solid =>
  (u, v, y) => {
    const [a, b] = [(right * Math.PI) / 180, (left * Math.PI) / 180]
    return [
      at[0] + metre * (u * Math.cos(a) - v * Math.cos(b)),
      at[1] - metre * (u * Math.sin(a) + v * Math.sin(b) + y),
    ]
  }

/** A point on one wall: 0 to 1 from its left end to its right end as seen, and 0 to 1 from foot to top. */
export type Wall = (s: number, t: number) => Pt

/** The two seen walls of a block of w × d × h metres. */
export const walls = (p: Solid, w: number, d: number, h: number): {left: Wall; right: Wall} => ({
  left: (s, t) => p(0, d * (1 - s), h * t),
  right: (s, t) => p(w * s, 0, h * t),
})

/** The part of a wall between two pairs of shares. */
export const panel = (wall: Wall, s0: number, t0: number, s1: number, t1: number): string =>
  poly([wall(s0, t0), wall(s1, t0), wall(s1, t1), wall(s0, t1)])

export interface HillHouse {
  /** Near lower corner. */
  at: Pt
  metre: number
  /** Metres: right face, left face, storeys of 2.6. */
  w: number
  d: number
  storeys: number
  wall: string
  brick?: boolean
  roof: "slab" | "tin" | "terrace"
  tin: string
  /** Side of the sun: -1 lights the left face. */
  side?: number
  light: string
  shade: string
  /** Colour of the air and how much of it lies before the house. */
  air: string
  haze?: number
  right?: number
  left?: number
  /** Colour of lamps behind some windows. */
  lit?: string
  /** Pictures painted on the two walls, over the plaster. */
  paint?: {left?: (w: Wall) => string; right?: (w: Wall) => string}
}

function front(k: Kit, r: Rng, wall: Wall, o: HillHouse, length: number, lit: boolean): string {
  const fog = (c: string) => mix(c, o.air, o.haze ?? 0)
  const tone = (c: string, up = 0) =>
    fog(lit ? mix(lighten(c, 0.025 + up), o.light, 0.26) : mix(darken(c, 0.06 - up), o.shade, 0.5))
  const base = tone(o.wall)
  const m = o.metre
  const rows = o.storeys
  const h = 1 / rows
  let out = fill(
    panel(wall, 0, 0, 1, 1),
    k.across(
      [lighten(base, 0.02), base, mix(base, fog(o.shade), 0.42)],
      wall(0.5, 1),
      wall(0.5, -0.15),
    ),
  )
  if (o.paint?.[lit === (o.side ?? -1) < 0 ? "left" : "right"])
    return out + (o.paint[lit === (o.side ?? -1) < 0 ? "left" : "right"]?.(wall) ?? "")
  out += fill(panel(wall, 0, 1 - 0.5 / (rows * 2.6), 1, 1), fog(o.shade), lit ? 0.28 : 0.4)
  const courses: string[] = []
  if (o.brick && m > 14)
    for (let i = 0; i < rows * 5; i++) {
      const t = (i + 0.5) / (rows * 5)
      for (let j = 0; j < 3; j++) {
        const s = r.range(0, 0.8)
        const [a, b] = [wall(s, t), wall(s + r.range(0.06, 0.2), t)]
        courses.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`)
      }
    }
  out += stroke(courses.join(""), darken(base, 0.08), Math.max(1, m * 0.04), 0.7)
  const frame = tone(o.brick ? "#c9b9a6" : lighten(o.wall, 0.08))
  const beams = Array.from({length: rows}, (_, i) =>
    panel(wall, 0, (i + 1) * h - 0.022 * h * 3, 1, (i + 1) * h),
  )
  const posts = o.brick
    ? [panel(wall, 0, 0, 0.22 / length, 1), panel(wall, 1 - 0.22 / length, 0, 1, 1)]
    : []
  out += fill(beams.join("") + posts.join(""), frame)
  const bays = Math.max(1, Math.round(length / 1.9))
  const trim = tone(r.pick(["#f6ead2", "#f3d27a", "#7a4a3a", "#e9e4da"]), 0.03)
  for (let row = 0; row < rows; row++) {
    const deck = row > 0 && lit && r.chance(0.3)
    for (let b = 0; b < bays; b++) {
      if (r.chance(0.14)) continue
      const c = (b + 0.5) / bays
      const half = (0.46 + 0.14 * r.next()) / length
      const door = row === 0 ? r.chance(0.4) : deck && b === 0
      const [t0, t1] = door
        ? [row * h + 0.03 * h, row * h + 0.76 * h]
        : [row * h + 0.34 * h, row * h + 0.76 * h]
      const warm = o.lit && !lit && r.chance(0.3)
      const glass = warm
        ? (o.lit as string)
        : fog(lit ? mix("#3b3550", o.light, 0.12) : mix("#1d1a30", o.shade, 0.3))
      out += fill(
        panel(
          wall,
          c - half - 0.09 / length,
          t0 - 0.03 * h,
          c + half + 0.09 / length,
          t1 + 0.035 * h,
        ),
        trim,
      )
      out += fill(
        panel(wall, c - half, t0, c + half, t1),
        k.across([mix(glass, fog(o.light), warm ? 0.3 : 0.22), glass], wall(c, t1), wall(c, t0)),
      )
      if (m > 15) {
        const bars = (door ? [0.5] : [0.33, 0.66]).map(q => {
          const s = c - half + 2 * half * q
          const [p, e] = [wall(s, t0), wall(s, t1)]
          return `M${n(p[0])} ${n(p[1])}L${n(e[0])} ${n(e[1])}`
        })
        out += stroke(bars.join(""), trim, Math.max(1, m * 0.05))
      }
    }
    if (deck) {
      const [s0, s1] = r.chance(0.5) ? [0.04, 0.62] : [0.3, 0.97]
      const rail = Array.from({length: 11}, (_, i) => {
        const s = s0 + ((s1 - s0) * i) / 10
        const [p, e] = [wall(s, row * h), wall(s, (row + 0.36) * h)]
        return `M${n(p[0])} ${n(p[1])}L${n(e[0])} ${n(e[1])}`
      })
      const bar = [wall(s0, (row + 0.37) * h), wall(s1, (row + 0.37) * h)] as const
      out +=
        fill(panel(wall, s0 - 0.02, (row - 0.3) * h, s1 + 0.02, row * h), fog(o.shade), 0.35) +
        fill(panel(wall, s0 - 0.02, (row - 0.09) * h, s1 + 0.02, (row + 0.03) * h), frame) +
        stroke(rail.join(""), trim, Math.max(1, m * 0.05)) +
        stroke(
          `M${n(bar[0][0])} ${n(bar[0][1])}L${n(bar[1][0])} ${n(bar[1][1])}`,
          trim,
          Math.max(1.4, m * 0.09),
        )
    }
  }
  return out
}

/** A house of the comunas: brick in its concrete frame or painted plaster, windows, balconies, tin roof or terrace. */
export function hillHouse(k: Kit, o: HillHouse): string {
  const r = k.rng.fork()
  const {w, d, metre: m} = o
  const h = o.storeys * 2.6
  const p = solid(o.at, m, o.right, o.left)
  const both = walls(p, w, d, h)
  const fog = (c: string) => mix(c, o.air, o.haze ?? 0)
  const left = (o.side ?? -1) < 0
  const lid = (y: number, e = 0, back = 0) =>
    poly([p(-e, -e, y), p(w + e, -e, y), p(w + e, d + e, y + back), p(-e, d + e, y + back)])
  let out =
    front(k, r, both.left, o, d, left) +
    front(k, r, both.right, o, w, !left) +
    fill(
      poly([p(0, 0, 0), p(0.09, 0, 0), p(0.09, 0, h), p(0, 0, h)]),
      fog(mix(o.wall, o.light, 0.6)),
      0.5,
    )
  if (o.roof === "tin") {
    const [e, back] = [0.28, 0.7]
    const tin = fog(mix(o.tin, o.light, 0.22))
    const ribs = Array.from({length: Math.round(w * 2.6)}, (_, i) => {
      const u = -e + ((w + 2 * e) * (i + 0.5)) / Math.round(w * 2.6)
      const [a, b] = [p(u, -e, h + 0.06), p(u, d + e, h + back)]
      return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
    })
    const gable = poly([p(0, 0, h), p(0, d, h), p(0, d, h + back)])
    out +=
      fill(gable, fog(left ? mix(o.wall, o.light, 0.2) : mix(o.wall, o.shade, 0.5))) +
      fill(
        poly([
          p(-e, -e, h + 0.06),
          p(w + e, -e, h + 0.06),
          p(w + e, d + e, h + back),
          p(-e, d + e, h + back),
        ]),
        k.across([tin, darken(tin, 0.06)], p(0, d, h), p(w, 0, h)),
      ) +
      stroke(ribs.join(""), darken(tin, 0.11), Math.max(1, m * 0.05), 0.8) +
      fill(
        poly([
          p(-e, -e, h + 0.06),
          p(w + e, -e, h + 0.06),
          p(w + e, -e, h - 0.1),
          p(-e, -e, h - 0.1),
        ]),
        fog(mix(o.tin, o.shade, 0.55)),
      )
    return out
  }
  const top = fog(mix(r.pick(["#cbb9a6", "#d98a5e", "#a9b0b4", "#c9785a"]), o.light, 0.34))
  out +=
    fill(lid(h), mix(top, fog(o.shade), 0.3)) +
    fill(poly([p(0, 0.15, h), p(w, 0.15, h), p(w, d, h), p(w * 0.25, d, h)]), top, 0.8)
  const tank = (u: number, v: number) => {
    const [a, b] = [p(u, v, h), p(u, v, h + 1.1)]
    const q = 0.5 * m
    const c = fog(r.pick(["#2b2f3d", "#3f6fa8", "#2b2f3d"]))
    return (
      fill(
        `M${n(a[0] - q)} ${n(a[1])}L${n(b[0] - q * 0.9)} ${n(b[1])}Q${n(b[0])} ${n(b[1] - q * 0.9)} ${n(b[0] + q * 0.9)} ${n(b[1])}L${n(a[0] + q)} ${n(a[1])}Q${n(a[0])} ${n(a[1] + q * 0.5)} ${n(a[0] - q)} ${n(a[1])}Z`,
        c,
      ) +
      stroke(
        `M${n(a[0] - (left ? 0.7 : -0.7) * q)} ${n(a[1] - 2)}L${n(b[0] - (left ? 0.62 : -0.62) * q)} ${n(b[1] + 2)}`,
        fog(o.light),
        m * 0.09,
        0.8,
      )
    )
  }
  if (r.chance(0.45)) out += tank(w * 0.7, d * 0.6)
  if (o.roof === "terrace") {
    const rail = Array.from({length: 9}, (_, i) => {
      const [a, b] = [p((w * i) / 8, 0, h), p((w * i) / 8, 0, h + 0.95)]
      const [c, e] = [p(0, (d * i) / 8, h), p(0, (d * i) / 8, h + 0.95)]
      return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}M${n(c[0])} ${n(c[1])}L${n(e[0])} ${n(e[1])}`
    })
    const [a, b, c] = [p(0, d, h + 0.95), p(0, 0, h + 0.95), p(w, 0, h + 0.95)]
    // The clothes line hangs between two poles that stand on the terrace.
    const feet = [p(0.2, d * 0.9, h), p(w - 0.1, d * 0.3, h)] as const
    const line = [p(0.2, d * 0.9, h + 1.9), p(w - 0.1, d * 0.3, h + 1.9)] as const
    const cloths = Array.from({length: r.int(2, 5)}, (_, i) => {
      const t = 0.12 + i * 0.18
      const x = line[0][0] + (line[1][0] - line[0][0]) * t
      const y = line[0][1] + (line[1][1] - line[0][1]) * t + 4
      const [cw, ch] = [m * r.range(0.45, 0.7), m * r.range(0.7, 1.1)]
      return fill(
        poly([
          [x, y],
          [x + cw, y + 1],
          [x + cw * 0.94, y + ch],
          [x + cw * 0.04, y + ch * 0.94],
        ]),
        fog(r.pick(["#fff6e4", "#e4577f", "#3f9fb0", "#f2b63c", "#fff6e4"])),
      )
    })
    if (m > 14 && r.chance(0.6))
      out +=
        stroke(
          `M${n(feet[0][0])} ${n(feet[0][1])}L${n(line[0][0])} ${n(line[0][1])}L${n(line[1][0])} ${n(line[1][1])}L${n(feet[1][0])} ${n(feet[1][1])}`,
          fog(o.shade),
          1.4,
        ) + cloths.join("")
    out +=
      stroke(rail.join(""), fog(mix(o.shade, o.wall, 0.3)), Math.max(1, m * 0.05)) +
      stroke(
        `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}`,
        fog(mix(o.light, o.wall, 0.3)),
        Math.max(1.4, m * 0.08),
      )
  } else {
    // Starter columns for the next floor, with their rods.
    const rods = [
      [0.12, 0.12],
      [w - 0.12, 0.12],
      [0.12, d - 0.12],
    ].map(([u = 0, v = 0]) => {
      const [a, b] = [p(u, v, h), p(u, v, h + r.range(0.4, 1))]
      return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
    })
    if (r.chance(0.6)) out += stroke(rods.join(""), fog(mix("#b9a48e", o.shade, 0.3)), m * 0.16)
  }
  return out
}

/** What stands on the slope: drawn from the upper (smaller y) to the lower. */
export interface Standing {
  y: number
  svg: string
}

/**
 * Houses in terraces down a slope. `top` is the hill's outline, `metre(y)` the scale at a height of
 * the page, `roomAbove(x0, x1, y)` the highest y a house standing at y may reach (free views).
 */
export function terraces(
  k: Kit,
  o: {
    top: (x: number) => number
    from: number
    to: number
    bottom: number
    metre: (y: number) => number
    walls: readonly string[]
    bricks: readonly string[]
    /** Share of brick houses. */
    share?: number
    tins: readonly string[]
    light: string
    shade: string
    air: string
    haze: (x: number, y: number) => number
    side?: number
    lit?: string
    gap?: number
    /** Trees between the houses: colours and share of the plots. */
    green?: {leaf: string; light: string; share: number}
    roomAbove?: (x0: number, x1: number, y: number) => number
    free?: (x0: number, x1: number, y: number) => boolean
  },
): Standing[] {
  const r = k.rng.fork()
  const out: Standing[] = []
  const highest = Math.min(
    ...Array.from({length: 60}, (_, i) => o.top(o.from + ((o.to - o.from) * i) / 59)),
  )
  for (let y = highest; y < o.bottom; y += o.metre(y) * (o.gap ?? 2.3)) {
    const m0 = o.metre(y)
    for (let x = o.from + r.range(-60, 0); x < o.to; ) {
      const m = m0 * r.range(0.9, 1.12)
      const w = r.range(2.6, 4.6)
      const d = r.range(2.2, 4.2)
      const foot = y + r.bell() * m * 0.8
      const [x0, x1] = [x, x + m * (w * 0.97 + d * 0.94)]
      const corner: Pt = [x + m * d * 0.94, foot + m]
      x += m * (w + d) * r.range(0.62, 0.84)
      if (foot < o.top((x0 + x1) / 2) + m * 1.4 || x1 < -10 || x0 > 2410) continue
      if (o.free && !o.free(x0, x1, corner[1])) continue
      const g = o.green
      if (g && r.chance(g.share)) {
        const fog = o.haze(corner[0], corner[1])
        const tall = m * r.range(3.6, 5.6)
        const ceiling = o.roomAbove?.(x0, x1, corner[1]) ?? -500
        const y1 = Math.max(corner[1] - tall * 1.05, ceiling + tall * 0.45)
        if (y1 < corner[1])
          out.push({
            y: corner[1],
            svg: bush(k, {
              at: [(x0 + x1) / 2, y1],
              width: tall,
              colour: mix(g.leaf, o.air, fog),
              light: mix(g.light, o.air, fog),
              side: o.side ?? -1,
            }),
          })
        if (r.chance(0.6)) continue
      }
      const room = (corner[1] - (o.roomAbove?.(x0, x1, corner[1]) ?? -500)) / m
      const storeys = Math.min(r.pick([1, 2, 2, 2, 3, 3]), Math.floor((room - 2.2) / 2.6))
      if (storeys < 1) continue
      const brick = r.chance(o.share ?? 0.5)
      out.push({
        y: corner[1],
        svg: hillHouse(k, {
          at: corner,
          metre: m,
          w,
          d,
          storeys,
          wall: r.pick(brick ? o.bricks : o.walls),
          brick,
          roof: r.pick(["tin", "tin", "slab", "terrace", "terrace"]),
          tin: r.pick(o.tins),
          light: o.light,
          shade: o.shade,
          air: o.air,
          haze: o.haze(corner[0], corner[1]),
          side: o.side ?? -1,
          right: r.range(11, 17),
          left: r.range(17, 24),
          ...(o.lit ? {lit: o.lit} : {}),
        }),
      })
    }
  }
  return out
}
