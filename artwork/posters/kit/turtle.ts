import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {blob, contour, curve, outline, type Pt, place, ribbon} from "./path"
import {pts} from "./points"

/** A sea turtle crawling to the left over sand; `at` under its belly, `size` from beak to tail. */
export function seaTurtle(
  k: Kit,
  {
    at: p,
    size,
    shell,
    skin,
    light,
    shade,
    flip = false,
    rotate = 0,
    side = 1,
    detail = true,
  }: {
    at: Pt
    size: number
    shell: string
    skin: string
    light: string
    shade: string
    flip?: boolean
    rotate?: number
    /** Light as seen in the picture: 1 from the right. */
    side?: number
    detail?: boolean
  },
): string {
  const r = k.rng.fork()
  const s = flip ? -side : side
  const rim = (d: string, paint: string, w: number, inner = "") =>
    shaded(
      k,
      d,
      paint,
      [
        {paint: shade, dx: s * w * 2, dy: -w * 2, blur: w * 1.6, opacity: 0.7},
        {paint: light, dx: -s * w * 0.5, dy: w * 0.6, blur: 2, opacity: 0.9},
      ],
      inner,
    )
  const scales = (box: readonly [number, number, number, number], step: number) => {
    const f = noise2(r, {scale: step, octaves: 2})
    return fill(outline(contour((x, y) => f(x, y) - 0.02, box, step / 4)), lighten(skin, 0.1), 0.5)
  }
  const far = rim(
    blob(
      pts("-250 20, -300 50, -380 96, -452 150, -470 172, -440 178, -370 150, -290 120, -220 84"),
    ),
    darken(skin, 0.09),
    6,
  )
  const farHind = rim(
    blob(pts("230 50, 300 84, 352 128, 340 142, 280 126, 210 96")),
    darken(skin, 0.1),
    5,
  )
  const head = blob(
    pts(
      "-262 -34, -300 -62, -344 -92, -396 -112, -446 -110, -486 -86, -508 -54, -500 -34, -470 -22, -424 -12, -372 4, -316 34, -262 56",
    ),
  )
  const face =
    (detail ? scales([-510, -120, -250, 60], 34) : "") +
    stroke(curve(pts("-504 -46, -474 -46, -440 -50, -412 -46")), shade, 6, 0.85) +
    fill(
      blob(pts("-456 -74, -440 -86, -420 -80, -416 -66, -434 -58, -452 -62")),
      mix(skin, shade, 0.6),
    ) +
    fill(blob(pts("-450 -72, -438 -80, -424 -74, -426 -64, -440 -62")), "#0d0b12") +
    fill(blob(pts("-444 -76, -438 -79, -434 -74, -440 -72")), "#ffffff", 0.95)
  const carapace = blob(
    pts(
      "-286 30, -282 -20, -256 -82, -206 -134, -140 -170, -60 -190, 30 -188, 120 -166, 200 -124, 264 -66, 310 -4, 330 40, 290 66, 200 86, 60 98, -90 96, -210 76",
    ),
    0.95,
  )
  const cells = [
    "-246 -84, -200 -130, -150 -158, -128 -120, -160 -84, -222 -66",
    "-140 -164, -60 -184, -18 -182, -22 -138, -64 -116, -118 -122",
    "-8 -183, 60 -180, 110 -164, 106 -128, 58 -112, -12 -138",
    "120 -160, 176 -134, 214 -104, 196 -84, 150 -88, 116 -126",
    "220 -98, 262 -58, 292 -16, 270 -14, 226 -38, 204 -80",
    "-270 -22, -254 -66, -226 -58, -206 -8, -220 36, -262 36",
    "-216 -60, -160 -78, -128 -70, -110 -6, -126 44, -206 40, -198 -10",
    "-118 -74, -66 -106, -20 -100, 4 -40, -4 44, -114 46, -100 -6",
    "-8 -104, 58 -104, 98 -96, 128 -40, 128 36, 8 44, 14 -40",
    "108 -98, 152 -80, 192 -76, 222 -34, 232 14, 140 34, 138 -42",
    "206 -70, 228 -28, 276 -4, 300 20, 246 20, 234 -32",
  ].map((t, i) => {
    const d = blob(pts(t), 0.45)
    const tone = mix(shell, i % 3 ? lighten(shell, 0.05) : mix(shell, "#b5803c", 0.25), 0.7)
    const streaks = Array.from({length: 7}, () => {
      const [first] = pts(t) as [Pt]
      const [x, y] = [first[0] + r.range(0, 120), first[1] + r.range(0, 90)]
      return ribbon(
        [
          [x, y],
          [x + r.bell() * 20, y + 30],
          [x + r.bell() * 36, y + 62],
        ],
        q => 7 * Math.sin(Math.PI * q),
      )
    })
    return shaded(
      k,
      d,
      k.linear([lighten(tone, 0.06), darken(tone, 0.05)], [s > 0 ? 1 : 0, 0], [s > 0 ? 0 : 1, 1]),
      [{paint: light, dx: -s * 3.5, dy: 4.5, opacity: 0.45}],
      detail ? fill(streaks.join(""), lighten(tone, 0.12), 0.3) : "",
    )
  })
  const edge = ribbon(
    pts("-284 36, -210 64, -90 76, 60 76, 200 64, 292 44, 330 36"),
    t => 40 - 8 * t,
    40,
  )
  const marks = Array.from({length: 11}, (_, i) => {
    const x = -262 + i * 56
    const y = 60 + 16 * Math.sin((Math.PI * (i + 0.6)) / 11)
    return curve([
      [x, y - 24],
      [x + 7, y + 22],
    ])
  })
  const front = blob(
    pts(
      "-236 40, -190 22, -136 40, -112 84, -134 140, -190 186, -270 222, -356 240, -384 232, -360 206, -296 168, -250 124, -240 80",
    ),
  )
  const hind = blob(
    pts("150 78, 214 62, 272 90, 330 132, 372 166, 366 180, 300 176, 226 152, 168 124"),
  )
  const svg =
    far +
    farHind +
    rim(head, k.linear([lighten(skin, 0.05), darken(skin, 0.07)]), 7, face) +
    rim(
      carapace,
      k.linear([darken(shell, 0.06), darken(shell, 0.14)]),
      14,
      cells.join("") +
        fill(edge, mix(shell, skin, 0.45)) +
        stroke(marks.join(""), darken(shell, 0.14), 5, 0.8),
    ) +
    rim(
      hind,
      k.linear([skin, darken(skin, 0.08)]),
      7,
      detail ? scales([150, 60, 372, 180], 30) : "",
    ) +
    rim(
      front,
      k.linear([lighten(skin, 0.04), darken(skin, 0.08)]),
      9,
      detail ? scales([-384, 20, -110, 240], 34) : "",
    )
  return place(svg, {x: p[0], y: p[1] - 100 * (size / 840), scale: size / 840, flip, rotate})
}
