import {type Kit, stroke as line, fill as paintIn, shaded} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {blob, bounds, curve, lerp, n, type Pt, poly, put, ribbon} from "./path"

/** Whether path data touch the sheet: the renderer stops at groups wholly outside it. */
function seen(d: string): boolean {
  const [x0, y0, x1, y1] = bounds(d)
  return x1 > 4 && x0 < 2396 && y1 > 4 && y0 < 1346
}
// The paint's own opacity instead of the path's needs no layer, which may not lie outside the sheet.
const fill = (d: string, paint: string, opacity = 1) =>
  seen(d)
    ? paintIn(d, paint).replace("/>", opacity < 1 ? ` fill-opacity="${opacity}"/>` : "/>")
    : ""
const stroke = (d: string, paint: string, width: number, opacity = 1) =>
  seen(d)
    ? line(d, paint, width).replace("/>", opacity < 1 ? ` stroke-opacity="${opacity}"/>` : "/>")
    : ""

/** A point of one side of a street: along it (towards us is more), up, and out from the wall into the street. */
export type Front = (z: number, y: number, out?: number) => Pt

/** The two sides of a straight street in one-point perspective; `at` is the vanishing point. */
export function street({
  at,
  metre,
  distance,
  eye,
  left,
  right,
}: {
  at: Pt
  metre: number
  distance: number
  /** Height of the eye, and where the walls stand (metres from the axis of sight). */
  eye: number
  left: number
  right: number
}): {spot: (x: number, y: number, z: number) => Pt; left: Front; right: Front} {
  const spot = (x: number, y: number, z: number): Pt => {
    const s = (metre * distance) / Math.max(0.4, distance - z)
    return [at[0] + x * s, at[1] - (y - eye) * s]
  }
  return {
    spot,
    left: (z, y, out = 0) => spot(left + out, y, z),
    right: (z, y, out = 0) => spot(right - out, y, z),
  }
}

export interface FacadeOptions {
  /** Near and far end, in metres along the street. */
  near: number
  far: number
  height: number
  wall: string
  wood: string
  trim: string
  tile: string
  /** Colour and depth of the cast shadows; a wall in the shade has none of its own. */
  shadow: string
  sunny?: boolean
  /** Height of the upper floor, and whether its balcony has a little roof. */
  floor?: number
  roofed?: boolean
  bay?: number
  balcony?: boolean
  /** Colour of the lit rooms behind some windows at night. */
  lit?: string
}

/** A colonial house front in perspective: plaster, door and grated windows, wooden balcony on brackets, eaves. */
export function facade(k: Kit, P: Front, o: FacadeOptions): string {
  const r = k.rng.fork()
  const {near, far, height, wall, wood, trim, shadow, sunny = true, floor = 3.9} = o
  const quad = (z0: number, z1: number, y0: number, y1: number, out = 0) =>
    poly([P(z0, y0, out), P(z1, y0, out), P(z1, y1, out), P(z0, y1, out)])
  const [a, b] = [P(near, 0), P(far, height)]
  const body = quad(near, far, 0, height)
  const length = near - far
  const bays = Math.max(1, Math.round(length / (o.bay ?? 2.7)))
  const w = length / bays
  const f = noise2(r, {scale: 2.2, octaves: 4, rough: 0.6})
  const stains = Array.from({length: Math.round(length * 2.2)}, () => {
    const z = r.range(far, near)
    const y = height * r.next() ** 2
    const s = r.range(0.15, 0.6)
    return blob(
      Array.from({length: 8}, (_, i) => {
        const q = (i / 8) * Math.PI * 2
        const t = s * (0.8 + 0.5 * f(i, z))
        return P(z + Math.cos(q) * t, Math.max(0, y + Math.sin(q) * t * 0.7))
      }),
    )
  })
  const cast = (d: string, strength = 0.55) => (sunny ? fill(d, shadow, strength) : "")
  const parts: string[] = []
  for (let i = 0; i < bays; i++) {
    const c = far + w * (i + 0.5)
    const leaf = (z0: number, z1: number, y0: number, y1: number, arched: boolean) => {
      const rise = arched ? (z1 - z0) * 0.34 : 0
      const arch = (m: number): Pt[] => [
        P(z0 - m, y0),
        P(z0 - m, y1 - rise + m * 0.4),
        P(lerp(z0, z1, 0.18) - m * 0.6, y1 - rise * 0.3 + m),
        P((z0 + z1) / 2, y1 + m),
        P(lerp(z0, z1, 0.82) + m * 0.6, y1 - rise * 0.3 + m),
        P(z1 + m, y1 - rise + m * 0.4),
        P(z1 + m, y0),
      ]
      const hole = poly(arch(0))
      const planks = Array.from({length: 7}, (_, j) => {
        const z = lerp(z0, z1, (j + 1) / 8)
        const [p, q] = [P(z, y0), P(z, y1)]
        return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`
      }).join("")
      const panels = [0.08, 0.55]
        .flatMap(t =>
          [0.16, 0.42, 0.68].map(v =>
            quad(lerp(z0, z1, t), lerp(z0, z1, t + 0.37), lerp(y0, y1, v), lerp(y0, y1, v + 0.19)),
          ),
        )
        .join("")
      // A clip wholly outside the sheet stops the renderer.
      if (!seen(hole)) return ""
      if (o.lit && r.chance(0.72)) {
        const bars = [0.25, 0.5, 0.75]
          .map(t => quad(lerp(z0, z1, t) - 0.03, lerp(z0, z1, t) + 0.03, y0, y1))
          .join("")
        const cross = [0.3, 0.66]
          .map(t => quad(z0, z1, lerp(y0, y1, t), lerp(y0, y1, t) + 0.06))
          .join("")
        return (
          fill(poly(arch(0.17)), trim) +
          fill(
            hole,
            k.across(
              [mix(o.lit, "#ffffff", 0.35), o.lit, darken(o.lit, 0.22)],
              P(z0, y1),
              P(z0, y0),
            ),
          ) +
          k.inside(hole, fill(bars + cross, wood))
        )
      }
      return (
        fill(poly(arch(0.17)), trim) +
        (sunny
          ? fill(
              poly(arch(0.17)),
              k.across([lighten(trim, 0.05), darken(trim, 0.04)], P(z1, y1), P(z0, y0)),
              0.8,
            )
          : "") +
        fill(hole, k.across([wood, darken(wood, 0.08)], P(z0, y1), P(z0, y0))) +
        k.inside(
          hole,
          stroke(planks, darken(wood, 0.1), 2, 0.6) +
            fill(panels, darken(wood, 0.07)) +
            fill(quad((z0 + z1) / 2 - 0.03, (z0 + z1) / 2 + 0.03, y0, y1), darken(wood, 0.16)) +
            (sunny
              ? fill(
                  poly([
                    P(z1 + 0.1, y1 + 0.2),
                    P(z0 - 0.1, y1 + 0.2),
                    P(z0 - 0.1, y1 - 0.34),
                    P(z1 - 0.22, y1 - 0.34),
                    P(z1 - 0.22, y0),
                    P(z1 + 0.1, y0),
                  ]),
                  shadow,
                  0.6,
                )
              : ""),
        )
      )
    }
    if (i % 2 === (bays > 2 ? 1 : 0)) parts.push(leaf(c - 0.72, c + 0.72, 0, 2.75, true))
    else {
      const [z0, z1, y0, y1, d] = [c - 0.62, c + 0.62, 0.75, 2.6, 0.3]
      const bars = Array.from({length: 8}, (_, j) =>
        quad(lerp(z0, z1, j / 7.2), lerp(z0, z1, j / 7.2) + 0.05, y0, y1, d),
      ).join("")
      const end = [0, 0.09, 0.18]
        .map(q => poly([P(z1, y0, q), P(z1, y0, q + 0.04), P(z1, y1, q + 0.04), P(z1, y1, q)]))
        .join("")
      parts.push(
        leaf(z0, z1, y0, y1, false) +
          cast(
            poly([
              P(z1, y0 - 0.1),
              P(z1, y0, d),
              P(z0, y0, d),
              P(z0 - 0.2, y0 - 0.42),
              P(z1 - 0.2, y0 - 0.42),
            ]),
            0.5,
          ) +
          fill(quad(z0 - 0.05, z1 + 0.05, y0 - 0.16, y0, d), trim) +
          fill(
            poly([
              P(z1 + 0.05, y0 - 0.16),
              P(z1 + 0.05, y0 - 0.16, d),
              P(z1 + 0.05, y0, d),
              P(z1 + 0.05, y0),
            ]),
            darken(trim, 0.12),
          ) +
          fill(bars, lighten(wood, 0.05)) +
          fill(end, darken(wood, 0.03)) +
          [0.33, 0.66]
            .map(t =>
              fill(quad(z0, z1, lerp(y0, y1, t), lerp(y0, y1, t) + 0.06, d), lighten(wood, 0.04)),
            )
            .join("") +
          fill(
            poly([
              P(z1 + 0.1, y1, d + 0.06),
              P(z0 - 0.1, y1, d + 0.06),
              P(z0 - 0.1, y1 + 0.4),
              P(z1 + 0.1, y1 + 0.4),
            ]),
            sunny ? lighten(o.tile, 0.03) : o.tile,
          ) +
          fill(
            poly([P(z1 + 0.1, y1, d + 0.06), P(z1 + 0.1, y1 + 0.4), P(z1 + 0.1, y1)]),
            darken(o.tile, 0.16),
          ),
      )
    }
    parts.push(leaf(c - 0.62, c + 0.62, floor, floor + 2.35, true))
  }
  // Eaves: shadow on the wall, boards seen from below, row of tile ends.
  const over = 0.6
  const scallops = Array.from({length: Math.round(length / 0.3)}, (_, i) => {
    const z = far + (i + 0.5) * 0.3
    const e = (dz: number, dy: number) => P(z + dz, height + dy, over + 0.05)
    return poly([
      e(-0.15, 0.02),
      e(-0.13, 0.15),
      e(-0.05, 0.22),
      e(0.05, 0.22),
      e(0.13, 0.15),
      e(0.15, 0.02),
      e(0, -0.06),
    ])
  }).join("")
  const eaves =
    fill(
      poly([P(near, height), P(far, height), P(far, height, over), P(near, height, over)]),
      darken(wood, 0.03),
    ) +
    fill(quad(near, far, height + 0.06, height + 0.3, over), o.tile) +
    fill(
      scallops,
      k.across(
        [lighten(o.tile, sunny ? 0.1 : 0.03), darken(o.tile, 0.05)],
        P(near, height + 0.2, over),
        P(near, height - 0.05, over),
      ),
    ) +
    fill(
      poly([
        P(near, height),
        P(near, height, over),
        P(near, height + 0.28, over),
        P(near, height + 0.7),
      ]),
      darken(o.tile, 0.16),
    )
  return (
    shaded(
      k,
      body,
      k.across(
        [mix(wall, "#ffffff", sunny ? 0.2 : 0.05), wall, darken(wall, 0.05)],
        [b[0], b[1]],
        [a[0], a[1]],
      ),
      [],
      fill(stains.filter((_, i) => i % 2 === 0).join(""), lighten(wall, 0.05), 0.5) +
        fill(stains.filter((_, i) => i % 2 === 1).join(""), darken(wall, 0.07), 0.35) +
        fill(quad(near, far, 0, 0.62), darken(wall, 0.13), 0.75) +
        fill(quad(near - 0.02, near - 0.34, 0, height), lighten(trim, 0.02), 0.85) +
        fill(quad(near, far, floor - 0.4, floor - 0.22), trim, 0.7) +
        cast(quad(near, far, height - 0.72, height), 0.6),
    ) +
    parts.join("") +
    (o.balcony === false
      ? ""
      : woodBalcony(k, P, {
          near: near - w * 0.12,
          far: far + w * 0.12,
          y: floor - 0.1,
          wood,
          tile: o.tile,
          shadow,
          sunny,
          roofed: o.roofed ?? false,
        })) +
    eaves
  )
}

/** A wooden balcony on brackets in perspective: planks from below, turned bars, rail, perhaps posts and a tile roof. */
export function woodBalcony(
  k: Kit,
  P: Front,
  {
    near,
    far,
    y,
    wood,
    tile,
    shadow,
    sunny,
    roofed,
    depth = 0.9,
  }: {
    near: number
    far: number
    y: number
    wood: string
    tile: string
    shadow: string
    sunny: boolean
    roofed: boolean
    depth?: number
  },
): string {
  const d = depth
  const [lit, dark] = sunny
    ? [lighten(wood, 0.09), darken(wood, 0.1)]
    : [lighten(wood, 0.03), darken(wood, 0.06)]
  const length = near - far
  const steps = (count: number) =>
    Array.from({length: count + 1}, (_, i) => lerp(far, near, i / count))
  const bar = (z: number, out: number) => {
    const t = 0.035
    const at = (v: number, q: number): [Pt, Pt] => [P(z - q, y + v, out), P(z + q, y + v, out)]
    const rows = [
      at(0, t),
      at(0.18, t * 0.7),
      at(0.34, t * 1.5),
      at(0.5, t * 0.6),
      at(0.66, t * 1.5),
      at(0.82, t * 0.7),
      at(0.96, t),
    ]
    return `${curve(rows.map(q => q[0]))}${curve(rows.map(q => q[1]).reverse()).replace("M", "L")}Z`
  }
  const bracket = (z: number) =>
    blob(
      [
        P(z, y - 0.13),
        P(z, y - 0.62),
        P(z, y - 0.64, 0.09),
        P(z, y - 0.5, 0.11),
        P(z, y - 0.36, 0.17),
        P(z, y - 0.28, d * 0.38),
        P(z, y - 0.26, d * 0.62),
        P(z, y - 0.23, d * 0.9),
        P(z, y - 0.13, d * 0.92),
      ],
      0.45,
    )
  const spread = Math.max(2, Math.round(length / 1.3))
  const posts = roofed
    ? steps(Math.max(1, Math.round(length / 2.2)))
        .map(z =>
          poly([
            P(z - 0.06, y, d),
            P(z + 0.06, y, d),
            P(z + 0.06, y + 2.3, d),
            P(z - 0.06, y + 2.3, d),
          ]),
        )
        .join("")
    : ""
  const planks = steps(Math.max(3, Math.round(length / 0.3)))
    .map(z => {
      const [p, q] = [P(z, y - 0.12), P(z, y - 0.12, d)]
      return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`
    })
    .join("")
  const roof = roofed
    ? fill(
        poly([
          P(near + 0.1, y + 2.75),
          P(far - 0.1, y + 2.75),
          P(far - 0.1, y + 2.3, d + 0.2),
          P(near + 0.1, y + 2.3, d + 0.2),
        ]),
        darken(wood, 0.08),
      ) +
      fill(
        poly([
          P(near + 0.1, y + 2.3, d + 0.2),
          P(far - 0.1, y + 2.3, d + 0.2),
          P(far - 0.1, y + 2.48, d + 0.2),
          P(near + 0.1, y + 2.48, d + 0.2),
        ]),
        lighten(tile, sunny ? 0.06 : 0),
      ) +
      fill(
        steps(Math.round(length / 0.28))
          .map(z =>
            poly([
              P(z - 0.13, y + 2.32, d + 0.22),
              P(z - 0.08, y + 2.52, d + 0.22),
              P(z + 0.08, y + 2.52, d + 0.22),
              P(z + 0.13, y + 2.32, d + 0.22),
              P(z, y + 2.26, d + 0.22),
            ]),
          )
          .join(""),
        lighten(tile, sunny ? 0.11 : 0.03),
      ) +
      fill(
        poly([
          P(near + 0.1, y + 2.28, d + 0.2),
          P(near + 0.1, y + 2.5, d + 0.2),
          P(near + 0.1, y + 3.0),
          P(near + 0.1, y + 2.72),
        ]),
        darken(tile, 0.14),
      )
    : ""
  const fall = d * 1.15
  return (
    (sunny
      ? fill(
          poly([P(near, y), P(far, y), P(far - 0.4, y - fall), P(near - 0.4, y - fall)]),
          shadow,
          0.6,
        ) +
        (roofed
          ? fill(
              poly([
                P(near, y + 2.7),
                P(far, y + 2.7),
                P(far - 0.4, y + 1.3),
                P(near - 0.4, y + 1.3),
              ]),
              shadow,
              0.5,
            )
          : "")
      : "") +
    fill(
      poly([P(near, y - 0.12), P(far, y - 0.12), P(far, y - 0.12, d), P(near, y - 0.12, d)]),
      dark,
    ) +
    stroke(planks, darken(dark, 0.08), 2, 0.7) +
    steps(spread)
      .map(
        z =>
          fill(bracket(z - 0.13), darken(wood, 0.13)) +
          fill(
            bracket(z),
            sunny
              ? k.across([lit, darken(wood, 0.04)], P(z, y, d), P(z, y - 0.5))
              : darken(wood, 0.02),
          ),
      )
      .join("") +
    fill([0.12, 0.36, 0.6].map(q => bar(near, d * q + 0.06)).join(""), dark) +
    fill(
      poly([P(near, y + 0.95), P(near, y + 0.95, d), P(near, y + 1.06, d), P(near, y + 1.06)]),
      wood,
    ) +
    fill(
      steps(Math.round(length / 0.2))
        .map(z => bar(z, d))
        .join(""),
      k.across([lit, wood], P(near, y + 1, d), P(near, y, d)),
    ) +
    fill(posts, lit) +
    fill(
      poly([P(near, y - 0.14, d), P(far, y - 0.14, d), P(far, y + 0.06, d), P(near, y + 0.06, d)]),
      lit,
    ) +
    fill(
      poly([P(near, y - 0.14), P(near, y - 0.14, d), P(near, y + 0.06, d), P(near, y + 0.06)]),
      wood,
    ) +
    fill(
      poly([
        P(near + 0.04, y + 0.94, d + 0.04),
        P(far, y + 0.94, d + 0.04),
        P(far, y + 1.07, d + 0.04),
        P(near + 0.04, y + 1.07, d + 0.04),
      ]),
      lighten(lit, 0.04),
    ) +
    roof
  )
}

/** Bougainvillea hanging over a rail: arching sprays from each point of `from`, leaves and papery bracts in three tones. */
export function bougainvillea(
  k: Kit,
  {
    from,
    sprays,
    fall,
    reach,
    size,
    colours: [deep, mid, light],
    leaf,
    side = -1,
  }: {
    /** The line it grows along. */
    from: readonly Pt[]
    sprays: number
    /** How far sprays hang and how far they arch sideways, in pixels. */
    fall: number
    reach: number
    /** Size of a bract. */
    size: number
    colours: readonly [string, string, string]
    leaf: readonly [string, string]
    /** Where the light comes from. */
    side?: number
  },
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: fall * 0.55, octaves: 3})
  let tones = ["", "", "", "", ""]
  let [green, greenLight, twigs] = ["", "", ""]
  let out = ""
  const paints = [deep, mix(deep, mid, 0.6), mid, mix(mid, light, 0.55), light]
  const flush = () => {
    out +=
      fill(twigs, darken(leaf[0], 0.06)) +
      fill(green, leaf[0]) +
      fill(tones[0] as string, deep) +
      fill(greenLight, leaf[1]) +
      tones.map((d, i) => (i && d ? fill(d, paints[i] as string) : "")).join("")
    tones = ["", "", "", "", ""]
    green = greenLight = twigs = ""
  }
  const bract = (p: Pt, s: number, turn: number) =>
    blob(
      put(
        [
          [0.15, -0.25],
          [0.95, -0.4],
          [0.75, 0.22],
          [0.3, 0.3],
          [0.1, 0.98],
          [-0.4, 0.55],
          [-0.3, 0.15],
          [-0.98, -0.05],
          [-0.6, -0.6],
          [-0.15, -0.3],
        ],
        p,
        s,
        turn,
      ),
      0.8,
    )
  for (let i = 0; i < sprays; i++) {
    const t = Math.min(0.999, Math.max(0, (i + r.next()) / sprays)) * (from.length - 1)
    const j = Math.floor(t)
    const [a, b] = [from[j] as Pt, from[Math.min(from.length - 1, j + 1)] as Pt]
    const p: Pt = [lerp(a[0], b[0], t - j), lerp(a[1], b[1], t - j)]
    const local = 0.55 + 0.6 * f(p[0], 40)
    const drop = fall * Math.max(0.18, local) * r.range(0.55, 1.1)
    const dx = reach * r.range(-1, 1)
    const path: Pt[] = [
      p,
      [p[0] + dx * 0.4, p[1] - fall * r.range(0.04, 0.2)],
      [p[0] + dx * 0.85, p[1] + drop * 0.35],
      [p[0] + dx * 0.95 + r.bell() * size, p[1] + drop],
    ]
    twigs += ribbon(path, q => size * 0.2 * (1 - q) + 0.6, 10)
    if (i % 6 === 5) flush()
    const count = Math.round(5 + drop / (size * 0.85))
    for (let m = 0; m < count; m++) {
      const u = (m + r.next()) / count
      const v = u * 3
      const s0 = Math.min(2, Math.floor(v))
      const [c, e] = [path[s0] as Pt, path[s0 + 1] as Pt]
      const q: Pt = [
        lerp(c[0], e[0], v - s0) + r.bell() * size * 1.7 * (1.2 - u),
        lerp(c[1], e[1], v - s0) + r.bell() * size * 1.3,
      ]
      const s = size * r.range(0.65, 1.2) * (1.1 - 0.45 * u)
      if (r.chance(0.28)) {
        const d = blob(
          put(
            [
              [-0.1, 0],
              [0.4, -0.42],
              [1.2, 0],
              [0.4, 0.42],
            ],
            q,
            s * 1.05,
            r.range(20, 160),
          ),
          0.9,
        )
        if (r.chance(0.4)) greenLight += d
        else green += d
      } else {
        const lit =
          0.66 + side * ((q[0] - p[0]) / (reach + size)) * 0.3 - u * 0.35 + r.bell() * 0.45
        const tone = Math.max(0, Math.min(4, Math.floor(lit * 4.2 + 0.6)))
        tones[tone] += bract(q, s, r.range(0, 360))
      }
    }
  }
  flush()
  return out
}
