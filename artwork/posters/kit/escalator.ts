import {fill, type Kit, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {blob, clamp, curve, lerp, n, type Pt, poly} from "./path"

export interface FlightOptions {
  /** Lower and upper landing, on the near edge. */
  from: Pt
  to: Pt
  metre: number
  roof: string
  light: string
  shade: string
  steel: string
  /** Side of the sun. */
  side?: number
  /** Riders: share of the way, colours of shirt. */
  riders?: readonly (readonly [number, string])[]
}

/** One flight of the outdoor escalators: steel stringer, moving steps, glass, posts and an arched red roof in panels. */
export function flight(k: Kit, o: FlightOptions): string {
  const r = k.rng.fork()
  const {from: a, to: b, metre: m} = o
  const s = Math.sign(b[0] - a[0])
  const deep: Pt = [s * -0.42 * m, -0.95 * m]
  // Flat landings, a straight climb, rounded where they meet: a moving average of the broken line.
  const raw = (x: number) => a[1] + (b[1] - a[1]) * clamp((x - a[0]) / (b[0] - a[0]))
  const line = Array.from({length: 60}, (_, i): Pt => {
    const x = lerp(a[0] - s * m * 1.5, b[0] + s * m * 1.5, i / 59)
    return [x, [-0.6, -0.3, 0, 0.3, 0.6].reduce((sum, q) => sum + raw(x + q * m) / 5, 0)]
  })
  const up = (y: number, q = 0): Pt[] =>
    line.map(p => [p[0] + deep[0] * q, p[1] - y * m + deep[1] * q])
  const strip = (lo: Pt[], hi: Pt[]) => poly([...lo, ...[...hi].reverse()])
  const dark = o.shade
  const bar = (p: Pt, q: Pt) => `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`
  const posts = (q: number) =>
    Array.from({length: 7}, (_, i) => {
      const j = 1 + Math.round((i * 57) / 6)
      return bar(up(0.3, q)[j] as Pt, up(2.85, q)[j] as Pt)
    }).join("")
  const steps = Array.from({length: 22}, (_, i) => {
    const j = 8 + i * 2
    return bar(up(0.32, 0)[j] as Pt, up(0.32, 1)[j] as Pt)
  }).join("")
  const riders = (o.riders ?? [])
    .map(([t, shirt]) => {
      const [x, y] = up(0.3, 0.3)[Math.round(t * 59)] as Pt
      const h = 1.75 * m
      const lean = s * h * 0.02
      const body = blob(
        [
          [x - h * 0.1, y],
          [x - h * 0.12, y - h * 0.5],
          [x - h * 0.13 + lean, y - h * 0.78],
          [x + lean, y - h * 0.84],
          [x + h * 0.13 + lean, y - h * 0.78],
          [x + h * 0.12, y - h * 0.5],
          [x + h * 0.1, y],
        ],
        0.7,
      )
      const legs = poly([
        [x - h * 0.1, y],
        [x - h * 0.115, y - h * 0.46],
        [x + h * 0.115, y - h * 0.46],
        [x + h * 0.1, y],
      ])
      const head = blob([
        [x - h * 0.06 + lean, y - h * 0.9],
        [x + lean, y - h],
        [x + h * 0.065 + lean, y - h * 0.9],
        [x + lean * 1.5, y - h * 0.82],
      ])
      return (
        fill(body, shirt) +
        fill(legs, mix(dark, "#33436a", 0.5)) +
        fill(head, "#8a5238") +
        fill(
          blob([
            [x - h * 0.07 + lean, y - h * 0.9],
            [x + lean, y - h * 1.02],
            [x + h * 0.07 + lean, y - h * 0.92],
            [x + lean, y - h * 0.95],
          ]),
          "#241a22",
        )
      )
    })
    .join("")
  // The roof: an arched sheet, from the near eave over the crown to the far eave.
  const arc = (t: number): Pt[] => {
    const w = Math.PI * t
    return line.map(p => [
      p[0] + deep[0] * t - s * 0.1 * m,
      p[1] + deep[1] * t - m * (2.75 + 0.7 * Math.sin(w)),
    ])
  }
  const bands = [0, 0.16, 0.34, 0.55, 0.78]
  const tones = [
    darken(o.roof, 0.06),
    o.roof,
    mix(o.roof, o.light, 0.28),
    mix(o.roof, o.light, 0.5),
  ]
  const roof = bands
    .slice(0, 4)
    .map((t, i) =>
      fill(
        strip(arc(t), arc(bands[i + 1] as number)),
        k.across(
          [tones[i] as string, lighten(tones[i] as string, 0.03), darken(tones[i] as string, 0.04)],
          a,
          b,
        ),
      ),
    )
    .join("")
  const mouth = fill(
    poly([
      ...[0, 0.16, 0.34, 0.55, 0.78].map(t => arc(t)[0] as Pt),
      [(up(2.5, 0.8)[0] as Pt)[0], (up(2.5, 0.8)[0] as Pt)[1]],
    ]),
    darken(o.roof, 0.26),
  )
  const under = fill(
    strip(
      arc(0),
      arc(0.78).map(([x, y]): Pt => [x, y + m * 0.3]),
    ),
    darken(o.roof, 0.22),
  )
  const ribs = Array.from({length: 14}, (_, i) => {
    const j = Math.round((i * 59) / 13)
    return curve([0, 0.16, 0.34, 0.55, 0.78].map(t => arc(t)[j] as Pt))
  }).join("")
  const glass = strip(up(0.32), up(1.25))
  const gleam = Array.from({length: 6}, () => {
    const j = r.int(6, 50)
    return poly([
      up(0.34)[j] as Pt,
      up(1.22)[j + 1] as Pt,
      up(1.22)[j + 4] as Pt,
      up(0.34)[j + 3] as Pt,
    ])
  }).join("")
  const pane = Array.from({length: 12}, (_, i) =>
    bar(up(0.3)[Math.round(2 + i * 5)] as Pt, up(1.25)[Math.round(2 + i * 5)] as Pt),
  ).join("")
  return (
    fill(strip(up(-1.5, 0.2), up(2.7, 1)), dark, 0.45) +
    fill(strip(up(0.3, 0), up(0.3, 1)), mix(dark, o.steel, 0.35)) +
    stroke(steps, mix(o.steel, o.light, 0.4), m * 0.06, 0.7) +
    fill(strip(up(0.3, 1), up(1.2, 1)), "#bfe3e2", 0.3) +
    stroke(posts(1), mix(o.steel, dark, 0.5), m * 0.1) +
    riders +
    under +
    fill(glass, "#d9f1ec", 0.22) +
    fill(gleam, "#ffffff", 0.35) +
    stroke(pane, o.steel, m * 0.035, 0.7) +
    stroke(curve(up(1.27)), mix(o.steel, "#1c1a22", 0.6), m * 0.12) +
    stroke(posts(0), o.steel, m * 0.12) +
    fill(
      strip(up(-0.5), up(0.32)),
      k.across(
        [lighten(o.steel, 0.05), o.steel, mix(o.steel, dark, 0.35)],
        [0, Math.min(a[1], b[1])],
        [0, Math.max(a[1], b[1])],
      ),
    ) +
    stroke(curve(up(0.32)), mix(o.steel, o.light, 0.7), m * 0.06) +
    fill(strip(up(-0.95), up(-0.5)), dark, 0.45) +
    roof +
    mouth +
    stroke(ribs, darken(o.roof, 0.1), m * 0.05, 0.75) +
    stroke(curve(arc(0)), darken(o.roof, 0.13), m * 0.11) +
    stroke(curve(arc(0.56)), mix(o.roof, o.light, 0.8), m * 0.06, 0.8)
  )
}
