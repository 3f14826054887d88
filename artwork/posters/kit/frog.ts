import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {blob, contour, curve, n, outline, type Pt, place, put, ribbon} from "./path"
import {pts} from "./points"
import {halo} from "./sky"

/**
 * A tree frog sitting on a branch, facing us and a little to the right, great eyes shining in the
 * torchlight. `at` is the middle of the branch under it, `size` its width with the elbows.
 */
export function treeFrog(
  k: Kit,
  {
    at: p,
    size,
    skin,
    belly,
    toes,
    iris,
    light,
    cool,
    side = -1,
    rotate = 0,
  }: {
    at: Pt
    size: number
    skin: string
    belly: string
    toes: string
    /** Middle and outer colour of the iris. */
    iris: readonly [string, string]
    /** Warm light (from `side`), and the cool light of the night on the other edge. */
    light: string
    cool: string
    side?: number
    rotate?: number
  },
): string {
  const r = k.rng.fork()
  const dark = mix(darken(skin, 0.2), "#0a2a3a", 0.45)
  const rim = (d: string, paint: string, w: number, inner = "") =>
    shaded(
      k,
      d,
      paint,
      [
        {paint: dark, dx: side * w * 4.6, dy: -w * 2, blur: w * 2, opacity: 0.85},
        {paint: cool, dx: side * w * 0.4, dy: w * 0.3, blur: 2.5, opacity: 0.6},
        {paint: light, dx: -side * w * 0.5, dy: w * 0.35, blur: 2, opacity: 0.9},
      ],
      inner,
    )
  const flank = blob(
    pts(
      "-196 -60, -238 20, -262 110, -246 190, -150 232, 0 240, 150 232, 250 186, 268 100, 240 10, 200 -60, 120 -130, -110 -130",
    ),
  )
  const throat = blob(
    pts("-170 -16, -186 80, -168 180, -90 226, 10 232, 106 224, 176 170, 190 70, 178 -20, 0 -40"),
  )
  const head = blob(
    pts(
      "-232 -70, -236 -116, -214 -150, -208 -198, -180 -236, -134 -250, -92 -236, -66 -206, -26 -196, 22 -194, 62 -202, 92 -234, 136 -250, 184 -234, 212 -194, 216 -148, 240 -112, 236 -66, 200 -14, 120 26, 10 40, -104 30, -190 -8",
    ),
    0.95,
  )
  const mouth = curve(pts("-230 -66, -170 -40, -90 -20, 10 -12, 112 -20, 184 -42, 234 -62"))
  const jaw = blob(
    pts(
      "-228 -60, -160 -34, -80 -16, 10 -8, 110 -16, 180 -38, 232 -56, 204 0, 120 50, 0 62, -110 52, -190 8",
    ),
  )
  const speckle = noise2(r, {scale: 22, octaves: 2, rough: 0.5})
  const spots = outline(contour((x, y) => speckle(x, y) - 0.62, [-260, -250, 260, 0], 5))
  const hind = (s: number) => {
    const q = (t: string) => put(pts(t), [0, 0], 1, 0, s < 0)
    const thigh = blob(q("150 40, 230 -20, 330 0, 392 80, 396 160, 340 220, 250 236, 180 210"))
    const bars = [
      "330 10, 306 60, 312 120",
      "372 56, 344 100, 346 160",
      "392 120, 366 150, 360 206",
    ].map(t => ribbon(q(t), u => 26 * Math.sin(Math.PI * u) ** 0.7))
    return rim(
      thigh,
      k.linear([lighten(skin, 0.02), darken(skin, 0.06)]),
      12,
      fill(bars.join(""), dark, 0.6) +
        fill(blob(q("170 130, 230 120, 250 190, 220 240, 160 230")), cool, 0.55),
    )
  }
  const toe = (a: Pt, b: Pt, w: number) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const bend: Pt = [(a[0] + b[0]) / 2 + (b[0] > a[0] ? 8 : -8), (a[1] + b[1]) / 2 - l * 0.16]
    const disc = blob(
      put(pts("-1 -0.2, -0.55 -0.95, 0.5 -1, 1.05 -0.1, 0.6 0.85, -0.6 0.9"), b, w * 0.92),
    )
    return (
      rim(
        ribbon([a, bend, b], t => w * (0.95 - 0.25 * t)),
        toes,
        4,
      ) + rim(disc, lighten(toes, 0.03), 4)
    )
  }
  const arm = (s: number) => {
    const q = (x: number, y: number): Pt => [s * x, y]
    const limb = ribbon(
      [q(150, -10), q(228, 70), q(246, 130), q(208, 192), q(174, 232)],
      t => 74 - 34 * t,
      24,
    )
    const hand = [
      [q(172, 226), q(92, 262), 25],
      [q(172, 232), q(134, 290), 27],
      [q(178, 232), q(196, 296), 27],
      [q(184, 226), q(252, 272), 25],
    ] as const
    const palm = blob([
      q(150, 206),
      q(196, 200),
      q(212, 226),
      q(200, 252),
      q(168, 258),
      q(140, 244),
      q(134, 222),
    ])
    return (
      hand.map(([a, b, w]) => toe(a, b, w)).join("") +
      rim(palm, k.linear([mix(skin, toes, 0.55), toes]), 5) +
      rim(limb, k.linear([skin, skin, mix(skin, toes, 0.5)]), 12)
    )
  }
  const eyeAt = (x: number, y: number, s: number) => {
    const ball = blob(
      put(pts("-1 0, -0.72 -0.7, 0 -1, 0.72 -0.7, 1 0, 0.7 0.72, 0 0.96, -0.7 0.72"), [x, y], s),
    )
    const pupil = blob(
      put(
        pts("0 -0.72, 0.22 -0.3, 0.25 0.1, 0.14 0.5, 0 0.7, -0.14 0.5, -0.25 0.1, -0.22 -0.3"),
        [x + 4, y],
        s,
      ),
    )
    const threads = Array.from({length: 40}, (_, i) => {
      const a = (i / 40) * 6.28 + r.bell() * 0.08
      const [c, v] = [Math.cos(a), Math.sin(a)]
      return `M${n(x + c * s * r.range(0.3, 0.45))} ${n(y + v * s * r.range(0.5, 0.7))}L${n(x + c * s * 0.9)} ${n(y + v * s * 0.9)}`
    })
    return (
      halo(k, [x, y], s * 2.6, iris[0], 0.5) +
      fill(
        blob(
          put(
            pts(
              "-1.09 0.06, -0.8 -0.78, 0 -1.08, 0.8 -0.78, 1.09 0.06, 0.78 0.82, 0 1.05, -0.78 0.82",
            ),
            [x, y],
            s,
          ),
        ),
        mix(darken(skin, 0.26), "#06202a", 0.45),
      ) +
      shaded(
        k,
        ball,
        k.glow(
          [iris[0], mix(iris[0], iris[1], 0.55), iris[1], darken(iris[1], 0.22)],
          [x + side * s * 0.2, y - s * 0.1],
          s * 1.12,
        ),
        [{paint: "#20060a", dx: 0, dy: s * 0.2, blur: s * 0.12, opacity: 0.7}],
        stroke(threads.join(""), mix(iris[0], "#ffffff", 0.35), 1.6, 0.34),
      ) +
      fill(pupil, "#0b0508") +
      fill(
        blob(
          put(
            pts("-0.2 0, 0 -0.22, 0.26 -0.06, 0.16 0.2, -0.1 0.2"),
            [x + side * s * 0.36, y - s * 0.4],
            s * 0.92,
          ),
        ),
        "#fffbe8",
        0.96,
      ) +
      fill(
        blob(put(pts("-0.1 0, 0 -0.1, 0.12 0, 0 0.12"), [x - side * s * 0.34, y + s * 0.42], s)),
        cool,
        0.8,
      )
    )
  }
  const svg =
    hind(-1) +
    hind(1) +
    rim(
      flank,
      k.linear([skin, darken(skin, 0.08)]),
      16,
      fill(
        throat,
        k.linear(
          [belly, mix(belly, skin, 0.15), mix(belly, dark, 0.6)],
          side < 0 ? [0, 0.2] : [1, 0.2],
          side < 0 ? [1, 0.8] : [0, 0.8],
        ),
      ),
    ) +
    arm(-1) +
    arm(1) +
    rim(
      head,
      k.linear(
        [lighten(skin, 0.1), skin, darken(skin, 0.13)],
        side < 0 ? [0.1, 0] : [0.9, 0],
        side < 0 ? [1, 0.7] : [0, 0.7],
      ),
      15,
      fill(spots, lighten(skin, 0.12), 0.55) +
        fill(
          jaw,
          k.linear(
            [belly, mix(belly, skin, 0.2), mix(belly, dark, 0.5)],
            side < 0 ? [0, 0] : [1, 0],
            side < 0 ? [1, 0] : [0, 0],
          ),
        ) +
        stroke(mouth, dark, 7, 0.9) +
        stroke(
          curve(pts("-226 -58, -166 -32, -86 -12, 10 -4, 112 -12, 180 -34, 230 -54")),
          mix(belly, "#ffffff", 0.5),
          4,
          0.5,
        ) +
        fill(
          blob(pts("-34 -104, -22 -112, -16 -100, -28 -94")) +
            blob(pts("34 -100, 24 -110, 16 -99, 26 -92")),
          dark,
          0.9,
        ),
    ) +
    eyeAt(-140, -166, 70) +
    eyeAt(144, -166, 70)
  return place(svg, {x: p[0], y: p[1] - 262 * (size / 800), scale: size / 800, rotate})
}
