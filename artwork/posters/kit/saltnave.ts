/** The salt cathedral's nave: walls, vault, side chapels, ribs of rock and the great cross. */
import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, mix, ramp} from "./colour"
import {
  archway,
  chisel,
  facets,
  nave,
  type Spot,
  type Surface,
  seen,
  type View,
  veins,
} from "./hall"
import {noise1} from "./noise"
import {blob, clamp, lerp, type Pt, poly, put} from "./path"
import {pts} from "./points"
import {halo} from "./sky"

export const [BLACK, NIGHT, BLUE, ICE, WHITE, VIOLET, AMBER] = [
  "#090a22",
  "#1a1c52",
  "#2f62cc",
  "#86c8ff",
  "#f2fbff",
  "#7d3fd0",
  "#ffb55e",
]
export const [END, WALL, SPRING, TOP] = [10, 430, 470, 690]
export const eye: Pt = [1300, 800]

/** Depths between which the side chapels open, from the end wall towards us. */
export const BAYS = [
  [9.45, 8.35],
  [7.5, 6.35],
  [5.5, 4.4],
  [3.55, 2.7],
] as const

/** All parts of the nave, drawn when called, from back to front: vault, endWall, walls, great cross, ribs. */
export function saltNave(k: Kit) {
  const r = k.rng
  const view = nave({eye, height: 112, end: END})
  const deep = (u: number) => END / lerp(1, 4.7, u)
  const side =
    (q: number): Surface =>
    (u, v) => [q * WALL * (1 + 0.05 * v * v), v * SPRING, deep(u)]
  const vault: [number, number][] = [
    [-452, 470],
    [-390, 590],
    [-200, 672],
    [0, 692],
    [210, 668],
    [396, 586],
    [452, 470],
  ]
  const roof: Surface = (u, v) => {
    const i = Math.min(vault.length - 2, Math.floor(v * (vault.length - 1)))
    const [a, b] = [vault[i] as Pt, vault[i + 1] as Pt]
    const t = v * (vault.length - 1) - i
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), deep(u)]
  }
  const tone = ([x, h, d]: Spot, jitter: number): string => {
    const light = clamp(1.02 * Math.exp(-(END - d) / 2.7) + 0.06 + jitter * 0.1)
    const rock = ramp([BLACK, NIGHT, "#263a96", BLUE, "#5f9ff0"], light)
    const foot = 0.75 * Math.exp(-h / 150) * (x > 0 ? 0.8 : 1) * clamp(1.1 - (END - d) / 9)
    return mix(rock, VIOLET, clamp(foot + jitter * 0.1))
  }
  const endWall: Surface = (u, v) => [lerp(-452, 452, u), v * TOP, END]
  const endShape = poly([
    ...[[-452, 0] as Pt, ...vault, [452, 0] as Pt].map(([x, h]) => view([x, h, END])),
  ])
  const middle: Pt = view([0, 395, END])
  const wave = noise1(r, {scale: 60, octaves: 3})
  const cross = (grow: number) => {
    const [w, a, b, top, foot, arm] = [36, 440, 512, 622, 70, 172]
    const line: Pt[] = [
      [-w, foot],
      [-w, a],
      [-arm, a],
      [-arm, b],
      [-w, b],
      [-w, top],
      [w, top],
      [w, b],
      [arm, b],
      [arm, a],
      [w, a],
      [w, foot],
    ]
    const out: Pt[] = []
    line.forEach(([x, h], i) => {
      const [p, q] = line[(i + 1) % line.length] as Pt
      const steps = Math.max(1, Math.round(Math.hypot(p - x, q - h) / 26))
      for (let j = 0; j < steps; j++) {
        const [u, v] = [lerp(x, p, j / steps), lerp(h, q, j / steps)]
        const away = (c: number, m: number) => (c > m ? grow : -grow)
        const at = view([
          u + away(u, 0),
          v + (v > 476 ? grow : v < 100 ? -grow : away(v, 476)),
          END,
        ])
        out.push([at[0] + wave(i * 90 + j * 40) * 3, at[1] + wave(i * 70 + j * 30 + 900) * 3])
      }
    })
    return poly(out)
  }
  const aisle = (q: number, [from, to]: readonly [number, number], glow: string) => {
    const spots = archway(k, [q * WALL, from, to, 370])
    const d = seen(view, spots, 0.55)
    const back = (x: number, h: number, z: number) => view([q * x, h, z])
    const [a, b] = [back(WALL, 0, from), back(WALL, 0, to)]
    const lamp: Pt = [lerp(a[0], b[0], 0.66), lerp(a[1], b[1], 0.5) - (120 * END) / from]
    const reveal = poly([
      back(WALL, -5, from),
      back(WALL + 34, -5, from),
      back(WALL + 34, 240, from),
      back(WALL + 26, 330, from),
      back(WALL, 400, from),
    ])
    const dim = mix(BLACK, glow, 0.58)
    // A station of the cross stands in the larger chapels.
    const z = from + 0.8
    const foot: Pt = [lerp(a[0], b[0], 0.66), view([0, 0, z])[1]]
    const station = put(
      pts(
        "-6 0, 6 0, 6 -84, 34 -84, 34 -96, 6 -96, 6 -132, -6 -132, -6 -96, -34 -96, -34 -84, -6 -84",
      ),
      foot,
      END / z,
    )
    const plinth = put(pts("-30 0, -22 -14, 22 -14, 30 0"), foot, END / z)
    const far =
      from > 6
        ? ""
        : halo(
            k,
            [foot[0], foot[1] - (90 * END) / z],
            (170 * END) / z,
            mix(glow, WHITE, 0.5),
            0.7,
          ) +
          fill(poly(station), mix(glow, WHITE, 0.85)) +
          fill(poly(plinth), mix(BLACK, glow, 0.4))
    return (
      fill(
        d,
        k.across(
          [mix(glow, WHITE, 0.08), mix(glow, BLACK, 0.22), dim],
          [0, a[1]],
          [0, view([0, 390, to])[1]],
        ),
      ) +
      k.inside(
        d,
        halo(k, lamp, (300 * END) / from, mix(glow, WHITE, 0.3), 0.7) +
          far +
          fill(
            reveal,
            k.across(
              [mix(dim, glow, 0.5), darken(dim, 0.06)],
              [back(WALL, 0, from)[0], 0],
              [back(WALL + 34, 0, from)[0], 0],
            ),
          ) +
          stroke(d, mix(glow, WHITE, 0.5), 3 + 10 / to, 0.5),
      ) +
      stroke(seen(view, spots, 0.55), darken(NIGHT, 0.1), 3 + 12 / to, 0.7)
    )
  }
  const glows = [
    ["#6b58e8", "#4b62e0", "#5a35b8", "#231a60"],
    ["#6b58e8", "#d88a58", "#5a3cc8", "#3a2280"],
  ] as const
  const walls = () =>
    [-1, 1].map((q, i) => {
      const s = side(q)
      return (
        facets(k, view, s, [20, 11], tone, 0.62) +
        veins(k, view, s, {count: 15, colour: mix(ICE, VIOLET, 0.25), opacity: 0.32, width: 9}) +
        chisel(k, view, s, {
          count: 900,
          width: 2.2,
          colour: BLACK,
          opacity: 0.34,
          slant: 0.006,
          length: 0.022,
        }) +
        chisel(k, view, s, {
          count: 700,
          width: 1.8,
          colour: ICE,
          opacity: 0.2,
          slant: 0.006,
          length: 0.02,
        }) +
        BAYS.map((bay, j) => aisle(q, bay, glows[i]?.[j] ?? NIGHT)).join("")
      )
    })
  /** A transverse rib of standing rock: its face towards us, lit along the inner edge by the cross. */
  const rib = (d: number, inset: number, face: string, lit: string) => {
    const u = (END / d - 1) / 3.7
    const inner: Spot[] = []
    const jut = (i: number) =>
      inset * (1 + 0.3 * wave(i * 37 + d * 90)) + 6 * wave(i * 150 + d * 40)
    for (let i = 0; i <= 7; i++)
      inner.push([-WALL + jut(i) * (1 + 0.25 * (1 - i / 7) ** 3), (SPRING * i) / 7, d])
    for (let i = 1; i < 16; i++) {
      const [x, h] = roof(u, i / 16)
      inner.push([x * (1 - inset / 560), h - jut(i + 9) * 0.9, d])
    }
    for (let i = 7; i >= 0; i--)
      inner.push([WALL - jut(i + 30) * (1 + 0.25 * (1 - i / 7) ** 3), (SPRING * i) / 7, d])
    const edge = inner.map(view)
    const s = END / d
    const outer: Pt[] = [
      [433, 0],
      [433, 470],
      [433, 780],
      [-433, 780],
      [-433, 470],
      [-433, 0],
    ].map(([x = 0, h = 0]) => view([x, h, d]))
    const shape = poly([...edge, ...outer])
    const band: Surface = (a, b) => {
      const t = a * (inner.length - 1)
      const j = Math.min(inner.length - 2, Math.floor(t))
      const [p, q] = [inner[j] as Spot, inner[j + 1] as Spot]
      const grow = 1 + b * 0.34
      return [lerp(p[0], q[0], t - j) * grow, lerp(p[1], q[1], t - j) * (1 + b * 0.22), d]
    }
    const soffit: Surface = (a, b) => {
      const t = a * (inner.length - 1)
      const j = Math.min(inner.length - 2, Math.floor(t))
      const [p, q] = [inner[j] as Spot, inner[j + 1] as Spot]
      return [lerp(p[0], q[0], t - j), lerp(p[1], q[1], t - j), d + b * 0.62]
    }
    return (
      facets(
        k,
        view,
        soffit,
        [44, 3],
        ([, h], j) => mix(mix(lit, face, clamp(0.3 + j * 0.34)), VIOLET, 0.45 * Math.exp(-h / 130)),
        0.55,
      ) +
      k.inside(
        shape,
        fill(shape, face) +
          facets(
            k,
            view,
            band,
            [34, 4],
            ([x, h], j) =>
              mix(
                mix(face, lit, clamp(0.16 + j * 0.16)),
                VIOLET,
                0.5 * Math.exp(-h / 120) * (x > 0 ? 0.9 : 0.6),
              ),
            0.6,
          ) +
          chisel(k, view, band, {
            count: 260,
            colour: BLACK,
            opacity: 0.4,
            slant: 0.004,
            length: 0.12,
            width: 2.4,
          }) +
          k.soft(stroke(poly(edge, false), lit, 26 * s, 0.4), 9 * s, 0.05) +
          stroke(poly(edge, false), lit, 4 * s, 0.85),
      )
    )
  }
  const drawVault = () =>
    facets(k, view, roof, [20, 12], ([x, h, d], j) => tone([x, h, d], j), 0.6) +
    chisel(k, view, roof, {
      count: 600,
      width: 2,
      colour: BLACK,
      opacity: 0.32,
      slant: 0.012,
      length: 0.014,
    }) +
    chisel(k, view, roof, {
      count: 420,
      width: 1.6,
      colour: ICE,
      opacity: 0.2,
      slant: 0.012,
      length: 0.014,
    })
  const drawEnd = () =>
    k.inside(
      endShape,
      facets(
        k,
        view,
        endWall,
        [15, 12],
        ([x, h], j) => {
          const far = Math.hypot(x, (h - 440) * 0.8) / 520
          return mix(
            ramp(["#b8e2ff", "#5c9df2", BLUE, "#28409c", "#20246a"], clamp(far + j * 0.1)),
            VIOLET,
            0.5 * Math.exp(-h / 110),
          )
        },
        0.6,
      ) +
        veins(k, view, endWall, {count: 16, colour: WHITE, opacity: 0.3, width: 6}) +
        chisel(k, view, endWall, {
          count: 420,
          colour: "#16246e",
          opacity: 0.35,
          width: 2.4,
          slant: 0.012,
          length: 0.03,
        }) +
        halo(k, middle, 520, ICE, 0.5),
    )
  const greatCross = () =>
    halo(k, middle, 420, WHITE, 0.45) +
    fill(cross(15), "#3d6fd0") +
    k.soft(fill(cross(10), ICE, 0.9), 8) +
    shaded(k, cross(0), k.glow([WHITE, WHITE, "#d6f0ff"], middle, 330), [
      {paint: ICE, dx: 7, dy: 6, blur: 2, opacity: 0.9},
    ]) +
    k.soft(fill(cross(4), WHITE, 0.55), 16)
  return {view, middle, vault: drawVault, endWall: drawEnd, walls, rib, greatCross}
}

/** The dark mouth of the gallery we look out of: call the result to draw it over the nave. */
export function caveMouth(k: Kit): () => string {
  const r = k.rng
  const jag = noise1(r, {scale: 260, octaves: 6, rough: 0.55})
  const ring = (t: number, out: number): Pt => {
    const a = Math.PI * (1.1 - t * 1.2)
    const far = 1 + out * 0.42
    return [
      1270 + Math.cos(a) * (1180 + 80 * jag(t * 3500)) * far,
      930 - Math.sin(a) * (915 + 60 * jag(t * 3500 + 4000)) * far,
    ]
  }
  const arch = Array.from({length: 90}, (_, i) => ring(i / 89, 0))
  const flat = ([x, y]: Spot): Pt => [x, y]
  const rim: Surface = (u, v) => [...ring(u, v), 0] as const
  const frame = poly([[-60, 1400], ...arch, [2460, 1400], [2460, -60], [-60, -60]])
  return () =>
    fill(frame, BLACK) +
    k.inside(
      frame,
      facets(
        k,
        flat,
        rim,
        [70, 6],
        ([x, y], q) => {
          const edge = Math.hypot((x - 1270) / 1180, (y - 930) / 915) - 1
          const warm = clamp(1 - Math.hypot(x - 2250, y - 1000) / 520)
          return mix(mix(BLACK, "#3a2f8e", clamp(0.5 - edge * 1.6 + q * 0.16)), VIOLET, 0.4 * warm)
        },
        0.6,
      ) +
        chisel(k, flat, rim, {
          count: 420,
          colour: BLACK,
          opacity: 0.5,
          slant: 0.002,
          length: 0.09,
          width: 2.6,
        }) +
        chisel(k, flat, rim, {
          count: 200,
          colour: "#7f7fe0",
          opacity: 0.22,
          slant: 0.002,
          length: 0.08,
          width: 2,
        }) +
        k.soft(stroke(poly(arch, false), "#8f7cf0", 26, 0.5), 10, 0.05),
    ) +
    stroke(poly(arch, false), "#a99cff", 4, 0.6)
}

/** Three steps and the altar block at the cross's foot. */
export function altar(k: Kit, view: View): string {
  const block = blob(
    [
      [-96, 62],
      [96, 62],
      [88, 40],
      [78, 0],
      [-78, 0],
      [-88, 40],
    ].map(([x = 0, h = 0]) => view([x, h, 9.8])),
    0.3,
  )
  const steps = [0, 1, 2].map(i => {
    const [w, h, d] = [300 - i * 50, i * 9, 9.2 + i * 0.2]
    const line = (q: number, v: number) => view([q * w, v, d])
    return (
      fill(
        poly([line(-1, h + 9), line(1, h + 9), line(1, h), line(-1, h)]),
        mix("#23307e", ICE, i * 0.12),
      ) +
      fill(
        poly([
          line(-1, h + 9),
          line(1, h + 9),
          view([w, h + 9, d + 0.2]),
          view([-w, h + 9, d + 0.2]),
        ]),
        mix(BLUE, ICE, 0.3 + i * 0.2),
      )
    )
  })
  return (
    steps.join("") +
    shaded(k, block, k.linear([mix(ICE, WHITE, 0.3), "#3c55b8", "#2a2c78"]), [
      {paint: AMBER, dx: 0, dy: -8, blur: 5, opacity: 0.6},
    ])
  )
}
