import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {bush, canopyLine, ground, type Skyline} from "./land"
import {along, at, blob, curve, lerp, n, type Pt, polar, ribbon} from "./path"

/** A plantation on a slope: rows of unlike bushes along the skyline, small and pale above, large and dark below. */
export function coffeeRows(
  k: Kit,
  s: Skyline,
  {
    rows = 8,
    gap = [16, 70],
    crown = [16, 70],
    far,
    near,
    light,
    earth,
    side = 1,
    from = -40,
    to = 2440,
    flow = () => 0,
    bottom = 1400,
  }: {
    rows?: number
    /** Distance of rows, first and last. */
    gap?: readonly [number, number]
    /** Size of bushes, first and last. */
    crown?: readonly [number, number]
    far: string
    near: string
    light: string
    /** Shadowed ground between the rows. */
    earth: string
    side?: number
    from?: number
    to?: number
    /** Bends later rows away from the skyline: extra y at x for t = 0 (first) to 1 (last row). */
    flow?: (x: number, t: number) => number
    bottom?: number
  },
): string {
  const r = k.rng.fork()
  let out = ""
  let drop = 0
  for (let i = 0; i < rows; i++) {
    const t = rows > 1 ? i / (rows - 1) : 1
    const size = lerp(crown[0], crown[1], t ** 1.3)
    const colour = mix(far, near, t)
    const lit = mix(light, near, 0.25 + 0.4 * t)
    const base: Skyline = x => s(x) + drop + flow(x, t)
    if (size > 34) {
      // Near rows: single round bushes on shadowed ground.
      out += fill(
        ground(x => base(x) - size * 0.1, bottom, from, to, 30),
        mix(earth, colour, 0.12),
      )
      for (let x = from; x < to; x += size * r.range(0.55, 0.85))
        out += bush(k, {
          at: [x, base(x) - size * r.range(0.12, 0.3)],
          width: size * r.range(0.95, 1.3),
          height: size * r.range(0.8, 1.05),
          colour: mix(colour, darken(colour, 0.05), r.next()),
          light: mix(light, colour, 0.3 + 0.35 * t + 0.2 * r.next()),
          side,
        })
      drop += lerp(gap[0], gap[1], t)
      continue
    }
    const line = canopyLine(r, base, {crown: size, from: from - 40, to: to + 40, tall: 0.9})
    const step = Math.max(5, size / 6)
    const d = ground(line, bottom, from, to, step)
    const inner = ground(x => line(x + side * size * 0.12) + size * 0.2, bottom, from, to, step)
    const mid = s((from + to) / 2) + drop
    const dabs = Array.from({length: Math.round(((to - from) / size) * 2.2)}, () => {
      const x = r.range(from, to)
      const y = line(x) + size * r.range(0.05, 0.42)
      const w = size * r.range(0.06, 0.17)
      return blob([
        [x - w, y],
        [x, y - w * 0.7],
        [x + w, y + w * 0.1],
        [x, y + w * 0.5],
      ])
    })
    out +=
      fill(
        ground(
          x => base(x) - size * 0.05,
          Math.max(bottom, mid + gap[1]),
          from,
          to,
          Math.max(12, size / 2),
        ),
        mix(earth, colour, 0.3 * (1 - t)),
      ) +
      fill(d, mix(colour, light, 0.5 - 0.15 * t)) +
      fill(inner, colour) +
      fill(
        ground(x => base(x) + size * 0.12, bottom, from, to, Math.max(12, size / 2)),
        mix(colour, earth, 0.55),
        0.9,
      ) +
      fill(dabs.join(""), lit, 0.75)
    drop += lerp(gap[0], gap[1], t)
  }
  return out
}

export interface LeafOptions {
  from: Pt
  angle: number
  length: number
  /** Bend of the midrib in degrees, + towards the ground on the right. */
  bend?: number
  width?: number
  colour: string
  light: string
  /** Which half (seen along the midrib) faces the light: -1 left, 1 right. */
  lit?: number
  /** Thin lines and gloss: off for dark framing leaves. */
  gloss?: number
}

/** A coffee leaf near by: wavy margin, drip tip, sunk veins, one half in light with a waxy gloss. */
export function coffeeLeaf(k: Kit, o: LeafOptions): string {
  const r = k.rng.fork()
  const {length: l, bend = 26, lit = -1, gloss = 1} = o
  const w = o.width ?? 0.2
  const rib: Pt[] = [o.from]
  let a = o.angle
  for (let i = 1; i <= 7; i++) {
    a += bend / 7
    rib.push(polar(at(rib, i - 1), a, l / 7))
  }
  const count = 26
  const line = along(rib, count)
  const phase = r.range(0, 6)
  const edge = (s: number, share = 1): Pt[] =>
    line.map((p, i) => {
      const t = i / (count - 1)
      const q = at(line, i + 1)
      const b = at(line, i - 1)
      const dir = (Math.atan2(q[1] - b[1], q[0] - b[0]) * 180) / Math.PI
      const body = Math.sin(Math.PI * Math.min(1, t / 0.93) ** 0.82) ** 0.86
      const half =
        l * w * Math.max(0.012 * (1 - t), body * (1 + 0.075 * Math.sin(t * 27 + phase + s)))
      return polar(p, dir + s * 82, half * share)
    })
  const half = (s: number) => `${curve(edge(s))}${curve([...line].reverse()).replace("M", "L")}Z`
  const whole = `${curve(edge(-1))}${curve([...edge(1)].reverse()).replace("M", "L")}Z`
  const veins = Array.from({length: 8}, (_, i) =>
    [-1, 1].map(s => {
      const j = 2 + i * 2.5
      const p = at(line, Math.round(j))
      const q = at(edge(s), Math.round(j + 3.4))
      const m: Pt = [lerp(p[0], q[0], 0.55), lerp(p[1], q[1], 0.55)]
      const c = at(edge(s, 0.5), Math.round(j + 1))
      return curve([p, [lerp(m[0], c[0], 0.35), lerp(m[1], c[1], 0.35)], q])
    }),
  ).flat()
  const bulges = Array.from({length: 7}, (_, i) => {
    const j = 4 + i * 2.5
    const m = edge(lit, 0.36)
    const e = edge(lit, 0.78)
    return ribbon(
      [at(m, Math.round(j)), at(e, Math.round(j + 2))],
      t => l * w * 0.3 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
      6,
    )
  })
  const bright = mix(o.colour, o.light, 0.72)
  return (
    shaded(
      k,
      whole,
      o.colour,
      [
        {paint: o.light, dx: 0, dy: l * 0.012, blur: 1, opacity: 0.75 * gloss},
        {paint: darken(o.colour, 0.12), dx: 0, dy: -l * 0.03, blur: l * 0.012, opacity: 0.5},
      ],
      fill(half(lit), k.across([bright, mix(o.colour, o.light, 0.3)], at(line, 2), at(line, 25))) +
        fill(half(-lit), k.across([o.colour, darken(o.colour, 0.05)], at(line, 2), at(line, 25))) +
        (gloss
          ? k.soft(fill(bulges.join(""), lighten(o.light, 0.06), 0.42 * gloss), l * 0.009, 0.2) +
            stroke(veins.join(""), darken(o.colour, 0.07), Math.max(1, l * 0.009), 0.55) +
            stroke(veins.join(""), o.light, Math.max(0.8, l * 0.004), 0.6 * gloss)
          : ""),
    ) +
    fill(
      ribbon(rib, t => l * 0.022 * (1 - 0.8 * t) + 0.8),
      mix(o.colour, o.light, gloss ? 0.85 : 0.4),
    )
  )
}

/** One coffee cherry near by: oval body with bloom, warm shade, gloss of the sky and a small navel. */
export function ripeCherry(
  k: Kit,
  {
    at: p,
    size: s,
    colour,
    light,
    side = 1,
    turn = 0,
  }: {at: Pt; size: number; colour: string; light: string; side?: number; turn?: number},
): string {
  const r = k.rng.fork()
  const q = (x: number, y: number): Pt => {
    const c = Math.cos((turn * Math.PI) / 180)
    const z = Math.sin((turn * Math.PI) / 180)
    return [p[0] + (x * c - y * z) * s, p[1] + (x * z + y * c) * s]
  }
  const j = () => 1 + r.bell() * 0.04
  const d = blob([
    q(-0.9 * j(), -0.05),
    q(-0.72, -0.68),
    q(-0.05, -1.02 * j()),
    q(0.66, -0.74),
    q(0.93 * j(), -0.02),
    q(0.74, 0.72),
    q(0.12, 1.06),
    q(-0.6, 0.8),
  ])
  const gleam = blob(
    (
      [
        [0.2, -0.72],
        [0.5, -0.62],
        [0.68, -0.2],
        [0.62, 0.1],
        [0.46, -0.2],
        [0.24, -0.46],
      ] as const
    ).map(([x, y]): Pt => [p[0] + side * x * s, p[1] + y * s]),
  )
  return (
    shaded(
      k,
      d,
      k.glow(
        [
          [0, mix(colour, light, 0.34)],
          [0.45, colour],
          [1, darken(colour, 0.15)],
        ],
        [p[0] + side * s * 0.35, p[1] - s * 0.4],
        s * 1.75,
      ),
      [
        {
          paint: darken(colour, 0.2),
          dx: side * s * 0.16,
          dy: -s * 0.16,
          blur: s * 0.14,
          opacity: 0.55,
        },
        {
          paint: mix(colour, light, 0.6),
          dx: side * s * 0.05,
          dy: -s * 0.06,
          blur: 1,
          opacity: 0.55,
        },
      ],
    ) +
    fill(gleam, light, 0.8) +
    fill(blob([q(-0.15, 0.86), q(0, 0.76), q(0.17, 0.86), q(0.02, 0.97)]), darken(colour, 0.2)) +
    fill(
      blob([q(-0.05, 0.84), q(0.02, 0.8), q(0.08, 0.85), q(0.02, 0.89)]),
      mix(colour, light, 0.3),
    )
  )
}

/**
 * A bearing coffee branch near by: leaves in pairs, tight clusters of unlike cherries at the nodes.
 * `hang` turns the leaves towards the ground; cherries sit from node 1 to the last but one.
 */
export function bearingBranch(
  k: Kit,
  {
    points,
    nodes: count = 8,
    leaf,
    cherry,
    cherries,
    colour,
    light,
    wood,
    side = 1,
    gloss = 1,
    full = 1,
  }: {
    points: readonly Pt[]
    nodes?: number
    /** Leaf length at the middle of the branch, cherry radius. */
    leaf: number
    cherry: number
    cherries: readonly string[]
    colour: string
    light: string
    wood: string
    side?: number
    gloss?: number
    /** 0 to 1: how full the clusters are. */
    full?: number
  },
): string {
  const r = k.rng.fork()
  const line = along(points, count)
  let back = ""
  let front = ""
  line.forEach((p, i) => {
    const t = i / (count - 1)
    const [b, c] = [at(line, i - 1), at(line, i + 1)]
    const dir = (Math.atan2(c[1] - b[1], c[0] - b[0]) * 180) / Math.PI
    const right = Math.cos((dir * Math.PI) / 180) >= 0 ? 1 : -1
    for (const s of [-1, 1]) {
      const upper = s * right < 0
      const l = leaf * (0.72 + 0.4 * Math.sin(Math.PI * (0.15 + 0.7 * t))) * r.range(0.85, 1.12)
      const svg = coffeeLeaf(k, {
        from: p,
        angle: dir + s * (i === count - 1 ? r.range(12, 26) : r.range(42, 70)),
        length: l,
        bend: right * r.range(upper ? 22 : -8, upper ? 52 : 24),
        width: r.range(0.17, 0.23),
        colour: upper ? colour : darken(colour, 0.03),
        light: upper ? light : mix(colour, light, 0.72),
        lit: upper ? -right : right,
        gloss,
      })
      if (upper) back += svg
      else front += svg
    }
  })
  const clusters = line.slice(1, -1).map((p, i) => {
    const amount = Math.round(r.range(5, 9) * full)
    const list = Array.from({length: amount}, (_, j) => {
      const a = (j / amount) * 360 + r.bell() * 26
      const d = cherry * r.range(0.75, 1.7)
      return [
        p[0] + Math.cos((a * Math.PI) / 180) * d * 1.1,
        p[1] + cherry * 0.55 + Math.sin((a * Math.PI) / 180) * d * 0.9,
      ] as Pt
    }).sort((u, v) => u[1] - v[1])
    return list
      .map(q =>
        ripeCherry(k, {
          at: q,
          size: cherry * r.range(0.84, 1.1),
          colour: cherries[
            Math.min(
              cherries.length - 1,
              Math.floor((r.next() ** 1.6 + (i > line.length - 5 ? 0.22 : 0)) * cherries.length),
            )
          ] as string,
          light: "#fff3dc",
          side,
          turn: r.bell() * 60,
        }),
      )
      .join("")
  })
  const stem = ribbon(
    points,
    t => leaf * 0.055 * (1 - 0.65 * t) * (1 + 0.08 * Math.sin(t * 40)),
    60,
  )
  return (
    back +
    shaded(k, stem, wood, [
      {paint: mix(wood, light, 0.7), dx: 0, dy: leaf * 0.014, opacity: 0.8},
      {paint: darken(wood, 0.12), dx: 0, dy: -leaf * 0.018, blur: 2, opacity: 0.6},
    ]) +
    front +
    clusters.join("")
  )
}

/** A coffee bush near by, as a frame or beside a path: drooping branches with leaf pairs and sparse cherries. */
export function coffeeBush(
  k: Kit,
  {
    at: p,
    width,
    height,
    colour,
    light,
    cherries = [],
    side = 1,
  }: {
    at: Pt
    width: number
    height: number
    colour: string
    light: string
    cherries?: readonly string[]
    side?: number
  },
): string {
  const r = k.rng.fork()
  const tiers = 7
  let out = fill(
    ribbon(
      [
        [p[0], p[1]],
        [p[0] + r.bell() * 10, p[1] - height * 0.5],
        [p[0], p[1] - height * 0.92],
      ],
      t => height * 0.03 * (1 - t * 0.7),
    ),
    darken(colour, 0.06),
  )
  for (let i = tiers; i >= 0; i--) {
    const t = i / tiers
    const y = p[1] - height * lerp(0.16, 0.9, t)
    const reach = (width / 2) * lerp(1, 0.35, t ** 1.4)
    for (const depth of [0, 1])
      for (const s of [-1, 1]) {
        const l = reach * r.range(0.75, 1.08) * (depth ? 0.78 : 1)
        const pts: Pt[] = [
          [p[0], y + r.bell() * 8],
          [p[0] + s * l * 0.5, y - height * 0.07 * r.range(0.6, 1.3) + depth * height * 0.03],
          [p[0] + s * l, y + height * 0.05 * r.range(0.2, 1.6) + depth * height * 0.07],
        ]
        const lit = s * side > 0 ? 0.55 : 0.18
        const line = along(pts, 8)
        let leaves = ""
        let berries = ""
        line.forEach((q, j) => {
          if (!j) return
          for (const u of [-1, 1]) {
            const a = (s > 0 ? 0 : 180) + u * r.range(26, 74) + r.bell() * 10
            const size = height * r.range(0.13, 0.19)
            const tip = polar(q, a, size)
            const end: Pt = [tip[0], tip[1] + size * 0.3]
            const [dx, dy] = [end[0] - q[0], end[1] - q[1]]
            const w = size * 0.2
            const m: Pt = [q[0] + dx * 0.45, q[1] + dy * 0.42 - size * 0.05]
            const length = Math.hypot(dx, dy)
            const [nx, ny] = [(-dy / length) * w, (dx / length) * w]
            const tone = mix(
              colour,
              light,
              Math.min(0.85, lit * r.range(0.3, 1.2) + (u * s < 0 ? 0.18 : 0)),
            )
            leaves +=
              fill(blob([q, [m[0] + nx, m[1] + ny], end, [m[0] - nx, m[1] - ny]], 0.9), tone) +
              stroke(
                `M${n(q[0])} ${n(q[1])}L${n(end[0])} ${n(end[1])}`,
                mix(tone, light, 0.4),
                Math.max(0.8, size * 0.02),
                0.6,
              )
          }
          if (cherries.length && r.chance(0.5))
            for (let c = 0; c < r.int(2, 4); c++)
              berries += ripeCherry(k, {
                at: [q[0] + r.bell() * height * 0.022, q[1] + height * r.range(0, 0.035)],
                size: height * r.range(0.013, 0.018),
                colour: r.pick(cherries),
                light: "#fff0dc",
                side,
              })
        })
        out += leaves + stroke(curve(pts), darken(colour, 0.05), height * 0.01) + berries
      }
  }
  return out
}
