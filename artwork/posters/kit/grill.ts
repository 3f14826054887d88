/** A grill evening: skewers with seven meats, coals, licking flames, smoke, wine. */
import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix, ramp} from "./colour"
import {noise2} from "./noise"
import {blob, contour, curve, lerp, n, outline, type Pt, poly, ribbon} from "./path"

export const MEATS = ["rump", "sausage", "wing", "beef", "rib", "bacon", "morcilla"] as const
export type Meat = (typeof MEATS)[number]

/** One sword with its meat from handle `from` to tip `to`; widths at both ends; glow from the coals below. */
export function skewer(
  k: Kit,
  {
    from,
    to,
    meat,
    width: [near, far],
    glow,
    light,
    steel = "#c9b8ac",
    wood = "#7a4426",
    start = 0.26,
    end = 0.93,
  }: {
    from: Pt
    to: Pt
    meat: Meat
    width: readonly [number, number]
    glow: string
    light: string
    steel?: string
    wood?: string
    start?: number
    end?: number
  },
): string {
  const r = k.rng.fork()
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const l = Math.hypot(dx, dy)
  const [px, py] = [-dy / l, dx / l]
  const wide = (t: number) => lerp(near, far, t)
  /** t along the sword, v across (1 is the meat's half width). */
  const q = (t: number, v: number): Pt => [
    from[0] + dx * t + px * v * wide(t) * 0.5,
    from[1] + dy * t + py * v * wide(t) * 0.5,
  ]
  const j = (a = 0.06) => 1 + r.bell() * a
  const left = px < 0 ? 1 : -1
  const cook = (d: string, colour: string, w: number, inner = "") =>
    shaded(
      k,
      d,
      k.linear([mix(colour, light, 0.12), darken(colour, 0.02), darken(colour, 0.15)]),
      [
        {paint: darken(colour, 0.2), dx: 0, dy: -w * 0.2, blur: w * 0.09, opacity: 0.75},
        {paint: glow, dx: w * 0.05, dy: -w * 0.1, blur: w * 0.035, opacity: 0.95},
        {paint: light, dx: -w * 0.03, dy: w * 0.05, blur: w * 0.04, opacity: 0.4},
      ],
      inner,
    )
  /** Lump between t0 and t1, half width v, with uneven outline. */
  const lump = (t0: number, t1: number, v: number, round = 0.9): string => {
    const m = (t0 + t1) / 2
    const h = (t1 - t0) / 2
    return blob(
      [
        q(t0, -v * 0.72 * j()),
        q(t0 - h * 0.1, 0),
        q(t0, v * 0.74 * j()),
        q(m - h * 0.2, v * j()),
        q(m + h * 0.4, v * 0.97 * j()),
        q(t1, v * 0.7 * j()),
        q(t1 + h * 0.1, 0),
        q(t1, -v * 0.7 * j()),
        q(m + h * 0.3, -v * j()),
        q(m - h * 0.3, -v * 0.96 * j()),
      ],
      round,
    )
  }
  const marks = (t0: number, t1: number, count: number, colour: string, opacity = 0.55) =>
    fill(
      Array.from({length: count}, (_, i) => {
        const t = lerp(t0, t1, (i + 0.7) / (count + 0.4))
        const s = (t1 - t0) * 0.22
        return ribbon(
          [q(t - s * 0.6, -0.85), q(t, -0.1), q(t + s * 0.6, 0.85)],
          u => wide(t) * 0.085 * Math.sin(Math.PI * (0.1 + 0.8 * u)),
        )
      }).join(""),
      colour,
      opacity,
    )
  const specks = (t0: number, t1: number, count: number, colour: string, opacity = 0.5) =>
    fill(
      Array.from({length: count}, () => {
        const [t, v] = [r.range(t0, t1), r.range(-0.75, 0.75)]
        const s = r.range(0.006, 0.014)
        return blob([q(t - s, v), q(t, v + 0.07 * j(0.4)), q(t + s, v + 0.02), q(t, v - 0.06)])
      }).join(""),
      colour,
      opacity,
    )
  const gloss = (t0: number, t1: number, v: number, opacity = 0.6) =>
    fill(
      ribbon(
        [q(t0, v), q((t0 + t1) / 2, v * 1.2), q(t1, v)],
        u => wide(t0) * 0.07 * Math.sin(Math.PI * u),
      ),
      mix(light, "#ffffff", 0.4),
      opacity,
    )
  const pieces = (count: number, draw: (t0: number, t1: number, i: number) => string) => {
    let out = ""
    for (let i = count - 1; i >= 0; i--) {
      const cut = (x: number) => start + (end - start) * (1 - (1 - x) ** 1.18)
      out += draw(cut(i / count), cut((i + 1) / count), i)
    }
    return out
  }
  const w = (t: number) => wide(t)
  const kinds: Record<Meat, () => string> = {
    // Folded rump with its cap of fat outside.
    rump: () =>
      pieces(4, (a, b) => {
        const t1 = b - (b - a) * 0.05
        const m = (a + t1) / 2
        const fat = blob([
          q(a, 0),
          q(a + 0.008, -0.9),
          q(m - 0.01, -1.16 * j()),
          q(m + 0.03, -1.1),
          q(t1 - 0.006, -0.8),
          q(t1, 0),
        ])
        const folds = [0.34, 0.62]
          .map(u =>
            ribbon(
              [
                q(lerp(a, t1, u), -0.8),
                q(lerp(a, t1, u) + 0.02, 0.1),
                q(lerp(a, t1, u) - 0.01, 0.85),
              ],
              x => w(a) * 0.05 * Math.sin(Math.PI * x),
            ),
          )
          .join("")
        return (
          cook(fat, "#f0c878", w(a), specks(a, t1, 10, "#a8622a", 0.5)) +
          cook(
            blob([
              q(a, -0.55),
              q(a - 0.008, 0.2),
              q(a + 0.014, 0.78),
              q(m, 0.98 * j()),
              q(t1 - 0.01, 0.74),
              q(t1 + 0.004, 0),
              q(t1 - 0.002, -0.55),
              q(m, -0.84),
            ]),
            "#7e3020",
            w(a),
            fill(folds, "#4a1812", 0.75) +
              marks(a, t1, 3, "#3a1410", 0.6) +
              specks(a, t1, 12, "#c8764a", 0.5),
          )
        )
      }),
    sausage: () =>
      pieces(4, (a, b) => {
        const t1 = b - (b - a) * 0.1
        return (
          cook(lump(a, t1, 0.62, 1.05), "#b0351f", w(a) * 0.8, marks(a, t1, 4, "#52160f", 0.55)) +
          gloss(a + 0.015, t1 - 0.02, left * 0.26, 0.65) +
          fill(blob([q(t1, -0.14), q(t1 + 0.012, 0.02), q(t1, 0.16), q(t1 - 0.008, 0)]), "#5a1c12")
        )
      }),
    wing: () =>
      pieces(4, (a, b, i) => {
        const s = i % 2 ? 1 : -1
        const m = (a + b) / 2
        const skin = blob(
          [
            q(a, -0.5 * s),
            q(a, 0.3 * s),
            q(m - 0.02, 0.82 * s),
            q(m + 0.03, 1.02 * s),
            q(b - 0.01, 0.62 * s),
            q(b - 0.012, -0.2 * s),
            q(m + 0.02, -0.62 * s),
            q(m - 0.02, -0.86 * s),
          ],
          1.05,
        )
        const bone = ribbon(
          [q(m, 0.8 * s), q(m + 0.03, 1.32 * s)],
          t => w(a) * (0.12 + 0.06 * t ** 3),
          6,
        )
        return (
          cook(bone, "#f0dcb4", w(a) * 0.4) +
          cook(
            skin,
            i % 3 ? "#e29a3a" : "#d4822e",
            w(a),
            marks(a, b, 2, "#6a2a12", 0.45) + specks(a, b, 14, "#8a3f18", 0.5),
          ) +
          gloss(a + 0.03, b - 0.05, left * 0.3, 0.5)
        )
      }),
    beef: () =>
      pieces(9, (a, b, i) => {
        const t1 = b - (b - a) * 0.04
        if (i % 2) {
          const colour = ["#4f9a3c", "#e04a2c", "#f2c84a", "#e8cfae"][(i >> 1) % 4] as string
          return cook(
            lump(a - 0.004, t1 + 0.004, 0.9 * j(0.1), 0.6),
            colour,
            w(a) * 0.7,
            specks(a, t1, 3, "#3a1a10", 0.35),
          )
        }
        return cook(
          lump(a, t1, 0.84 * j(0.08), 0.62),
          "#6e2a1a",
          w(a) * 0.8,
          marks(a, t1, 2, "#32110c", 0.6) + specks(a, t1, 5, "#c4714a", 0.5),
        )
      }),
    rib: () => {
      const bones = Array.from({length: 6}, (_, i) => {
        const t = start + ((end - start) * (i + 0.6)) / 6.2
        return (
          cook(
            ribbon([q(t - 0.006, -0.6), q(t, -1.24 * j())], u => w(t) * (0.15 + 0.05 * u), 6),
            "#f0d9ac",
            w(t) * 0.4,
          ) +
          cook(
            ribbon([q(t - 0.006, 0.6), q(t, 1.22 * j())], u => w(t) * (0.15 + 0.05 * u), 6),
            "#e8cc9a",
            w(t) * 0.4,
          )
        )
      })
      const side = (s: number) =>
        Array.from(
          {length: 13},
          (_, i): Pt => q(lerp(start, end, i / 12), s * (i % 2 ? 0.88 : 1.02) * j(0.05)),
        )
      const slab = blob(
        [...side(-1), q(end + 0.012, 0), ...side(1).reverse(), q(start - 0.012, 0)],
        0.85,
      )
      const ridges = Array.from({length: 6}, (_, i) => {
        const t = start + ((end - start) * (i + 0.6)) / 6.2
        return ribbon(
          [q(t, -0.85), q(t - 0.008, 0), q(t, 0.85)],
          u => w(t) * 0.15 * Math.sin(Math.PI * u),
        )
      }).join("")
      return (
        bones.join("") +
        cook(
          slab,
          "#7c2c18",
          near,
          marks(start, end, 9, "#34100b", 0.5) +
            fill(ridges, "#d98248", 0.55) +
            specks(start, end, 36, "#e0a05c", 0.5),
        ) +
        gloss(start + 0.05, start + 0.3, left * 0.5, 0.5)
      )
    },
    bacon: () =>
      pieces(6, (a, b) => {
        const t1 = b - (b - a) * 0.07
        const strips = [0.22, 0.5, 0.78]
          .map(u =>
            ribbon(
              [q(lerp(a, t1, u) - 0.008, -1), q(lerp(a, t1, u), 0), q(lerp(a, t1, u) - 0.008, 1)],
              () => w(a) * 0.09,
              8,
            ),
          )
          .join("")
        return cook(
          lump(a, t1, 0.86, 1),
          "#c05a38",
          w(a) * 0.8,
          fill(strips, "#f4cfa0", 0.85) + specks(a, t1, 6, "#4a180f", 0.5),
        )
      }),
    morcilla: () =>
      pieces(3, (a, b) => {
        const t1 = b - (b - a) * 0.08
        return (
          cook(
            lump(a, t1, 0.74, 1.05),
            "#43191f",
            w(a) * 0.9,
            marks(a, t1, 5, "#1c0a0e", 0.6) + specks(a, t1, 10, "#a86a58", 0.45),
          ) + gloss(a + 0.02, t1 - 0.03, left * 0.3, 0.6)
        )
      }),
  }
  const blade = poly([q(-0.02, 0.13), q(0.95, 0.13), q(1, 0), q(0.95, -0.13), q(-0.02, -0.13)])
  const grip = blob(
    [
      q(-0.26, -0.2),
      q(-0.265, 0.2),
      q(-0.2, 0.27),
      q(-0.12, 0.2),
      q(-0.04, 0.25),
      q(0, 0.2),
      q(0, -0.2),
      q(-0.04, -0.25),
      q(-0.12, -0.2),
      q(-0.2, -0.27),
    ],
    0.9,
  )
  const guard = poly([q(-0.012, -0.42), q(0.012, -0.42), q(0.012, 0.42), q(-0.012, 0.42)])
  return (
    shaded(k, blade, steel, [
      {paint: darken(steel, 0.3), dx: near * 0.06, dy: 0, opacity: 0.8},
      {paint: glow, dx: -near * 0.03, dy: 0, opacity: 0.8},
    ]) +
    kinds[meat]() +
    shaded(k, grip, k.linear([lighten(wood, 0.04), darken(wood, 0.12)]), [
      {paint: darken(wood, 0.2), dx: near * 0.12, dy: 0, blur: 3, opacity: 0.8},
      {paint: glow, dx: -near * 0.02, dy: near * 0.03, blur: 1, opacity: 0.7},
    ]) +
    shaded(k, guard, steel, [{paint: glow, dx: 0, dy: near * 0.03, opacity: 0.9}])
  )
}

/** A bed of coals: glowing cracks between lumps of charcoal with ash on top, from back to front. */
export function coals(
  k: Kit,
  spot: (u: number, v: number) => Pt,
  {
    rows,
    columns,
    size,
    heat,
  }: {rows: number; columns: number; size: (v: number) => number; heat: readonly string[]},
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: 0.3, octaves: 3})
  let out = fill(
    poly([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)]),
    k.linear([heat[2] ?? "", heat[3] ?? "", heat[2] ?? ""]),
  )
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [u, v] = [(i + 0.5 + r.bell() * 0.5) / columns, (j + 0.5 + r.bell() * 0.4) / rows]
      const [x, y] = spot(u, v)
      const s = size(v) * r.range(0.36, 0.58)
      const hot = Math.max(0, Math.min(1, 0.5 + 0.9 * f(u, v) + r.bell() * 0.25))
      const c = ramp([heat[0] ?? "", heat[1] ?? "", heat[2] ?? ""], hot ** 1.4)
      const corners = Array.from({length: 6}, (_, a): Pt => {
        const t = (a / 6) * Math.PI * 2 + r.bell() * 0.3
        const m = s * r.range(0.8, 1.15)
        return [x + Math.cos(t) * m, y + Math.sin(t) * m * 0.62]
      })
      const top = corners.map(([a, b]): Pt => [x + (a - x) * 0.62, y + (b - y) * 0.55 - s * 0.12])
      out +=
        fill(blob(corners, 0.45), c) +
        fill(blob(top, 0.5), mix(c, hot > 0.42 ? (heat[3] ?? "") : "#2a1216", 0.5), 0.7)
    }
  return out
}

/** Flames licking up from several places, in tones from red to pale yellow. */
export function flames(
  k: Kit,
  spots: readonly (readonly [number, number, number])[],
  tones: readonly string[],
  opacity = 0.85,
): string {
  const r = k.rng.fork()
  return spots
    .map(([x, y, h]) => {
      const bend = r.bell() * 0.5
      return tones
        .map((c, i) => {
          const q = 1 - i * 0.23
          const tongues = [-0.16, 0.02, 0.2].map(u => {
            const top = h * q * r.range(0.6, 1.05) * (1 - Math.abs(u) * 1.4)
            return ribbon(
              [
                [x + u * h * 0.8 * q, y],
                [x + u * h * q + bend * h * 0.12, y - top * 0.35],
                [x + u * h * 0.5 * q - bend * h * 0.16, y - top * 0.68],
                [x + u * h * 0.4 * q + bend * h * 0.22, y - top],
              ],
              t => h * 0.3 * q * Math.min(1, 0.55 + t * 1.6) * (1 - t ** 1.15) + 0.5,
              14,
            )
          })
          return fill(
            tongues.join(""),
            k.across(
              [
                [0, c, 0.25],
                [0.3, c, 1],
                [1, c, 0.75],
              ],
              [x, y + 4],
              [x, y - h * q],
            ),
            opacity,
          )
        })
        .join("")
    })
    .join("")
}

/** Smoke drifting up in torn veils. */
export function smoke(
  k: Kit,
  {
    at,
    width,
    height,
    lean,
    low,
    high,
    opacity,
  }: {
    at: Pt
    width: number
    height: number
    lean: number
    low: string
    high: string
    opacity: number
  },
): string {
  const r = k.rng.fork()
  const f = noise2(r, {scale: 190, octaves: 5, rough: 0.55})
  const g = noise2(r, {scale: 420, octaves: 3})
  const [x0, y0] = at
  const field = (x: number, y: number) => {
    const t = (y0 - y) / height
    if (t < -0.02 || t > 1.02) return -1
    const mid = x0 + lean * height * t ** 1.4 + g(y * 0.9, 40) * width * 0.55 * t
    const half = width * (0.24 + 0.55 * t)
    return (
      0.46 -
      Math.abs(x - mid) / half +
      0.75 * f(x * 0.9 + y * 0.3, y * 0.55) -
      0.5 * Math.abs(t - 0.45)
    )
  }
  const box = [
    x0 - width * 1.6,
    y0 - height,
    x0 + width * 1.6 + Math.abs(lean) * height,
    y0,
  ] as const
  const paint = k.across(
    [
      [0, low, opacity * 0.5],
      [0.25, low, opacity],
      [0.7, high, opacity * 0.7],
      [1, high, 0],
    ],
    [0, y0],
    [0, y0 - height],
  )
  return [0, 0.22, 0.42]
    .map(level =>
      k.soft(fill(outline(contour(field, box, 18, level)), paint), 12 - level * 10, 0.1),
    )
    .join("")
}

/** A bottle of red wine, its foot at `at`, light from the fire at `side`. */
export function bottle(
  k: Kit,
  {
    at: [x, y],
    height: h,
    glow,
    light,
    label,
    mark,
    side = -1,
  }: {
    at: Pt
    height: number
    glow: string
    light: string
    label: string
    mark: string
    side?: number
  },
): string {
  const q = (u: number, v: number): Pt => [x + u * h, y - v * h]
  const body = `${curve([q(-0.128, 0.012), q(-0.134, 0.1), q(-0.134, 0.5), q(-0.126, 0.58), q(-0.062, 0.68), q(-0.046, 0.74), q(-0.044, 0.94), q(-0.05, 0.945), q(-0.05, 0.985), q(-0.04, 1), q(0.04, 1), q(0.05, 0.985), q(0.05, 0.945), q(0.044, 0.94), q(0.046, 0.74), q(0.062, 0.68), q(0.126, 0.58), q(0.134, 0.5), q(0.134, 0.1), q(0.128, 0.012), q(0, -0.022), q(-0.128, 0.012)], false, 0.75)}Z`
  const paper = blob(
    [q(-0.15, 0.14), q(0, 0.118), q(0.15, 0.14), q(0.15, 0.42), q(0, 0.402), q(-0.15, 0.42)],
    0.3,
  )
  const bands = [0.2, 0.23, 0.25].map((v, i) =>
    ribbon(
      [q(-0.15, v + 0.006), q(0, v - 0.016), q(0.15, v + 0.006)],
      () => h * (i ? 0.012 : 0.026),
      8,
    ),
  )
  const hill = blob(
    [q(-0.1, 0.28), q(-0.05, 0.345), q(-0.02, 0.32), q(0.03, 0.37), q(0.1, 0.28), q(0, 0.262)],
    0.7,
  )
  const foil = poly([q(-0.06, 0.8), q(0.06, 0.8), q(0.06, 1.01), q(-0.06, 1.01)])
  const glint = ribbon(
    [
      q(side * 0.098, 0.1),
      q(side * 0.1, 0.5),
      q(side * 0.07, 0.6),
      q(side * 0.03, 0.7),
      q(side * 0.028, 0.78),
    ],
    t => h * 0.022 * Math.sin(Math.PI * (0.12 + 0.8 * t)) + 1,
  )
  return shaded(
    k,
    body,
    k.linear(["#1a0f16", "#2a131c", "#12090f", "#1d1016"], [0, 0], [1, 0]),
    [
      {paint: "#0a0509", dx: -side * -h * 0.06, dy: 0, blur: h * 0.02, opacity: 0.8},
      {paint: glow, dx: -side * h * 0.014, dy: 0, blur: 2.5, opacity: 0.95},
      {paint: mix(glow, "#8a3a5a", 0.6), dx: side * h * 0.007, dy: 0, blur: 1.5, opacity: 0.7},
    ],
    fill(foil, mark) +
      fill(
        paper,
        k.linear(
          [mix(label, glow, 0.3), label, darken(label, 0.28)],
          [side < 0 ? 0 : 1, 0],
          [side < 0 ? 1 : 0, 0],
        ),
      ) +
      fill(bands[0] ?? "", mark) +
      fill((bands[1] ?? "") + (bands[2] ?? ""), darken(mark, 0.16)) +
      fill(hill, "#2f5a4a", 0.9) +
      fill(glint, light, 0.6),
  )
}

/** A stemmed glass with red wine: bowl, wine with its lit surface, stem, foot. */
export function wineGlass(
  k: Kit,
  {
    at: [x, y],
    height: h,
    glow,
    light,
    wine = "#7a1226",
    side = -1,
  }: {at: Pt; height: number; glow: string; light: string; wine?: string; side?: number},
): string {
  const q = (u: number, v: number): Pt => [x + u * h, y - v * h]
  const oval = (v: number, a: number, b: number) =>
    blob([
      q(-a, v),
      q(-a * 0.7, v + b * 0.72),
      q(0, v + b),
      q(a * 0.7, v + b * 0.72),
      q(a, v),
      q(a * 0.7, v - b * 0.72),
      q(0, v - b),
      q(-a * 0.7, v - b * 0.72),
    ])
  const rightSide: Pt[] = [
    q(0.165, 0.985),
    q(0.2, 0.82),
    q(0.205, 0.7),
    q(0.165, 0.55),
    q(0.08, 0.475),
    q(0.016, 0.45),
  ]
  const leftSide = rightSide.map(([a, b]): Pt => [2 * x - a, b]).reverse()
  const bowl = `${curve([...rightSide, ...leftSide], false, 0.95)}Z`
  const level = 0.72
  const full = poly([q(-0.3, level), q(0.3, level), q(0.3, 0.4), q(-0.3, 0.4)])
  const stem = `${curve([q(-0.016, 0.46), q(-0.011, 0.3), q(-0.013, 0.12), q(-0.05, 0.035), q(0, 0.02), q(0.05, 0.035), q(0.013, 0.12), q(0.011, 0.3), q(0.016, 0.46)], false, 0.8)}Z`
  const streak = ribbon(
    [q(side * 0.15, 0.92), q(side * 0.172, 0.76), q(side * 0.165, 0.64), q(side * 0.115, 0.54)],
    t => h * 0.024 * Math.sin(Math.PI * (0.08 + 0.86 * t)),
  )
  const second = ribbon(
    [q(-side * 0.145, 0.94), q(-side * 0.175, 0.8), q(-side * 0.182, 0.7)],
    t => h * 0.01 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
  )
  return (
    fill(oval(0.016, 0.17, 0.034), k.linear([mix(light, glow, 0.5), "#5a3034"]), 0.35) +
    stroke(oval(0.016, 0.17, 0.034), mix(light, glow, 0.3), h * 0.006, 0.8) +
    shaded(k, stem, "#7a4a44", [{paint: light, dx: -side * h * 0.006, dy: 0, opacity: 0.9}]) +
    fill(
      bowl,
      k.across(
        [
          [0, light, 0.22],
          [1, light, 0.05],
        ],
        q(side * 0.2, 0.9),
        q(-side * 0.2, 0.5),
      ),
    ) +
    k.inside(
      bowl,
      fill(
        full,
        k.across(
          [mix(wine, glow, 0.35), wine, darken(wine, 0.13)],
          q(side * 0.2, 0.6),
          q(-side * 0.2, 0.6),
        ),
      ) +
        fill(oval(level, 0.203, 0.036), mix(wine, glow, 0.32)) +
        k.soft(fill(oval(0.56, 0.07, 0.04), mix(glow, "#ff5a4a", 0.4), 0.6), h * 0.02),
    ) +
    fill(streak, mix(light, "#ffffff", 0.5), 0.75) +
    fill(second, light, 0.5) +
    stroke(bowl, mix(light, glow, 0.3), h * 0.006, 0.55) +
    stroke(oval(0.985, 0.165, 0.026), light, h * 0.007, 0.75)
  )
}

/** A string of warm bulbs hanging between two points. */
export function bulbs(
  k: Kit,
  a: Pt,
  b: Pt,
  sag: number,
  count: number,
  colour: string,
  wire: string,
): string {
  const r = k.rng.fork()
  const p = (t: number): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sag * 4 * t * (1 - t)]
  const lamps = Array.from({length: count}, (_, i) => {
    const [x, y] = p((i + 0.5 + r.bell() * 0.1) / count)
    const s = 11
    const d = blob([
      [x - 4, y + 8],
      [x - s * 0.8, y + 8 + s],
      [x - s * 0.5, y + 8 + s * 2],
      [x, y + 8 + s * 2.4],
      [x + s * 0.5, y + 8 + s * 2],
      [x + s * 0.8, y + 8 + s],
      [x + 4, y + 8],
    ])
    const glow = k.glow(
      [
        [0, colour, 0.75],
        [0.3, colour, 0.3],
        [1, colour, 0],
      ],
      [x, y + 20],
      100,
    )
    return (
      `<circle cx="${n(x)}" cy="${n(y + 20)}" r="100" fill="${glow}"/>` +
      stroke(`M${n(x)} ${n(y)}v8`, wire, 7) +
      fill(d, mix(colour, "#ffffff", 0.65))
    )
  })
  return stroke(curve(Array.from({length: 20}, (_, i) => p(i / 19))), wire, 4) + lamps.join("")
}
