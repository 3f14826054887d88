import {fill, type Kit, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {lerp, n, type Pt, poly} from "./path"

/** A pointed arch standing on (x, y): width w, height h. */
const ogive = (x: number, y: number, w: number, h: number): string => {
  const s = h - w * 0.95
  return `M${n(x - w / 2)} ${n(y)}V${n(y - s)}C${n(x - w / 2)} ${n(y - s - w * 0.45)} ${n(x - w * 0.14)} ${n(y - h + w * 0.12)} ${n(x)} ${n(y - h)}C${n(x + w * 0.14)} ${n(y - h + w * 0.12)} ${n(x + w / 2)} ${n(y - s - w * 0.45)} ${n(x + w / 2)} ${n(y - s)}V${n(y)}Z`
}

/** A small neo-gothic church after La Ermita: stepped front, belfry with an open spire, pinnacles; lit from below. `at` middle of its foot. */
export function gothicChurch(
  k: Kit,
  {
    at: [x, y],
    width: w,
    height: h,
    wall,
    light,
    shade,
    glow,
  }: {
    at: Pt
    width: number
    height: number
    wall: string
    light: string
    shade: string
    /** Colour of the lit windows. */
    glow: string
  },
): string {
  const p = (u: number, v: number): Pt => [x + u * w, y - v * h]
  // Floodlit: bright at the foot, violet towards the spire.
  const paint = k.across(
    [mix(wall, shade, 0.55), mix(wall, shade, 0.2), mix(wall, light, 0.35), light],
    p(0, 1),
    p(0, 0),
  )
  const dim = k.across(
    [mix(wall, shade, 0.85), mix(wall, shade, 0.6), mix(wall, shade, 0.3)],
    p(0, 1),
    p(0, 0),
  )
  const block = (u0: number, u1: number, v0: number, v1: number) =>
    fill(poly([p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1)]), paint) +
    fill(
      poly([p(lerp(u0, u1, 0.72), v0), p(u1, v0), p(u1, v1), p(lerp(u0, u1, 0.72), v1)]),
      dim,
      0.75,
    )
  const band = (u0: number, u1: number, v: number) =>
    fill(
      poly([
        p(u0 - 0.012, v),
        p(u1 + 0.012, v),
        p(u1 + 0.012, v + 0.012),
        p(u0 - 0.012, v + 0.012),
      ]),
      light,
      0.85,
    ) + fill(poly([p(u0, v - 0.008), p(u1, v - 0.008), p(u1, v), p(u0, v)]), shade, 0.6)
  const needle = (u: number, v: number, half: number, rise: number) => {
    const crockets = [0.25, 0.45, 0.65]
      .flatMap(t =>
        [-1, 1].map(s => {
          const [a, b] = p(u + s * half * (1 - t), v + rise * t)
          const q = w * 0.012
          return poly([
            [a, b],
            [a + s * q * 1.6, b - q],
            [a + s * q * 0.4, b - q * 2],
          ])
        }),
      )
      .join("")
    return (
      fill(poly([p(u - half, v), p(u + half, v), p(u, v + rise)]), paint) +
      fill(poly([p(u + half * 0.25, v), p(u + half, v), p(u, v + rise)]), dim, 0.8) +
      fill(crockets, mix(wall, light, 0.3)) +
      stroke(
        `M${n(p(u, v + rise)[0])} ${n(p(u, v + rise)[1] + 2)}v${n(-h * 0.022)}`,
        mix(wall, light, 0.4),
        Math.max(2, w * 0.008),
      )
    )
  }
  const window = (u: number, v: number, uw: number, vh: number, lit = true) => {
    const [a, b] = p(u, v)
    const d = ogive(a, b, uw * w, vh * h)
    return (
      fill(ogive(a, b + 2, uw * w * 1.32, vh * h * 1.1), mix(wall, light, 0.6)) +
      fill(
        d,
        lit
          ? k.across([darken(glow, 0.06), mix(glow, "#ffffff", 0.45)], [a, b - vh * h], [a, b])
          : darken(shade, 0.12),
      ) +
      k.inside(
        d,
        stroke(
          `M${n(a)} ${n(b)}V${n(b - vh * h)}M${n(a - uw * w)} ${n(b - vh * h * 0.55)}h${n(uw * w * 2)}`,
          shade,
          Math.max(1.5, w * 0.006),
          0.8,
        ),
      )
    )
  }
  const spire = () => {
    const [v0, rise, half] = [0.7, 0.26, 0.105]
    const holes = Array.from({length: 5}, (_, i) => {
      const t = 0.1 + i * 0.15
      const [a, b] = p(-half * (1 - t) * 0.18, v0 + rise * t)
      return ogive(a, b, w * half * (1 - t) * 0.62, h * rise * 0.11)
    }).join("")
    return (
      needle(0, v0, half, rise) +
      fill(holes, darken(shade, 0.1), 0.75) +
      stroke(
        `M${n(x)} ${n(p(0, v0 + rise)[1] - 6)}v${n(-h * 0.06)}M${n(x - w * 0.035)} ${n(p(0, v0 + rise)[1] - h * 0.045)}h${n(w * 0.07)}`,
        light,
        Math.max(3, w * 0.014),
      )
    )
  }
  const rose = () => {
    const [a, b] = p(0, 0.375)
    const q = w * 0.085
    const petals = Array.from({length: 10}, (_, i) => {
      const t = (i / 10) * Math.PI * 2
      return `M${n(a)} ${n(b)}L${n(a + Math.cos(t) * q)} ${n(b + Math.sin(t) * q)}`
    }).join("")
    const ring = (s: number) =>
      `M${n(a - s)} ${n(b)}A${n(s)} ${n(s)} 0 1 1 ${n(a + s)} ${n(b)}A${n(s)} ${n(s)} 0 1 1 ${n(a - s)} ${n(b)}Z`
    return (
      fill(ring(q * 1.28), mix(wall, light, 0.6)) +
      fill(ring(q), mix(glow, "#ffffff", 0.2)) +
      stroke(petals, shade, w * 0.008) +
      stroke(ring(q * 0.45), shade, w * 0.008) +
      fill(ring(q * 0.2), shade)
    )
  }
  const gable = (u: number, v: number, half: number, rise: number) => {
    const teeth = Array.from({length: 6}, (_, i) => {
      const t = i / 6
      return [-1, 1]
        .map(s => {
          const [a, b] = p(u + s * half * (1 - t), v + rise * t)
          return poly([
            [a - 3, b],
            [a + 3, b],
            [a, b - h * 0.018],
          ])
        })
        .join("")
    }).join("")
    return (
      fill(poly([p(u - half, v), p(u + half, v), p(u, v + rise)]), paint) +
      fill(poly([p(u, v), p(u + half, v), p(u, v + rise)]), dim, 0.5) +
      fill(teeth, mix(wall, light, 0.5))
    )
  }
  return [
    // Side aisles with their pinnacles.
    block(-0.5, -0.2, 0, 0.3),
    block(0.2, 0.5, 0, 0.3),
    band(-0.5, -0.2, 0.3) + band(0.2, 0.5, 0.3),
    gable(-0.35, 0.31, 0.15, 0.09) + gable(0.35, 0.31, 0.15, 0.09),
    window(-0.35, 0.13, 0.09, 0.13) + window(0.35, 0.13, 0.09, 0.13),
    window(-0.35, 0, 0.11, 0.1) + window(0.35, 0, 0.11, 0.1),
    ...[-0.5, -0.2, 0.2, 0.5].map(
      u => block(u - 0.025, u + 0.025, 0, 0.36) + needle(u, 0.36, 0.03, 0.1),
    ),
    // Nave and tower.
    block(-0.2, 0.2, 0, 0.47),
    gable(0, 0.15, 0.16, 0.13),
    window(0, 0, 0.17, 0.19),
    rose(),
    band(-0.2, 0.2, 0.27) + band(-0.2, 0.2, 0.47),
    ...[-0.2, 0.2].map(u => block(u - 0.025, u + 0.025, 0, 0.52) + needle(u, 0.52, 0.032, 0.12)),
    block(-0.145, 0.145, 0.47, 0.68),
    window(-0.062, 0.51, 0.075, 0.13) + window(0.062, 0.51, 0.075, 0.13),
    band(-0.145, 0.145, 0.68),
    gable(-0.07, 0.685, 0.06, 0.05) + gable(0.07, 0.685, 0.06, 0.05),
    ...[-0.145, 0.145].map(
      u => block(u - 0.018, u + 0.018, 0.47, 0.72) + needle(u, 0.72, 0.024, 0.09),
    ),
    spire(),
  ].join("")
}
