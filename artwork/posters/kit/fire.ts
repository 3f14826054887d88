import {fill, type Kit, shaded} from "./canvas"
import {darken, mix} from "./colour"
import {blob, n, type Pt, ribbon} from "./path"
import {halo} from "./sky"

/** A log from a to b with a sawn end at b, lit by `glow` from above. */
export function log(k: Kit, a: Pt, b: Pt, s: number, wood: string, glow: string): string {
  const r = k.rng.fork()
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  const q = (u: number, v: number): Pt => [
    a[0] + ux * u * l - uy * v * s,
    a[1] + uy * u * l + ux * v * s,
  ]
  const j = () => r.bell() * 0.04
  const body = blob(
    [
      q(0, -0.46),
      q(0.3, -0.5 + j()),
      q(0.7, -0.48 + j()),
      q(1, -0.5),
      q(1, 0.5),
      q(0.66, 0.48 + j()),
      q(0.3, 0.52 + j()),
      q(0, 0.48),
      q(-0.16 * (s / l), 0.02),
    ],
    0.5,
  )
  const end = blob(
    [
      q(1, -0.5),
      [q(1, 0)[0] + ux * s * 0.26, q(1, 0)[1] + uy * s * 0.26],
      q(1, 0.5),
      [q(1, 0)[0] - ux * s * 0.26, q(1, 0)[1] - uy * s * 0.26],
    ],
    1.25,
  )
  const inner = blob(
    [
      q(1, -0.26),
      [q(1, 0)[0] + ux * s * 0.13, q(1, 0)[1] + uy * s * 0.13],
      q(1, 0.26),
      [q(1, 0)[0] - ux * s * 0.13, q(1, 0)[1] - uy * s * 0.13],
    ],
    1.25,
  )
  const bark = Array.from({length: 8}, () => {
    const [u, v] = [r.range(0.02, 0.6), r.range(-0.4, 0.4)]
    return ribbon(
      [q(u, v), q(u + 0.15, v + j()), q(u + 0.32, v)],
      t => s * 0.06 * Math.sin(Math.PI * t),
    )
  })
  return (
    shaded(
      k,
      body,
      k.linear([mix(wood, glow, 0.25), wood, darken(wood, 0.1)]),
      [{paint: glow, dx: 0, dy: s * 0.12, blur: 2, opacity: 0.75}],
      fill(bark.join(""), darken(wood, 0.1), 0.7),
    ) +
    fill(end, mix(wood, glow, 0.5)) +
    fill(inner, mix(wood, glow, 0.28))
  )
}

/** A wood fire: crossed logs, leaping tongues in four tones, sparks, light round it. */
export function bonfire(
  k: Kit,
  {
    at: [x0, y0],
    height: h,
    colours = ["#d8391e", "#f47a22", "#ffc04a", "#fff3c4"],
    wood = "#4a2c24",
    lean = 0.1,
    glow = 3,
  }: {
    at: Pt
    height: number
    colours?: readonly string[]
    wood?: string
    lean?: number
    glow?: number
  },
): string {
  const r = k.rng.fork()
  const w = h * 0.42
  const tongue = (u: number, tall: number, wide: number, bend: number): string => {
    const x = x0 + u * w
    const top = h * tall
    const spine: Pt[] = [
      [x, y0],
      [x + bend * h * 0.1 - u * w * 0.06, y0 - top * 0.3],
      [x - bend * h * 0.07 - u * w * 0.28, y0 - top * 0.62],
      [x + bend * h * 0.06 - u * w * 0.34 + lean * h * 0.2, y0 - top * 0.86],
      [x + bend * h * 0.17 - u * w * 0.3 + lean * h * 0.4, y0 - top],
    ]
    return ribbon(
      spine,
      t => wide * w * Math.min(1, 0.7 + t * 1.4) * (1 - t ** 1.2) ** 1.05 + 1,
      20,
    )
  }
  const layers = colours.map((c, i) => {
    const q = 1 - i * 0.21
    const count = 9 - i
    const tongues = Array.from({length: count}, (_, j) => {
      const u = (j / (count - 1) - 0.5) * 2
      return tongue(
        u * 0.8 * q,
        q * (1 - 0.58 * Math.abs(u) ** 1.2) * r.range(0.74, 1.12),
        r.range(0.44, 0.62) * q,
        (r.chance(0.5) ? 1 : -1) * r.range(0.3, 0.75) * q,
      )
    })
    return fill(
      tongues.join(""),
      k.across(
        [
          [0, c],
          [0.6, c],
          [1, colours[Math.max(0, i - 1)] as string],
        ],
        [0, y0],
        [0, y0 - h * q],
      ),
      i ? 0.95 : 0.85,
    )
  })
  const sparks = Array.from({length: 60}, () => {
    const t = r.next()
    const p: Pt = [x0 + lean * h * t * 2 + r.bell() * w * (0.6 + 1.6 * t), y0 - h * (0.5 + 1.5 * t)]
    return `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(1.2 + 3.2 * r.next() ** 3)}" fill="${r.pick(colours.slice(1, 3))}" opacity="${n(1 - 0.7 * t)}"/>`
  })
  return (
    halo(k, [x0, y0 - h * 0.4], h * glow, colours[1] as string, 0.75) +
    halo(k, [x0, y0 - h * 0.35], h * 1.1, colours[2] as string, 0.6) +
    log(
      k,
      [x0 - w * 1.25, y0 + h * 0.05],
      [x0 + w * 0.75, y0 - h * 0.12],
      h * 0.1,
      wood,
      colours[2] as string,
    ) +
    log(
      k,
      [x0 + w * 1.3, y0 + h * 0.04],
      [x0 - w * 0.7, y0 - h * 0.14],
      h * 0.09,
      wood,
      colours[2] as string,
    ) +
    layers.join("") +
    log(
      k,
      [x0 - w * 0.7, y0 + h * 0.1],
      [x0 + w * 1.05, y0 + h * 0.02],
      h * 0.1,
      wood,
      colours[2] as string,
    ) +
    log(
      k,
      [x0 - w * 1.1, y0 + h * 0.1],
      [x0 + w * 0.2, y0 + h * 0.02],
      h * 0.085,
      wood,
      colours[2] as string,
    ) +
    sparks.join("")
  )
}
