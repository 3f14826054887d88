import {fill, type Kit, shaded} from "./canvas"
import {darken, mix} from "./colour"
import {flutes, type Skyline} from "./land"
import {noise2} from "./noise"
import {blade, contour, curve, lerp, n, outline, type Pt, polar, ribbon} from "./path"
import {foam} from "./water"

/** Path between two skylines. */
export const between = (a: Skyline, b: Skyline, from: number, to: number, step = 12): string => {
  const count = Math.ceil((to - from) / step)
  const line = (s: Skyline): Pt[] =>
    Array.from({length: count + 1}, (_, i): Pt => {
      const x = lerp(from, to, i / count)
      return [x, s(x)]
    })
  return `${curve(line(a))}${curve(line(b).reverse()).replace("M", "L")}Z`
}

/**
 * A tuft of Macarenia, the red water plant of Caño Cristales: strands streaming with the current
 * in direction `angle`, feathered towards their tips, the upper ones lit.
 */
export function macarenia(
  k: Kit,
  {
    at,
    length: l,
    angle,
    spread = 0.4,
    strands = 22,
    colours,
  }: {
    at: Pt
    length: number
    angle: number
    /** Width of the tuft as a share of its length. */
    spread?: number
    strands?: number
    /** Dark, middle, light. */
    colours: readonly [string, string, string]
  },
): string {
  const r = k.rng.fork()
  const layers: string[][] = [[], [], []]
  for (let i = 0; i < strands; i++) {
    const u = r.bell()
    const layer = Math.min(2, Math.floor((i / strands) * 3))
    const long = l * r.range(0.55, 1.05) * (1 - 0.3 * Math.abs(u))
    const root = polar(at, angle + 90, u * l * spread * 0.3)
    const sway = r.range(0, 6)
    const line = Array.from({length: 7}, (_, j): Pt => {
      const t = j / 6
      const p = polar(root, angle, long * t)
      return polar(
        p,
        angle + 90,
        u * l * spread * 0.55 * t + Math.sin(sway * 0.3 + t * 5 + u) * long * 0.045 * (0.3 + t),
      )
    })
    const w = l * r.range(0.03, 0.055)
    const list = layers[layer] as string[]
    list.push(
      ribbon(line, t => w * (0.25 + 0.9 * Math.sin(Math.PI * t ** 1.3) ** 0.7) * (1 - t ** 9), 12),
    )
    for (let j = 2; j < 7; j++) {
      const p = line[j] as Pt
      const q = line[j - 1] as Pt
      const d = (Math.atan2(p[1] - q[1], p[0] - q[0]) * 180) / Math.PI
      for (const s of [-1, 1])
        list.push(
          blade(
            p,
            polar(p, d + s * r.range(18, 42), l * r.range(0.06, 0.14)),
            w * 0.32,
            s * w * 0.2,
          ),
        )
    }
  }
  return layers.map((d, i) => fill(d.join(""), colours[i] as string, i === 2 ? 0.9 : 1)).join("")
}

/** Patches of red plants in a pool seen flat, drawn out along the water. */
export function redBeds(
  k: Kit,
  d: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  {
    colours,
    scale = 260,
    level = 0.05,
    flat = 2.6,
  }: {colours: readonly string[]; scale?: number; level?: number; flat?: number},
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale, octaves: 5, rough: 0.6})
  const step = Math.max(7, (x1 - x0) / 150)
  const layer = (colour: string, i: number) =>
    fill(
      outline(
        contour((x, y) => f(x + y * 0.4, y * flat) - level - i * 0.17, [x0, y0, x1, y1], step),
      ),
      colour,
      i ? 0.85 : 0.9,
    ).replace("<path", '<path fill-rule="evenodd"')
  const threads = Array.from({length: Math.round((x1 - x0) / 9)}, () => {
    const [x, y] = [r.range(x0, x1), r.range(y0, y1)]
    if (f(x + y * 0.4, y * flat) < level + 0.05) return ""
    const w = r.range(20, 70)
    return ribbon(
      [
        [x - w, y - 2],
        [x, y + r.bell() * 5],
        [x + w, y + 3],
      ],
      t => 5 * Math.sin(Math.PI * t),
      8,
    )
  })
  return k.inside(
    d,
    colours.map(layer).join("") +
      fill(threads.join(""), mix(colours.at(-1) as string, "#ffffff", 0.3), 0.5),
  )
}

/** A veil of water over a lip: fine strands of unlike length and tone, rock shining through. */
function veil(
  k: Kit,
  lip: Skyline,
  foot: Skyline,
  x: number,
  w: number,
  white: string,
  shade: string,
): string {
  const r = k.rng.fork()
  const gaps = noise2(r, {scale: 26, octaves: 3})
  const side = (s: number): Pt[] =>
    Array.from({length: 9}, (_, i): Pt => {
      const q = x + s * w * (0.5 + (i / 8) * 0.07 + 0.035 * gaps(i * 30, s * 99 + x))
      return [q, lerp(lip(q) - 3, foot(q) + 4 + 8 * gaps(q * 2, 5), i / 8)]
    })
  const crest = Array.from({length: 9}, (_, i): Pt => {
    const q = x + w * (i / 8 - 0.5)
    return [q, lip(q) - 3]
  })
  const edge = `${curve([...crest, ...side(1).slice(1), ...side(-1).reverse().slice(0, -1)], true, 0.6)}`
  const strand = (thin: number, wide: number, from: number): string => {
    const u = r.range(-0.53, 0.53)
    const q = x + u * w
    const [a, b] = [lip(q), foot(q)]
    const y0 = lerp(a, b, r.chance(0.6) ? 0 : r.range(0, from))
    const y1 = lerp(y0, b, r.range(0.45, 1.03))
    const s = r.range(thin, wide)
    return ribbon(
      [
        [q, y0 - 3],
        [q + u * w * 0.05 + r.bell() * 3, (y0 + y1) / 2],
        [q + u * w * 0.16, y1],
      ],
      t => s * (0.5 + 0.8 * t) * (1 - t ** 6),
      9,
    )
  }
  const many = (count: number, thin: number, wide: number, from: number) =>
    Array.from({length: Math.ceil(count)}, () => strand(thin, wide, from)).join("")
  const h = foot(x) - lip(x)
  return (
    fill(
      edge,
      k.across(
        [
          [0, white, 0.95],
          [0.14, shade, 0.85],
          [0.7, shade, 0.6],
          [1, white, 0.75],
        ],
        [0, lip(x) - 4],
        [0, foot(x)],
      ),
    ) +
    fill(many(w / 7, 3, 9, 0.6), mix(shade, "#2a2a44", 0.35), 0.5) +
    fill(many(w / 3.4, 1.5, 6, 0.7), white, 0.7) +
    fill(many(w / 9, 4, 12, 0.35), white, 0.85) +
    k.soft(
      foam(k, {
        at: [x, foot(x) + 2],
        width: w * 1.35,
        height: h * 0.3 + 10,
        colour: white,
        opacity: 0.75,
        holes: 0.9,
      }),
      6,
      0.2,
    )
  )
}

/** One rock step with water falling over it; what lies above is the pool drawn before. */
export function step(
  k: Kit,
  {
    lip,
    foot,
    from,
    to,
    rock,
    light,
    falls,
    white,
    shade,
  }: {
    lip: Skyline
    foot: Skyline
    from: number
    to: number
    rock: string
    light: string
    /** Falls as [x, width]. */
    falls: readonly (readonly [number, number])[]
    white: string
    shade: string
  },
): string {
  const r = k.rng.fork()
  const d = between(lip, foot, from, to)
  const mid = (from + to) / 2
  const [top, bottom] = [lip(mid) - 30, foot(mid) + 20]
  const ledges = Array.from({length: Math.round((to - from) / 26)}, () => {
    const x = r.range(from, to)
    const y = lerp(lip(x), foot(x), r.range(0.12, 0.92))
    const l = r.range(20, 90)
    return ribbon(
      [
        [x - l, y + r.bell() * 6],
        [x, y],
        [x + l, y + r.bell() * 6],
      ],
      t => 9 * Math.sin(Math.PI * t) ** 0.6,
      9,
    )
  })
  const moss = Array.from({length: Math.round((to - from) / 60)}, () => {
    const x = r.range(from, to)
    const l = (foot(x) - lip(x)) * r.range(0.12, 0.4)
    return ribbon(
      [
        [x, lip(x) - 2],
        [x + r.bell() * 6, lip(x) + l * 0.5],
        [x + r.bell() * 10, lip(x) + l],
      ],
      t => l * 0.5 * (1 - t) + 2,
      8,
    )
  })
  const face =
    shaded(
      k,
      d,
      k.across([mix(rock, light, 0.28), rock, darken(rock, 0.06)], [0, top], [0, bottom]),
      [{paint: light, dx: 0, dy: 7, blur: 1.5, opacity: 0.8}],
    ) +
    flutes(k, d, {
      from,
      to,
      top,
      bottom,
      colour: darken(rock, 0.07),
      count: Math.round((to - from) / 22),
      opacity: 0.6,
    }) +
    flutes(k, d, {
      from,
      to,
      top: top - 20,
      bottom: bottom - 30,
      colour: light,
      count: Math.round((to - from) / 45),
      opacity: 0.22,
    }) +
    k.inside(d, fill(ledges.join(""), light, 0.26) + fill(moss.join(""), "#4f6b3a", 0.75))
  const water = falls.map(([x, w]) => veil(k, lip, foot, x, w, white, shade)).join("")
  const froth = falls
    .map(([x, w]) =>
      foam(k, {
        at: [x, foot(x) + 12],
        width: w * 2.1 + 40,
        height: 30 + w * 0.1,
        colour: white,
        opacity: 0.85,
      }),
    )
    .join("")
  return face + water + froth
}

/** A long dark water-worn slab with potholes, lit from `side`. */
export function slab(
  k: Kit,
  points: readonly Pt[],
  {
    colour,
    light,
    shade,
    side = 1,
    holes = 6,
  }: {colour: string; light: string; shade: string; side?: number; holes?: number},
): string {
  const r = k.rng.fork()
  const xs = points.map(p => p[0])
  const ys = points.map(p => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const rough = noise2(r, {scale: 70, octaves: 3})
  const worn = curve(
    points.flatMap((p, i): Pt[] => {
      const q = points[(i + 1) % points.length] as Pt
      return [0, 0.33, 0.66].map((t): Pt => {
        const [x, y] = [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
        return [x + rough(x, y) * 9, y + rough(y, x) * 9]
      })
    }),
    true,
    0.9,
  )
  const f = noise2(r, {scale: (x1 - x0) * 0.22, octaves: 5, rough: 0.58})
  const g = noise2(r, {scale: (x1 - x0) * 0.1, octaves: 4, rough: 0.6})
  const box = [x0 - 10, y0 - 10, x1 + 10, y1 + 10] as const
  const h = y1 - y0
  const grain = Math.max(8, (x1 - x0) / 90)
  const lit = outline(
    contour(
      (x, y) =>
        0.34 - (y - y0) / h + 0.5 * f(x, y * 2) + (side * (x - (x0 + x1) / 2)) / (x1 - x0) / 2,
      box,
      grain,
    ),
  )
  const glow = outline(
    contour(
      (x, y) =>
        0.12 - (y - y0) / h + 0.42 * g(x, y * 2.2) + (side * (x - (x0 + x1) / 2)) / (x1 - x0) / 2,
      box,
      grain,
    ),
  )
  const dark = outline(contour((x, y) => (y - y0) / h - 0.72 + 0.4 * f(y, x), box, grain))
  const pits = Array.from({length: holes}, () => {
    const [x, y] = [lerp(x0, x1, r.range(0.15, 0.85)), lerp(y0, y1, r.range(0.12, 0.5))]
    const w = r.range(10, 34) * Math.min(1.4, (x1 - x0) / 500)
    return `M${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - w * 0.45)} ${n(x + w * 0.9)} ${n(y - w * 0.5)} ${n(x + w)} ${n(y)}C${n(x + w * 0.8)} ${n(y + w * 0.4)} ${n(x - w * 0.8)} ${n(y + w * 0.5)} ${n(x - w)} ${n(y)}Z`
  }).join("")
  return shaded(
    k,
    worn,
    k.across([mix(colour, light, 0.3), colour, shade], [0, y0], [0, y1]),
    [
      {paint: light, dx: -side * 5, dy: 6, blur: 1.5, opacity: 0.75},
      {paint: shade, dx: side * 30, dy: -26, blur: 18, opacity: 0.8},
    ],
    fill(lit, mix(colour, light, 0.42), 0.6) +
      fill(glow, light, 0.45) +
      fill(dark, shade, 0.6) +
      fill(pits, shade, 0.75),
  )
}

/** Many tufts in the current within a box, far ones small; `keep` leaves lanes of water, `dim` darkens. */
export function redMeadow(
  k: Kit,
  {
    count,
    box: [x0, y0, x1, y1],
    length: [short, long],
    angle,
    keep,
    dim = () => 0,
    tones,
    dark = "#14202c",
  }: {
    count: number
    box: readonly [number, number, number, number]
    length: readonly [number, number]
    angle: (x: number) => number
    keep: (x: number, y: number) => boolean
    dim?: (x: number, y: number) => number
    tones: readonly (readonly [string, string, string])[]
    dark?: string
  },
): string {
  const r = k.rng.fork()
  return Array.from({length: count}, () => [r.range(x0, x1), r.next() ** 0.75] as const)
    .filter(([x, t]) => keep(x, lerp(y0, y1, t)))
    .sort((a, b) => a[1] - b[1])
    .map(([x, t]) => {
      const y = lerp(y0, y1, t)
      const [a, b, c] = r.pick(tones)
      const shadow = (v: string) => mix(v, dark, 0.86 * dim(x, y) + 0.05)
      return macarenia(k, {
        at: [x, y],
        length: lerp(short, long, t),
        angle: angle(x) + r.bell() * 13,
        spread: 0.58,
        strands: 22,
        colours: [shadow(a), shadow(b), shadow(c)],
      })
    })
    .join("")
}
