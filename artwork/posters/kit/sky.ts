import {fill, type Kit, type Stops, stroke} from "./canvas"
import {lighten, mix} from "./colour"
import {noise2} from "./noise"
import {contour, n, outline, type Pt, poly, ribbon} from "./path"

/** The whole paper filled with a vertical gradient; the last stop falls at `horizon`. */
export function sky(k: Kit, stops: Stops, horizon = 900): string {
  const paint = k.across(stops, [0, 0], [0, horizon])
  return `<rect width="${k.W}" height="${k.H}" fill="${paint}"/>`
}

/** Wide glow round a light, without the disc. */
export function halo(k: Kit, at: Pt, radius: number, colour: string, strength = 0.9): string {
  const paint = k.glow(
    [
      [0, colour, strength],
      [0.25, colour, strength * 0.62],
      [0.55, colour, strength * 0.22],
      [1, colour, 0],
    ],
    at,
    radius,
  )
  return `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius)}" fill="${paint}"/>`
}

/** Sun: wide halo, near glow and a disc shaded from top to bottom. */
export function sun(
  k: Kit,
  {
    at,
    r,
    colour,
    glow = colour,
    reach = 7,
    strength = 0.85,
  }: {
    at: Pt
    r: number
    colour: string
    glow?: string
    /** Halo radius as a multiple of r. */
    reach?: number
    strength?: number
  },
): string {
  const disc = k.linear([lighten(colour, 0.05), colour, mix(colour, glow, 0.45)])
  return (
    halo(k, at, r * reach, glow, strength) +
    halo(k, at, r * 2.1, colour, 0.7) +
    `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(r)}" fill="${disc}"/>`
  )
}

/** Moon: halo, disc with soft maria; `phase` 0 full to 0.9 thin crescent, lit from the right. */
export function moon(
  k: Kit,
  {
    at,
    r,
    colour,
    dark,
    phase = 0,
  }: {at: Pt; r: number; colour: string; dark: string; phase?: number},
): string {
  const disc = `M${n(at[0] - r)} ${n(at[1])}A${r} ${r} 0 1 1 ${n(at[0] + r)} ${n(at[1])}A${r} ${r} 0 1 1 ${n(at[0] - r)} ${n(at[1])}Z`
  const f = noise2(k.rng.fork(), {scale: r * 0.9})
  const maria = contour(
    (x, y) => f(x, y),
    [at[0] - r, at[1] - r, at[0] + r, at[1] + r],
    r / 10,
    0.22,
  )
  const shadow = phase
    ? `<circle cx="${n(at[0] - r * (1.9 - 1.5 * phase))}" cy="${n(at[1])}" r="${n(r * 1.05)}" fill="${dark}" opacity="0.92"/>`
    : ""
  return (
    halo(k, at, r * 6, colour, 0.45) +
    k.inside(disc, fill(disc, colour) + fill(outline(maria), mix(colour, dark, 0.22), 0.6) + shadow)
  )
}

/** Stars of unequal size, thinning out towards `bottom`. */
export function stars(k: Kit, {count = 160, bottom = 700, colour = "#fff6dd"} = {}): string {
  const r = k.rng.fork()
  return Array.from({length: count}, () => {
    const y = bottom * r.next() ** 1.6
    const size = 0.8 + 2.6 * r.next() ** 4
    return `<circle cx="${n(r.range(0, k.W))}" cy="${n(y)}" r="${n(size)}" fill="${colour}" opacity="${n(r.range(0.3, 1) * (1 - (0.6 * y) / bottom))}"/>`
  }).join("")
}

/** Broad rays fanning out of a light, very soft. Angles in degrees (90 is down). */
export function rays(
  k: Kit,
  {
    at,
    from,
    to,
    count = 9,
    length = 1900,
    colour,
    opacity = 0.2,
  }: {
    at: Pt
    from: number
    to: number
    count?: number
    length?: number
    colour: string
    opacity?: number
  },
): string {
  const r = k.rng.fork()
  const paint = k.glow(
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.45],
      [1, colour, 0],
    ],
    at,
    length,
  )
  const shafts = Array.from({length: count}, (_, i) => {
    const a = (from + ((to - from) * (i + r.range(0.1, 0.9))) / count) * (Math.PI / 180)
    const w = r.range(0.008, 0.035)
    const p = (t: number): Pt => [at[0] + Math.cos(t) * length, at[1] + Math.sin(t) * length]
    return poly([at, p(a - w), p(a + w)])
  })
  return k.soft(fill(shafts.join(""), paint), 9, 0.02)
}

export interface CloudOptions {
  /** Middle of the base. */
  at: Pt
  width: number
  height: number
  /** Body, and the colour of the side to the light. */
  colour: string
  light: string
  /** Under side. */
  shade?: string
  /** -1 lit from the left … 1 from the right. */
  side?: number
  opacity?: number
}

/** Heaped cloud: one noisy outline in four printed tones, flat soft base. */
export function cumulus(k: Kit, o: CloudOptions): string {
  const r = k.rng.fork()
  const {width: w, height: h, side = 0.5, opacity = 1} = o
  const shade = o.shade ?? o.colour
  const f = noise2(r, {scale: h * 0.55, octaves: 4, rough: 0.52})
  const count = r.int(5, 8)
  const heads = Array.from({length: count}, (_, i) => {
    const t = (i + 0.5 + 0.4 * r.bell()) / count
    const up = Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t))) ** 0.7 * r.range(0.45, 1)
    return {x: (t - 0.5) * w * 0.86, r: h * (0.2 + 0.34 * up), y: -h * 0.42 * up}
  })
  const field = (x: number, y: number): number => {
    let v = -1
    for (const b of heads) {
      const d = Math.hypot((x - b.x) / 1.35, y - b.y) / b.r
      v = Math.max(v, 1 - d) + 0.12 * Math.max(0, 1.2 - d)
    }
    return v + 0.34 * f(x, y) - 2.6 * Math.max(0, y / h + 0.04) - 0.2
  }
  const box = [-w * 0.75, -h * 1.25, w * 0.75, h * 0.4] as const
  const step = Math.max(5, h / 26)
  const loops = (dx: number, dy: number, level: number) =>
    outline(contour((x, y) => Math.min(field(x, y), field(x - dx, y - dy)), box, step, level))
  const body = outline(contour(field, box, step, 0))
  const paint = k.across(
    [
      [0, o.light],
      [0.45, o.colour],
      [0.85, shade],
      [1, shade, 0.1],
    ],
    [0, -h],
    [0, h * 0.12],
  )
  const lit = k.across(
    [
      [0, o.light, 1],
      [0.7, o.light, 0.5],
      [1, o.light, 0],
    ],
    [0, -h],
    [0, -h * 0.05],
  )
  const inner =
    fill(
      loops(-side * h * 0.1, h * 0.1, 0.05),
      k.across(
        [
          [0, shade, 0.55],
          [1, shade, 0.1],
        ],
        [0, -h * 0.8],
        [0, 0],
      ),
    ) +
    fill(loops(side * h * 0.07, -h * 0.16, 0.22), lit, 0.75) +
    fill(loops(side * h * 0.12, -h * 0.26, 0.42), lit, 0.8)
  return `<g transform="translate(${n(o.at[0])} ${n(o.at[1])})" opacity="${opacity}">${k.soft(fill(body, paint) + k.inside(body, inner), 1.6, 0.05)}</g>`
}

/** Thin drawn-out cloud: torn horizontal wisps from stretched noise. */
export function stratus(k: Kit, o: CloudOptions): string {
  const r = k.rng.fork()
  const {width: w, height: h, opacity = 0.9} = o
  const f = noise2(r, {scale: w * 0.34, octaves: 5, rough: 0.58})
  const slant = r.range(-0.05, 0.05)
  const field = (x: number, y: number) => {
    const v = (y - slant * x) / h
    const u = x / w
    return 0.62 - 3.4 * v * v - 3.1 * u * u + 0.95 * f(x + 900 * v, y * (w / h) * 0.32)
  }
  const box = [-w * 0.75, -h, w * 0.75, h] as const
  const layer = (level: number, paint: string, a: number) =>
    fill(outline(contour(field, box, Math.max(5, h / 14), level)), paint, a)
  const paint = k.linear([o.light, o.colour, o.shade ?? o.colour])
  return `<g transform="translate(${n(o.at[0])} ${n(o.at[1])})" opacity="${opacity}">${k.soft(layer(0.02, paint, 0.45) + layer(0.28, paint, 0.5) + layer(0.55, o.light, 0.55), 2.2, 0.1)}</g>`
}

/** Fine feathery streaks high up. */
export function cirrus(
  k: Kit,
  {
    at,
    width,
    height,
    colour,
    opacity = 0.5,
  }: {at: Pt; width: number; height: number; colour: string; opacity?: number},
): string {
  const r = k.rng.fork()
  const streaks = Array.from({length: 16}, () => {
    const x = at[0] + r.bell() * width * 0.5
    const y = at[1] + r.bell() * height * 0.5
    const l = width * r.range(0.15, 0.5)
    const up = r.range(0.05, 0.2) * l
    return fill(
      ribbon(
        [
          [x - l / 2, y + up * 0.4],
          [x, y],
          [x + l * 0.3, y - up * 0.3],
          [x + l / 2, y - up],
        ],
        t => (3 + height * 0.06) * Math.sin(Math.PI * t) ** 1.4,
      ),
      colour,
      r.range(0.25, 0.8),
    )
  })
  return `<g opacity="${opacity}">${k.soft(streaks.join(""), 3, 0.1)}</g>`
}

/** One flying bird far away, wings by two tapered strokes; flap -1 (down) to 1 (up). */
export function farBird(at: Pt, size: number, colour: string, flap = 0.6, tilt = 0): string {
  const wing = (s: number, reach: number): string =>
    ribbon(
      [
        [0, 0],
        [s * size * 0.28 * reach, -size * 0.26 * flap],
        [s * size * 0.62 * reach, -size * 0.16 * flap],
        [s * size * reach, size * 0.08],
      ],
      t => size * 0.14 * (1 - t) ** 0.7 + 0.6,
      12,
    )
  const body = ribbon(
    [
      [-size * 0.14, -size * 0.03],
      [0, size * 0.02],
      [size * 0.16, size * 0.02],
    ],
    t => size * 0.1 * Math.sin(Math.PI * (0.15 + 0.8 * t)),
    8,
  )
  return `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(tilt)})">${fill(wing(-1, 1) + wing(1, 0.86) + body, colour)}</g>`
}

/** A loose flock: sizes, wing beats and tilts differ. */
export function flock(
  k: Kit,
  {
    at,
    count = 7,
    spread = 260,
    size = 26,
    colour,
  }: {at: Pt; count?: number; spread?: number; size?: number; colour: string},
): string {
  const r = k.rng.fork()
  return Array.from({length: count}, (_, i) =>
    farBird(
      [
        at[0] + (i / count - 0.5) * spread * 1.6 + r.bell() * spread * 0.3,
        at[1] + r.bell() * spread * 0.35,
      ],
      size * r.range(0.55, 1.15),
      colour,
      r.range(-0.5, 1.1),
      r.range(-18, 12),
    ),
  ).join("")
}

/** Slanting rain. */
export function rain(
  k: Kit,
  {count = 260, colour = "#ffffff", opacity = 0.2, slant = 0.18, top = 0, bottom = 1350} = {},
): string {
  const r = k.rng.fork()
  const lines = Array.from({length: count}, () => {
    const [x, y, l] = [r.range(-100, k.W), r.range(top, bottom), r.range(30, 110)]
    return `M${n(x)} ${n(y)}l${n(-l * slant)} ${n(l)}`
  })
  return stroke(lines.join(""), colour, 2, opacity)
}
