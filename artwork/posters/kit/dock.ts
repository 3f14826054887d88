import {fill, type Kit, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {face, lens, type Space} from "./jeep"
import {curve, lerp, type Pt, ribbon} from "./path"

/** A boardwalk on stilts in perspective from a house to the water: unlike planks, posts, a railing. */
export function dock(
  k: Kit,
  {
    wood,
    light,
    shade,
    at = [1900, 780],
    metre = 52,
    turn = 62,
  }: {wood: string; light: string; shade: string; at?: Pt; metre?: number; turn?: number},
): string {
  const r = k.rng.fork()
  const l = lens({at, metre, turn, pitch: 13, distance: 22})
  const p = (x: number, y: number, z: number): Pt => l([x, y, z] as Space)
  const length = 13
  const half = 0.95
  const posts: string[] = []
  const rails: string[] = []
  for (let i = 0; i <= 6; i++) {
    const x = (i / 6) * length
    for (const z of [-half, half]) {
      const [a, b] = [p(x, 0, z), p(x + r.bell() * 0.06, -1.75 - 0.12 * r.next(), z)]
      const w = Math.abs(p(x, 0, z)[0] - p(x, 0, z + 0.22)[0]) + 7
      posts.push(ribbon([a, [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5)], b], () => w, 5))
      if (z < 0 || i === 6) {
        const c = p(x, 1.05 + r.bell() * 0.05, z)
        rails.push(
          ribbon([a, [lerp(a[0], c[0], 0.5) + 1, lerp(a[1], c[1], 0.5)], c], () => w * 0.75, 5),
        )
      }
    }
  }
  const planks: string[] = []
  for (let x = -0.6; x < length; x += 0.3) {
    const g = 0.27
    const [a, b] = [r.bell() * 0.08, r.bell() * 0.08]
    const tone = mix(mix(wood, light, 0.28 + 0.3 * (x / length)), wood, r.range(0, 0.6))
    planks.push(
      fill(
        face(l, [
          [x, 0, -half - 0.12 + a],
          [x + g, 0, -half - 0.12 + a],
          [x + g, 0, half + 0.12 + b],
          [x, 0, half + 0.12 + b],
        ]),
        tone,
      ) + stroke(curve([p(x, 0, -half + a), p(x, 0, half + b)]), darken(wood, 0.14), 1.6, 0.6),
    )
  }
  const beam = (z: number, y: number, h: number, paint: string) =>
    fill(
      face(l, [
        [-0.6, y, z],
        [length, y, z],
        [length, y - h, z],
        [-0.6, y - h, z],
      ]),
      paint,
    )
  const top = (y: number) =>
    ribbon(
      Array.from({length: 7}, (_, i): Pt => p((i / 6) * length, y + Math.sin(i * 2) * 0.03, -half)),
      t => 6 + 5 * t,
      30,
    )
  return (
    beam(-half, -0.05, 0.2, darken(wood, 0.12)) +
    fill(posts.join(""), k.across([mix(wood, shade, 0.4), shade], [0, at[1]], [0, at[1] + 250])) +
    planks.join("") +
    beam(half + 0.12, 0, 0.14, mix(wood, light, 0.5)) +
    beam(half + 0.1, -0.14, 0.2, darken(wood, 0.1)) +
    fill(rails.join("") + top(1) + top(0.55), mix(wood, shade, 0.25)) +
    stroke(
      curve([p(0, 1.05, -half), p(length / 2, 1.06, -half), p(length, 1.05, -half)]),
      light,
      2.5,
      0.8,
    )
  )
}
