import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {face, type Lens, type Space} from "./jeep"
import {along, at, blade, curve, lerp, type Pt, polar, poly, ribbon} from "./path"

export interface GuaduaColours {
  cane: string
  light: string
  shade: string
}

/** A bamboo pole between two points in space: round shading, pale rings at the knots. */
export function pole(
  k: Kit,
  l: Lens,
  a: Space,
  b: Space,
  metres: number,
  c: GuaduaColours,
  knots = 7,
): string {
  const r = k.rng.fork()
  const [p, q] = [l(a), l(b)]
  const unit = Math.hypot(l([a[0], a[1] + 1, a[2]])[0] - p[0], l([a[0], a[1] + 1, a[2]])[1] - p[1])
  const w = metres * unit
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
  const [nx, ny] = [(-(q[1] - p[1]) / length) * w, ((q[0] - p[0]) / length) * w]
  const d = ribbon([p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q], () => w, 6)
  const rings = Array.from({length: knots}, (_, i) => {
    const t = (i + r.range(0.3, 0.7)) / knots
    const m: Pt = [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
    return `M${m[0] - nx * 0.6} ${m[1] - ny * 0.6}L${m[0] + nx * 0.6} ${m[1] + ny * 0.6}`
  }).join("")
  const flip = nx > 0 ? 1 : -1
  return (
    fill(
      d,
      k.across(
        [c.light, c.cane, c.shade],
        [p[0] - flip * nx * 0.5, p[1] - flip * ny * 0.5],
        [p[0] + flip * nx * 0.5, p[1] + flip * ny * 0.5],
      ),
    ) +
    stroke(rings, c.shade, Math.max(1, w * 0.14), 0.6) +
    stroke(rings, lighten(c.light, 0.05), Math.max(0.8, w * 0.08), 0.5)
  )
}

/** A thatched plane: layered straw running from the ridge to a ragged eave. */
export function thatch(
  k: Kit,
  corners: readonly [Pt, Pt, Pt, Pt],
  colour: string,
  light: string,
  shade: string,
  layers = 6,
): string {
  // corners: ridge left, ridge right, eave right, eave left.
  const r = k.rng.fork()
  const [a, b, c, e] = corners
  const spot = (u: number, v: number): Pt => [
    lerp(lerp(a[0], b[0], u), lerp(e[0], c[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(e[1], c[1], u), v),
  ]
  const span = Math.hypot(c[0] - e[0], c[1] - e[1])
  const fall = Math.hypot(e[0] - a[0], e[1] - a[1])
  let out = fill(poly([a, b, c, e]), k.across([light, colour, darken(colour, 0.05)], a, e))
  for (let j = layers; j >= 1; j--) {
    const v = j / layers
    const straws: [string[], string[], string[]] = [[], [], []]
    const count = Math.round(span / 5)
    for (let i = 0; i < count; i++) {
      const u = (i + r.range(0, 1)) / count
      const from = spot(u, Math.max(0, v - r.range(0.14, 0.26)))
      const to = spot(u + r.bell() * 0.006, v + r.range(-0.01, 0.045))
      straws[r.int(0, 2) as 0 | 1 | 2].push(blade(from, to, fall * 0.012, 0, 0.7))
    }
    out +=
      k.soft(
        fill(
          ribbon(
            [spot(0.03, v + 0.02), spot(0.5, v + 0.03), spot(0.985, v + 0.02)],
            () => fall * 0.1,
            8,
          ),
          shade,
          j < layers ? 0.75 : 0,
        ),
        5,
        0.1,
      ) +
      fill(straws[0].join(""), darken(colour, 0.06)) +
      fill(straws[1].join(""), colour) +
      fill(straws[2].join(""), mix(colour, light, 0.75))
  }
  return out
}

/** A striped hammock between two points: sagging cloth, ropes fanning to its ends, knotted fringe. */
export function hammock(
  k: Kit,
  a: Pt,
  b: Pt,
  sag: number,
  stripes: readonly string[],
  light: string,
  rope: string,
): string {
  const r = k.rng.fork()
  const l = b[0] - a[0]
  const drop = (t: number, s: number) => 4 * s * t * (1 - t)
  const line = (s: number, from: number, to: number): Pt[] =>
    Array.from({length: 21}, (_, i) => {
      const t = lerp(from, to, i / 20)
      return [a[0] + l * t, lerp(a[1], b[1], t) + drop(t, s)]
    })
  const [u, v] = [0.16, 0.84]
  const near = line(sag * 0.9, u, v).map(
    ([x, y], i): Pt => [x, y - sag * 0.34 * Math.sin((Math.PI * i) / 20)],
  )
  const low = line(sag * 1.0, u, v).map(
    ([x, y], i): Pt => [x, y + sag * 0.36 * Math.sin((Math.PI * i) / 20) ** 0.8],
  )
  const far = line(sag * 0.9, u, v).map(
    ([x, y], i): Pt => [x, y - sag * 0.56 * Math.sin((Math.PI * i) / 20)],
  )
  const cloth = `${curve(near)}${curve([...low].reverse()).replace("M", "L")}Z`
  const inner = `${curve(far)}${curve([...near].reverse()).replace("M", "L")}Z`
  const bands = stripes.map((c, i) => {
    const [p, q] = [i / stripes.length, (i + 1) / stripes.length + 0.01]
    const row = (t: number) =>
      near.map((m, j): Pt => [lerp(m[0], at(low, j)[0], t), lerp(m[1], at(low, j)[1], t)])
    return fill(`${curve(row(p))}${curve([...row(q)].reverse()).replace("M", "L")}Z`, c)
  })
  const ropes = [0, 0.25, 0.5, 0.75, 1].flatMap(t => [
    `M${a[0]} ${a[1]}L${lerp(at(far, 0)[0], at(low, 1)[0], t)} ${lerp(at(far, 0)[1], at(low, 1)[1], t)}`,
    `M${b[0]} ${b[1]}L${lerp(at(far, 20)[0], at(low, 19)[0], t)} ${lerp(at(far, 20)[1], at(low, 19)[1], t)}`,
  ])
  const fringe = along(low, 60)
    .slice(5, 55)
    .map(p => blade(p, [p[0] + r.bell() * 5, p[1] + sag * r.range(0.16, 0.3)], sag * 0.022, 0, 0.8))
  return (
    stroke(ropes.join(""), rope, 2.6) +
    fill(inner, k.linear([darken(stripes[0] ?? rope, 0.16), darken(stripes[0] ?? rope, 0.08)])) +
    fill(fringe.join(""), rope) +
    shaded(
      k,
      cloth,
      stripes[0] ?? rope,
      [
        {paint: light, dx: 0, dy: sag * 0.03, opacity: 0.8},
        {paint: "#1a1414", dx: 0, dy: -sag * 0.3, blur: sag * 0.14, opacity: 0.4},
      ],
      bands.join(""),
    )
  )
}

/**
 * Guadua house on stilts, gable to the right: closed room on the left, open veranda with a hammock
 * on the right, thatched roof, rail and ladder. Ten metres long; place it with a lens.
 */
export function guaduaHouse(
  k: Kit,
  l: Lens,
  c: GuaduaColours & {
    straw: string
    strawLight: string
    wall: string
    glow: string
    stripes: readonly string[]
  },
): string {
  const r = k.rng.fork()
  const p = (a: Space, b: Space, w = 0.15, knots = 7) => pole(k, l, a, b, w, c, knots)
  const dark: GuaduaColours = {
    cane: mix(c.cane, c.shade, 0.6),
    light: mix(c.light, c.shade, 0.6),
    shade: darken(c.shade, 0.06),
  }
  const stilts = (z: number, colours: GuaduaColours) =>
    [-4.6, -2.2, 0.2, 2.5, 4.6]
      .map(x => pole(k, l, [x + r.bell() * 0.06, -0.2, z], [x, 1.5, z], 0.17, colours, 4))
      .join("")
  const slats = (from: number, to: number, z: number, y0: number, y1: number) =>
    Array.from({length: Math.round((to - from) / 0.16)}, (_, i) => {
      const x = from + i * 0.16
      return pole(
        k,
        l,
        [x, y0, z],
        [x, y1 + r.bell() * 0.01, z],
        0.14,
        {
          cane: mix(c.wall, c.cane, r.range(0, 0.5)),
          light: mix(c.light, c.wall, r.range(0.2, 0.5)),
          shade: c.shade,
        },
        3,
      )
    }).join("")
  const boards = Array.from({length: 12}, (_, i) => {
    const z = -2 + i * 0.36
    return stroke(curve([l([-5, 1.62, z]), l([5, 1.62, z])]), c.shade, 2, 0.5)
  }).join("")
  const lamp = l([1.6, 3.5, 0.4])
  const back = face(l, [
    [-4.8, 1.6, -2],
    [4.8, 1.6, -2],
    [4.8, 5.2, -2],
    [-4.8, 5.2, -2],
  ])
  const inside = fill(
    back,
    k.glow(
      [
        [0, c.glow],
        [0.5, mix(c.glow, c.wall, 0.6)],
        [1, darken(c.wall, 0.16)],
      ],
      lamp,
      520,
    ),
  )
  const backSlats = Array.from({length: 40}, (_, i) =>
    stroke(curve([l([-0.3 + i * 0.13, 1.6, -2]), l([-0.3 + i * 0.13, 5.2, -2])]), c.shade, 2, 0.4),
  ).join("")
  const partition = face(l, [
    [-0.3, 1.6, -2],
    [-0.3, 1.6, 1.9],
    [-0.3, 4.6, 1.9],
    [-0.3, 5.2, -2],
  ])
  const window = face(l, [
    [-3.4, 2.45, 1.92],
    [-1.9, 2.45, 1.92],
    [-1.9, 3.5, 1.92],
    [-3.4, 3.5, 1.92],
  ])
  const [wl, wr] = [l([-3.4, 2.45, 2]), l([-1.9, 2.45, 2])]
  const rail = (z: number, from: number, to: number) =>
    p([from, 2.5, z], [to, 2.5, z], 0.12) +
    p([from, 2.08, z], [to, 2.08, z], 0.09) +
    Array.from({length: Math.round((to - from) / 0.75)}, (_, i) =>
      p([from + i * 0.75, 1.6, z], [from + i * 0.75, 2.5, z], 0.07, 2),
    ).join("")
  const gable = [
    [5, 3.95, 2.9],
    [5, 6.35, 0],
    [5, 3.9, -3.0],
  ] as const
  const rafters = Array.from({length: 9}, (_, i) => {
    const z = -1.8 + i * 0.45
    return stroke(
      curve([l([4.7, 4.05, z]), l([4.7, 6.2 - Math.abs(z) * 1.02, z])]),
      mix(c.cane, c.glow, 0.3),
      7,
      0.8,
    )
  }).join("")
  const eave = (s: number): [Pt, Pt, Pt, Pt] => [
    l([-5.3, 6.5, 0]),
    l([5.5, 6.5, 0]),
    l([5.9, 3.75, s * 3.1]),
    l([-5.7, 3.75, s * 3.1]),
  ]
  const ladder =
    p([-3.3, -0.1, 3.3], [-3.1, 1.6, 2.2], 0.11, 4) +
    p([-2.5, -0.1, 3.3], [-2.5, 1.6, 2.2], 0.11, 4) +
    [0.15, 0.38, 0.6, 0.82]
      .map(t =>
        p(
          [-3.3, lerp(-0.1, 1.6, t), lerp(3.3, 2.2, t)],
          [-2.45, lerp(-0.1, 1.6, t), lerp(3.3, 2.2, t)],
          0.09,
          2,
        ),
      )
      .join("")
  const tie = (x: number, z: number) => {
    const q = l([x, 3.35, z])
    return stroke(`M${q[0] - 12} ${q[1] - 4}h24M${q[0] - 12} ${q[1] + 3}h24`, "#efe2c0", 5, 0.9)
  }
  return (
    stilts(-2, dark) +
    fill(
      face(l, [
        [-5, 1.5, -2],
        [5, 1.5, -2],
        [5, 1.5, 2.2],
        [-5, 1.5, 2.2],
      ]),
      c.shade,
    ) +
    stilts(2, c) +
    fill(
      face(l, [
        [-5, 1.62, -2],
        [5, 1.62, -2],
        [5, 1.62, 2.2],
        [-5, 1.62, 2.2],
      ]),
      k.linear([mix(c.wall, c.glow, 0.4), c.wall]),
    ) +
    boards +
    inside +
    backSlats +
    fill(partition, k.linear([mix(c.wall, c.glow, 0.45), darken(c.wall, 0.1)])) +
    p([4.7, 1.6, -2], [4.7, 4.1, -2]) +
    `<circle cx="${lamp[0]}" cy="${lamp[1]}" r="260" fill="${k.glow(
      [
        [0, c.glow, 0.85],
        [0.3, c.glow, 0.4],
        [1, c.glow, 0],
      ],
      lamp,
      260,
    )}"/>` +
    stroke(curve([l([1.6, 4.4, 0.4]), lamp]), c.shade, 3) +
    fill(
      poly([
        [lamp[0] - 15, lamp[1] + 24],
        [lamp[0] - 21, lamp[1] - 2],
        [lamp[0] - 9, lamp[1] - 18],
        [lamp[0] + 10, lamp[1] - 18],
        [lamp[0] + 22, lamp[1] - 2],
        [lamp[0] + 14, lamp[1] + 25],
      ]),
      k.linear(["#fff7d8", c.glow]),
    ) +
    slats(-4.8, -0.3, 1.9, 1.6, 4.2) +
    fill(window, k.linear([lighten(c.glow, 0.05), c.glow])) +
    stroke(window, c.cane, 9) +
    stroke(curve([[(wl[0] + wr[0]) / 2, (wl[1] + wr[1]) / 2], l([-2.65, 3.5, 2])]), c.cane, 6) +
    rail(-1.9, 4.7, 4.8) +
    hammock(
      k,
      l([-0.1, 3.35, 2]),
      l([4.6, 3.35, 1.9]),
      l([2, 2.55, 1.7])[1] - l([2, 3.35, 1.7])[1],
      c.stripes,
      "#fff1cf",
      "#f0e0bc",
    ) +
    p([-4.8, 1.6, 2], [-4.8, 4.2, 2], 0.18) +
    p([-0.2, 1.6, 2], [-0.2, 4.2, 2], 0.18) +
    p([4.7, 1.6, 2], [4.7, 4.2, 2], 0.18) +
    tie(-0.2, 2) +
    tie(4.7, 2) +
    p([4.75, 2.5, -2], [4.75, 2.5, 2], 0.12) +
    p([4.75, 2.08, -2], [4.75, 2.08, 2], 0.09) +
    p([-5.1, 1.52, 2.25], [5.1, 1.52, 2.25], 0.2, 11) +
    p([5.1, 1.52, 2.25], [5.1, 1.52, -2.1], 0.2, 5) +
    ladder +
    fill(
      face(l, [
        [5.5, 6.5, 0],
        [5.9, 3.75, -3.1],
        [4.9, 3.9, -3.05],
        [4.8, 6.4, 0],
      ]),
      k.linear([darken(c.straw, 0.1), mix(c.straw, c.glow, 0.2)]),
    ) +
    fill(face(l, gable), k.linear([darken(c.shade, 0.04), mix(c.shade, c.glow, 0.5)])) +
    rafters +
    p([5, 4.08, 2.2], [5, 4.08, -2.2], 0.16, 5) +
    p([5.5, 6.4, 0], [5.8, 3.85, -3], 0.2, 6) +
    thatch(k, eave(1), c.straw, c.strawLight, c.shade) +
    p([5.55, 6.45, 0.05], [5.95, 3.75, 3.15], 0.2, 8) +
    fill(
      ribbon(
        [l([-5.4, 6.52, 0.1]), at([polar(l([0, 6.5, 0.1]), 90, 4)], 0), l([5.65, 6.52, 0.1])],
        () => 30,
        20,
      ),
      mix(c.straw, c.strawLight, 0.4),
    )
  )
}
