import {mix} from "./colour"
import {bounds, n, type Pt} from "./path"
import {Rng} from "./random"

/** Colours evenly spaced, or [offset 0..1, colour, opacity 0..1]. */
export type Stops = readonly (string | readonly [number, string, number?])[]

/** What one file in scenes/ exports as `scene`. */
export interface Scene {
  name: string
  seed: number
  /** The SVG body at 2400 × 1350. */
  draw(k: Kit): string
}

/** The sheet of paper: size, random numbers, and the gradients, filters and clips in use. */
export class Kit {
  readonly W = 2400
  readonly H = 1350
  readonly rng: Rng
  private readonly definitions = new Map<string, string>()

  constructor(seed: number) {
    this.rng = new Rng(seed)
  }

  /** Registers a definition once and returns its reference `url(#…)`. */
  define(build: (id: string) => string): string {
    const probe = build("?")
    let id = this.definitions.get(probe)
    if (!id) {
      id = `d${this.definitions.size}`
      this.definitions.set(probe, id)
    }
    return `url(#${id})`
  }

  /** All definitions, for the renderer. */
  defs(): string {
    return [...this.definitions].map(([body, id]) => body.replace('id="?"', `id="${id}"`)).join("")
  }

  private stops(stops: Stops): string {
    const full = stops.map((s, i): [number, string, number] =>
      typeof s === "string" ? [i / Math.max(1, stops.length - 1), s, 1] : [s[0], s[1], s[2] ?? 1],
    )
    const out: [number, string, number][] = []
    full.forEach((s, i) => {
      const b = full[i + 1]
      out.push(s)
      // Intermediate stops in OKLab keep wide gradients clean.
      if (b && s[1] !== b[1])
        for (const t of [0.25, 0.5, 0.75])
          out.push([s[0] + (b[0] - s[0]) * t, mix(s[1], b[1], t), s[2] + (b[2] - s[2]) * t])
    })
    return out
      .map(
        ([o, c, a]) =>
          `<stop offset="${Math.round(o * 1e4) / 1e4}" stop-color="${c}"${a < 1 ? ` stop-opacity="${Math.round(a * 1e3) / 1e3}"` : ""}/>`,
      )
      .join("")
  }

  /** Linear gradient over the shape's box (default top to bottom). */
  linear(stops: Stops, from: Pt = [0, 0], to: Pt = [0, 1]): string {
    return this.define(
      id =>
        `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${this.stops(stops)}</linearGradient>`,
    )
  }

  /** Linear gradient between two points of the picture. */
  across(stops: Stops, from: Pt, to: Pt): string {
    return this.define(
      id =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${this.stops(stops)}</linearGradient>`,
    )
  }

  /** Radial gradient round a point of the picture. */
  glow(stops: Stops, centre: Pt, radius: number): string {
    return this.define(
      id =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}">${this.stops(stops)}</radialGradient>`,
    )
  }

  /** Blurred fragment. pad is the margin as a share of its box (thin things need more). */
  soft(svg: string, deviation: number, pad = 0.3): string {
    const filter = this.define(
      id =>
        `<filter id="${id}" x="${-pad}" y="${-pad}" width="${1 + 2 * pad}" height="${1 + 2 * pad}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    )
    return `<g filter="${filter}">${svg}</g>`
  }

  /** Fragment seen only inside the path. */
  inside(d: string, svg: string): string {
    const clip = this.define(
      id => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`,
    )
    return `<g clip-path="${clip}">${svg}</g>`
  }

  /** Fragment faded by a gradient (white shows, by opacity) over a rectangle. */
  faded(svg: string, stops: Stops, from: Pt, to: Pt): string {
    const fill = this.across(stops, from, to)
    const mask = this.define(
      id =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="-3000" y="-3000" width="8400" height="7400"><rect x="-3000" y="-3000" width="8400" height="7400" fill="${fill}"/></mask>`,
    )
    return `<g mask="${mask}">${svg}</g>`
  }
}

/** A filled path. */
export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`

/** A stroked path with round ends. */
export const stroke = (d: string, paint: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`

/** A light or shadow inside an edge: the strip the shape uncovers when moved by (dx, dy). */
export interface Edge {
  paint: string
  dx: number
  dy: number
  blur?: number
  opacity?: number
}

/**
 * A body with inner shading: filled, then for each edge the strip that shows when the shape is
 * moved by (dx, dy). Light from the right: {paint: light, dx: -14, dy: 4}. `inner` (feathers,
 * planks …) is clipped to the shape and lies below the edges.
 */
export function shaded(k: Kit, d: string, paint: string, edges: Edge[] = [], inner = ""): string {
  const [x0, y0, x1, y1] = bounds(d)
  const strips = edges.map(e => {
    const m = Math.max(Math.abs(e.dx), Math.abs(e.dy)) + 2 * (e.blur ?? 0) + 4
    const frame = `M${n(x0 - m)} ${n(y0 - m)}L${n(x1 + m)} ${n(y0 - m)}L${n(x1 + m)} ${n(y1 + m)}L${n(x0 - m)} ${n(y1 + m)}Z`
    const strip = `<path transform="translate(${n(e.dx)} ${n(e.dy)})" d="${frame}${d}" fill-rule="evenodd" fill="${e.paint}" opacity="${e.opacity ?? 1}"/>`
    return e.blur ? k.soft(strip, e.blur, 0.1) : strip
  })
  return k.inside(d, fill(d, paint) + inner + strips.join(""))
}
