import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {blob, curve, n, type Pt, poly, put, ribbon} from "./path"
import {figure} from "./people"

/** Metres: forward, up, towards the viewer's side. */
export type Space = readonly [number, number, number]
export type Lens = (p: Space) => Pt

/** A camera for solid things: turned by `turn` degrees from the side view, seen a little from above. */
export function lens({
  at,
  metre,
  turn = 32,
  pitch = 7,
  distance = 9,
}: {
  at: Pt
  metre: number
  turn?: number
  pitch?: number
  distance?: number
}): Lens {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [pc, ps] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  return ([x, y, z]) => {
    const u = x * c - z * s
    const w = x * s + z * c
    const v = y * pc - w * ps
    const scale = (metre * distance) / (distance - (w * pc + y * ps))
    return [at[0] + u * scale, at[1] - v * scale]
  }
}

/** A flat face through points in space. */
export const face = (l: Lens, points: readonly Space[]): string => poly(points.map(l))

/** A circle in space: lying in the plane of forward and up ('side') or of up and across ('front'). */
export function ring(
  l: Lens,
  [x, y, z]: Space,
  r: number,
  plane: "side" | "front" = "side",
): string {
  return blob(
    Array.from({length: 24}, (_, i) => {
      const a = (i / 24) * Math.PI * 2
      return l(
        plane === "side"
          ? [x + Math.cos(a) * r, y + Math.sin(a) * r, z]
          : [x, y + Math.sin(a) * r, z + Math.cos(a) * r],
      )
    }),
  )
}

/** A full sack: soft cushion with tied ears, weave, seam and light from the right. */
export function sack(
  k: Kit,
  p: Pt,
  w: number,
  h: number,
  tilt: number,
  colour: string,
  light: string,
  stripe?: string,
): string {
  const r = k.rng.fork()
  const j = () => 1 + r.bell() * 0.06
  const d = blob(
    put(
      [
        [-0.5 * j(), -0.3],
        [-0.54, -0.46],
        [-0.4, -0.42],
        [-0.1, -0.5 * j()],
        [0.2, -0.49 * j()],
        [0.42, -0.41],
        [0.55, -0.45],
        [0.52, -0.28],
        [0.55 * j(), 0.05],
        [0.5, 0.34],
        [0.53, 0.46],
        [0.4, 0.43],
        [0, 0.5 * j()],
        [-0.38, 0.43],
        [-0.53, 0.45],
        [-0.5, 0.3],
        [-0.56 * j(), 0],
      ].map(([x = 0, y = 0]) => [x * w, y * h] as Pt),
      p,
      1,
      tilt,
    ),
    0.9,
  )
  const line = (pts: Pt[]) =>
    put(
      pts.map(([x, y]) => [x * w, y * h] as Pt),
      p,
      1,
      tilt,
    )
  const weave = Array.from({length: 6}, (_, i) =>
    curve(
      line([
        [-0.5, -0.34 + i * 0.14],
        [0, -0.36 + i * 0.145 + 0.04],
        [0.5, -0.34 + i * 0.14],
      ]),
    ),
  ).join("")
  const folds = [
    [-0.42, -0.3, -0.2, 0],
    [0.44, -0.3, 0.26, -0.02],
    [-0.44, 0.32, -0.24, 0.1],
    [0.44, 0.34, 0.22, 0.12],
  ].map(([a = 0, b = 0, c = 0, e = 0]) =>
    ribbon(
      line([
        [a, b],
        [(a + c) / 2, (b + e) / 2 - 0.03],
        [c, e],
      ]),
      t => h * 0.05 * Math.sin(Math.PI * (1 - t) * 0.9),
    ),
  )
  const mark = stripe
    ? fill(
        ribbon(
          line([
            [-0.16, -0.55],
            [-0.13, 0],
            [-0.16, 0.55],
          ]),
          () => w * 0.07,
        ) +
          ribbon(
            line([
              [-0.02, -0.55],
              [0.02, 0],
              [-0.02, 0.55],
            ]),
            () => w * 0.035,
          ),
        stripe,
        0.75,
      )
    : ""
  return shaded(
    k,
    d,
    k.linear([mix(colour, light, 0.45), colour, darken(colour, 0.1)], [0.7, 0], [0.35, 1]),
    [
      {paint: darken(colour, 0.2), dx: w * 0.06, dy: -h * 0.12, blur: h * 0.06, opacity: 0.6},
      {paint: light, dx: -w * 0.02, dy: h * 0.04, blur: 1.5, opacity: 0.85},
    ],
    mark +
      stroke(weave, darken(colour, 0.08), Math.max(1, h * 0.012), 0.5) +
      fill(folds.join(""), darken(colour, 0.16), 0.6),
  )
}

/** A hand of green plantains hanging or lying. */
export function plantains(
  k: Kit,
  p: Pt,
  size: number,
  angle: number,
  colour: string,
  light: string,
): string {
  const r = k.rng.fork()
  return Array.from({length: 9}, (_, i) => {
    const a = angle + (i - 4) * 13 + r.bell() * 5
    const q = put(
      [
        [0, 0],
        [0.35, -0.1],
        [0.75, -0.02],
        [1, 0.2],
      ],
      [p[0] + (i - 4) * size * 0.05, p[1]],
      size * r.range(0.8, 1),
      a,
    )
    const d = ribbon(q, t => size * 0.2 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.7, 14)
    return shaded(k, d, mix(colour, light, r.range(0, 0.35)), [
      {paint: light, dx: -size * 0.03, dy: size * 0.04, opacity: 0.8},
      {paint: darken(colour, 0.1), dx: size * 0.04, dy: -size * 0.05, opacity: 0.7},
    ])
  }).join("")
}

/** A loaded Willys: the yipao of the coffee country, three-quarter view, front to the right. */
export function willys(
  k: Kit,
  {
    at,
    metre,
    paint,
    trim,
    light,
    shade,
    sackColour,
  }: {
    at: Pt
    metre: number
    paint: string
    trim: string
    light: string
    shade: string
    sackColour: string
  },
): string {
  const r = k.rng.fork()
  const l = lens({at, metre, turn: 39})
  const dark = "#1f1a1c"
  const side = k.across(
    [lighten(paint, 0.02), darken(paint, 0.05), darken(paint, 0.13)],
    l([0, 1.1, 0.74]),
    l([0, 0.4, 0.74]),
  )
  const front = k.across(
    [mix(paint, light, 0.4), lighten(paint, 0.04)],
    l([1.5, 1.1, 0]),
    l([1.5, 0.4, 0]),
  )
  const topPaint = k.across(
    [mix(paint, light, 0.3), mix(paint, light, 0.6)],
    l([0.3, 1.1, 0]),
    l([1.5, 1.1, 0]),
  )
  const line = (points: readonly Space[], w: number, c: string, o = 1) =>
    stroke(curve(points.map(l)), c, w * metre, o)
  const wheel = (x: number, z: number, R = 0.385) => {
    const [inner, outer] = [ring(l, [x, R, z - 0.2], R), ring(l, [x, R, z], R)]
    const treads = Array.from({length: 26}, (_, i) => {
      const a = (i / 26) * Math.PI * 2
      const q = (rad: number, zz: number): Pt =>
        l([x + Math.cos(a) * rad, R + Math.sin(a) * rad, zz])
      return `M${q(R * 1.01, z - 0.17)
        .map(n)
        .join(" ")}L${q(R * 1.02, z - 0.02)
        .map(n)
        .join(" ")}L${q(R * 0.9, z + 0.005)
        .map(n)
        .join(" ")}`
    })
    const join = Array.from({length: 10}, (_, i) => ring(l, [x, R, z - 0.2 + i * 0.022], R)).join(
      "",
    )
    return (
      fill(inner, "#100d10") +
      fill(join, dark) +
      stroke(treads.join(""), "#3a3234", metre * 0.022) +
      shaded(k, outer, k.linear(["#453b3b", dark], [0.8, 0], [0.3, 1]), [
        {paint: mix(light, dark, 0.35), dx: -metre * 0.02, dy: metre * 0.012, opacity: 0.7},
      ]) +
      fill(ring(l, [x, R, z + 0.005], R * 0.64), "#141013") +
      shaded(
        k,
        ring(l, [x, R, z + 0.01], R * 0.58),
        k.linear([lighten(trim, 0.05), darken(trim, 0.12)]),
        [{paint: darken(trim, 0.28), dx: metre * 0.02, dy: metre * 0.025, blur: 2, opacity: 0.8}],
      ) +
      fill(ring(l, [x, R, z + 0.02], R * 0.27), paint) +
      fill(ring(l, [x, R, z + 0.05], R * 0.15), lighten(trim, 0.03)) +
      Array.from({length: 5}, (_, i) =>
        fill(
          ring(
            l,
            [x + Math.cos(i * 1.257) * R * 0.42, R + Math.sin(i * 1.257) * R * 0.42, z + 0.015],
            R * 0.05,
          ),
          dark,
        ),
      ).join("")
    )
  }
  const load: {p: Space; w: number; h: number; t: number; c: string; s: boolean}[] = []
  const rows: [number, readonly number[]][] = [
    [1.02, [-1.4, -0.85, -0.36]],
    [1.33, [-1.28, -0.74, -0.3]],
    [1.63, [-1.36, -0.86, -0.4]],
    [1.92, [-1.12, -0.62]],
    [2.18, [-0.9]],
  ]
  for (const [y, xs] of rows)
    for (const z of [-0.42, 0.1, 0.56]) {
      if (y > 2 && z > 0.3) continue
      for (const x of xs)
        load.push({
          p: [x + r.bell() * 0.06, y + r.bell() * 0.03, z * (y > 1.8 ? 0.75 : 1)],
          w: 0.66,
          h: 0.38,
          t: r.bell() * 9,
          c: mix(sackColour, r.pick(["#ffffff", "#8a5a36"]), r.range(0, 0.22)),
          s: r.chance(0.4),
        })
    }
  load.sort((a, b) => a.p[2] - b.p[2] || a.p[1] - b.p[1])
  const sacks = load
    .map(s =>
      sack(k, l(s.p), s.w * metre, s.h * metre, s.t, s.c, light, s.s ? "#b23a2e" : undefined),
    )
    .join("")
  const rope = (x: number, y: number) =>
    line(
      [
        [x, 0.95, 0.78],
        [x + 0.02, y - 0.5, 0.84],
        [x + 0.05, y - 0.1, 0.6],
        [x + 0.08, y + 0.06, 0],
      ],
      0.018,
      "#8a6238",
    )
  const tub: Space[] = [
    [-1.55, 1.0, 0.74],
    [-0.42, 1.0, 0.74],
    [-0.36, 0.96, 0.74],
    [-0.24, 0.66, 0.74],
    [0.12, 0.62, 0.74],
    [0.24, 0.72, 0.74],
    [0.32, 1.08, 0.74],
    [0.5, 1.1, 0.72],
    [0.5, 0.5, 0.74],
    [-0.62, 0.46, 0.74],
    [-1.55, 0.5, 0.74],
  ]
  const arch = ring(l, [-1.02, 0.44, 0.745], 0.47)
  const tubD = face(l, tub)
  const hoodTop: Space[] = [
    [0.42, 1.14, 0.56],
    [0.42, 1.14, -0.56],
    [1.5, 1.08, -0.44],
    [1.5, 1.08, 0.44],
  ]
  const hoodSide: Space[] = [
    [0.42, 1.14, 0.56],
    [1.5, 1.08, 0.44],
    [1.5, 0.6, 0.44],
    [0.42, 0.6, 0.6],
  ]
  const fender = (z: number): string => {
    const [a, b] = z > 0 ? [0.42, 0.78] : [-0.78, -0.42]
    const profile: [number, number][] = [
      [0.36, 0.5],
      [0.5, 0.72],
      [0.66, 0.86],
      [1.35, 0.86],
      [1.56, 0.8],
      [1.64, 0.66],
    ]
    const top = `${curve(
      profile.map(([x, y]) => l([x, y, a])),
      false,
      0.7,
    )}${curve(
      [...profile].reverse().map(([x, y]) => l([x, y, b])),
      false,
      0.7,
    ).replace("M", "L")}Z`
    const lip = ribbon(
      profile.map(([x, y]) => l([x, y - 0.02, b])),
      () => metre * 0.06,
      24,
    )
    return (
      fill(
        top,
        k.across([darken(paint, 0.03), mix(paint, light, 0.5)], l([0.4, 0.8, b]), l([1.6, 0.8, a])),
      ) +
      fill(lip, darken(paint, 0.06)) +
      stroke(
        curve(
          profile.map(([x, y]) => l([x, y, b])),
          false,
          0.7,
        ),
        mix(paint, light, 0.7),
        metre * 0.012,
      )
    )
  }
  const grille: Space[] = [
    [1.5, 1.08, 0.46],
    [1.5, 1.08, -0.46],
    [1.52, 0.5, -0.46],
    [1.52, 0.5, 0.46],
  ]
  const slots = Array.from({length: 7}, (_, i) => {
    const z = -0.195 + i * 0.065
    return ribbon(
      [l([1.53, 0.96, z]), l([1.53, 0.75, z]), l([1.53, 0.57, z])],
      () => metre * 0.017,
      6,
    )
  })
  const lamp = (z: number) =>
    fill(ring(l, [1.53, 0.9, z], 0.115, "front"), darken(trim, 0.2)) +
    shaded(k, ring(l, [1.56, 0.9, z], 0.1, "front"), k.linear(["#fffbe6", "#f6dd94", "#c9a25a"]), [
      {paint: "#ffffff", dx: -5, dy: 6, blur: 2, opacity: 0.9},
    ]) +
    fill(ring(l, [1.53, 0.68, z], 0.035, "front"), "#f0a23a")
  const glass = face(l, [
    [0.46, 1.16, 0.66],
    [0.46, 1.16, -0.66],
    [0.36, 1.72, -0.64],
    [0.36, 1.72, 0.64],
  ])
  const bar = (a: Space, b: Space, w = 0.05) =>
    line([a, b], w, paint) + line([a, b], w * 0.3, mix(paint, light, 0.6))
  const bumper = shaded(
    k,
    face(l, [
      [1.74, 0.6, 0.82],
      [1.74, 0.6, -0.82],
      [1.74, 0.44, -0.82],
      [1.74, 0.44, 0.82],
    ]),
    k.linear([lighten(trim, 0.03), darken(trim, 0.12)]),
    [{paint: light, dx: 0, dy: 4, opacity: 0.8}],
  )
  const driver = figure(k, {
    at: l([-0.02, 0.86, 0.3]),
    height: metre * 1.72,
    pose: {lean: 2, far: [80, 10], near: [76, 0], farArm: [58, 84], nearArm: [52, 74]},
    skin: "#a86b48",
    shirt: "#f3ead3",
    trousers: "#3c4a5a",
    hat: "#f1dcab",
    light,
    seated: true,
  })
  const ground = blob([
    l([-1.9, 0, 0.9]),
    l([-0.4, 0, 1.25]),
    l([1.3, 0, 1.05]),
    l([2, 0, 0.3]),
    l([1.8, 0, -0.8]),
    l([0, 0, -0.9]),
    l([-1.8, 0, -0.6]),
  ])
  return [
    k.soft(fill(ground, shade, 0.6), 8, 0.1),
    wheel(1.04, -0.55),
    fill(
      face(l, [
        [-1.5, 0.55, 0.7],
        [1.5, 0.62, 0.5],
        [1.6, 0.62, -0.7],
        [1.6, 0.3, -0.6],
        [1.5, 0.3, 0.4],
        [-1.4, 0.32, 0.7],
      ]),
      "#171215",
    ),
    fender(-1),
    fill(
      face(l, [
        [-1.55, 1, 0.74],
        [0.42, 1.12, 0.7],
        [0.42, 1.12, -0.74],
        [-1.55, 1, -0.74],
      ]),
      "#241a1c",
    ),
    line(
      [
        [0.2, 0.9, 0.3],
        [0.26, 1.22, 0.3],
      ],
      0.035,
      dark,
    ),
    sacks,
    rope(-1.2, 2.15),
    rope(-0.7, 2.2),
    fill(
      face(l, [
        [-0.4, 0.5, 0.62],
        [0.36, 0.5, 0.62],
        [0.36, 1.04, 0.62],
        [-0.4, 1, 0.62],
      ]),
      "#2a1d1e",
    ),
    fill(
      blob(
        [
          l([-0.34, 1.24, 0.5]),
          l([-0.2, 1.24, 0.5]),
          l([-0.14, 0.86, 0.5]),
          l([0.16, 0.82, 0.5]),
          l([0.16, 0.7, 0.5]),
          l([-0.3, 0.7, 0.5]),
        ],
        0.6,
      ),
      "#5b3a2c",
    ),
    driver,
    line(
      [
        [0.12, 1.3, 0.44],
        [0.2, 1.22, 0.44],
        [0.2, 1.12, 0.3],
        [0.14, 1.2, 0.16],
      ],
      0.03,
      dark,
    ),
    fill(glass, light, 0.2) +
      k.inside(
        glass,
        fill(
          face(l, [
            [0.46, 1.16, 0.1],
            [0.46, 1.16, -0.2],
            [0.36, 1.72, 0.3],
            [0.36, 1.72, 0.5],
          ]),
          "#ffffff",
          0.3,
        ),
      ),
    bar([0.46, 1.14, -0.68], [0.36, 1.74, -0.66]) +
      bar([0.36, 1.74, 0.66], [0.36, 1.74, -0.66], 0.06) +
      bar([0.41, 1.14, 0], [0.36, 1.74, 0], 0.03) +
      bar([0.46, 1.14, 0.68], [0.36, 1.74, 0.66]),
    shaded(k, tubD, side, [
      {paint: mix(paint, light, 0.55), dx: 0, dy: metre * 0.02, opacity: 0.9},
      {paint: darken(paint, 0.2), dx: 0, dy: -metre * 0.05, blur: 5, opacity: 0.7},
    ]),
    fill(arch, "#150f12"),
    line(
      [
        [-1.5, 0.86, 0.75],
        [-0.4, 0.86, 0.75],
      ],
      0.012,
      darken(paint, 0.14),
    ),
    line(
      [
        [-1.5, 0.74, 0.75],
        [-1.4, 0.74, 0.75],
      ],
      0.05,
      trim,
    ),
    fill(face(l, hoodTop), topPaint),
    fill(face(l, hoodSide), side),
    line(
      [
        [0.44, 1.13, 0.55],
        [1.5, 1.07, 0.43],
      ],
      0.016,
      mix(paint, light, 0.75),
    ),
    line(
      [
        [0.42, 1.145, 0],
        [1.5, 1.085, 0],
      ],
      0.01,
      darken(paint, 0.1),
    ),
    ...[0.62, 0.72, 0.82].map(x =>
      line(
        [
          [x, 1.0, 0.56],
          [x + 0.03, 0.9, 0.57],
        ],
        0.022,
        darken(paint, 0.2),
      ),
    ),
    shaded(
      k,
      face(l, grille),
      front,
      [{paint: light, dx: -metre * 0.015, dy: metre * 0.012, opacity: 0.7}],
      fill(slots.join(""), "#1a1214"),
    ),
    lamp(-0.335) + lamp(0.335),
    wheel(1.04, 0.74),
    wheel(-1.02, 0.8),
    fender(1),
    fill(
      face(l, [
        [-0.62, 0.42, 0.9],
        [0.44, 0.44, 0.9],
        [0.44, 0.44, 0.72],
        [-0.62, 0.42, 0.72],
      ]),
      darken(trim, 0.2),
    ),
    fill(
      face(l, [
        [1.74, 0.6, 0.82],
        [1.6, 0.6, 0.82],
        [1.6, 0.44, 0.82],
        [1.74, 0.44, 0.82],
      ]),
      darken(trim, 0.2),
    ),
    bumper,
    plantains(k, l([-1.5, 1.02, 0.86]), metre * 0.42, 80, "#5d8a3a", "#c9d56a"),
    plantains(k, l([-0.62, 1.0, 0.86]), metre * 0.36, 95, "#6c9440", "#d3d96e"),
  ].join("")
}
