import {fill, type Kit, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {along, at, blade, blob, curve, lerp, n, type Pt, polar, put, ribbon} from "./path"
import type {Rng} from "./random"

export interface FrondOptions {
  from: Pt
  /** Degrees: 0 right, -90 up. */
  angle: number
  length: number
  /** How far it bends down towards its tip, in degrees. */
  droop?: number
  leaflets?: number
  /** Leaflet length as a share of the frond's. */
  leaf?: number
  /** Leaflet width in pixels. */
  width?: number
  colour: string
  /** The upper, lit row of leaflets. */
  light: string
  /** Hanging of leaflets, 0 to 1. */
  hang?: number
}

/** A feather leaf of a palm or fern: bent midrib, single leaflets of unequal length, some missing. */
export function frond(r: Rng, o: FrondOptions): string {
  const {from, length: l, droop = 70, leaflets = 26, leaf = 0.3, hang = 0.45} = o
  const width = o.width ?? Math.max(2, l * 0.022)
  const turn = Math.cos((o.angle * Math.PI) / 180) >= 0 ? 1 : -1
  const rib: Pt[] = [from]
  let a = o.angle
  for (let i = 1; i <= 8; i++) {
    a += (turn * droop * (0.35 + i / 8)) / 8
    rib.push(polar(at(rib, i - 1), a, l / 8))
  }
  const line = along(rib, leaflets + 2)
  const upper: string[] = []
  const lower: string[] = []
  for (let i = 2; i < leaflets + 1; i++) {
    const t = i / (leaflets + 1)
    const p = at(line, i)
    const b = at(line, i - 1)
    const direction = (Math.atan2(p[1] - b[1], p[0] - b[0]) * 180) / Math.PI
    const size =
      l * leaf * (0.35 + 0.75 * Math.sin(Math.PI * (0.12 + 0.8 * t))) * r.range(0.82, 1.1)
    for (const side of [-1, 1]) {
      if (r.chance(0.04)) continue
      const spread = lerp(68, 22, t) + r.bell() * 9
      const tip = polar(p, direction + side * spread, size)
      const fall: Pt = [tip[0], tip[1] + size * hang * r.range(0.6, 1.1)]
      const d = blade(
        p,
        fall,
        width * r.range(0.8, 1.15),
        side * turn * size * -0.05 - size * hang * 0.12 * Math.sign(fall[0] - p[0] || 1),
        0.42,
      )
      ;(side * turn < 0 ? upper : lower).push(d)
    }
  }
  const spine = ribbon(rib, t => width * 1.1 * (1 - 0.8 * t) + 0.8)
  return (
    fill(lower.join(""), o.colour) +
    fill(upper.join(""), o.light) +
    fill(spine, mix(o.colour, o.light, 0.7))
  )
}

export interface PalmOptions {
  /** Foot of the trunk. */
  at: Pt
  height: number
  colour: string
  light: string
  trunk: string
  trunkLight: string
  /** 1: light from the right. */
  side?: number
  /** Sideways reach of the top as a share of the height. */
  lean?: number
  /** Crown radius as a share of the height. */
  crown?: number
}

/** Wax palm of Cocora: very tall pale ringed trunk, small feathery crown, dead leaves below it. */
export function waxPalm(k: Kit, o: PalmOptions): string {
  const r = k.rng.fork()
  const {height: h, side = 1} = o
  const lean = o.lean ?? r.bell() * 0.05
  const size = h * (o.crown ?? 0.17) * r.range(0.88, 1.12)
  const top: Pt = [o.at[0] + lean * h, o.at[1] - h]
  const mid: Pt = [o.at[0] + lean * h * 0.35 + r.bell() * h * 0.008, o.at[1] - h * 0.5]
  const base = Math.max(2.2, h * 0.017)
  const trunk = ribbon([[o.at[0], o.at[1] + 4], mid, top], t => base * (1.12 - 0.42 * t), 16)
  const line = along([o.at, mid, top], Math.min(64, Math.max(14, Math.round(h / 12))))
  const rings = line
    .slice(1, -1)
    .map(
      p =>
        `M${n(p[0] - base)} ${n(p[1] + base * 0.1)}q${n(base)} ${n(base * 0.5)} ${n(base * 2)} ${n(-base * 0.1)}`,
    )
  const body = k.linear(
    [o.trunk, o.trunk, o.trunkLight, o.trunk].slice(side > 0 ? 0 : 1),
    [0, 0],
    [1, 0],
  )
  const detail =
    h > 170
      ? k.inside(
          trunk,
          stroke(rings.join(""), darken(o.trunk, 0.1), Math.max(0.8, base * 0.14), 0.75),
        )
      : ""
  return (
    fill(trunk, body) +
    detail +
    crown(r, top, size, o, {
      count: r.int(13, 17),
      droop: 78,
      dead: r.int(2, 5),
      hang: 0.42,
      leaf: 0.27,
    })
  )
}

/** Coconut palm: curved trunk swollen at the foot, long arching fronds, nuts. */
export function coconutPalm(k: Kit, o: PalmOptions): string {
  const r = k.rng.fork()
  const {height: h, side = 1} = o
  const lean = o.lean ?? r.range(-0.35, 0.35)
  const size = h * (o.crown ?? 0.42) * r.range(0.92, 1.08)
  const top: Pt = [o.at[0] + lean * h, o.at[1] - h]
  const pts: Pt[] = [
    [o.at[0], o.at[1] + 6],
    [o.at[0] + lean * h * 0.42, o.at[1] - h * 0.3],
    [o.at[0] + lean * h * 0.83, o.at[1] - h * 0.68],
    top,
  ]
  const base = h * 0.042
  const trunk = ribbon(pts, t => base * (0.55 + 0.55 * (1 - t) ** 3 + 0.25 * (1 - t)), 22)
  const line = along(pts, Math.max(12, Math.round(h / 16)))
  const rings = line
    .slice(1, -1)
    .map(p => `M${n(p[0] - base)} ${n(p[1])}q${n(base)} ${n(base * 0.55)} ${n(base * 2)} 0`)
  const body = k.linear(
    side > 0 ? [o.trunk, o.trunk, o.trunkLight] : [o.trunkLight, o.trunk, o.trunk],
    [0, 0.2],
    [1, 0],
  )
  const nuts = Array.from({length: r.int(3, 5)}, (_, i) => {
    const p: Pt = [
      top[0] + (i - 2) * size * 0.055 + r.bell() * 3,
      top[1] + size * r.range(0.05, 0.12),
    ]
    return fill(
      blob(
        put(
          [
            [-1, 0],
            [-0.5, -0.9],
            [0.6, -0.9],
            [1, 0.1],
            [0.3, 1.2],
            [-0.5, 1.1],
          ],
          p,
          size * 0.05,
        ),
      ),
      mix(o.trunk, o.light, r.range(0.1, 0.5)),
    )
  })
  return (
    fill(trunk, body) +
    k.inside(trunk, stroke(rings.join(""), darken(o.trunk, 0.08), Math.max(0.8, base * 0.1), 0.6)) +
    crown(r, top, size, o, {
      count: r.int(12, 15),
      droop: 105,
      dead: 0,
      hang: 0.55,
      leaf: 0.3,
      nuts: nuts.join(""),
    })
  )
}

/** Fronds all round: the back ones dark and short, the front ones lit, no two alike. */
function crown(
  r: Rng,
  top: Pt,
  size: number,
  o: PalmOptions,
  c: {count: number; droop: number; dead: number; hang: number; leaf: number; nuts?: string},
): string {
  const {side = 1} = o
  const detail = size < 34 ? 9 : size < 80 ? 15 : size < 200 ? 24 : 34
  const one = (angle: number, length: number, colour: string, light: string) =>
    frond(r, {
      from: top,
      angle,
      length,
      droop: c.droop * r.range(0.7, 1.25),
      leaflets: detail,
      leaf: c.leaf * r.range(0.85, 1.15),
      hang: c.hang,
      colour,
      light,
      width: Math.max(1.6, size * 0.036),
    })
  const shadow = darken(o.colour, 0.035)
  const dead = Array.from({length: c.dead}, () =>
    one(
      r.pick([r.range(55, 85), r.range(95, 125)]),
      size * r.range(0.5, 0.75),
      mix(o.trunk, o.colour, 0.5),
      mix(o.trunkLight, o.colour, 0.45),
    ),
  )
  const back = Array.from(
    {length: Math.floor(c.count / 2)},
    (_, i, {length} = {length: Math.floor(c.count / 2)}) =>
      one(
        lerp(-178, -2, (i + r.range(0.1, 0.9)) / length),
        size * r.range(0.7, 0.95),
        shadow,
        mix(shadow, o.light, 0.15),
      ),
  )
  const front = Array.from(
    {length: Math.ceil(c.count / 2)},
    (_, i, {length} = {length: Math.ceil(c.count / 2)}) => {
      const angle = lerp(-205, 25, (i + r.range(0.05, 0.95)) / length)
      const lit = Math.max(0, side * Math.cos((angle * Math.PI) / 180)) * 0.5 + 0.4
      return one(
        angle,
        size * r.range(0.82, 1.12),
        mix(o.colour, o.light, lit * 0.3),
        mix(o.colour, o.light, lit),
      )
    },
  )
  const spear = one(-90 + r.bell() * 14, size * 0.6, o.colour, o.light)
  return dead.join("") + back.join("") + spear + (c.nuts ?? "") + front.join("")
}

interface LeafColours {
  colour: string
  light: string
  /** Veins. */
  vein?: string
}

/** Banana leaf: broad blade with a pale midrib, fine side veins, torn in places. */
export function bananaLeaf(
  k: Kit,
  {
    from,
    angle,
    length: l,
    droop = 60,
    width = 0.24,
    colour,
    light,
    vein,
  }: {from: Pt; angle: number; length: number; droop?: number; width?: number} & LeafColours,
): string {
  const r = k.rng.fork()
  const turn = Math.cos((angle * Math.PI) / 180) >= 0 ? 1 : -1
  const rib: Pt[] = [from]
  let a = angle
  for (let i = 1; i <= 8; i++) {
    a += (turn * droop * (0.3 + i / 8)) / 8
    rib.push(polar(at(rib, i - 1), a, l / 8))
  }
  const line = along(rib, 60)
  const half = (side: number): [string, string] => {
    const pts: Pt[] = []
    const veins: string[] = []
    for (let i = 4; i < 60; i++) {
      const t = i / 59
      const p = at(line, i)
      const b = at(line, i - 1)
      const dir = (Math.atan2(p[1] - b[1], p[0] - b[0]) * 180) / Math.PI
      const w = l * width * Math.sin(Math.PI * t ** 0.75) ** 0.62 * (0.94 + r.bell() * 0.05)
      const q = polar(p, dir + side * 66, w)
      const tear = i > 12 && i < 54 && r.chance(0.1)
      pts.push(q)
      if (tear)
        pts.push(
          [lerp(p[0], q[0], r.range(0.25, 0.6)), lerp(p[1], q[1], 0.45)],
          polar(p, dir + side * 61, w * 0.99),
        )
      if (i % 2)
        veins.push(
          `M${n(p[0])} ${n(p[1])}L${n(lerp(p[0], q[0], 0.94))} ${n(lerp(p[1], q[1], 0.94))}`,
        )
    }
    const back = [...line].slice(3).reverse()
    return [
      `${curve([at(line, 3), ...pts], false, 0.6)}${curve(back).replace("M", "L")}Z`,
      veins.join(""),
    ]
  }
  const [up, upVeins] = half(-turn)
  const [down, downVeins] = half(turn)
  const pen = vein ?? mix(colour, light, 0.5)
  return (
    fill(down, k.linear([mix(colour, light, 0.15), colour], [0, 0], [0.4, 1])) +
    stroke(downVeins, pen, 1.6, 0.3) +
    fill(
      up,
      k.linear([light, mix(colour, light, 0.35)], [0.5 + turn * 0.4, 0], [0.5 - turn * 0.4, 1]),
    ) +
    stroke(upVeins, colour, 1.6, 0.35) +
    fill(
      ribbon(rib, t => l * 0.018 * (1 - 0.85 * t) + 1),
      mix(light, pen, 0.4),
    )
  )
}

/** Monstera: heart-shaped leaf with deep unequal cuts and holes. `at` where the stalk joins. */
export function monstera(
  k: Kit,
  {at: p, size, angle, colour, light, vein}: {at: Pt; size: number; angle: number} & LeafColours,
): string {
  const r = k.rng.fork()
  const side = (s: number): Pt[] => {
    const pts: Pt[] = [
      [-0.13, s * 0.16],
      [-0.2, s * 0.36],
      [-0.02, s * 0.52],
    ]
    const lobes = 5
    for (let i = 0; i < lobes; i++) {
      const t = (i + 0.5) / lobes
      const w = 0.56 * Math.sin(Math.PI * (0.42 + 0.55 * t)) ** 0.75
      const x = 0.04 + t * 0.86
      const cut = r.range(0.3, 0.62)
      pts.push([x + 0.02, s * w * 1.02], [x + 0.09, s * w * 0.93])
      if (i < lobes - 1) pts.push([x + 0.06, s * w * cut], [x + 0.1, s * w * (cut + 0.03)])
    }
    return pts
  }
  const outlinePoints = [[0, 0] as Pt, ...side(-1), [1.02, 0.01] as Pt, ...side(1).reverse()]
  const d = blob(put(outlinePoints, p, size, angle), 0.72)
  const ribs = Array.from({length: 5}, (_, i) =>
    [-1, 1]
      .map(s =>
        curve(
          put(
            [
              [0.06 + i * 0.16, 0],
              [0.16 + i * 0.17, s * 0.16],
              [0.22 + i * 0.175, s * 0.4 * (1 - i * 0.12)],
            ],
            p,
            size,
            angle,
          ),
        ),
      )
      .join(""),
  ).join("")
  const holes = Array.from({length: 4}, (_, i) => {
    const s = i % 2 ? 1 : -1
    return blob(
      put(
        [
          [0, 0],
          [0.06, 0.012],
          [0.085, 0],
          [0.06, -0.012],
        ],
        at(put([[0.2 + i * 0.14, s * 0.1]], p, size, angle), 0),
        size,
        angle + s * 48,
      ),
    )
  }).join("")
  const paint = k.linear([light, mix(colour, light, 0.3), colour], [0.2, 0], [0.8, 1])
  return (
    fill(d + holes, paint).replace("<path", '<path fill-rule="evenodd"') +
    k.inside(
      d,
      stroke(ribs, vein ?? mix(light, colour, 0.2), size * 0.008, 0.55) +
        stroke(
          curve(
            put(
              [
                [0, 0],
                [0.5, 0.01],
                [1, 0],
              ],
              p,
              size,
              angle,
            ),
          ),
          vein ?? light,
          size * 0.014,
          0.7,
        ),
    )
  )
}

/** Hanging heliconia: red keeled bracts with yellow lips, alternating along a bent stalk. */
export function heliconia(
  k: Kit,
  {
    from,
    length: l,
    angle = 78,
    bracts = 7,
    red,
    tip,
    stalk,
  }: {
    from: Pt
    length: number
    angle?: number
    bracts?: number
    red: string
    tip: string
    stalk: string
  },
): string {
  const r = k.rng.fork()
  const turn = r.chance(0.5) ? 1 : -1
  const rib: Pt[] = [from]
  for (let i = 1; i <= 8; i++)
    rib.push(polar(at(rib, i - 1), angle + turn * Math.sin(i * 0.7) * 7, l / 8))
  const line = along(rib, bracts * 2 + 2)
  let out = fill(
    ribbon(rib, t => l * 0.03 * (1 - 0.5 * t)),
    stalk,
  )
  for (let i = bracts; i >= 1; i--) {
    const t = i / bracts
    const p = at(line, i * 2 - 1)
    const s = i % 2 ? 1 : -1
    const size = l * lerp(0.44, 0.22, t) * r.range(0.92, 1.06)
    const dir = angle - s * lerp(62, 40, t) + r.bell() * 6
    const shape: Pt[] = [
      [-0.04, 0],
      [0.1, s * 0.17],
      [0.5, s * 0.2],
      [0.85, s * 0.08],
      [1.06, s * -0.09],
      [0.7, s * -0.06],
      [0.3, s * -0.09],
    ]
    const d = blob(put(shape, p, size, dir), 0.9)
    const lip = ribbon(
      put(
        [
          [0.12, s * -0.06],
          [0.35, s * -0.09],
          [0.7, s * -0.055],
          [1.06, s * -0.09],
        ],
        p,
        size,
        dir,
      ),
      q => size * 0.075 * Math.sin(Math.PI * (0.1 + 0.85 * q)),
    )
    const belly = ribbon(
      put(
        [
          [0.1, s * 0.14],
          [0.45, s * 0.17],
          [0.8, s * 0.08],
        ],
        p,
        size,
        dir,
      ),
      q => size * 0.09 * Math.sin(Math.PI * q),
    )
    out +=
      fill(d, k.linear([red, red, darken(red, 0.12)], [0, 0], [0.2, 1])) +
      k.inside(d, fill(belly, darken(red, 0.16), 0.6)) +
      fill(lip, tip)
  }
  return out
}

/** Framing foliage from a corner or edge: palm fronds, banana leaves and monstera in unlike sizes. */
export function frame(
  k: Kit,
  {
    corner,
    size,
    colour,
    light,
    kinds = ["frond", "banana", "monstera"],
    count = 7,
  }: {
    corner: "bl" | "br" | "tl" | "tr"
    size: number
    kinds?: readonly ("frond" | "banana" | "monstera" | "fern")[]
    count?: number
  } & LeafColours,
): string {
  const r = k.rng.fork()
  const right = corner[1] === "r"
  const top = corner[0] === "t"
  const root: Pt = [right ? k.W + 40 : -40, top ? -40 : k.H + 40]
  const items = Array.from({length: count}, (_, i) => {
    const t = (i + r.range(0.1, 0.9)) / count
    const inner = top ? lerp(8, 82, t) : lerp(-88, -12, t)
    const angle = right ? 180 - inner : inner
    const from: Pt = [
      root[0] + (right ? -1 : 1) * r.range(-20, 60) * (1 - t),
      root[1] + (top ? 1 : -1) * r.range(-20, 60) * t,
    ]
    const l = size * r.range(0.62, 1.05)
    const tone = mix(colour, light, r.range(0, 0.45))
    const kind = r.pick(kinds)
    if (kind === "banana")
      return bananaLeaf(k, {
        from,
        angle,
        length: l,
        droop: r.range(20, 60),
        width: r.range(0.15, 0.22),
        colour,
        light: tone,
      })
    if (kind === "monstera") {
      const p = polar(from, angle, l * 0.42)
      const stem = stroke(curve([from, polar(from, angle + 8, l * 0.2), p]), tone, size * 0.014)
      return (
        stem +
        monstera(k, {at: p, size: l * 0.42, angle: angle + r.range(-25, 25), colour, light: tone})
      )
    }
    if (kind === "fern")
      return frond(r, {
        from,
        angle,
        length: l,
        droop: r.range(30, 80),
        leaflets: 34,
        leaf: 0.18,
        hang: 0.1,
        colour,
        light: tone,
        width: l * 0.026,
      })
    return frond(r, {
      from,
      angle,
      length: l,
      droop: r.range(25, 75),
      leaflets: 26,
      leaf: 0.36,
      hang: 0.22,
      colour,
      light: tone,
      width: l * 0.024,
    })
  })
  return items.join("")
}

/** Guadua bamboo: jointed stalks with white rings and small leaf sprays. */
export function bamboo(
  k: Kit,
  {
    at: p,
    height: h,
    stalks = 6,
    spread = 160,
    colour,
    light,
  }: {at: Pt; height: number; stalks?: number; spread?: number} & LeafColours,
): string {
  const r = k.rng.fork()
  let out = ""
  for (let i = 0; i < stalks; i++) {
    const x = p[0] + (i / stalks - 0.5) * spread + r.bell() * 20
    const lean = r.bell() * 0.22 * h
    const tall = h * r.range(0.75, 1.1)
    const pts: Pt[] = [
      [x, p[1]],
      [x + lean * 0.15, p[1] - tall * 0.5],
      [x + lean * 0.7, p[1] - tall * 0.88],
      [x + lean * 1.5, p[1] - tall * 0.97],
    ]
    const w = h * r.range(0.014, 0.022)
    const d = ribbon(pts, t => w * (1 - 0.75 * t) + 1, 20)
    const line = along(pts, 15)
    const rings = line
      .slice(1)
      .map(q => `M${n(q[0] - w)} ${n(q[1])}h${n(w * 2)}`)
      .join("")
    out +=
      fill(d, k.linear([colour, light, colour], [0, 0], [1, 0])) +
      k.inside(d, stroke(rings, mix(light, "#ffffff", 0.35), w * 0.22, 0.8))
    for (const q of line.slice(5)) {
      const leaves = Array.from({length: r.int(2, 5)}, () => {
        const a = r.chance(0.5) ? r.range(10, 70) : r.range(110, 170)
        const l = h * r.range(0.05, 0.1)
        return blade(q, polar(q, a, l), l * 0.12, l * 0.1)
      })
      out += fill(leaves.join(""), r.chance(0.5) ? colour : mix(colour, light, 0.6))
    }
  }
  return out
}

/** A coffee branch: paired glossy leaves, clusters of cherries at the nodes. */
export function coffeeBranch(
  k: Kit,
  {
    points,
    leaf,
    colour,
    light,
    cherries,
  }: {points: readonly Pt[]; leaf: number; cherries: readonly string[]} & LeafColours,
): string {
  const r = k.rng.fork()
  const nodes = along(points, 9)
  let back = ""
  let front = ""
  nodes.forEach((p, i) => {
    const b = at(nodes, i - 1)
    const c = at(nodes, i + 1)
    const dir = (Math.atan2(c[1] - b[1], c[0] - b[0]) * 180) / Math.PI
    for (const s of [-1, 1]) {
      const l = leaf * r.range(0.75, 1.1)
      const a = dir + s * r.range(48, 74)
      const wave = Array.from(
        {length: 13},
        (_, j): Pt => [
          j / 12,
          0.21 * Math.sin(Math.PI * (j / 12) ** 0.85) * (1 + 0.08 * Math.sin(j * 2.4)),
        ],
      )
      const d = blob(
        put([...wave, ...[...wave].reverse().map(([x, y]): Pt => [x, -y])], p, l, a),
        0.9,
      )
      const veins = Array.from({length: 6}, (_, j) =>
        [-1, 1]
          .map(q =>
            curve(
              put(
                [
                  [0.12 + j * 0.13, 0],
                  [0.2 + j * 0.13, q * 0.08],
                  [0.25 + j * 0.13, q * 0.17],
                ],
                p,
                l,
                a,
              ),
            ),
          )
          .join(""),
      ).join("")
      const leafSvg =
        fill(
          d,
          k.linear(s < 0 ? [light, colour] : [colour, darken(colour, 0.05)], [0.3, 0], [0.7, 1]),
        ) +
        k.inside(
          d,
          stroke(veins, light, 2, 0.35) +
            stroke(
              curve(
                put(
                  [
                    [0, 0],
                    [0.5, 0.01],
                    [1, 0],
                  ],
                  p,
                  l,
                  a,
                ),
              ),
              light,
              3.5,
              0.6,
            ),
        )
      if (s < 0) back += leafSvg
      else front += leafSvg
    }
    if (i > 0 && i < 8)
      for (let q = 0; q < r.int(3, 6); q++) {
        const size = leaf * r.range(0.085, 0.11)
        const o: Pt = [p[0] + r.bell() * size * 2.6, p[1] + size * r.range(-0.2, 1.8)]
        front += cherry(k, o, size, r.pick(cherries))
      }
  })
  return (
    back +
    fill(
      ribbon(points, t => leaf * 0.05 * (1 - t * 0.6)),
      darken(colour, 0.03),
    ) +
    front
  )
}

/** One coffee cherry with a highlight and its little crown. */
export function cherry(k: Kit, p: Pt, size: number, colour: string): string {
  const d = blob(
    put(
      [
        [-1, -0.1],
        [-0.6, -0.95],
        [0.55, -1],
        [1.02, -0.05],
        [0.6, 1.02],
        [-0.55, 1.05],
      ],
      p,
      size,
    ),
  )
  const shine = blob(
    put(
      [
        [0.15, -0.62],
        [0.55, -0.5],
        [0.66, -0.1],
        [0.4, -0.3],
      ],
      p,
      size,
    ),
  )
  return (
    fill(
      d,
      k.linear([mix(colour, "#ffffff", 0.16), colour, darken(colour, 0.14)], [0.7, 0], [0.3, 1]),
    ) +
    fill(shine, "#ffffff", 0.5) +
    `<circle cx="${n(p[0] - size * 0.1)}" cy="${n(p[1] + size * 0.8)}" r="${n(size * 0.16)}" fill="${darken(colour, 0.2)}"/>`
  )
}

/** Hanging liana with small leaves. */
export function liana(
  k: Kit,
  points: readonly Pt[],
  width: number,
  colour: string,
  light: string,
): string {
  const r = k.rng.fork()
  const leaves = along(points, 22).map(p => {
    const a = r.range(20, 160)
    const l = width * r.range(3, 6)
    return blade(p, polar(p, a, l), l * 0.3, l * 0.1)
  })
  return (
    fill(
      ribbon(points, t => width * (1 - 0.5 * t)),
      colour,
    ) + fill(leaves.join(""), light)
  )
}

/** Five-petalled blossom. */
export function blossom(k: Kit, p: Pt, size: number, colour: string, heart: string): string {
  const r = k.rng.fork()
  const turn = r.range(0, 72)
  const petals = Array.from({length: 5}, (_, i) => {
    const a = turn + i * 72 + r.bell() * 8
    const s = size * r.range(0.85, 1.1)
    return blob(
      put(
        [
          [0.05, 0],
          [0.4, -0.36],
          [0.9, -0.3],
          [1.02, 0.02],
          [0.88, 0.32],
          [0.4, 0.34],
        ],
        p,
        s,
        a,
      ),
    )
  })
  const paint = k.glow(
    [
      [0, heart],
      [0.35, mix(colour, heart, 0.2)],
      [1, mix(colour, "#ffffff", 0.18)],
    ],
    p,
    size,
  )
  return (
    fill(petals.join(""), paint) +
    `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(size * 0.14)}" fill="${heart}"/>`
  )
}
