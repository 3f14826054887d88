import {type Edge, fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {blob, curve, type Pt, place, ribbon} from "./path"
import {pts} from "./points"
import {limb, united} from "./salsa"

/**
 * A palenquera, fruit seller of Cartagena, walking towards us in a flounced dress of three colours
 * with a basin of fruit on her head, one hand up to it. `at` between her feet; `height` to the
 * crown of her head (the basin adds a fifth). `light` rims her right, `sky` her left side.
 */
export function palenquera(
  k: Kit,
  {
    at,
    height,
    skin,
    dress: [yellow, blue, red],
    light,
    sky,
    flip = false,
  }: {
    at: Pt
    height: number
    skin: string
    dress: readonly [string, string, string]
    light: string
    sky: string
    flip?: boolean
  },
): string {
  const edges = (paint: string, w: number): Edge[] => [
    {paint: darken(paint, 0.14), dx: w, dy: 0, blur: w * 0.5, opacity: 0.6},
    {paint: sky, dx: 5, dy: 2, blur: 1, opacity: 0.55},
    {paint: light, dx: -7, dy: 4, blur: 1, opacity: 0.95},
  ]
  const body = (d: string, paint: string, w = 30, inner = "") =>
    shaded(k, d, paint, edges(paint, w), inner)
  const whole = (parts: readonly string[], paint: string, inner = "") =>
    united(k, parts, paint, [mix(sky, paint, 0.4), 4, 1], [light, -6, 3], inner)
  const folds = (lines: readonly string[], paint: string, w: number, o = 0.6) =>
    fill(
      lines.map(s => ribbon(pts(s), t => w * Math.sin(Math.PI * (0.08 + 0.7 * t)))).join(""),
      paint,
      o,
    )
  // Sheet of 1000 units height: feet at y 0, crown at -1000.
  const foot = (s: string) => whole([blob(pts(s))], skin)
  const legs =
    whole([limb(pts("-40 -260, -46 -140, -44 -40"), [70, 62, 58, 40, 32])], darken(skin, 0.05)) +
    whole([limb(pts("50 -260, 58 -150, 62 -30"), [74, 66, 62, 42, 34])], skin) +
    foot("-62 -52, -30 -50, -24 -20, -34 -2, -60 2, -80 -6, -74 -26") +
    foot("44 -44, 80 -44, 88 -14, 92 8, 70 16, 42 12, 38 -10")
  const skirt = blob(
    pts(
      "-78 -560, -120 -480, -172 -360, -214 -240, -236 -150, -196 -128, -150 -146, -100 -118, -46 -138, 10 -110, 66 -132, 122 -108, 172 -132, 222 -118, 262 -150, 232 -250, 186 -370, 130 -480, 84 -560",
    ),
    0.9,
  )
  const tier = (points: string, paint: string, shadow: string) =>
    fill(
      blob(
        pts(points).map(([x, y]): Pt => [x, y + 16]),
        0.95,
      ),
      shadow,
      0.55,
    ) + body(blob(pts(points), 0.95), paint, 26)
  const skirtAll =
    body(
      skirt,
      k.linear([lighten(yellow, 0.02), yellow, darken(yellow, 0.06)]),
      60,
      folds(
        [
          "-40 -540, -90 -380, -150 -150",
          "-20 -540, -40 -380, -74 -130",
          "10 -540, 10 -380, 14 -120",
          "40 -540, 80 -380, 120 -120",
          "60 -540, 130 -380, 210 -130",
        ],
        darken(yellow, 0.13),
        34,
        0.7,
      ),
    ) +
    tier(
      "-196 -296, -210 -262, -236 -214, -204 -196, -160 -214, -112 -186, -56 -206, 8 -178, 66 -204, 120 -180, 176 -202, 222 -186, 256 -212, 232 -262, 214 -296, 150 -280, 60 -272, -40 -274, -130 -284",
      blue,
      darken(yellow, 0.25),
    ) +
    tier(
      "-222 -206, -232 -170, -250 -128, -214 -104, -166 -122, -110 -92, -50 -116, 12 -84, 70 -110, 128 -86, 184 -110, 232 -92, 278 -128, 258 -170, 246 -206, 180 -186, 70 -170, -50 -172, -150 -192",
      red,
      darken(blue, 0.16),
    )
  const torso = blob(
    pts(
      "-88 -800, -98 -740, -84 -660, -72 -600, -80 -545, 86 -545, 76 -600, 90 -670, 106 -745, 96 -802, 50 -822, 0 -812, -44 -820",
    ),
    0.85,
  )
  const neck = limb(pts("4 -900, 2 -850, 2 -800"), [54, 52, 76])
  const chest = blob(
    pts("-92 -806, -40 -826, 4 -818, 50 -826, 98 -808, 110 -770, 0 -730, -104 -768"),
  )
  const head = blob(
    pts(
      "-50 -950, -54 -912, -48 -878, -30 -850, 4 -838, 36 -850, 52 -880, 58 -914, 54 -952, 30 -986, -24 -986",
    ),
  )
  const raised = limb(
    pts("84 -786, 128 -800, 168 -858, 158 -930, 132 -1000, 118 -1030"),
    [56, 62, 58, 50, 46, 42, 34, 26],
  )
  const raisedHand = blob(
    pts("104 -1020, 98 -1048, 104 -1068, 118 -1074, 130 -1060, 136 -1034, 130 -1012, 116 -1006"),
  )
  const low = limb(
    pts("-84 -790, -124 -740, -150 -660, -136 -600, -100 -562, -80 -552"),
    [54, 62, 56, 46, 44, 38, 30],
  )
  const face =
    fill(
      blob(pts("-34 -920, -22 -927, -8 -919, -21 -913")) +
        blob(pts("16 -919, 30 -927, 43 -920, 30 -913")),
      "#fff2e2",
    ) +
    fill(
      blob(pts("-26 -926, -15 -924, -15 -913, -26 -914")) +
        blob(pts("23 -926, 34 -924, 34 -913, 23 -914")),
      "#1a1016",
    ) +
    stroke(
      curve(pts("-38 -920, -22 -930, -6 -920")) + curve(pts("13 -920, 30 -930, 46 -921")),
      "#1a1016",
      4.5,
    ) +
    stroke(
      curve(pts("-40 -940, -22 -948, -6 -941")) + curve(pts("14 -942, 32 -949, 48 -940")),
      "#24141a",
      5,
    ) +
    fill(blob(pts("-4 -912, 8 -908, 18 -890, 4 -884, -10 -888")), darken(skin, 0.07)) +
    fill(
      blob(pts("-24 -872, -6 -879, 4 -876, 16 -879, 34 -872, 18 -858, 4 -855, -10 -858")),
      "#b3283f",
    ) +
    fill(blob(pts("-16 -871, 4 -872, 26 -871, 14 -865, -6 -865")), "#fff6ea") +
    fill(
      blob(pts("-54 -960, -56 -900, -40 -850, -20 -846, -36 -890, -38 -950")),
      darken(skin, 0.1),
      0.6,
    )
  const wrap = body(
    blob(
      pts(
        "-60 -944, -64 -978, -40 -1016, 4 -1026, 46 -1016, 66 -980, 62 -946, 30 -966, 4 -970, -26 -966",
      ),
    ),
    red,
    16,
    folds(
      ["-56 -960, -20 -1000, 20 -1010", "56 -956, 30 -990, -10 -1004"],
      lighten(yellow, 0.02),
      16,
      0.9,
    ),
  )
  const flounce = body(
    blob(
      pts(
        "-104 -806, -132 -760, -140 -716, -104 -706, -70 -728, -36 -702, 2 -722, 40 -700, 76 -726, 110 -704, 146 -720, 134 -764, 106 -806, 60 -776, 0 -764, -60 -776",
      ),
      0.95,
    ),
    k.linear([lighten(red, 0.03), darken(red, 0.05)]),
    20,
    folds(
      [
        "-90 -790, -106 -750, -108 -716",
        "-40 -770, -44 -740, -40 -710",
        "20 -766, 24 -740, 30 -708",
        "80 -776, 96 -748, 102 -712",
      ],
      darken(red, 0.12),
      14,
      0.8,
    ),
  )
  const sash = body(blob(pts("-82 -584, 0 -574, 82 -584, 88 -548, 0 -534, -86 -548")), blue, 16)
  // Basin and its fruit, back to front.
  const slice = (x: number, y: number, s: number, turn: number) =>
    place(
      fill(blob(pts("-60 0, -52 30, 0 50, 52 30, 60 0, 0 8"), 0.8), "#2f7a42") +
        fill(blob(pts("-54 -2, -46 24, 0 42, 46 24, 54 -2, 0 4"), 0.8), "#e9f2c8") +
        fill(blob(pts("-50 -4, -42 18, 0 34, 42 18, 50 -4, 0 0"), 0.8), "#e8354a") +
        fill(
          ["-24 6", "0 16", "24 6", "-8 4", "12 4"]
            .map(q => {
              const [a, b] = pts(q)[0] as Pt
              return blob([
                [a - 2.5, b],
                [a, b - 4],
                [a + 2.5, b],
                [a, b + 5],
              ])
            })
            .join(""),
          "#2a1018",
        ),
      {x, y, scale: s, rotate: turn},
    )
  const round = (x: number, y: number, r: number, paint: string) =>
    body(
      blob([
        [x - r, y],
        [x - r * 0.7, y - r * 0.75],
        [x, y - r],
        [x + r * 0.75, y - r * 0.7],
        [x + r, y],
        [x + r * 0.7, y + r * 0.75],
        [x, y + r],
        [x - r * 0.72, y + r * 0.72],
      ]),
      paint,
      r * 0.5,
    )
  const leaves = [-34, -18, -4, 10, 24, 40]
    .map((a, i) =>
      fill(
        ribbon(
          [
            [38, -1190],
            [38 + a * 0.7, -1225],
            [38 + a * 1.5, -1262 + (i % 2) * 16 + Math.abs(a) * 0.5],
          ],
          t => 17 * (1 - t) + 1,
        ),
        i % 2 ? "#2f7a42" : "#5fa04a",
      ),
    )
    .join("")
  const pine = body(
    blob(pts("6 -1120, 2 -1160, 16 -1196, 40 -1206, 62 -1196, 74 -1160, 70 -1120")),
    "#d98a2a",
    18,
    stroke(
      "M-4 -1190L84 -1110M-4 -1160L74 -1088M20 -1206L90 -1142M84 -1190L-4 -1110M84 -1160L10 -1088M60 -1206L-8 -1142",
      "#8f5416",
      4,
      0.7,
    ),
  )
  const banana = (dx: number, turn: number) =>
    place(
      body(
        blob(
          pts("-50 -6, -30 12, 8 16, 44 -4, 58 -26, 50 -28, 30 -12, 0 -4, -30 -10, -52 -22"),
          0.9,
        ),
        "#ffd23a",
        10,
      ),
      {x: -86 + dx, y: -1112, rotate: turn},
    )
  const basin = body(
    blob(
      pts("-150 -1112, -130 -1062, -86 -1032, 4 -1022, 92 -1032, 138 -1062, 158 -1112, 4 -1090"),
      0.85,
    ),
    k.linear(["#e8e6ee", "#a8a4bc", "#77708e"]),
    30,
    folds(["-130 -1084, 0 -1058, 140 -1084"], "#6a6284", 10, 0.5),
  )
  const basket =
    leaves +
    pine +
    round(-8, -1122, 34, "#e8622e") +
    slice(104, -1128, 0.95, -14) +
    round(82, -1104, 26, "#8fc04a") +
    banana(0, -8) +
    banana(14, -22) +
    banana(-6, 10) +
    slice(-34, -1118, 0.9, 8) +
    round(40, -1106, 28, "#f0a030") +
    basin
  const all = [
    legs,
    skirtAll,
    whole(
      [neck, chest, head, raised, raisedHand],
      skin,
      fill(
        blob(pts("-34 -846, 4 -832, 40 -846, 34 -820, 0 -808, -32 -822")),
        darken(skin, 0.12),
        0.8,
      ) + face,
    ),
    body(
      torso,
      k.linear([lighten(yellow, 0.02), darken(yellow, 0.05)]),
      34,
      folds(
        ["-50 -700, -30 -640, -36 -560", "40 -700, 30 -640, 40 -560"],
        darken(yellow, 0.14),
        16,
        0.7,
      ),
    ),
    whole([low], skin),
    flounce,
    sash,
    wrap,
    fill(
      blob(pts("-58 -890, -66 -876, -58 -862, -50 -876")) +
        blob(pts("60 -890, 52 -876, 60 -862, 68 -876")),
      "#ffd23a",
    ),
    stroke(curve(pts("-40 -818, 2 -796, 46 -818")), "#fff0d8", 7),
    basket,
  ].join("")
  return place(all, {x: at[0], y: at[1], scale: height / 1000, flip})
}
