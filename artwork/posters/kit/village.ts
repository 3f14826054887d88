import type {Kit} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {panel, type Solid, type Standing, solid, type Wall, walls} from "./comuna"
import {bush} from "./land"
import {blob, n, type Pt, poly} from "./path"
import type {Rng} from "./random"

const fill = (d: string, paint: string, o = 1): string =>
  `<path d="${d}" fill="${paint}"${o < 1 ? ` fill-opacity="${o}"` : ""}/>`
const stroke = (d: string, paint: string, w: number, o = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(w)}" stroke-linecap="round"${o < 1 ? ` stroke-opacity="${o}"` : ""}/>`
const bar = (a: Pt, b: Pt): string => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`

/** The light over a village: colours of sun and shade, air and its share, lit side (1: right faces). */
export interface Daylight {
  light: string
  shade: string
  air: string
  haze: number
  side: number
  /** Lamps in some windows. */
  lamp?: string
}

const tones = (o: Daylight) => {
  const fog = (c: string) => mix(c, o.air, o.haze)
  return {
    fog,
    lit: (c: string) => fog(mix(c, o.light, 0.22)),
    dim: (c: string) => fog(mix(darken(c, 0.04), o.shade, 0.46)),
  }
}

/** An arched opening on a wall. */
const arch = (w: Wall, s: number, half: number, t0: number, t1: number, rise: number): string =>
  poly([
    w(s - half, t0),
    w(s - half, t1 - rise),
    w(s - half * 0.8, t1 - rise * 0.45),
    w(s - half * 0.42, t1 - rise * 0.1),
    w(s, t1),
    w(s + half * 0.42, t1 - rise * 0.1),
    w(s + half * 0.8, t1 - rise * 0.45),
    w(s + half, t1 - rise),
    w(s + half, t0),
  ])

/** One slope of tiles: eaves a–b, ridge c–d (c above b), with courses of tile and weathered patches. */
function slope(k: Kit, r: Rng, a: Pt, b: Pt, c: Pt, d: Pt, colour: string, m: number): string {
  const count = Math.max(
    3,
    Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / Math.max(4, m * 0.55)),
  )
  const at = (s: number, t: number): Pt => [
    (a[0] + (b[0] - a[0]) * s) * (1 - t) + (d[0] + (c[0] - d[0]) * s) * t,
    (a[1] + (b[1] - a[1]) * s) * (1 - t) + (d[1] + (c[1] - d[1]) * s) * t,
  ]
  const lines = Array.from({length: count - 1}, (_, i) =>
    bar(at((i + 1) / count, 0), at((i + 1) / count, 1)),
  ).join("")
  const patches = Array.from({length: Math.round(count * 0.8)}, () => {
    const [s, t] = [Math.floor(r.next() * count) / count, r.range(0, 0.8)]
    return poly([at(s, t), at(s + 1 / count, t), at(s + 1 / count, t + 0.18), at(s, t + 0.18)])
  }).join("")
  return (
    fill(
      poly([a, b, c, d]),
      k.across([lighten(colour, 0.05), colour, darken(colour, 0.05)], at(0.5, 1), at(0.5, 0)),
    ) +
    fill(patches, lighten(colour, 0.07), 0.5) +
    (m > 6 ? stroke(lines, darken(colour, 0.1), Math.max(0.8, m * 0.09), 0.75) : "") +
    stroke(bar(a, b), darken(colour, 0.16), Math.max(1.2, m * 0.16))
  )
}

/** Tile roof over a block: a hip on the left end, long slope over the right face; `along` "v" turns the ridge. */
function tiled(
  k: Kit,
  r: Rng,
  p: Solid,
  w: number,
  d: number,
  h: number,
  rise: number,
  tile: string,
  o: Daylight,
  m: number,
  ridge: "u" | "v" = "u",
): string {
  const {lit, dim} = tones(o)
  const e = 0.42
  const right = o.side > 0 ? lit(tile) : dim(tile)
  const left = o.side > 0 ? dim(tile) : lit(tile)
  const eave = h - 0.12
  if (ridge === "u") {
    const [a, b] = [p(d * 0.42, d / 2, h + rise), p(w - d * 0.42, d / 2, h + rise)]
    return (
      fill(poly([p(-e, -e, eave), p(-e, d + e, eave), a]), left) +
      slope(k, r, p(-e, -e, eave), p(w + e, -e, eave), b, a, right, m) +
      stroke(bar(a, b) + bar(a, p(-e, -e, eave)), lit(lighten(tile, 0.14)), Math.max(1, m * 0.13))
    )
  }
  const [a, b] = [p(w / 2, 0, h + rise), p(w / 2, d, h + rise)]
  return (
    slope(k, r, p(-e, d + e, eave), p(-e, 0, eave), a, b, left, m) +
    stroke(bar(a, b), lit(lighten(tile, 0.14)), Math.max(1, m * 0.13))
  )
}

/** A whitewashed village house: coloured dado, doors and windows, tile roof; two storeys get a wooden balcony. */
export function villageHouse(
  k: Kit,
  o: Daylight & {
    at: Pt
    metre: number
    w: number
    d: number
    storeys: number
    wall: string
    wood: string
    tile: string
    right?: number
    left?: number
  },
): string {
  const r = k.rng.fork()
  const {w, d, metre: m, storeys} = o
  const h = 3.3 * storeys
  const p = solid(o.at, m, o.right ?? 9, o.left ?? 25)
  const {lit, dim, fog} = tones(o)
  const both = walls(p, w, d, h)
  const side = (wall: Wall, tone: (c: string) => string, length: number, sunny: boolean) => {
    const base = tone(o.wall)
    let out =
      fill(
        panel(wall, 0, 0, 1, 1),
        k.across(
          [mix(base, fog(o.shade), 0.28), base, mix(base, fog(o.shade), 0.16)],
          wall(0.5, 1),
          wall(0.5, 0),
        ),
      ) + fill(panel(wall, 0, 0, 1, 0.24 / storeys), tone(o.wood))
    const bays = Math.max(2, Math.round(length / 2.4))
    for (let row = 0; row < storeys; row++)
      for (let b = 0; b < bays; b++) {
        const s = (b + 0.5) / bays
        const door = row > 0 ? sunny : (b + row) % 3 === 1
        const half = 0.52 / length
        const [t0, t1] = [(row + (door ? 0.02 : 0.28)) / storeys, (row + 0.74) / storeys]
        const lamp = o.lamp && r.chance(sunny ? 0.12 : 0.3)
        out += fill(
          panel(wall, s - half * 1.35, t0, s + half * 1.35, t1 + 0.05 / storeys),
          tone(o.wood),
        )
        out += fill(
          panel(wall, s - half * 0.72, t0 + 0.02, s + half * 0.72, t1),
          lamp ? (o.lamp as string) : tone(darken(o.wood, 0.16)),
        )
      }
    if (storeys > 1 && sunny) {
      const rails = Array.from({length: Math.round(length * 2)}, (_, i) =>
        bar(
          wall(0.04 + (0.92 * i) / (length * 2), 0.5),
          wall(0.04 + (0.92 * i) / (length * 2), 0.64),
        ),
      ).join("")
      out +=
        fill(panel(wall, 0.02, 0.36, 0.98, 0.49), fog(o.shade), 0.35) +
        stroke(rails, tone(o.wood), Math.max(0.8, m * 0.1)) +
        fill(panel(wall, 0.01, 0.47, 0.99, 0.505), tone(darken(o.wood, 0.04))) +
        fill(panel(wall, 0.01, 0.63, 0.99, 0.66), tone(lighten(o.wood, 0.06)))
    }
    return out
  }
  return (
    side(both.left, o.side > 0 ? dim : lit, d, o.side < 0) +
    side(both.right, o.side > 0 ? lit : dim, w, o.side > 0) +
    tiled(k, r, p, w, d, h, d * 0.25, o.tile, o, m)
  )
}

/** The village church: nave under tiles, front with portal, rose and gable, towers with belfries under spires or domes. About 27 metres high. */
export function villageChurch(
  k: Kit,
  o: Daylight & {
    at: Pt
    metre: number
    wall: string
    trim: string
    tile: string
    crown: "spires" | "domes" | "single"
    cap: string
  },
): string {
  const r = k.rng.fork()
  const m = o.metre
  const p = solid(o.at, m, 8, 21)
  const {lit, dim, fog} = tones(o)
  const sunny = o.side > 0 ? lit : dim
  const shady = o.side > 0 ? dim : lit
  const dark = fog(mix("#2a2433", o.shade, 0.3))
  const single = o.crown === "single"
  const [w, d, h, t] = [13, 14, 9, 3.7]
  const block = (
    u: number,
    v: number,
    y: number,
    bw: number,
    bd: number,
    bh: number,
    c = o.wall,
  ): {svg: string; left: Wall; right: Wall} => {
    const q: Solid = (a, b, z) => p(u + a, v + b, y + z)
    const f = walls(q, bw, bd, bh)
    const [l, s] = [shady(c), sunny(c)]
    return {
      svg:
        fill(
          panel(f.left, 0, 0, 1, 1),
          k.across([l, mix(l, fog(o.shade), 0.2)], f.left(0.5, 1), f.left(0.5, 0)),
        ) +
        fill(
          panel(f.right, 0, 0, 1, 1),
          k.across([lighten(s, 0.02), mix(s, fog(o.shade), 0.1)], f.right(0.5, 1), f.right(0.5, 0)),
        ) +
        fill(
          poly([q(0, 0, bh), q(bw, 0, bh), q(bw, bd, bh), q(0, bd, bh)]),
          shady(lighten(c, 0.03)),
        ),
      ...f,
    }
  }
  const ledge = (u: number, v: number, y: number, bw: number, bd: number) =>
    block(u - 0.25, v - 0.25, y, bw + 0.5, bd + 0.5, 0.5, o.trim).svg
  const nave = block(0, 0.4, 0, w, d, h)
  const naveWindows = [0.16, 0.38, 0.6]
    .map(s => arch(nave.left, s, 0.045, 0.3, 0.74, 0.12))
    .join("")
  const tower = (u: number, v: number, height: number, cap: "spire" | "dome", bw = t) => {
    const a = block(u, v, 0, bw, bw, height * 0.52)
    const b = block(u + 0.15, v + 0.15, height * 0.52 + 0.5, bw - 0.3, bw - 0.3, height * 0.25)
    const top = height * 0.77 + 0.5
    let out =
      a.svg +
      fill(
        arch(a.right, 0.5, 0.15, 0.55, 0.78, 0.08) +
          arch(a.right, 0.5, 0.16, 0.1, 0.36, 0.08) +
          arch(a.left, 0.5, 0.15, 0.55, 0.78, 0.08),
        dark,
        0.85,
      ) +
      ledge(u, v, height * 0.52, bw, bw) +
      b.svg +
      fill(
        arch(b.right, 0.28, 0.15, 0.1, 0.84, 0.2) +
          arch(b.right, 0.72, 0.15, 0.1, 0.84, 0.2) +
          arch(b.left, 0.5, 0.22, 0.1, 0.84, 0.2),
        dark,
      ) +
      ledge(u, v, top, bw, bw)
    const c = (x: number, y: number) => p(u + bw * x, v + bw * y, top + 0.5)
    const peak = p(u + bw / 2, v + bw / 2, top + 0.5 + height * (cap === "spire" ? 0.36 : 0.2))
    if (cap === "spire")
      out +=
        fill(poly([c(0, 0), c(0, 1), peak]), shady(o.cap)) +
        fill(poly([c(0, 0), c(1, 0), peak]), sunny(o.cap)) +
        stroke(bar(c(0, 0), peak), sunny(lighten(o.cap, 0.16)), Math.max(1, m * 0.14))
    else {
      const [l, e] = [c(0, 0.7), c(1, 0.3)]
      const foot = c(0.1, 0.1)
      const dome = `M${n(l[0])} ${n(l[1])}C${n(l[0] - m * 0.3)} ${n(peak[1] + m)} ${n(peak[0] - m * 1)} ${n(peak[1])} ${n(peak[0])} ${n(peak[1])}C${n(peak[0] + m * 1)} ${n(peak[1])} ${n(e[0] + m * 0.3)} ${n(peak[1] + m)} ${n(e[0])} ${n(e[1])}Q${n(foot[0] + m)} ${n(foot[1] + m * 0.3)} ${n(l[0])} ${n(l[1])}Z`
      out +=
        fill(
          dome,
          k.across(
            o.side > 0
              ? [
                  shady(o.cap),
                  mix(shady(o.cap), sunny(o.cap), 0.6),
                  sunny(o.cap),
                  sunny(lighten(o.cap, 0.1)),
                ]
              : [sunny(o.cap), shady(o.cap)],
            [l[0], peak[1]],
            [e[0], e[1]],
          ),
        ) +
        stroke(
          `M${n(peak[0])} ${n(peak[1])}Q${n(foot[0] - m * 0.2)} ${n(peak[1] + m * 0.7)} ${n(foot[0])} ${n(foot[1])}`,
          sunny(lighten(o.cap, 0.12)),
          Math.max(0.8, m * 0.1),
          0.8,
        )
    }
    out += stroke(
      bar(peak, [peak[0], peak[1] - m * 1.7]) +
        bar([peak[0] - m * 0.5, peak[1] - m * 1.1], [peak[0] + m * 0.5, peak[1] - m * 1.1]),
      fog(mix(o.shade, o.trim, 0.2)),
      Math.max(1.3, m * 0.2),
    )
    return out
  }
  // The front between (or under) the towers.
  const f: Wall = (s, q) => p(w * s, 0, 12 * q)
  const gable = single
    ? poly([
        f(0, 0),
        f(1, 0),
        f(1, 0.74),
        f(0.86, 0.78),
        f(0.8, 0.9),
        f(0.68, 0.94),
        f(0.32, 0.94),
        f(0.2, 0.9),
        f(0.14, 0.78),
        f(0, 0.74),
      ])
    : poly([f(0.2, 0), f(0.8, 0), f(0.8, 0.8), f(0.5, 1.12), f(0.2, 0.8)])
  const front =
    fill(
      gable,
      k.across(
        [sunny(lighten(o.wall, 0.02)), mix(sunny(o.wall), fog(o.shade), 0.1)],
        f(0.5, 1),
        f(0.5, 0),
      ),
    ) +
    fill(panel(f, single ? 0 : 0.2, 0.6, single ? 1 : 0.8, 0.64), sunny(o.trim)) +
    fill(arch(f, 0.5, 0.1, 0, 0.42, 0.12), sunny(o.trim)) +
    fill(arch(f, 0.5, 0.072, 0, 0.38, 0.1), fog(mix("#5a3426", o.shade, 0.25))) +
    fill(
      single
        ? arch(f, 0.25, 0.05, 0.02, 0.32, 0.08) +
            arch(f, 0.75, 0.05, 0.02, 0.32, 0.08) +
            arch(f, 0.5, 0.06, 0.68, 0.86, 0.06)
        : arch(f, 0.5, 0.075, 0.68, 0.9, 0.12) +
            arch(f, 0.33, 0.03, 0.66, 0.78, 0.05) +
            arch(f, 0.67, 0.03, 0.66, 0.78, 0.05),
      dark,
      0.9,
    ) +
    (single
      ? ""
      : stroke(
          bar(f(0.2, 0.8), f(0.5, 1.12)) + bar(f(0.5, 1.12), f(0.8, 0.8)),
          sunny(o.trim),
          Math.max(1.2, m * 0.35),
        ))
  return (
    nave.svg +
    fill(naveWindows, dark, 0.8) +
    tiled(k, r, p, w, d, h, 4.4, o.tile, o, m, "v") +
    (single
      ? tower(w / 2 - 2.2, 0.8, 23, "dome", 4.4) + front
      : tower(w - t, -0.2, 22, o.crown === "spires" ? "spire" : "dome") +
        front +
        tower(0, -0.2, 22, o.crown === "spires" ? "spire" : "dome"))
  )
}

/**
 * A village along a ridge: rows of unlike houses behind and before the church, trees between.
 * `crest` is the ridge, `at` the middle; returns its pieces from the back to the front.
 */
export function village(
  k: Kit,
  o: Daylight & {
    crest: (x: number) => number
    middle: number
    width: number
    metre: number
    rows: number
    /** Metres down the page from row to row. */
    step?: number
    church: {
      x: number
      row: number
      scale?: number
      wall: string
      trim: string
      crown: "spires" | "domes" | "single"
      cap: string
    }
    walls: readonly string[]
    woods: readonly string[]
    tiles: readonly string[]
    leaf: string
    leafLight: string
  },
): string {
  const r = k.rng.fork()
  const m = o.metre
  const cs = o.church.scale ?? 1
  const day = {
    light: o.light,
    shade: o.shade,
    air: o.air,
    haze: o.haze,
    side: o.side,
    ...(o.lamp ? {lamp: o.lamp} : {}),
  }
  const things: Standing[] = []
  const foot = (x: number, row: number) => o.crest(x) + m * (1.6 + row * (o.step ?? 4.2))
  for (let row = 0; row < o.rows; row++) {
    const half = (o.width / 2) * (1 - 0.09 * Math.abs(row - o.rows * 0.4))
    for (let x = o.middle - half + r.range(-4, 2) * m; x < o.middle + half; ) {
      const w = r.range(6.5, 11)
      const d = r.range(5.5, 7.5)
      const near: Pt = [x + d * m * 0.9, foot(x + (w * m) / 2, row) + r.bell() * m * 2.4]
      const churchNear =
        x < o.church.x + 13 * m * cs && x + (w + d * 0.8) * m > o.church.x - 12.5 * m * cs
      const plaza =
        row > o.church.row &&
        row <= o.church.row + 1 &&
        x + (w + d) * m > o.church.x - 1 * m &&
        x < o.church.x + 12 * m * cs
      const street = r.chance(0.1)
      if (!(churchNear && row <= o.church.row && row >= o.church.row - 0.5) && !street && !plaza) {
        const tall = churchNear && row > o.church.row ? 1 : r.pick([1, 1, 2])
        things.push({
          y: near[1],
          svg: villageHouse(k, {
            ...day,
            at: near,
            metre: m,
            w,
            d,
            storeys: tall,
            wall: r.pick(o.walls),
            wood: r.pick(o.woods),
            tile: r.pick(o.tiles),
            right: r.range(6, 12),
            left: r.range(21, 28),
          }),
        })
      } else if (street && !plaza && r.chance(0.7))
        things.push({
          y: near[1],
          svg: bush(k, {
            at: [near[0], near[1] - m * 3],
            width: m * r.range(5, 8),
            colour: mix(o.leaf, o.air, o.haze),
            light: mix(o.leafLight, o.air, o.haze),
            side: o.side,
          }),
        })
      x += m * (w + d * 0.9) * r.range(0.6, 0.78)
    }
  }
  const spot: Pt = [o.church.x, foot(o.church.x, o.church.row) + m * 0.5]
  things.push({
    y: spot[1],
    svg: villageChurch(k, {
      ...day,
      at: spot,
      metre: m * cs,
      wall: o.church.wall,
      trim: o.church.trim,
      tile: o.tiles[0] as string,
      crown: o.church.crown,
      cap: o.church.cap,
    }),
  })
  // Trodden earth of the streets under it all.
  const deep = foot(o.middle, o.rows - 0.75) - o.crest(o.middle)
  const earth = Array.from({length: 24}, (_, i): Pt => {
    const q = (i / 24) * Math.PI * 2
    const x = o.middle + (Math.cos(q) * o.width) / 2
    const sag =
      Math.sin(q) > 0 ? deep * Math.sin(q) ** 0.7 : -m * 1.5 * Math.abs(Math.sin(q)) ** 0.5
    return [x, o.crest(x) + m * 2 + sag + r.bell() * m]
  })
  things.push({
    y: -9e3,
    svg: fill(blob(earth, 0.8), mix(mix("#d2a470", o.leaf, 0.3), o.air, o.haze)),
  })
  // The plaza before the church, with its round trees.
  const {lit} = tones(o)
  const q = solid(spot, m * cs, 8, 21)
  things.push({
    y: spot[1] - m * 30,
    svg:
      fill(poly([q(-2, -6, 0), q(15, -6, 0), q(15, 1, 0), q(-2, 1, 0)]), lit("#e2c08e")) +
      stroke(
        [-4.4, -2.8, -1.2].map(v => bar(q(-2, v, 0), q(15, v, 0))).join(""),
        lit("#c99f6c"),
        Math.max(0.8, m * 0.12),
        0.7,
      ),
  })
  for (const [u, v] of [
    [0, -3.4],
    [10.6, -3.2],
    [13.4, -1.6],
    [2.4, -4.8],
  ] as const) {
    const [x, y] = q(u, v, 0)
    things.push({
      y: y + m,
      svg:
        stroke(bar([x, y], [x, y - m * 2]), lit("#6a4a34"), m * 0.4) +
        bush(k, {
          at: [x, y - m * 2.6],
          width: m * r.range(2.8, 3.6),
          colour: mix(o.leaf, o.air, o.haze),
          light: mix(o.leafLight, o.air, o.haze),
          side: o.side,
        }),
    })
  }
  for (let i = 0; i < o.rows * 4; i++) {
    const x = o.middle + r.range(-0.62, 0.62) * o.width
    const row = r.range(-0.2, o.rows)
    if (
      Math.abs(x - o.church.x) < 14 * m * cs &&
      row > o.church.row - 0.6 &&
      row < o.church.row + 2
    )
      continue
    things.push({
      y: foot(x, row) - m * 1.5,
      svg: bush(k, {
        at: [x, foot(x, row) - m * 3],
        width: m * r.range(4, 8),
        colour: mix(o.leaf, o.air, o.haze),
        light: mix(o.leafLight, o.air, o.haze),
        side: o.side,
      }),
    })
  }
  return things
    .sort((a, b) => a.y - b.y)
    .map(t => t.svg)
    .join("")
}
