/** Points, curves and outlines. Everything returns SVG path data with absolute commands. */
export type Pt = readonly [number, number]

const RAD = Math.PI / 180
/** A number as SVG text, to a tenth of a pixel. */
export const n = (v: number): string => String(Math.round(v * 10) / 10)
export const at = <T>(list: readonly T[], i: number): T =>
  list[Math.max(0, Math.min(list.length - 1, i))] as T
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, a = 0, b = 1): number => Math.min(b, Math.max(a, v))
/** 0 before a, 1 after b, smooth between. */
export const ease = (v: number, a = 0, b = 1): number => {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}
/** From p, length l in direction `angle` degrees (0 right, 90 down, -90 up). */
export const polar = (p: Pt, angle: number, l: number): Pt => [
  p[0] + Math.cos(angle * RAD) * l,
  p[1] + Math.sin(angle * RAD) * l,
]

/** Straight lines through the points. */
export const poly = (points: readonly Pt[], close = true): string =>
  `M${points.map(p => `${n(p[0])} ${n(p[1])}`).join("L")}${close ? "Z" : ""}`

/** A smooth curve through the points (Catmull-Rom as Béziers). tension 1 is usual, 0 straight. */
export function curve(points: readonly Pt[], close = false, tension = 1): string {
  const count = points.length
  const get = (i: number) => (close ? (points[(i + count) % count] as Pt) : at(points, i))
  const first = get(0)
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const k = tension / 6
    d += `C${n(b[0] + (c[0] - a[0]) * k)} ${n(b[1] + (c[1] - a[1]) * k)} ${n(c[0] - (e[0] - b[0]) * k)} ${n(c[1] - (e[1] - b[1]) * k)} ${n(c[0])} ${n(c[1])}`
  }
  return close ? `${d}Z` : d
}

/** A closed smooth outline through the points: the way to draw any body. */
export const blob = (points: readonly Pt[], tension = 1): string => curve(points, true, tension)

/** `count` points along the smooth curve through `points`. */
export function along(points: readonly Pt[], count: number): Pt[] {
  const segments = points.length - 1
  return Array.from({length: count}, (_, i) => {
    const x = (i / (count - 1)) * segments
    const s = Math.min(segments - 1, Math.floor(x))
    const t = x - s
    const [a, b, c, e] = [at(points, s - 1), at(points, s), at(points, s + 1), at(points, s + 2)]
    const f = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
    return [f(0), f(1)] as Pt
  })
}

/** A stroke of changing width along a smooth curve; width(t) is the full width at t (0 to 1). */
export function ribbon(points: readonly Pt[], width: (t: number) => number, samples = 0): string {
  const count = samples || Math.max(6, points.length * 4)
  const line = along(points, count)
  const left: Pt[] = []
  const right: Pt[] = []
  line.forEach((p, i) => {
    const a = at(line, i - 1)
    const b = at(line, i + 1)
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const w = width(i / (count - 1)) / 2
    const dx = (-(b[1] - a[1]) / l) * w
    const dy = ((b[0] - a[0]) / l) * w
    left.push([p[0] + dx, p[1] + dy])
    right.unshift([p[0] - dx, p[1] - dy])
  })
  const back = curve(right).replace("M", "L")
  return `${curve(left)}${back}Z`
}

/** One leaf or grass blade: from base to tip, bent sideways by `bend`, widest at `belly` (0 to 1). */
export function blade(base: Pt, tip: Pt, width: number, bend = 0, belly = 0.4): string {
  const dx = tip[0] - base[0]
  const dy = tip[1] - base[1]
  const l = Math.hypot(dx, dy) || 1
  const px = -dy / l
  const py = dx / l
  const m: Pt = [base[0] + dx * belly + px * bend, base[1] + dy * belly + py * bend]
  const w = width
  return `M${n(base[0])} ${n(base[1])}Q${n(m[0] + px * w)} ${n(m[1] + py * w)} ${n(tip[0])} ${n(tip[1])}Q${n(m[0] - px * w)} ${n(m[1] - py * w)} ${n(base[0])} ${n(base[1])}Z`
}

/** Smallest box round path data: [x0, y0, x1, y1] (control points included). */
export function bounds(d: string): [number, number, number, number] {
  const values = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i + 1 < values.length; i += 2) {
    const x = values[i] as number
    const y = values[i + 1] as number
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  return [x0, y0, x1, y1]
}

/** Points moved, scaled, turned (degrees) about the origin and perhaps mirrored: for hand-drawn shapes. */
export function put(points: readonly Pt[], at: Pt, scale = 1, rotate = 0, flip = false): Pt[] {
  const c = Math.cos(rotate * RAD) * scale
  const s = Math.sin(rotate * RAD) * scale
  return points.map(([x, y]) => {
    const u = flip ? -x : x
    return [at[0] + u * c - y * s, at[1] + u * s + y * c] as Pt
  })
}

/** An SVG fragment moved, scaled, turned and mirrored. */
export function place(
  svg: string,
  {x = 0, y = 0, scale = 1, rotate = 0, flip = false} = {},
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${flip ? -scale : scale} ${scale})">${svg}</g>`
}

/**
 * Outlines of the region where field > level (marching squares): islands, clouds, foam, lakes,
 * crowns. Coarse steps (12 to 20 px) look best: the outline is smoothed afterwards.
 */
export function contour(
  field: (x: number, y: number) => number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  step: number,
  level = 0,
): Pt[][] {
  const columns = Math.ceil((x1 - x0) / step) + 1
  const rows = Math.ceil((y1 - y0) / step) + 1
  const values = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const edge = i === 0 || j === 0 || i === columns - 1 || j === rows - 1
      const v = field(x0 + i * step, y0 + j * step) - level
      values[j * columns + i] = edge ? Math.min(v, -1e-3) : v
    }
  const next = new Map<string, [string, Pt]>()
  const v = (i: number, j: number) => values[j * columns + i] as number
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const c = [v(i, j), v(i + 1, j), v(i + 1, j + 1), v(i, j + 1)] as const
      const key = ["h", "v", "h", "v"].map((k, e) =>
        e === 1 ? `${k}${i + 1},${j}` : e === 2 ? `${k}${i},${j + 1}` : `${k}${i},${j}`,
      )
      const spot = (e: number): Pt => {
        const a = c[e] as number
        const b = c[(e + 1) % 4] as number
        const t = a / (a - b)
        const x = x0 + i * step
        const y = y0 + j * step
        if (e === 0) return [x + t * step, y]
        if (e === 1) return [x + step, y + t * step]
        if (e === 2) return [x + step - t * step, y + step]
        return [x, y + step - t * step]
      }
      const entries: number[] = []
      const exits: number[] = []
      for (let e = 0; e < 4; e++) {
        const a = (c[e] as number) > 0
        const b = (c[(e + 1) % 4] as number) > 0
        if (a && !b) exits.push(e)
        if (!a && b) entries.push(e)
      }
      exits.forEach((e, q) => {
        const to = entries[q] as number
        next.set(key[e] as string, [key[to] as string, spot(e)])
      })
    }
  const loops: Pt[][] = []
  while (next.size) {
    const start = next.keys().next().value as string
    const loop: Pt[] = []
    let current = start
    for (;;) {
      const link = next.get(current)
      if (!link) break
      next.delete(current)
      loop.push(link[1])
      current = link[0]
    }
    if (loop.length > 5) loops.push(loop)
  }
  return loops
}

/** Path data of contour loops, smoothed. Holes work with fill-rule evenodd. */
export const outline = (loops: readonly (readonly Pt[])[]): string =>
  loops.map(l => blob(l)).join("")
