import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {along, at, blob, curve, lerp, type Pt, polar, put, ribbon} from "./path"

/**
 * Lobster-claw heliconia standing or leaning: great boat-shaped bracts left and right of a zigzag
 * stalk, red keels, yellow rims, green tips, little flowers inside. `from` its foot, angle -90 up.
 */
export function lobsterClaw(
  k: Kit,
  {
    from,
    length: l,
    angle = -84,
    bracts = 6,
    red,
    rim,
    tip,
    stalk,
    light,
    side = 1,
  }: {
    from: Pt
    length: number
    angle?: number
    bracts?: number
    red: string
    rim: string
    tip: string
    stalk: string
    light: string
    side?: number
  },
): string {
  const r = k.rng.fork()
  const rib: Pt[] = [from]
  for (let i = 1; i <= bracts + 2; i++)
    rib.push(polar(at(rib, i - 1), angle + (i % 2 ? 9 : -9) + i * 1.5, l / (bracts + 2)))
  const nodes = along(rib, bracts + 2)
  let out = ""
  for (let i = bracts; i >= 1; i--) {
    const t = i / bracts
    const p = at(nodes, i)
    const s = i % 2 ? 1 : -1
    const size = l * lerp(0.62, 0.26, t ** 0.9) * r.range(0.95, 1.05)
    const dir = angle + s * lerp(66, 26, t) + r.bell() * 3
    const local = (pts: Pt[]) =>
      put(
        pts.map(([x, y]): Pt => [x, y * s]),
        p,
        size,
        dir,
      )
    const d = blob(
      local([
        [-0.05, -0.04],
        [0.1, -0.12],
        [0.34, -0.15],
        [0.66, -0.12],
        [0.92, -0.08],
        [1.08, -0.07],
        [0.98, 0.0],
        [0.76, 0.1],
        [0.46, 0.2],
        [0.18, 0.2],
        [0.0, 0.1],
      ]),
      0.9,
    )
    const mouth = blob(
      local([
        [0.08, -0.1],
        [0.36, -0.16],
        [0.7, -0.125],
        [1.06, -0.075],
        [0.7, -0.075],
        [0.38, -0.08],
        [0.16, -0.05],
      ]),
    )
    const keel = ribbon(
      local([
        [0.02, 0.08],
        [0.24, 0.15],
        [0.5, 0.15],
        [0.8, 0.06],
      ]),
      q => size * 0.07 * Math.sin(Math.PI * q),
    )
    const ribs = Array.from({length: 6}, (_, j) =>
      curve(
        local([
          [0.1 + j * 0.12, -0.06],
          [0.08 + j * 0.125, 0.06],
          [0.06 + j * 0.115, 0.18],
        ]),
      ),
    ).join("")
    const florets = [0.3, 0.42, 0.52]
      .map(x =>
        ribbon(
          local([
            [x, -0.09],
            [x + 0.05, -0.18],
            [x + 0.13, -0.24 - r.range(0, 0.05)],
          ]),
          q => size * 0.034 * (1 - 0.6 * q),
        ),
      )
      .join("")
    out +=
      fill(florets, k.linear([lighten(rim, 0.06), mix(rim, tip, 0.4)])) +
      shaded(
        k,
        d,
        k.across(
          [
            [0, red],
            [0.62, mix(red, rim, 0.08)],
            [0.86, mix(red, tip, 0.75)],
            [1, tip],
          ],
          p,
          polar(p, dir, size * 1.05),
        ),
        [
          {
            paint: darken(red, 0.16),
            dx: side * size * 0.02,
            dy: -size * 0.06,
            blur: size * 0.025,
            opacity: 0.65,
          },
          {paint: light, dx: -side * size * 0.014, dy: size * 0.016, blur: 1.5, opacity: 0.75},
        ],
        fill(keel, darken(red, 0.13), 0.5) +
          stroke(ribs, darken(red, 0.1), Math.max(1, size * 0.008), 0.5),
      ) +
      fill(mouth, k.across([rim, rim, mix(rim, tip, 0.7)], p, polar(p, dir, size))) +
      stroke(
        curve(
          local([
            [0.08, -0.1],
            [0.36, -0.16],
            [0.7, -0.125],
            [1.06, -0.075],
          ]),
        ),
        mix(rim, "#ffffff", 0.45),
        size * 0.014,
        0.9,
      )
  }
  const stem = ribbon(rib, t => l * lerp(0.06, 0.022, t), 30)
  return (
    shaded(k, stem, k.linear([mix(stalk, red, 0.5), stalk]), [
      {paint: light, dx: -side * l * 0.012, dy: 0, opacity: 0.6},
    ]) + out
  )
}
