import {wing} from "./birds"
import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten} from "./colour"
import {blob, curve, type Pt, place} from "./path"
import {pts} from "./points"

/** A brown pelican gliding to the left, seen a little from above; `at` its breast, `size` its span. */
export function pelican(
  k: Kit,
  {
    at: p,
    size,
    colour,
    light,
    shade,
    flip = false,
    rotate = 0,
  }: {
    at: Pt
    size: number
    colour: string
    light: string
    shade: string
    flip?: boolean
    rotate?: number
  },
): string {
  const tones = [
    colour,
    lighten(colour, 0.05),
    darken(colour, 0.05),
    shade,
    darken(shade, 0.06),
  ] as const
  const far = wing(k, {
    joints: pts("-20 -12, 30 -120, 60 -200, 190 -330"),
    back: 40,
    inner: 120,
    outer: 170,
    colours: tones.map(c => darken(c, 0.05)) as unknown as typeof tones,
    feathers: 18,
    width: 38,
  })
  const near = wing(k, {
    joints: pts("-10 16, 6 96, 56 150, 220 214"),
    back: -14,
    inner: 120,
    outer: 180,
    colours: tones,
    feathers: 20,
    width: 40,
  })
  const body = blob(
    pts(
      "-110 -10, -80 -34, -20 -42, 60 -34, 130 -12, 190 8, 186 26, 120 34, 40 40, -50 36, -104 20",
    ),
  )
  const neck = blob(
    pts(
      "-76 -30, -120 -54, -150 -78, -176 -84, -204 -74, -208 -50, -184 -34, -150 -22, -120 6, -84 20",
    ),
  )
  const bill = blob(
    pts("-186 -66, -240 -46, -300 -14, -346 12, -350 20, -330 20, -270 22, -214 2, -178 -30"),
    0.8,
  )
  const pouch = blob(pts("-180 -36, -214 -4, -262 24, -318 24, -270 40, -216 30, -176 -2"), 0.9)
  const svg =
    far +
    shaded(k, body, k.linear([lighten(colour, 0.06), colour, shade]), [
      {paint: light, dx: 4, dy: 9, blur: 2, opacity: 0.8},
    ]) +
    fill(pouch, "#8a6a4a") +
    shaded(
      k,
      neck,
      k.linear(["#fff6e0", "#e9d9b8"]),
      [
        {paint: light, dx: 3, dy: 7, blur: 2, opacity: 0.9},
        {paint: shade, dx: 0, dy: -12, blur: 6, opacity: 0.5},
      ],
      fill(blob(pts("-90 -34, -124 -52, -146 -60, -130 -30, -110 0, -80 16")), "#7a3f2a", 0.8),
    ) +
    shaded(k, bill, "#d9b98a", [{paint: "#fff0cc", dx: 2, dy: 5, opacity: 0.8}]) +
    stroke(curve(pts("-190 -40, -260 -10, -340 18")), "#6a4a34", 3, 0.8) +
    fill(blob(pts("-190 -62, -184 -68, -177 -63, -183 -57")), "#1a1418") +
    near
  return place(svg, {x: p[0], y: p[1], scale: size / 640, flip, rotate})
}
