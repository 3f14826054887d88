import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {blob, contour, curve, outline, type Pt, place, ribbon} from "./path"
import {pts} from "./points"

/**
 * A pink river dolphin rising to breathe, looking left: long beak, round forehead, low ridge on
 * the back. `at` lies on the waterline under its back; `size` is its length above the water.
 */
export function pinkDolphin(
  k: Kit,
  {
    at: p,
    size,
    skin,
    light,
    shade,
    flip = false,
    rotate = 0,
    side = -1,
  }: {
    at: Pt
    size: number
    skin: string
    light: string
    shade: string
    flip?: boolean
    rotate?: number
    /** Light as seen in the picture: -1 from the left. */
    side?: number
  },
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const body = blob(
    pts(
      "-560 -128, -520 -144, -440 -146, -372 -152, -334 -172, -308 -214, -266 -246, -206 -254, -150 -238, -104 -218, -40 -212, 40 -218, 120 -222, 180 -218, 236 -232, 292 -250, 336 -232, 404 -206, 474 -178, 544 -138, 604 -92, 652 -40, 690 40, 200 160, -60 140, -190 70, -262 -20, -310 -74, -352 -96, -430 -104, -520 -108, -556 -114",
    ),
    0.92,
  )
  const spots = noise2(r, {scale: 120, octaves: 4, rough: 0.6})
  const grey = outline(
    contour((x, y) => spots(x, y * 1.5) - 0.02 - (y + 250) / 300, [-340, -300, 560, 60], 11),
  )
  const pale = outline(
    contour((x, y) => spots(y, x) - 0.34 + (y + 120) / 300, [-560, -200, 520, 140], 11),
  )
  const mouth = curve(pts("-556 -122, -480 -126, -400 -126, -340 -124, -296 -130, -262 -146"))
  const folds = ["-150 -236, -140 -190, -158 -140", "-120 -226, -112 -186, -124 -150"].map(t =>
    ribbon(pts(t), q => 7 * Math.sin(Math.PI * q)),
  )
  const flipper = blob(pts("-130 -40, -70 -66, -10 -50, 40 20, 70 110, 0 90, -80 40"))
  const inner =
    fill(grey, mix(skin, "#8f8ea0", 0.55), 0.5) +
    fill(pale, lighten(skin, 0.06), 0.55) +
    fill(folds.join(""), shade, 0.55) +
    stroke(mouth, shade, 6, 0.9) +
    fill(
      blob(pts("-286 -176, -262 -196, -226 -194, -214 -172, -240 -156, -272 -158")),
      shade,
      0.35,
    ) +
    fill(blob(pts("-264 -176, -250 -188, -234 -180, -236 -168, -254 -166")), "#2a1420") +
    fill(blob(pts("-256 -182, -250 -185, -246 -180, -252 -177")), "#ffffff", 0.95) +
    fill(blob(pts("-206 -258, -190 -264, -176 -256, -190 -250")), shade, 0.8) +
    shaded(k, flipper, mix(skin, shade, 0.35), [
      {paint: light, dx: -s * 6, dy: 6, blur: 2, opacity: 0.5},
    ])
  const ridge = ribbon(
    pts("140 -214, 210 -212, 280 -236, 330 -212, 420 -160"),
    t => 20 * Math.sin(Math.PI * t),
  )
  const svg = shaded(
    k,
    body,
    k.across([lighten(skin, 0.05), skin, mix(skin, shade, 0.6), shade], [0, -270], [0, 60]),
    [
      {paint: shade, dx: s * 50, dy: -46, blur: 30, opacity: 0.65},
      {paint: light, dx: -s * 9, dy: 13, blur: 3, opacity: 0.95},
      {paint: light, dx: -s * 30, dy: 36, blur: 16, opacity: 0.45},
    ],
    inner + fill(ridge, darken(skin, 0.06), 0.45),
  )
  return place(svg, {x: p[0], y: p[1], scale: size / 1120, flip, rotate})
}
