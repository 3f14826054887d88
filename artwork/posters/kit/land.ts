import {fill, type Kit, type Stops, shaded, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {noise1, noise2} from "./noise"
import {
  blade,
  blob,
  bounds,
  clamp,
  contour,
  curve,
  ease,
  lerp,
  n,
  outline,
  type Pt,
  polar,
  poly,
  ribbon,
} from "./path"
import type {Rng} from "./random"

/** A skyline: y for every x. Place trees and houses with it. */
export type Skyline = (x: number) => number

/** Skyline of fractal noise. `shape` adds an own form (0 to 1 at x → raises by that × lift). */
export function skyline(
  rng: Rng,
  {
    y,
    amp,
    scale = 700,
    octaves = 6,
    rough = 0.48,
    lift = 0,
    shape,
  }: {
    y: number
    amp: number
    scale?: number
    octaves?: number
    rough?: number
    lift?: number
    shape?: (x: number) => number
  },
): Skyline {
  const f = noise1(rng.fork(), {scale, octaves, rough})
  return x => y - amp * f(x) - (shape ? lift * shape(x) : 0)
}

/** A peak for `shape`: 1 at x = c, falling to 0 at distance w; sharp > 1 pointed, < 1 broad. */
export const peak =
  (c: number, w: number, sharp = 1.3) =>
  (x: number): number =>
    Math.max(0, 1 - Math.abs(x - c) / w) ** sharp

/** A round hill for `shape`. */
export const hill =
  (c: number, w: number) =>
  (x: number): number =>
    Math.exp(-(((x - c) / w) ** 2) * 2)

/** Several shapes, the highest wins. */
export const highest =
  (...shapes: ((x: number) => number)[]) =>
  (x: number): number =>
    Math.max(...shapes.map(s => s(x)))

const line = (s: Skyline, from: number, to: number, step: number): Pt[] =>
  Array.from({length: Math.ceil((to - from) / step) + 1}, (_, i) => {
    const x = Math.min(to, from + i * step)
    return [x, s(x)] as Pt
  })

/** Path of everything below the skyline. */
export const ground = (s: Skyline, bottom = 1400, from = -40, to = 2440, step = 8): string =>
  `${curve(line(s, from, to, step))}L${n(to)} ${n(bottom)}L${n(from)} ${n(bottom)}Z`

/**
 * A plane of land: vertical gradient from `top` at its crest to `base` (usually the mist) at
 * `bottom`, a thin lit edge, and spurs falling from the crest with their shadow side turned from
 * the light. `spurs` 0 for soft hills, 8 to 20 for mountains.
 */
export function ridge(
  k: Kit,
  s: Skyline,
  {
    top,
    base,
    bottom,
    light,
    edge = 0.5,
    side = 1,
    spurs = 0,
    depth = 0.5,
    from = -40,
    to = 2440,
    step = 8,
  }: {
    top: string
    base: string
    bottom: number
    /** Colour of the lit edge and lit faces. */
    light?: string
    edge?: number
    /** 1: light from the right, -1 from the left. */
    side?: number
    spurs?: number
    /** Strength of spurs' shade. */
    depth?: number
    from?: number
    to?: number
    step?: number
  },
): string {
  const r = k.rng.fork()
  const points = line(s, from, to, step)
  const crest = Math.min(...points.map(p => p[1]))
  const d = ground(s, Math.max(bottom, 1400), from, to, step)
  const paint = k.across(
    [
      [0, top],
      [0.4, mix(top, base, 0.3)],
      [1, base],
    ],
    [0, crest],
    [0, bottom],
  )
  const span = Math.max(...points.map(p => p[1])) - crest + 80
  let inner = ""
  if (spurs) {
    const wobble = noise2(r, {scale: 120, octaves: 4})
    const shade: string[] = []
    const lit: string[] = []
    for (let i = 0; i < spurs; i++) {
      let x = lerp(from, to, (i + r.range(0.1, 0.9)) / spurs)
      // Climb to the nearest local top: spurs fall from tops.
      for (let q = 0; q < 14; q++) x += s(x + 22) < s(x) ? 14 : s(x - 22) < s(x) ? -14 : 0
      const y = s(x)
      const l =
        Math.min(bottom - y, span * r.range(0.5, 1.1)) *
        clamp((bottom - y) / (bottom - crest) + 0.15, 0.25, 1)
      const lean = r.range(-0.35, 0.35)
      const spine = Array.from({length: 9}, (_, j): Pt => {
        const t = j / 8
        return [x + lean * l * t + wobble(x * 3 + 40, t * l) * l * 0.13 * t, y - 2 + l * t]
      })
      const w = l * r.range(0.3, 0.62)
      const away = (q: number, jag: number) =>
        spine
          .map((p, j): Pt => {
            const t = j / 8
            return [
              p[0] +
                q *
                  w *
                  (0.15 + t) *
                  Math.min(1, t * 3) *
                  (1 - t ** 3) ** 0.8 *
                  (1 + jag * wobble(p[1] * 2, i * 50)),
              Math.max(p[1], s(p[0] + q * w * t) - 2),
            ]
          })
          .reverse()
      shade.push(poly([...spine, ...away(-side, 0.7)]))
      lit.push(poly([...spine, ...away(side * 0.6, 0.9)]))
    }
    const fade = (c: string, a: number) =>
      k.across(
        [
          [0, c, a],
          [0.55, c, a * 0.55],
          [1, c, 0],
        ],
        [0, crest],
        [0, Math.min(bottom, crest + span * 1.5)],
      )
    inner =
      fill(shade.join(""), fade(darken(top, 0.09), depth)) +
      (light ? fill(lit.join(""), fade(light, depth * 0.55)) : "")
  }
  const rim = light ? stroke(curve(points), light, 5, edge) : ""
  return fill(d, paint) + (inner || rim ? k.inside(d, inner + rim) : "")
}

/** A band of mist: soft torn lower and upper edge, densest in the middle. */
export function mist(
  k: Kit,
  {
    y,
    height,
    colour,
    opacity = 0.7,
    from = -100,
    to = 2500,
  }: {y: number; height: number; colour: string; opacity?: number; from?: number; to?: number},
): string {
  const r = k.rng.fork()
  const paint = k.linear([
    [0, colour, 0],
    [0.45, colour, opacity],
    [0.6, colour, opacity],
    [1, colour, 0],
  ])
  const f = noise2(r, {scale: 420, octaves: 4})
  const field = (x: number, v: number) =>
    0.34 - (2.1 * (v - y) ** 2) / height ** 2 + 0.62 * f(x * 0.8, v * 3.4)
  const wisps = outline(contour(field, [from, y - height, to, y + height], 24))
  return (
    `<rect x="${n(from)}" y="${n(y - height)}" width="${n(to - from)}" height="${n(height * 2)}" fill="${paint}"/>` +
    k.soft(fill(wisps, colour, opacity * 0.4), 9, 0.05)
  )
}

/**
 * Far canopy: the land's edge becomes a row of unlike crowns (a few tall emergents among them).
 * Returns a new skyline to fill with ridge() or ground().
 */
export function canopyLine(
  rng: Rng,
  s: Skyline,
  {crown = 60, tall = 1, from = -80, to = 2480} = {},
): Skyline {
  const r = rng.fork()
  const f = noise1(r, {scale: crown * 0.5, octaves: 4, rough: 0.6})
  const domes: [number, number, number][] = []
  for (let x = from; x < to; x += crown * r.range(0.3, 0.7)) {
    const w = crown * r.range(0.4, 1) * (r.chance(0.12) ? 1.4 : 1)
    const h = w * r.range(0.35, 0.8) * tall + (r.chance(0.1) ? crown * 0.7 * tall : 0)
    domes.push([x, w, h])
  }
  return x => {
    let up = 0
    for (const [c, w, h] of domes) {
      const u = (x - c) / w
      if (u > -1 && u < 1) up = Math.max(up, h * Math.sqrt(1 - u * u))
    }
    return s(x) - up - crown * 0.11 * f(x)
  }
}

/** Outline of one leafy crown: lumps upon lumps, flatter below. */
export function crownPath(r: Rng, at: Pt, w: number, h: number, lumps = 9): string {
  const phase = r.range(0, 6)
  const f = noise1(r, {scale: 1, octaves: 4, rough: 0.65})
  const count = lumps * 4
  return blob(
    Array.from({length: count}, (_, i): Pt => {
      const a = (i / count) * Math.PI * 2
      const bump = 0.84 + 0.12 * Math.abs(Math.sin((a * lumps) / 2 + phase)) + 0.13 * f(i * 0.37)
      const y = Math.sin(a)
      return [at[0] + (Math.cos(a) * w * bump) / 2, at[1] + (y * (y > 0 ? 0.62 : 1) * h * bump) / 2]
    }),
  )
}

/** One broad-leaved tree seen whole: forked trunk, crown of several lit clumps. (x, y) is its foot. */
export function tree(
  k: Kit,
  {
    at,
    height,
    colour,
    light,
    trunk,
    side = 1,
    spread = 0.8,
  }: {
    at: Pt
    height: number
    colour: string
    light: string
    trunk: string
    side?: number
    spread?: number
  },
): string {
  const r = k.rng.fork()
  const h = height
  const w = h * spread
  const top: Pt = [at[0] + r.bell() * h * 0.08, at[1] - h * 0.52]
  const limbs = [-0.3, 0.02, 0.3].map(q =>
    ribbon(
      [
        [at[0], at[1] + 2],
        [lerp(at[0], top[0], 0.6), at[1] - h * 0.3],
        [top[0] + q * w, top[1] - h * r.range(0.02, 0.18)],
      ],
      t => h * 0.06 * (1 - t * 0.75),
    ),
  )
  const clumps: [Pt, number][] = Array.from({length: 9}, (_, i): [Pt, number] => {
    const a = (i / 9) * Math.PI * 2 + r.range(-0.3, 0.3)
    const q = i % 3 === 0 ? 0.1 : 0.3
    return [
      [top[0] + Math.cos(a) * w * q, top[1] - h * 0.16 + Math.sin(a) * h * q * 0.55],
      w * r.range(0.38, 0.58),
    ]
  }).sort((a, b) => a[0][1] - b[0][1])
  return (
    fill(limbs.join(""), trunk) +
    clumps
      .map(([p, size], i) => {
        const d = crownPath(r, p, size, size * 0.75, 8)
        return leafy(k, d, mix(colour, darken(colour, 0.07), i / 9), light, side, r)
      })
      .join("")
  )
}

/** A crown's inner life: gradient, lit leaf clumps towards the light, dark ones away from it. */
function leafy(k: Kit, d: string, colour: string, light: string, side: number, r: Rng): string {
  const [x0, y0, x1, y1] = bounds(d)
  const [w, h] = [x1 - x0, y1 - y0]
  const paint = k.linear(
    [mix(colour, light, 0.4), colour, darken(colour, 0.06)],
    [0.5 + side * 0.3, 0],
    [0.5 - side * 0.25, 1],
  )
  const spots: string[] = []
  for (let i = 0; i < 9; i++) {
    const q: Pt = [lerp(x0, x1, 0.5 + side * 0.16 + r.bell() * 0.38), y0 + h * r.range(0.04, 0.5)]
    const s = w * r.range(0.1, 0.22)
    spots.push(crownPath(r, q, s, s * 0.5, 5))
  }
  return fill(d, paint) + k.inside(d, fill(spots.join(""), light, 0.42))
}

/**
 * Forest seen from outside: rows of lit crowns along a skyline, the front rows larger and darker.
 * For slopes and banks in the middle distance.
 */
export function forest(
  k: Kit,
  s: Skyline,
  {
    from = -60,
    to = 2460,
    rows = 3,
    crown = 90,
    drop = 60,
    far,
    near,
    light,
    side = 1,
    palms = 0,
  }: {
    from?: number
    to?: number
    rows?: number
    crown?: number
    /** Each row stands this much lower. */
    drop?: number
    far: string
    near: string
    light: string
    side?: number
    /** Share of crowns that are small palms. */
    palms?: number
  },
): string {
  const r = k.rng.fork()
  let out = ""
  for (let row = 0; row < rows; row++) {
    const t = rows > 1 ? row / (rows - 1) : 1
    const colour = mix(far, near, t)
    const size = crown * (0.8 + 0.5 * t)
    // A wood that ends inside the picture thins out instead of stopping at a wall.
    const ends = (x: number) =>
      (from > 0 ? 240 * (1 - ease(x, from - size, from + size * 5)) : 0) +
      (to < 2400 ? 240 * ease(x, to - size * 5, to + size) : 0)
    const body = ground(
      x => s(x) + row * drop + size * 0.15 + ends(x),
      Math.max(1400, s(0)),
      from,
      to,
      24,
    )
    out += fill(
      body,
      k.across(
        [colour, darken(colour, 0.05)],
        [0, s((from + to) / 2) + row * drop],
        [0, s((from + to) / 2) + row * drop + drop * 3],
      ),
    )
    for (let x = from; x < to; x += size * r.range(0.32, 0.62)) {
      const w = size * r.range(0.6, 1.25)
      const y = s(x) + row * drop + ends(x) + r.range(-0.1, 0.2) * size
      if (r.chance(palms))
        out += tuft(
          r,
          [x, y - size * r.range(0.3, 0.8)],
          size * 0.55,
          colour,
          mix(colour, light, 0.5),
        )
      else
        out += leafy(
          k,
          crownPath(r, [x, y], w, w * r.range(0.6, 0.9), r.int(6, 10)),
          mix(colour, darken(colour, 0.06), r.next()),
          mix(light, colour, 0.35 + 0.35 * t),
          side,
          r,
        )
    }
  }
  return out
}

/** One leafy bush or crown by itself, lit from one side. `at` its middle. */
export function bush(
  k: Kit,
  {
    at,
    width,
    height = width * 0.7,
    colour,
    light,
    side = 1,
  }: {at: Pt; width: number; height?: number; colour: string; light: string; side?: number},
): string {
  const r = k.rng.fork()
  return leafy(k, crownPath(r, at, width, height, r.int(6, 10)), colour, light, side, r)
}

/** Small distant palm head on a short stem. */
function tuft(r: Rng, at: Pt, size: number, colour: string, light: string): string {
  const leaves = Array.from({length: 9}, (_, i) => {
    const a = -195 + i * 26 + r.bell() * 12
    const l = size * r.range(0.7, 1.1)
    return blade(
      at,
      [polar(at, a, l)[0], polar(at, a, l)[1] + l * 0.35],
      size * 0.2,
      Math.cos((a * Math.PI) / 180) * -l * 0.25,
    )
  })
  const stem = ribbon(
    [at, [at[0] + r.bell() * 6, at[1] + size * 0.8], [at[0], at[1] + size * 1.7]],
    () => size * 0.1,
  )
  return (
    fill(stem, darken(colour, 0.04)) +
    fill(leaves.slice(0, 5).join(""), colour) +
    fill(leaves.slice(5).join(""), light)
  )
}

/** Grass along a skyline: tapered blades leaning with the wind; taller towards `dense`. */
export function grass(
  k: Kit,
  s: Skyline,
  {
    from = -20,
    to = 2420,
    count = 500,
    height = 70,
    width = 7,
    colours,
    wind = 0.25,
    below = 30,
  }: {
    from?: number
    to?: number
    count?: number
    height?: number
    width?: number
    colours: readonly string[]
    wind?: number
    /** Roots lie up to this much below the line. */
    below?: number
  },
): string {
  const r = k.rng.fork()
  const groups = new Map<string, string[]>()
  for (let i = 0; i < count; i++) {
    const x = r.range(from, to)
    const h = height * r.range(0.35, 1.15)
    const y = s(x) + r.range(0, below)
    const lean = (wind + r.bell() * 0.4) * h
    const c = r.pick(colours)
    const list = groups.get(c) ?? []
    list.push(blade([x, y + 6], [x + lean, y - h], width * r.range(0.5, 1.2), lean * -0.25, 0.35))
    groups.set(c, list)
  }
  return [...groups].map(([c, d]) => fill(d.join(""), c)).join("")
}

/** A boulder: faceted smooth body, lit from one side, cracks and a dark foot. `at` middle of its foot. */
export function boulder(
  k: Kit,
  {
    at,
    width,
    height,
    colour,
    light,
    shade,
    side = 1,
    lean = 0,
  }: {
    at: Pt
    width: number
    height: number
    colour: string
    light: string
    shade: string
    side?: number
    /** -1 to 1: where its top lies. */
    lean?: number
  },
): string {
  const r = k.rng.fork()
  const count = 15
  const f = noise1(r, {scale: 3, octaves: 2})
  const pts = Array.from({length: count}, (_, i): Pt => {
    const a = Math.PI + (i / (count - 1)) * Math.PI
    const m = 1 + 0.12 * f(i)
    const y = Math.sin(a)
    return [
      at[0] +
        Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.72 * (width / 2) * m -
        y * lean * width * 0.22,
      at[1] + (y < 0 ? -1 : 1) * Math.abs(y) ** 0.8 * height * m,
    ]
  })
  const [first, last] = [pts[0] as Pt, pts[count - 1] as Pt]
  const d = blob(
    [
      ...pts,
      [last[0] - width * 0.08, at[1] + height * 0.09],
      [at[0], at[1] + height * 0.12],
      [first[0] + width * 0.08, at[1] + height * 0.09],
    ],
    0.8,
  )
  const paint = k.linear(
    [mix(colour, light, 0.55), colour, mix(colour, shade, 0.75)],
    [0.5 + side * 0.35, 0],
    [0.5 - side * 0.3, 1],
  )
  const g = noise2(r, {scale: width * 0.5, octaves: 4, rough: 0.55})
  const box = [
    at[0] - width * 0.7,
    at[1] - height * 1.25,
    at[0] + width * 0.7,
    at[1] + height * 0.3,
  ] as const
  const patch = (level: number, sign: number) =>
    outline(
      contour(
        (x, y) =>
          sign * g(x, y * 1.3) +
          (sign * side * (x - at[0])) / width -
          level -
          (sign * (y - at[1] + height * 0.5)) / height / 1.5,
        box,
        Math.max(8, width / 26),
      ),
    )
  const clefts = r.int(1, 3)
  const cracks = Array.from({length: clefts}, (_, i) => {
    const x = at[0] + ((i + 0.5) / clefts - 0.5) * width * 0.75 + r.bell() * width * 0.08
    return ribbon(
      [
        [x, at[1] - height * r.range(0.6, 1)],
        [x + r.bell() * width * 0.12, at[1] - height * 0.5],
        [x + r.bell() * width * 0.2, at[1] - height * 0.15],
      ],
      t => Math.max(1.5, width * 0.012) * Math.sin(Math.PI * t) + 0.8,
    )
  })
  return shaded(
    k,
    d,
    paint,
    [
      {paint: light, dx: -side * width * 0.018, dy: height * 0.02, blur: 2, opacity: 0.75},
      {
        paint: shade,
        dx: side * width * 0.07,
        dy: -height * 0.05,
        blur: width * 0.03,
        opacity: 0.55,
      },
    ],
    fill(patch(0.35, -1), shade, 0.3) +
      fill(patch(0.42, 1), light, 0.28) +
      fill(cracks.join(""), shade, 0.6),
  )
}

/** A rock wall's inner structure: vertical fluted stripes within a path (cliffs, the Guatapé rock). */
export function flutes(
  k: Kit,
  d: string,
  {
    from,
    to,
    top,
    bottom,
    colour,
    count = 40,
    opacity = 0.3,
  }: {
    from: number
    to: number
    top: number
    bottom: number
    colour: string
    count?: number
    opacity?: number
  },
): string {
  const r = k.rng.fork()
  const strips = Array.from({length: count}, () => {
    const x = r.range(from, to)
    const y = lerp(top, bottom, r.range(-0.1, 0.5))
    const l = (bottom - top) * r.range(0.2, 0.7)
    const w = r.range(4, 22)
    return ribbon(
      [
        [x, y],
        [x + r.bell() * 20, y + l * 0.5],
        [x + r.bell() * 34, y + l],
      ],
      t => w * Math.sin(Math.PI * t) ** 0.8,
    )
  })
  return k.inside(d, fill(strips.join(""), colour, opacity))
}

/** A path or stream over land in perspective: winding ribbon from far (thin) to near (wide). */
export const winding = (points: readonly Pt[], far: number, near: number): string =>
  ribbon(points, t => lerp(far, near, t ** 1.6), points.length * 8)

/** Gradient of stops for a quick plain ground. */
export const plain = (k: Kit, y: number, stops: Stops): string =>
  `<rect x="-20" y="${n(y)}" width="2440" height="${n(1370 - y)}" fill="${k.linear(stops)}"/>`
