import type {Wall} from "./comuna"
import {n, type Pt, poly} from "./path"

const fill = (d: string, paint: string, o = 1): string =>
  `<path d="${d}" fill="${paint}"${o < 1 ? ` fill-opacity="${o}"` : ""}/>`
const stroke = (d: string, paint: string, w: number): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Smooth closed outline through shares of a wall. */
const shape = (w: Wall, points: readonly Pt[], tension = 1): string => {
  const p = points.map(([s, t]) => w(s, t))
  const g = (i: number) => p[(i + p.length) % p.length] as Pt
  let d = `M${n(g(0)[0])} ${n(g(0)[1])}`
  const k = tension / 6
  for (let i = 0; i < p.length; i++) {
    const [a, b, c, e] = [g(i - 1), g(i), g(i + 1), g(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) * k)} ${n(b[1] + (c[1] - a[1]) * k)} ${n(c[0] - (e[0] - b[0]) * k)} ${n(c[1] - (e[1] - b[1]) * k)} ${n(c[0])} ${n(c[1])}`
  }
  return `${d}Z`
}
/** A feather or leaf: pointed at both ends, from a to b, `width` as a share, bellied to one side. */
const leaf = (w: Wall, a: Pt, b: Pt, width: number, bend = 0): string => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const at = (t: number, q: number): Pt => [a[0] + dx * t - dy * q, a[1] + dy * t + dx * q]
  return shape(
    w,
    [
      a,
      at(0.3, bend + width * 0.8),
      at(0.65, bend + width),
      b,
      at(0.65, bend - width),
      at(0.3, bend - width * 0.8),
    ],
    0.9,
  )
}
const around = (c: Pt, r: number, i: number, count: number, turn = 0): Pt => {
  const q = ((i / count) * 360 + turn) * (Math.PI / 180)
  return [c[0] + Math.cos(q) * r, c[1] + Math.sin(q) * r]
}
const disc = (w: Wall, c: Pt, r: number, ratio = 1): string =>
  shape(
    w,
    Array.from({length: 10}, (_, i) => {
      const q = (i / 10) * Math.PI * 2
      return [c[0] + Math.cos(q) * r * ratio, c[1] + Math.sin(q) * r] as Pt
    }),
  )
const rays = (w: Wall, c: Pt, count: number, turn: number): string =>
  Array.from({length: count}, (_, i) => {
    const [a, b] = [around(c, 1.6, i, count, turn), around(c, 1.6, i + 0.5, count, turn)]
    const cut = (p: Pt): Pt => {
      const t = Math.min(
        1,
        ...[0, 1].map(q => {
          const [o, v] = [c[q] as number, (p[q] as number) - (c[q] as number)]
          return v > 0 ? (1 - o) / v : v < 0 ? -o / v : 9
        }),
      )
      return [c[0] + (p[0] - c[0]) * t, c[1] + (p[1] - c[1]) * t]
    }
    return poly([c, cut(a), cut(b)].map(([s, t]) => w(s, t)))
  }).join("")

/** A woman's face, half in sun and half in violet, with leaves and blossoms in her hair: bold flat shapes over a whole wall. */
export function faceMural(w: Wall, line: number): string {
  const whole = poly([w(0, 0), w(1, 0), w(1, 1), w(0, 1)])
  const hair = shape(
    w,
    [
      [0.14, 0],
      [0.1, 0.25],
      [0.13, 0.5],
      [0.17, 0.72],
      [0.31, 0.87],
      [0.5, 0.92],
      [0.7, 0.87],
      [0.84, 0.7],
      [0.88, 0.48],
      [0.9, 0.22],
      [0.86, 0],
    ],
    0.9,
  )
  const face = shape(
    w,
    [
      [0.47, 0.1],
      [0.58, 0.12],
      [0.69, 0.24],
      [0.745, 0.42],
      [0.75, 0.58],
      [0.7, 0.73],
      [0.5, 0.79],
      [0.31, 0.73],
      [0.25, 0.58],
      [0.26, 0.42],
      [0.33, 0.24],
      [0.41, 0.12],
    ],
    0.95,
  )
  const dark = shape(
    w,
    [
      [0.5, 0.1],
      [0.58, 0.12],
      [0.69, 0.24],
      [0.745, 0.42],
      [0.75, 0.58],
      [0.7, 0.73],
      [0.52, 0.79],
      [0.53, 0.62],
      [0.5, 0.5],
      [0.57, 0.38],
      [0.5, 0.31],
      [0.54, 0.24],
      [0.49, 0.18],
    ],
    0.55,
  )
  const neck = shape(
    w,
    [
      [0.38, 0],
      [0.39, 0.14],
      [0.5, 0.1],
      [0.62, 0.14],
      [0.64, 0],
    ],
    0.6,
  )
  const eye = (c: number, s: number) =>
    fill(
      shape(
        w,
        [
          [c - 0.085, 0.525],
          [c - 0.03, 0.572],
          [c + 0.04, 0.568],
          [c + 0.085, 0.525],
          [c + 0.03, 0.5],
          [c - 0.04, 0.5],
        ],
        0.8,
      ),
      s ? "#ffe9c4" : "#fff8e8",
    ) +
    fill(disc(w, [c + 0.005, 0.535], 0.034, 1.15), "#0f5a6b") +
    fill(disc(w, [c + 0.005, 0.535], 0.017, 1.15), "#1a1130") +
    fill(leaf(w, [c - 0.1, 0.52], [c + 0.1, 0.535], 0.055, 0.24), "#1a1130") +
    fill(leaf(w, [c - 0.11, 0.63 + s * 0.02], [c + 0.11, 0.65 - s * 0.02], 0.085, 0.2), "#241541")
  const bloom = (c: Pt, r: number, petal: string, heart: string) =>
    Array.from({length: 6}, (_, i) => fill(leaf(w, c, around(c, r, i, 6, 14), 0.36), petal)).join(
      "",
    ) + fill(disc(w, c, r * 0.34), heart)
  const leaves = (
    [
      [0.2, 0.78, 0.04, 0.95],
      [0.16, 0.68, 0, 0.74],
      [0.36, 0.9, 0.27, 1],
      [0.7, 0.88, 0.82, 1],
      [0.82, 0.76, 0.99, 0.9],
      [0.86, 0.64, 1, 0.66],
      [0.54, 0.92, 0.58, 1],
    ] as const
  )
    .map(([a, b, c, d], i) => fill(leaf(w, [a, b], [c, d], 0.24), i % 2 ? "#2fae8e" : "#9ad04a"))
    .join("")
  const strands = [0.16, 0.2, 0.8, 0.84]
    .map((s, i) =>
      stroke(
        `M${w(s + (i < 2 ? 0.06 : -0.06), 0.66)
          .map(n)
          .join(" ")}L${w(s, 0.4).map(n).join(" ")}L${w(s + 0.02, 0.04)
          .map(n)
          .join(" ")}`,
        i % 2 ? "#6a4bb0" : "#2f7fc0",
        line,
      ),
    )
    .join("")
  return (
    fill(whole, "#f4b42c") +
    fill(rays(w, [0.5, 0.55], 9, 8), "#ee6a3a") +
    fill(poly([w(0, 0), w(1, 0), w(1, 0.13), w(0, 0.2)]), "#128a92") +
    leaves +
    fill(hair, "#231a52") +
    strands +
    fill(neck, "#b5472f") +
    fill(face, "#f7b27c") +
    fill(dark, "#c2386f") +
    fill(
      shape(w, [
        [0.28, 0.4],
        [0.36, 0.45],
        [0.43, 0.38],
        [0.37, 0.3],
        [0.3, 0.32],
      ]),
      "#f58a6a",
    ) +
    fill(
      shape(w, [
        [0.6, 0.44],
        [0.69, 0.44],
        [0.71, 0.36],
        [0.63, 0.3],
      ]),
      "#8b2a72",
    ) +
    eye(0.385, 0) +
    eye(0.625, 1) +
    fill(
      shape(
        w,
        [
          [0.43, 0.36],
          [0.47, 0.37],
          [0.5, 0.35],
          [0.54, 0.37],
          [0.58, 0.36],
          [0.53, 0.33],
          [0.47, 0.33],
        ],
        0.7,
      ),
      "#5a1a4a",
    ) +
    fill(
      shape(
        w,
        [
          [0.39, 0.245],
          [0.46, 0.275],
          [0.5, 0.262],
          [0.54, 0.275],
          [0.62, 0.245],
          [0.54, 0.2],
          [0.46, 0.2],
        ],
        0.75,
      ),
      "#d8202f",
    ) +
    stroke(
      `M${w(0.39, 0.245).map(n).join(" ")}L${w(0.5, 0.24).map(n).join(" ")}L${w(0.62, 0.245).map(n).join(" ")}`,
      "#5a1030",
      line * 0.8,
    ) +
    bloom([0.24, 0.8], 0.13, "#ff4f7b", "#ffd34a") +
    bloom([0.44, 0.89], 0.1, "#fff1d6", "#ee6a3a") +
    bloom([0.74, 0.82], 0.13, "#2ec4c6", "#ffd34a")
  )
}

/** A hummingbird with fanned wings in flat bright feathers before a blossom: bold shapes over a whole wall. */
export function birdMural(w: Wall): string {
  const whole = poly([w(0, 0), w(1, 0), w(1, 1), w(0, 1)])
  const fan = (
    c: Pt,
    from: number,
    to: number,
    count: number,
    reach: (t: number) => number,
    tones: readonly string[],
    width: number,
  ) =>
    Array.from({length: count}, (_, i) => {
      const t = i / (count - 1)
      const q = ((from + (to - from) * t) * Math.PI) / 180
      return fill(
        leaf(w, c, [c[0] + Math.cos(q) * reach(t), c[1] + Math.sin(q) * reach(t)], width, 0.02),
        tones[i % tones.length] as string,
      )
    }).join("")
  const body = shape(w, [
    [0.66, 0.66],
    [0.58, 0.73],
    [0.5, 0.7],
    [0.43, 0.58],
    [0.35, 0.43],
    [0.26, 0.28],
    [0.38, 0.29],
    [0.52, 0.36],
    [0.62, 0.48],
    [0.67, 0.58],
  ])
  const breast = shape(w, [
    [0.68, 0.62],
    [0.62, 0.62],
    [0.55, 0.54],
    [0.47, 0.43],
    [0.4, 0.32],
    [0.52, 0.37],
    [0.62, 0.48],
    [0.68, 0.56],
  ])
  const head = shape(w, [
    [0.77, 0.735],
    [0.74, 0.8],
    [0.66, 0.83],
    [0.58, 0.79],
    [0.55, 0.7],
    [0.6, 0.62],
    [0.68, 0.61],
    [0.75, 0.67],
  ])
  return (
    fill(whole, "#123f7a") +
    fill(rays(w, [0.5, 0.52], 8, 12), "#1b5a9c") +
    fill(disc(w, [0.34, 0.66], 0.28), "#ffc93c") +
    fill(poly([w(0, 0), w(0.55, 0), w(0, 0.3)]), "#e4406f") +
    fill(poly([w(1, 0), w(0.6, 0), w(1, 0.22)]), "#f4822c") +
    [0, 1, 2, 3, 4]
      .map(i =>
        fill(
          leaf(
            w,
            [0.84, 0.3],
            [0.84 + 0.14 * Math.cos(i * 1.257 + 0.4), 0.3 + 0.14 * Math.sin(i * 1.257 + 0.4)],
            0.34,
          ),
          i % 2 ? "#ff4f7b" : "#ff7a9c",
        ),
      )
      .join("") +
    fill(disc(w, [0.84, 0.3], 0.045), "#ffd34a") +
    fan([0.34, 0.34], 200, 268, 5, t => 0.32 - 0.05 * t, ["#ff4f7b", "#8a3fb0", "#2ec4c6"], 0.14) +
    fan([0.54, 0.64], 66, 118, 6, t => 0.3 + 0.1 * t, ["#8a3fb0", "#e4406f", "#5a3fc0"], 0.12) +
    fill(body, "#17b39a") +
    fill(breast, "#fff1d6") +
    fan(
      [0.5, 0.56],
      106,
      192,
      9,
      t => 0.34 + 0.16 * Math.sin(0.35 + t * 2.5),
      ["#2ec4c6", "#9ad04a", "#ff8a3a"],
      0.1,
    ) +
    fan([0.5, 0.56], 112, 178, 6, t => 0.2 + 0.05 * Math.sin(t * 3), ["#0f7d8a", "#17b39a"], 0.14) +
    fill(
      shape(w, [
        [0.42, 0.55],
        [0.48, 0.65],
        [0.57, 0.64],
        [0.56, 0.53],
        [0.49, 0.47],
      ]),
      "#0f7d8a",
    ) +
    fill(poly([w(0.75, 0.755), w(0.99, 0.86), w(0.76, 0.715)]), "#0c1530") +
    fill(head, "#17b39a") +
    fill(
      shape(w, [
        [0.74, 0.68],
        [0.7, 0.62],
        [0.62, 0.6],
        [0.57, 0.65],
        [0.64, 0.69],
      ]),
      "#ff4f4f",
    ) +
    fill(
      shape(w, [
        [0.56, 0.74],
        [0.62, 0.82],
        [0.7, 0.82],
        [0.66, 0.77],
      ]),
      "#9ad04a",
    ) +
    fill(disc(w, [0.685, 0.745], 0.034), "#fff8e8") +
    fill(disc(w, [0.69, 0.745], 0.021), "#0c1530")
  )
}
