import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {blob, curve, lerp, n, type Pt, poly, ribbon} from "./path"
import type {Rng} from "./random"

const box = (x: number, y: number, w: number, h: number): string =>
  poly([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])

/** A sloping tile roof seen from the front: ridge from (x0, y0) to (x1, y0), eaves down to y1, splayed by `splay`. */
export function tileRoof(
  k: Kit,
  r: Rng,
  {
    x0,
    x1,
    y0,
    y1,
    splay,
    colour,
    light,
  }: {x0: number; x1: number; y0: number; y1: number; splay: number; colour: string; light: string},
): string {
  const d = poly([
    [x0, y0],
    [x1, y0 + r.bell() * 2],
    [x1 + splay, y1],
    [x0 - splay, y1],
  ])
  const h = y1 - y0
  const count = Math.max(6, Math.round((x1 - x0 + 2 * splay) / Math.max(7, h * 0.16)))
  const rows = Array.from({length: count + 1}, (_, i) => {
    const t = i / count
    return `M${n(lerp(x0, x1, t))} ${n(y0)}L${n(lerp(x0 - splay, x1 + splay, t))} ${n(y1)}`
  })
  const patches = Array.from({length: count}, () => {
    const t = r.next()
    const u = r.range(0, 0.85)
    const w = (x1 - x0) / count
    return box(lerp(x0 - splay * u, x1 + splay * u, t), y0 + h * u, w * 0.9, h * r.range(0.06, 0.2))
  })
  return (
    fill(d, k.linear([light, colour, darken(colour, 0.07)])) +
    k.inside(
      d,
      fill(patches.join(""), light, 0.4) +
        stroke(rows.join(""), darken(colour, 0.12), Math.max(1.2, h * 0.022), 0.7),
    ) +
    fill(
      ribbon(
        [
          [x0 - splay, y1],
          [(x0 + x1) / 2, y1 + h * 0.02],
          [x1 + splay, y1],
        ],
        () => Math.max(2.5, h * 0.07),
      ),
      darken(colour, 0.14),
    ) +
    stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y0)}`, light, Math.max(2, h * 0.05))
  )
}

/** A tall shuttered opening with its frame, half-open leaves and shadowed depth. */
export function opening(
  k: Kit,
  {
    x,
    y,
    w,
    h,
    wood,
    trim,
    dark = "#2a211f",
    lit,
  }: {
    x: number
    y: number
    w: number
    h: number
    wood: string
    trim: string
    dark?: string
    lit?: string
  },
): string {
  const m = w * 0.14
  const inner = lit
    ? k.linear([lit, darken(lit, 0.12)])
    : k.linear([darken(dark, 0.02), lighten(dark, 0.07)])
  const leaf = (a: number, s: number) =>
    fill(
      poly([
        [a, y],
        [a + s * w * 0.34, y + h * 0.015],
        [a + s * w * 0.34, y + h * 0.985],
        [a, y + h],
      ]),
      k.linear(s > 0 ? [lighten(wood, 0.06), wood] : [wood, darken(wood, 0.05)], [0, 0], [1, 0]),
    )
  const slats = [0.2, 0.42, 0.64, 0.84].map(
    t =>
      `M${n(x + 2)} ${n(y + h * t)}h${n(w * 0.3)}M${n(x + w * 0.68)} ${n(y + h * t)}h${n(w * 0.3)}`,
  )
  return (
    fill(box(x - m, y - m, w + 2 * m, h + m * 1.2), trim) +
    fill(box(x, y, w, h), inner) +
    leaf(x, 1) +
    leaf(x + w, -1) +
    stroke(slats.join(""), darken(wood, 0.12), Math.max(0.8, w * 0.03), 0.6)
  )
}

/** Balcony: floor, turned balusters, rail and its shadow on the wall; `flowers` colour hangs over it. */
export function balcony(
  k: Kit,
  r: Rng,
  {
    x,
    y,
    w,
    h,
    wood,
    flowers,
    roof,
  }: {x: number; y: number; w: number; h: number; wood: string; flowers?: string; roof?: string},
): string {
  const count = Math.max(5, Math.round(w / (h * 0.16)))
  const bars = Array.from({length: count + 1}, (_, i) => {
    const u = x + (w * i) / count
    return ribbon(
      [
        [u, y - h * 0.4],
        [u, y - h * 0.2],
        [u, y],
      ],
      t => h * (0.03 + 0.03 * Math.sin(Math.PI * t) ** 2),
      6,
    )
  })
  const post = (u: number) => box(u - h * 0.03, y - h, h * 0.06, h)
  const blooms = flowers
    ? Array.from({length: Math.round(w / (h * 0.05))}, () => {
        const s = h * r.range(0.025, 0.06)
        const p: Pt = [x + w * r.next(), y - h * 0.4 + h * r.next() ** 1.6 * 0.55]
        return {
          green: r.chance(0.42),
          d: blob([
            [p[0] - s, p[1]],
            [p[0], p[1] - s * 0.8],
            [p[0] + s, p[1] + s * 0.2],
            [p[0] - s * 0.2, p[1] + s],
          ]),
        }
      })
    : []
  return (
    fill(box(x - w * 0.01, y + h * 0.06, w * 1.02, h * 0.2), "#1c1512", 0.22) +
    (roof ? fill(post(x + w * 0.02) + post(x + w * 0.5) + post(x + w * 0.98), wood) : "") +
    fill(bars.join(""), k.linear([lighten(wood, 0.05), darken(wood, 0.05)])) +
    fill(box(x - w * 0.02, y - h * 0.44, w * 1.04, h * 0.06), lighten(wood, 0.07)) +
    fill(box(x - w * 0.03, y - h * 0.01, w * 1.06, h * 0.08), darken(wood, 0.04)) +
    [0.12, 0.37, 0.63, 0.88]
      .map(t =>
        fill(
          poly([
            [x + w * t - 3, y + h * 0.06],
            [x + w * t + 4, y + h * 0.06],
            [x + w * t, y + h * 0.22],
          ]),
          darken(wood, 0.08),
        ),
      )
      .join("") +
    (roof
      ? tileRoof(k, r, {
          x0: x,
          x1: x + w,
          y0: y - h * 1.16,
          y1: y - h * 0.96,
          splay: w * 0.05,
          colour: roof,
          light: lighten(roof, 0.08),
        })
      : "") +
    (flowers
      ? fill(
          blooms
            .filter(b => b.green)
            .map(b => b.d)
            .join(""),
          "#3d6b3f",
        ) +
        fill(
          blooms
            .filter(b => !b.green)
            .map(b => b.d)
            .join(""),
          flowers,
        ) +
        fill(
          blooms
            .filter((b, i) => !b.green && i % 3 === 0)
            .map(b => b.d)
            .join(""),
          lighten(flowers, 0.1),
          0.8,
        )
      : "")
  )
}

export interface HouseOptions {
  /** Lower left corner. */
  at: Pt
  width: number
  height: number
  wall: string
  wood: string
  roof: string
  trim?: string
  storeys?: 1 | 2 | 3
  flowers?: string
  /** Windows shine. */
  lit?: string
  /** -1 shadow on the left … 1 on the right. */
  shadow?: number
}

/** Colonial town house: plastered wall with a dado, tile roof, doors, balconies on the upper floor. */
export function colonialHouse(k: Kit, o: HouseOptions): string {
  const r = k.rng.fork()
  const [x, y] = o.at
  const {width: w, height: h, storeys = 2} = o
  const trim = o.trim ?? mix(o.wall, "#ffffff", 0.6)
  const roofH = h * 0.13
  const top = y - h + roofH
  const wall = box(x, top, w, y - top)
  const floor = (y - top) / storeys
  const paint = k.linear(
    [mix(o.wall, "#ffffff", 0.14), o.wall, darken(o.wall, 0.05)],
    [0.5 - (o.shadow ?? 1) * 0.5, 0],
    [0.5 + (o.shadow ?? 1) * 0.5, 1],
  )
  const stains = Array.from({length: 7}, () => {
    const a = x + w * r.next()
    const b = top + (y - top) * r.next()
    const s = w * r.range(0.04, 0.12)
    return blob([
      [a - s, b],
      [a, b - s * 0.7],
      [a + s, b + s * 0.2],
      [a + s * 0.2, b + s],
      [a - s * 0.6, b + s * 0.6],
    ])
  })
  const bays = Math.max(2, Math.round(w / (floor * 0.5)))
  const bay = w / bays
  let openings = ""
  for (let s = 0; s < storeys; s++)
    for (let i = 0; i < bays; i++) {
      const base = y - s * floor
      const door = s === 0 && i % 2 === 0
      const ww = Math.min(bay * 0.44, floor * 0.3)
      const hh = floor * (door ? 0.7 : s === 0 ? 0.5 : 0.6)
      openings += opening(k, {
        x: x + bay * (i + 0.5) - ww / 2,
        y: base - (s === 0 && !door ? floor * 0.16 : s === 0 ? 0 : floor * 0.1) - hh,
        w: ww,
        h: hh,
        wood: o.wood,
        trim,
        ...(o.lit && r.chance(0.6) ? {lit: o.lit} : {}),
      })
    }
  let rails = ""
  for (let s = 1; s < storeys; s++) {
    const base = y - s * floor - floor * 0.08
    if (bays < 4 || r.chance(0.5))
      rails += balcony(k, r, {
        x: x + w * 0.08,
        y: base,
        w: w * 0.84,
        h: floor * 0.62,
        wood: o.wood,
        ...(o.flowers ? {flowers: o.flowers} : {}),
      })
    else
      for (let i = 0; i < bays; i += 2)
        rails += balcony(k, r, {
          x: x + bay * (i + 0.1),
          y: base,
          w: bay * 0.8,
          h: floor * 0.6,
          wood: o.wood,
          ...(o.flowers && r.chance(0.7) ? {flowers: o.flowers} : {}),
        })
  }
  return (
    fill(wall, paint) +
    k.inside(
      wall,
      fill(stains.join(""), darken(o.wall, 0.05), 0.35) +
        fill(box(x, y - h * 0.06, w, h * 0.06), darken(o.wall, 0.12), 0.8) +
        fill(box(x, top, w, h * 0.035), "#241a18", 0.3),
    ) +
    openings +
    rails +
    tileRoof(k, r, {
      x0: x + w * 0.02,
      x1: x + w * 0.98,
      y0: y - h,
      y1: top,
      splay: w * 0.05,
      colour: o.roof,
      light: lighten(o.roof, 0.09),
    })
  )
}

/** Coffee farmhouse: long, one storey on a stone foot, deep veranda with red rails and posts, flower pots. */
export function farmhouse(k: Kit, o: Omit<HouseOptions, "storeys">): string {
  const r = k.rng.fork()
  const [x, y] = o.at
  const {width: w, height: h} = o
  const eaves = y - h * 0.56
  const wall = box(x + w * 0.03, eaves, w * 0.94, y - eaves)
  const posts = Array.from({length: 7}, (_, i) =>
    box(x + w * (0.02 + i * 0.16) - h * 0.012, eaves, h * 0.028, y - eaves),
  )
  const doors = Array.from({length: 6}, (_, i) =>
    opening(k, {
      x: x + w * (0.07 + i * 0.16),
      y: y - h * (i % 2 ? 0.42 : 0.44),
      w: w * 0.055,
      h: h * (i % 2 ? 0.24 : 0.4),
      wood: o.wood,
      trim: o.trim ?? lighten(o.wood, 0.14),
      ...(o.lit ? {lit: o.lit} : {}),
    }),
  )
  const pots = Array.from({length: 6}, (_, i) => {
    const p: Pt = [x + w * (0.1 + i * 0.16), eaves + h * 0.1]
    const leaves = Array.from({length: 9}, () => {
      const q: Pt = [p[0] + r.bell() * h * 0.05, p[1] + r.bell() * h * 0.03]
      const s = h * r.range(0.01, 0.025)
      return blob([
        [q[0] - s, q[1]],
        [q[0], q[1] - s],
        [q[0] + s, q[1]],
        [q[0], q[1] + s],
      ])
    })
    return (
      fill(leaves.slice(0, 5).join(""), "#3f7145") +
      fill(leaves.slice(5).join(""), o.flowers ?? "#e4627a")
    )
  })
  return (
    fill(
      box(x - w * 0.01, y, w * 1.02, h * 0.1),
      k.linear([mix(o.wall, "#6b5b4d", 0.5), "#4f4439"]),
    ) +
    fill(wall, k.linear([darken(o.wall, 0.16), darken(o.wall, 0.03), o.wall])) +
    doors.join("") +
    fill(posts.join(""), darken(o.wood, 0.02)) +
    balcony(k, r, {x: x + w * 0.01, y, w: w * 0.98, h: h * 0.42, wood: o.wood}) +
    pots.join("") +
    tileRoof(k, r, {
      x0: x + w * 0.14,
      x1: x + w * 0.86,
      y0: y - h,
      y1: eaves + h * 0.03,
      splay: w * 0.18,
      colour: o.roof,
      light: lighten(o.roof, 0.09),
    })
  )
}

/** House on stilts over water or forest ground: planks, palm thatch, ladder. `at` is the waterline left. */
export function stiltHouse(k: Kit, o: Omit<HouseOptions, "storeys"> & {stilts?: number}): string {
  const r = k.rng.fork()
  const [x, y] = o.at
  const {width: w, height: h} = o
  const deck = y - h * (o.stilts ?? 0.3)
  const eaves = deck - h * 0.3
  const legs = Array.from({length: 6}, (_, i) => {
    const u = x + w * (0.03 + i * 0.188)
    return ribbon(
      [
        [u, deck],
        [u + r.bell() * 4, (deck + y) / 2],
        [u + r.bell() * 5, y + h * 0.03],
      ],
      () => h * 0.026,
      6,
    )
  })
  const braces = `M${n(x + w * 0.03)} ${n(y - h * 0.04)}L${n(x + w * 0.22)} ${n(deck)}M${n(x + w * 0.6)} ${n(deck)}L${n(x + w * 0.78)} ${n(y - h * 0.04)}`
  const wall = box(x + w * 0.08, eaves, w * 0.84, deck - eaves)
  const planks = Array.from(
    {length: 26},
    (_, i) => `M${n(x + w * (0.08 + i * 0.034))} ${n(eaves)}v${n(deck - eaves)}`,
  )
  const roof: Pt[] = [
    [x + w * 0.2, y - h],
    [x + w * 0.82, y - h * 1.01],
    [x + w * 1.03, eaves + h * 0.08],
    [x + w * 0.5, eaves + h * 0.1],
    [x - w * 0.04, eaves + h * 0.07],
  ]
  const straw = Array.from({length: 90}, () => {
    const t = r.next()
    const a = r.next()
    const p: Pt = [lerp(x + w * 0.2, x + w * 0.82, t), y - h]
    const q: Pt = [lerp(x - w * 0.05, x + w * 1.04, t), eaves + h * 0.1]
    return ribbon(
      [
        [lerp(p[0], q[0], a * 0.7), lerp(p[1], q[1], a * 0.7)],
        [lerp(p[0], q[0], a * 0.7 + 0.3) + r.bell() * 3, lerp(p[1], q[1], a * 0.7 + 0.32)],
      ],
      u => h * 0.014 * (1 - u) + 0.6,
      6,
    )
  })
  const d = poly(roof)
  return (
    stroke(braces, darken(o.wood, 0.1), h * 0.016) +
    fill(legs.join(""), k.linear([darken(o.wood, 0.12), darken(o.wood, 0.04)])) +
    fill(wall, k.linear([darken(o.wall, 0.12), o.wall])) +
    k.inside(wall, stroke(planks.join(""), darken(o.wall, 0.12), h * 0.008, 0.6)) +
    opening(k, {
      x: x + w * 0.2,
      y: deck - h * 0.25,
      w: w * 0.1,
      h: h * 0.25,
      wood: o.wood,
      trim: darken(o.wood, 0.05),
      ...(o.lit ? {lit: o.lit} : {}),
    }) +
    opening(k, {
      x: x + w * 0.55,
      y: deck - h * 0.22,
      w: w * 0.13,
      h: h * 0.13,
      wood: o.wood,
      trim: darken(o.wood, 0.05),
      ...(o.lit ? {lit: o.lit} : {}),
    }) +
    fill(box(x - w * 0.03, deck - h * 0.012, w * 1.08, h * 0.035), lighten(o.wood, 0.05)) +
    fill(d, k.linear([lighten(o.roof, 0.07), o.roof, darken(o.roof, 0.1)])) +
    k.inside(d, fill(straw.join(""), lighten(o.roof, 0.1), 0.45)) +
    fill(straw.slice(0, 40).join(""), darken(o.roof, 0.1), 0.45)
  )
}

/** Church tower with belfry, cornices and a small dome; (x, y) middle of its foot. */
export function churchTower(
  k: Kit,
  {
    at: [x, y],
    width: w,
    height: h,
    wall,
    roof,
    shadow = 1,
  }: {at: Pt; width: number; height: number; wall: string; roof: string; shadow?: number},
): string {
  const shade = (d: string) =>
    shaded(k, d, wall, [
      {paint: darken(wall, 0.14), dx: -shadow * w * 0.34, dy: 0, opacity: 0.7},
      {paint: lighten(wall, 0.08), dx: shadow * w * 0.05, dy: 0, opacity: 0.7},
    ])
  const arch = (cx: number, top: number, aw: number, ah: number) =>
    `M${n(cx - aw / 2)} ${n(top + ah)}V${n(top + aw / 2)}A${n(aw / 2)} ${n(aw / 2)} 0 0 1 ${n(cx + aw / 2)} ${n(top + aw / 2)}V${n(top + ah)}Z`
  const cornice = (v: number, q: number) =>
    fill(box(x - (w * q) / 2, v, w * q, h * 0.022), lighten(wall, 0.06)) +
    fill(box(x - (w * q) / 2, v + h * 0.022, w * q, h * 0.008), darken(wall, 0.2), 0.6)
  const domeD = blob(
    [
      [x - w * 0.4, y - h * 0.78],
      [x - w * 0.39, y - h * 0.84],
      [x - w * 0.24, y - h * 0.91],
      [x, y - h * 0.94],
      [x + w * 0.24, y - h * 0.91],
      [x + w * 0.39, y - h * 0.84],
      [x + w * 0.4, y - h * 0.78],
    ],
    0.85,
  )
  return (
    shade(box(x - w / 2, y - h * 0.55, w, h * 0.55)) +
    shade(box(x - w * 0.43, y - h * 0.78, w * 0.86, h * 0.23)) +
    shaded(k, domeD, roof, [
      {paint: darken(roof, 0.14), dx: -shadow * w * 0.28, dy: 0, blur: 3, opacity: 0.8},
      {paint: lighten(roof, 0.14), dx: shadow * w * 0.08, dy: h * 0.01, blur: 2, opacity: 0.7},
    ]) +
    shade(box(x - w * 0.1, y - h * 0.985, w * 0.2, h * 0.055)) +
    stroke(
      `M${n(x)} ${n(y - h * 0.98)}v${n(-h * 0.06)}M${n(x - w * 0.07)} ${n(y - h * 1.02)}h${n(w * 0.14)}`,
      darken(wall, 0.25),
      Math.max(2, w * 0.03),
    ) +
    fill(
      arch(x - w * 0.2, y - h * 0.72, w * 0.2, h * 0.15) +
        arch(x + w * 0.2, y - h * 0.72, w * 0.2, h * 0.15) +
        arch(x, y - h * 0.46, w * 0.2, h * 0.13),
      darken(wall, 0.42),
    ) +
    cornice(y - h * 0.57, 1.1) +
    cornice(y - h * 0.79, 0.98) +
    cornice(y - h * 0.3, 1.04)
  )
}

/** A great dome on a drum with lantern and ribs; (x, y) middle of its foot. */
export function dome(
  k: Kit,
  {
    at: [x, y],
    width: w,
    height: h,
    wall,
    roof,
    shadow = 1,
  }: {at: Pt; width: number; height: number; wall: string; roof: string; shadow?: number},
): string {
  const d = curve([
    [x - w * 0.46, y - h * 0.34],
    [x - w * 0.43, y - h * 0.56],
    [x - w * 0.24, y - h * 0.76],
    [x, y - h * 0.83],
    [x + w * 0.24, y - h * 0.76],
    [x + w * 0.43, y - h * 0.56],
    [x + w * 0.46, y - h * 0.34],
  ])
  const ribs = [-0.3, -0.12, 0.06, 0.22, 0.36].map(q =>
    ribbon(
      [
        [x + q * w * 1.2, y - h * 0.34],
        [x + q * w, y - h * 0.6],
        [x, y - h * 0.83],
      ],
      () => w * 0.016,
    ),
  )
  const drum = box(x - w * 0.42, y - h * 0.34, w * 0.84, h * 0.34)
  const windows = [-0.28, 0, 0.28].map(q =>
    box(x + q * w - w * 0.045, y - h * 0.27, w * 0.09, h * 0.2),
  )
  const edges = (paint: string) => [
    {paint: darken(paint, 0.14), dx: -shadow * w * 0.3, dy: 0, blur: w * 0.04, opacity: 0.8},
    {paint: lighten(paint, 0.1), dx: shadow * w * 0.04, dy: 2, blur: 2, opacity: 0.8},
  ]
  return (
    shaded(k, drum, wall, edges(wall), fill(windows.join(""), darken(wall, 0.4))) +
    fill(box(x - w * 0.48, y - h * 0.37, w * 0.96, h * 0.045), lighten(wall, 0.05)) +
    shaded(k, `${d}Z`, roof, edges(roof), fill(ribs.join(""), lighten(roof, 0.09), 0.7)) +
    fill(box(x - w * 0.07, y - h * 0.93, w * 0.14, h * 0.12), wall) +
    fill(
      blob([
        [x - w * 0.08, y - h * 0.92],
        [x, y - h],
        [x + w * 0.08, y - h * 0.92],
      ]),
      roof,
    )
  )
}

/** Houses stacked on a slope (a comuna): small unlike boxes, tin and tile roofs, windows; far rows paler. */
export function hillHouses(
  k: Kit,
  {
    top,
    bottom,
    from,
    to,
    rows = 8,
    size = 70,
    walls,
    roofs,
    haze,
    lit,
  }: {
    top: (x: number) => number
    bottom: number
    from: number
    to: number
    rows?: number
    size?: number
    walls: readonly string[]
    roofs: readonly string[]
    haze: string
    lit?: string
  },
): string {
  const r = k.rng.fork()
  let out = ""
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows
    const s = size * lerp(0.5, 1.25, t)
    for (let x = from; x < to; x += s * r.range(0.6, 1)) {
      if (r.chance(0.08)) continue
      const y = lerp(top(x), bottom, t) + r.bell() * s * 0.4
      const w = s * r.range(0.7, 1.15)
      const h = s * r.range(0.6, 1.25)
      const wall = mix(r.pick(walls), haze, 0.6 * (1 - t))
      const roof = mix(r.pick(roofs), haze, 0.6 * (1 - t))
      const windows = Array.from({length: r.int(1, 3)}, (_, i) =>
        box(x + w * (0.16 + i * 0.28), y - h * r.range(0.5, 0.7), w * 0.15, h * 0.24),
      )
      out +=
        fill(box(x, y - h, w, h + s), k.linear([wall, darken(wall, 0.07)])) +
        fill(box(x + w * 0.72, y - h, w * 0.28, h + s), darken(wall, 0.09), 0.7) +
        fill(windows.join(""), lit && r.chance(0.45) ? lit : darken(wall, 0.26)) +
        fill(
          poly([
            [x - w * 0.05, y - h],
            [x + w * 0.08, y - h - s * r.range(0.1, 0.24)],
            [x + w * 1.02, y - h - s * r.range(0.08, 0.2)],
            [x + w * 1.05, y - h + s * 0.03],
          ]),
          roof,
        )
    }
  }
  return out
}

/** Dugout canoe seen from the side: curved hull, inner shadow, wet lower edge. (x, y) middle of the waterline. */
export function canoe(
  k: Kit,
  {
    at: [x, y],
    length: l,
    colour,
    light,
    flip = false,
  }: {at: Pt; length: number; colour: string; light: string; flip?: boolean},
): string {
  const s = flip ? -1 : 1
  const p = (u: number, v: number): Pt => [x + s * u * l, y + v * l]
  const d =
    curve([
      p(-0.52, -0.075),
      p(-0.42, -0.04),
      p(-0.2, -0.026),
      p(0.1, -0.026),
      p(0.36, -0.045),
      p(0.53, -0.105),
    ]) +
    curve([
      p(0.53, -0.105),
      p(0.47, -0.03),
      p(0.33, 0.022),
      p(0, 0.034),
      p(-0.32, 0.024),
      p(-0.46, -0.02),
      p(-0.52, -0.075),
    ]).replace("M", "L")
  const inner = blob([
    p(-0.45, -0.046),
    p(-0.2, -0.052),
    p(0.1, -0.052),
    p(0.4, -0.064),
    p(0.3, -0.034),
    p(0.05, -0.02),
    p(-0.25, -0.02),
  ])
  return (
    fill(inner, darken(colour, 0.1)) +
    shaded(k, `${d}Z`, k.linear([mix(colour, light, 0.35), colour, darken(colour, 0.1)]), [
      {paint: light, dx: 0, dy: l * 0.008, opacity: 0.8},
      {paint: darken(colour, 0.16), dx: 0, dy: -l * 0.018, blur: 2, opacity: 0.8},
    ])
  )
}
