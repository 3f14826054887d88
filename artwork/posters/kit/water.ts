import {fill, type Kit, type Stops} from "./canvas"
import {noise2} from "./noise"
import {clamp, contour, lerp, n, outline, type Pt, ribbon} from "./path"

/** Calm or rippled water from `top` to `bottom`: gradient and ripples that grow towards us. */
export function water(
  k: Kit,
  {
    top,
    bottom = 1360,
    stops,
    light,
    dark,
    ripples = 140,
    from = -60,
    to = 2460,
  }: {
    top: number
    bottom?: number
    stops: Stops
    /** Colours of ripple crests and troughs. */
    light: string
    dark: string
    ripples?: number
    from?: number
    to?: number
  },
): string {
  const base = `<rect x="${n(from)}" y="${n(top)}" width="${n(to - from)}" height="${n(bottom - top)}" fill="${k.linear(stops)}"/>`
  return (
    base +
    rippling(k, {top, bottom, from, to, count: ripples, colour: dark, opacity: 0.22}) +
    rippling(k, {top, bottom, from, to, count: ripples, colour: light, opacity: 0.28})
  )
}

/** Lens-shaped ripples, thin and close far away, long and wide near. */
export function rippling(
  k: Kit,
  {
    top,
    bottom,
    from,
    to,
    count,
    colour,
    opacity,
  }: {
    top: number
    bottom: number
    from: number
    to: number
    count: number
    colour: string
    opacity: number
  },
): string {
  const r = k.rng.fork()
  const d = Array.from({length: count}, () => {
    const t = r.next() ** 1.5
    const y = lerp(top + 3, bottom, t)
    const x = r.range(from, to)
    const l = lerp(26, 190, t) * r.range(0.4, 1.2)
    const h = lerp(1.6, 7, t) * r.range(0.5, 1)
    const sway = lerp(1, 9, t)
    return ribbon(
      [
        [x - l / 2, y],
        [x - l / 6, y - sway * r.range(-1, 1)],
        [x + l / 6, y + sway * r.range(-1, 1)],
        [x + l / 2, y],
      ],
      q => h * Math.sin(Math.PI * q) ** 0.7,
      10,
    )
  })
  return fill(d.join(""), colour, opacity)
}

/** The light's road on water: glints scattered under x, spreading towards us, unequal and broken. */
export function glints(
  k: Kit,
  {
    x,
    top,
    bottom = 1350,
    spread = 260,
    count = 260,
    colour,
    opacity = 0.8,
  }: {
    x: number
    top: number
    bottom?: number
    spread?: number
    count?: number
    colour: string
    opacity?: number
  },
): string {
  const r = k.rng.fork()
  const tones = [1, 0.66, 0.38]
  return tones
    .map(tone => {
      const d = Array.from({length: Math.round(count / 3)}, () => {
        const t = r.next() ** 1.25
        const y = lerp(top + 2, bottom, t)
        const c = x + r.bell() * lerp(spread * 0.3, spread, t) * (tone < 0.5 ? 1.5 : 1)
        const l = lerp(10, 84, t) * r.range(0.25, 1)
        const h = lerp(1.8, 8, t) * r.range(0.5, 1)
        return ribbon(
          [
            [c - l / 2, y],
            [c, y + h * r.range(-0.5, 0.5)],
            [c + l / 2, y],
          ],
          q => h * Math.sin(Math.PI * q) ** 0.6 + 0.3,
          7,
        )
      })
      return fill(d.join(""), colour, opacity * tone)
    })
    .join("")
}

/**
 * A fragment mirrored at `y`, torn into horizontal ripples and fading downwards (no hard seam).
 * Give it the simple, already flattened silhouette rather than the whole detailed drawing.
 */
export function reflection(
  k: Kit,
  svg: string,
  {
    y,
    depth,
    opacity = 0.5,
    squash = 0.8,
    gaps = 16,
  }: {y: number; depth: number; opacity?: number; squash?: number; gaps?: number},
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: 240, octaves: 4, rough: 0.6})
  const bands = outline(
    contour(
      (x, v) => 0.75 - 0.9 * clamp((v - y) / depth) + 0.75 * f(x * 0.35, v * (gaps / 4)),
      [-60, y - 4, 2460, y + depth],
      14,
    ),
  )
  const mirrored = `<g transform="translate(0 ${n(y * (1 + squash))}) scale(1 ${-squash})">${svg}</g>`
  return k.inside(
    bands,
    `<g opacity="${opacity}">${k.faded(
      mirrored,
      [
        [0, "#ffffff", 0.85],
        [1, "#ffffff", 0],
      ],
      [0, y],
      [0, y + depth],
    )}</g>`,
  )
}

/** Foam patches lying on the water round a point (wake, surf at a rock). */
export function foam(
  k: Kit,
  {
    at,
    width,
    height,
    colour,
    opacity = 0.85,
    holes = 0.6,
  }: {at: Pt; width: number; height: number; colour: string; opacity?: number; holes?: number},
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: width * 0.2, octaves: 4, rough: 0.6})
  const field = (x: number, y: number) => {
    const u = (x - at[0]) / (width / 2)
    const v = (y - at[1]) / (height / 2)
    return 0.75 - (u * u + v * v) * 0.9 + holes * f(x, ((y * width) / height) * 0.7)
  }
  const box = [at[0] - width * 0.75, at[1] - height, at[0] + width * 0.75, at[1] + height] as const
  const step = Math.max(5, width / 90)
  return (
    fill(outline(contour(field, box, step, 0)), colour, opacity * 0.35) +
    fill(outline(contour(field, box, step, 0.35)), colour, opacity * 0.8)
  )
}

/** A line of surf along points: uneven width, a thin second line before it. */
export function surf(k: Kit, points: readonly Pt[], width: number, colour: string): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: 0.12, octaves: 4})
  const a = ribbon(points, t => width * (0.55 + 0.9 * Math.abs(f(t, 1))), points.length * 10)
  const b = ribbon(
    points.map(([x, y]) => [x, y + width * 1.7] as Pt),
    t => width * 0.5 * Math.max(0.04, f(t, 5) + 0.4),
    points.length * 10,
  )
  return fill(a, colour, 0.9) + fill(b, colour, 0.5)
}

/** Drops thrown up from a place: many small, few large, stretched along their flight. */
export function spray(
  k: Kit,
  {
    at,
    width,
    height,
    count = 200,
    colour,
    size = 9,
  }: {at: Pt; width: number; height: number; count?: number; colour: string; size?: number},
): string {
  const r = k.rng.fork()
  const d = Array.from({length: count}, () => {
    const u = r.bell()
    const up = r.next() ** 1.5 * (1 - 0.45 * Math.min(1, Math.abs(u)))
    const p: Pt = [at[0] + (u * width) / 2, at[1] - up * height]
    const s = 1 + size * r.next() ** 5
    const a = Math.atan2(-1 + up * 1.3, u * 1.6)
    const q: Pt = [p[0] + Math.cos(a) * s * 1.8, p[1] + Math.sin(a) * s * 1.8]
    return ribbon(
      [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q],
      t => s * Math.sin(Math.PI * (0.1 + 0.85 * t)),
      6,
    )
  })
  return fill(d.join(""), colour, 0.9)
}

/** A waterfall: bright strands of unequal length over a darker fall, mist at its foot. */
export function waterfall(
  k: Kit,
  {
    at,
    width,
    height,
    colour,
    shade,
    spreadBelow = 1.25,
  }: {at: Pt; width: number; height: number; colour: string; shade: string; spreadBelow?: number},
): string {
  const r = k.rng.fork()
  const strand = (u: number, w: number, a: number, b: number) => {
    const x = at[0] + (u * width) / 2
    const drift = u * width * 0.5 * (spreadBelow - 1)
    return ribbon(
      [
        [x, at[1] + a * height],
        [x + drift * 0.3 + r.bell() * width * 0.02, at[1] + lerp(a, b, 0.5) * height],
        [x + drift, at[1] + b * height],
      ],
      t => w * (0.5 + t * 0.6) * Math.min(1, 8 * (1 - t) + 0.1),
      10,
    )
  }
  const body = ribbon(
    [
      [at[0], at[1]],
      [at[0], at[1] + height * 0.5],
      [at[0], at[1] + height],
    ],
    t => width * lerp(0.9, spreadBelow, t),
  )
  const strands = Array.from({length: Math.max(7, Math.round(width / 5))}, () => {
    const a = r.chance(0.5) ? 0 : r.range(0, 0.5)
    return strand(
      r.range(-0.95, 0.95),
      width * r.range(0.03, 0.12),
      a,
      Math.min(1, a + r.range(0.35, 0.9)),
    )
  })
  return (
    fill(
      body,
      k.linear([
        [0, shade, 0.9],
        [1, shade, 0.55],
      ]),
    ) +
    fill(strands.join(""), colour, 0.85) +
    k.soft(
      foam(k, {
        at: [at[0], at[1] + height],
        width: width * 2.2,
        height: height * 0.16 + 14,
        colour,
        opacity: 0.9,
      }),
      4,
      0.2,
    )
  )
}
