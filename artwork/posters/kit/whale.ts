import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {
  along,
  at,
  blob,
  clamp,
  contour,
  curve,
  lerp,
  outline,
  type Pt,
  place,
  polar,
  ribbon,
} from "./path"

/** A humpback breaching, belly to the left, rising out of the water at `at`; `size` its height above water. */
export function humpback(
  k: Kit,
  {
    at: p,
    size,
    skin,
    belly,
    light,
    rotate = 0,
    side = -1,
  }: {
    at: Pt
    size: number
    skin: string
    belly: string
    light: string
    rotate?: number /** Light: -1 from the left. */
    side?: number
  },
): string {
  const r = k.rng.fork()
  const deep = darken(skin, 0.1)
  const rim = (d: string, paint: string, w: number, inner = "") =>
    shaded(
      k,
      d,
      paint,
      [
        {paint: deep, dx: side * w * 1.6, dy: -w * 0.4, blur: w * 0.9, opacity: 0.55},
        {paint: light, dx: -side * w * 0.32, dy: w * 0.22, blur: 2, opacity: 0.9},
      ],
      inner,
    )
  // Drawn with the back to the right (+x), belly to the left, snout at (-20, -900).
  const body = blob([
    [-150, 160],
    [-176, -60],
    [-196, -230],
    [-200, -390],
    [-178, -560],
    [-138, -700],
    [-96, -806],
    [-58, -872],
    [-20, -902],
    [22, -896],
    [58, -852],
    [96, -772],
    [134, -660],
    [164, -530],
    [184, -390],
    [192, -240],
    [190, -90],
    [170, 160],
  ])
  const throat = blob([
    [-40, -905],
    [-12, -880],
    [-6, -800],
    [10, -700],
    [40, -610],
    [62, -545],
    [40, -480],
    [52, -380],
    [64, -230],
    [56, -60],
    [30, 200],
    [-240, 200],
    [-260, -300],
    [-200, -700],
    [-100, -880],
  ])
  const grooves = Array.from({length: 17}, (_, i) => {
    const t = i / 16
    const edge: Pt[] = [
      [-58, -850],
      [-128, -690],
      [-172, -520],
      [-192, -330],
      [-184, -160],
      [-160, 40],
    ]
    const inner: Pt[] = [
      [-22, -868],
      [-2, -720],
      [26, -590],
      [34, -430],
      [46, -250],
      [38, 40],
    ]
    const line = edge.map(([x, y], j): Pt => {
      const q = at(inner, j)
      return [lerp(x, q[0], t ** 0.92), lerp(y, q[1], t)]
    })
    return ribbon(
      line,
      u =>
        (0.6 + 8.8 * Math.sin(Math.PI * clamp(u * 0.9 + 0.06))) *
        r.range(0.85, 1.1) *
        clamp((u - 0.02 - (i % 4) * 0.055) * 9),
      26,
    )
  }).join("")
  const f = noise2(r, {scale: 90, octaves: 4, rough: 0.6})
  const blotches = outline(
    contour((x, y) => f(x, y) + (x - 30) / 210 - 0.42, [-220, -900, 130, 180], 12),
  )
  const patches = outline(contour((x, y) => f(y, x) - 0.55, [-40, -880, 220, 160], 11))
  const scratches = Array.from({length: 26}, () => {
    const [x, y] = [r.range(20, 180), r.range(-760, 100)]
    const l = r.range(20, 90)
    return ribbon(
      [
        [x, y],
        [x + r.bell() * 12, y + l / 2],
        [x + r.bell() * 24, y + l],
      ],
      () => r.range(1.2, 3),
    )
  })
  const jaw = ribbon(
    [
      [-26, -894],
      [-4, -800],
      [18, -700],
      [50, -606],
      [84, -560],
      [108, -548],
    ],
    t => 15 - 8 * t,
    30,
  )
  const bump = (x: number, y: number, s: number) =>
    fill(
      blob([
        [x - s, y],
        [x - s * 0.2, y - s * 0.9],
        [x + s, y - s * 0.1],
        [x + s * 0.1, y + s * 0.9],
      ]),
      mix(skin, light, 0.1),
    ) +
    fill(
      blob([
        [x - s * 0.7, y - s * 0.1],
        [x - s * 0.1, y - s * 0.7],
        [x + s * 0.2, y - s * 0.3],
        [x - s * 0.3, y + s * 0.1],
      ]),
      light,
      0.65,
    )
  const tubercles = [
    [-2, -862, 9],
    [22, -838, 10],
    [12, -796, 9],
    [44, -800, 11],
    [38, -752, 9],
    [70, -748, 10],
    [58, -704, 8],
    [92, -700, 10],
    [84, -652, 8],
    [20, -742, 7],
    [36, -690, 7],
    [112, -640, 8],
  ]
    .map(([x = 0, y = 0, s = 0]) => bump(x, y, s * r.range(0.8, 1.15)))
    .join("")
  const barnacles = Array.from({length: 24}, () => {
    const t = r.next()
    const [x, y, s] = [
      lerp(-70, -150, t) + r.bell() * 16,
      lerp(-850, -640, t) + r.bell() * 16,
      r.range(3, 7),
    ]
    return blob([
      [x - s, y],
      [x, y - s],
      [x + s, y],
      [x, y + s],
    ])
  })
  const eye =
    fill(
      blob([
        [92, -534],
        [110, -546],
        [128, -536],
        [112, -524],
      ]),
      "#0a0d14",
    ) +
    stroke(
      curve([
        [84, -540],
        [108, -556],
        [134, -540],
      ]),
      mix(skin, light, 0.35),
      5,
      0.9,
    ) +
    `<circle cx="106" cy="-538" r="3.4" fill="${light}"/>`
  // Flippers: knobbed leading edge, white under side.
  const flipper = (pts: Pt[], w: number, under: boolean, lead: number) => {
    const line = along(pts, 40)
    const a: Pt[] = []
    const b: Pt[] = []
    line.forEach((q, i) => {
      const t = i / 39
      const u = at(line, i - 1)
      const v = at(line, i + 1)
      const l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1
      const half =
        (w / 2) *
        (0.72 + 0.5 * Math.sin(Math.PI * t ** 0.8)) *
        (1 - t ** 4) ** 0.6 *
        (1 - (1 - Math.min(1, t * 7)) ** 2.5) ** 0.5
      const knob = 1 + 0.17 * Math.max(0, Math.sin(t * 30)) * Math.sin(Math.PI * t)
      const [dx, dy] = [-(v[1] - u[1]) / l, (v[0] - u[0]) / l]
      a.push([q[0] + dx * half * knob * lead, q[1] + dy * half * knob * lead])
      b.unshift([q[0] - dx * half * lead, q[1] - dy * half * lead])
    })
    const d = blob([...a, ...b], 0.9)
    const white = ribbon(
      line.map(
        (q, i): Pt => [
          lerp(q[0], at(b, 39 - i)[0], under ? 0.1 : 0.72),
          lerp(q[1], at(b, 39 - i)[1], under ? 0.1 : 0.72),
        ],
      ),
      t => w * (under ? 0.9 : 0.36) * (1 - t ** 5) * Math.min(1, 0.2 + t * 6),
      30,
    )
    const spots = Array.from({length: under ? 16 : 7}, () => {
      const q = at(line, r.int(4, 36))
      const s = r.range(4, 13)
      const [x, y] = [q[0] + r.bell() * w * 0.3, q[1] + r.bell() * w * 0.3]
      return blob([
        [x - s, y],
        [x, y - s * 0.6],
        [x + s, y],
        [x, y + s * 0.7],
      ])
    })
    return rim(
      d,
      k.linear([lighten(skin, 0.04), deep]),
      w * 0.26,
      fill(white, k.linear([belly, mix(belly, skin, 0.45)])) + fill(spots.join(""), skin, 0.55),
    )
  }
  const far = flipper(
    [
      [-168, -440],
      [-270, -420],
      [-370, -330],
      [-440, -190],
    ],
    92,
    true,
    1,
  )
  const near = flipper(
    [
      [62, -432],
      [190, -462],
      [335, -580],
      [430, -770],
      [452, -860],
    ],
    122,
    false,
    -1,
  )
  const drips = (points: readonly Pt[], count: number, length: number) => {
    const line = along(points, 60)
    return Array.from({length: count}, () => {
      const q = at(line, r.int(2, 58))
      const l = length * r.next() ** 2.2 + 12
      const x = q[0] + r.bell() * 14
      const w = r.range(2, 6.5)
      return (
        ribbon(
          [
            [x, q[1] + 6],
            [x - l * 0.04, q[1] + l * 0.5],
            [x - l * 0.1, q[1] + l],
          ],
          t => w * (0.35 + t * 0.65) * (1 - t ** 8),
        ) +
        (r.chance(0.6)
          ? blob([
              [x - l * 0.11 - w, q[1] + l * 1.22],
              [x - l * 0.11, q[1] + l * 1.1],
              [x - l * 0.11 + w, q[1] + l * 1.23],
              [x - l * 0.11, q[1] + l * 1.28],
            ])
          : "")
      )
    }).join("")
  }
  const water = "#eef6f0"
  const svg =
    fill(
      drips(
        [
          [-190, -420],
          [-290, -400],
          [-380, -310],
          [-445, -190],
        ],
        30,
        210,
      ),
      water,
      0.8,
    ) +
    far +
    rim(
      body,
      k.linear([lighten(skin, 0.05), skin, deep], [0, 0], [1, 0.6]),
      34,
      fill(patches, lighten(skin, 0.06), 0.5) +
        fill(scratches.join(""), lighten(skin, 0.16), 0.5) +
        k.inside(
          throat,
          fill(
            throat,
            k.across(
              [
                [0, lighten(belly, 0.03)],
                [0.55, belly],
                [1, mix(belly, skin, 0.55)],
              ],
              [-200, -400],
              [70, -380],
            ),
          ) +
            fill(blotches, mix(skin, belly, 0.25), 0.6) +
            fill(grooves, mix(skin, "#0a1220", 0.2), 0.8),
        ) +
        fill(jaw, deep, 0.9) +
        fill(barnacles.join(""), mix(belly, "#ffffff", 0.4), 0.9),
    ) +
    tubercles +
    eye +
    k.soft(
      fill(
        blob([
          [60, -380],
          [180, -420],
          [240, -440],
          [190, -370],
          [80, -330],
        ]),
        deep,
        0.6,
      ),
      12,
      0.3,
    ) +
    near +
    k.soft(
      fill(
        blob([
          [34, -440],
          [60, -500],
          [112, -486],
          [118, -420],
          [96, -362],
          [48, -372],
        ]),
        mix(skin, deep, 0.5),
      ),
      13,
      0.4,
    ) +
    fill(
      drips(
        [
          [110, -400],
          [220, -430],
          [350, -540],
          [440, -720],
        ],
        46,
        300,
      ),
      water,
      0.85,
    ) +
    fill(
      drips(
        [
          [-196, -300],
          [-190, -120],
          [-170, 0],
        ],
        12,
        120,
      ),
      water,
      0.7,
    )
  return place(svg, {x: p[0], y: p[1], scale: size / 900, rotate})
}

/**
 * A splash: torn sheets of water thrown up round a place, as rings of unlike fingers (contours of
 * noise in polar space) with threads and drops. Draw one `back` before the body, one front after.
 */
export function splash(
  k: Kit,
  {
    at: [x0, y0],
    width: w,
    height: h,
    colour,
    shade,
    light,
    seedTurn = 0,
  }: {
    at: Pt
    width: number
    height: number
    colour: string
    shade: string
    light: string
    seedTurn?: number
  },
): string {
  const r = k.rng.fork()
  const fingers = noise2(r, {scale: 1, octaves: 3, rough: 0.6})
  const torn = noise2(r, {scale: w * 0.09, octaves: 4, rough: 0.6})
  const field = (reach: number, hole: number) => (x: number, y: number) => {
    const u = (x - x0) / (w / 2)
    const v = (y0 - y) / h
    const a = Math.atan2(v, u) / Math.PI
    const rho = Math.hypot(u, v)
    const envelope =
      (0.68 +
        0.24 * Math.abs(Math.cos(a * Math.PI)) +
        0.55 * fingers(a * 15 + seedTurn, 0.3) +
        0.22 * fingers(a * 46 + seedTurn, 7)) *
      reach
    return (
      envelope -
      rho -
      0.9 * Math.max(0, (y - y0) / (h * 0.12)) * (1 + 0.5 * torn(x * 0.6, 9)) +
      0.22 * torn(x + a * 300, y * 0.6) * hole * clamp(rho * 1.8)
    )
  }
  const box = [x0 - w * 0.85, y0 - h * 1.5, x0 + w * 0.85, y0 + h * 0.16] as const
  const layer = (reach: number, hole: number, paint: string, opacity: number) =>
    fill(outline(contour(field(reach, hole), box, Math.max(6, w / 120))), paint, opacity).replace(
      "<path",
      '<path fill-rule="evenodd"',
    )
  const down = (top: string, bottom: string, fade = 0.2) =>
    k.across(
      [
        [0, top],
        [0.75, bottom],
        [1, bottom, fade],
      ],
      [0, y0 - h],
      [0, y0 + h * 0.16],
    )
  const threads = Array.from({length: 14}, () => {
    const a = -90 + r.bell() * 78
    const l = h * (0.35 + 0.95 * r.next() ** 2)
    const from: Pt = [
      x0 + Math.cos((a * Math.PI) / 180) * w * 0.34 + r.bell() * w * 0.12,
      y0 - l * 0.3,
    ]
    const tip = polar(from, a, l * 0.8)
    const s = r.range(4, 13)
    return ribbon(
      [
        from,
        [lerp(from[0], tip[0], 0.55), lerp(from[1], tip[1], 0.65)],
        [tip[0] + (tip[0] - from[0]) * 0.18, tip[1] - l * 0.1],
      ],
      t => s * (1 - 0.7 * t) * Math.min(1, t * 5) + (t > 0.9 ? s * 0.5 : 0),
      12,
    )
  })
  const drops = Array.from({length: 320}, () => {
    const a = -90 + r.bell() * 96
    const d = 0.55 + r.next() ** 1.6 * 1.05
    const p: Pt = [
      x0 + Math.cos((a * Math.PI) / 180) * (w / 2) * d * 1.15,
      y0 + Math.sin((a * Math.PI) / 180) * h * d,
    ]
    const s = 1 + 6 * r.next() ** 7
    const q = polar(p, a + r.bell() * 40, s * 3.4)
    return ribbon(
      [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - s * 0.2], q],
      t => s * 1.3 * Math.sin(Math.PI * (0.08 + 0.84 * t)),
      6,
    )
  })
  return (
    k.soft(layer(1.22, 1.2, down(mix(shade, colour, 0.4), shade, 0), 0.45), 5, 0.05) +
    layer(1, 1, down(mix(colour, shade, 0.25), mix(colour, shade, 0.5)), 0.92) +
    fill(threads.join(""), colour, 0.8) +
    layer(0.76, 1.3, down(colour, mix(colour, shade, 0.2), 0.5), 0.95) +
    layer(0.48, 1.7, down(light, colour, 0.7), 0.95) +
    fill(drops.join(""), light, 0.92)
  )
}
