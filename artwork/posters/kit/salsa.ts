import {type Edge, fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {along, blob, curve, lerp, type Pt, place, poly, put, ribbon} from "./path"
import {pts} from "./points"

/** A limb along its joints with the widths of its muscles, evenly spaced from first to last. */
export function limb(joints: readonly Pt[], widths: readonly number[], samples = 26): string {
  return ribbon(
    joints,
    t => {
      const x = t * (widths.length - 1)
      const i = Math.min(widths.length - 2, Math.floor(x))
      const u = x - i
      const s = u * u * (3 - 2 * u)
      return lerp(widths[i] as number, widths[i + 1] as number, s)
    },
    samples,
  )
}

/**
 * Several overlapping shapes as one body, without seams: lit strips along its left and right edges
 * (`left`, `right`: [colour, dx, dy]), then the paint, then `inner` details.
 */
export function united(
  k: Kit,
  parts: readonly string[],
  paint: string,
  left: readonly [string, number, number],
  right: readonly [string, number, number],
  inner = "",
): string {
  const clip = (x: number, y: number, svg: string) => {
    const move = x || y ? ` transform="translate(${x} ${y})"` : ""
    const ref = k.define(
      id => `<clipPath id="${id}">${parts.map(d => `<path${move} d="${d}"/>`).join("")}</clipPath>`,
    )
    return `<g clip-path="${ref}">${svg}</g>`
  }
  const all = (colour: string, x = 0, y = 0) =>
    `<g transform="translate(${x} ${y})">${parts.map(d => fill(d, colour)).join("")}</g>`
  return (
    all(left[0]) +
    clip(
      0,
      0,
      all(right[0], left[1], left[2]) +
        clip(left[1], left[2], clip(right[1], right[2], all(paint) + inner)),
    )
  )
}

/** A head in profile, looking right; chin to crown is 1. */
const PROFILE = pts(
  "-0.02 -0.5, 0.2 -0.46, 0.33 -0.32, 0.365 -0.19, 0.345 -0.11, 0.41 -0.02, 0.475 0.055, 0.455 0.095, 0.375 0.105, 0.405 0.155, 0.4 0.185, 0.365 0.2, 0.4 0.235, 0.385 0.275, 0.345 0.3, 0.36 0.37, 0.33 0.45, 0.24 0.48, 0.1 0.43, -0.05 0.33, -0.14 0.2, -0.22 0.24, -0.34 0.22, -0.43 0, -0.43 -0.22, -0.3 -0.42",
)
/** An open hand along +x, thumb up; wrist to fingertips is 1. */
const HAND = pts(
  "0 -0.17, 0.2 -0.22, 0.32 -0.4, 0.46 -0.5, 0.53 -0.46, 0.47 -0.32, 0.46 -0.2, 0.68 -0.27, 0.95 -0.33, 0.99 -0.26, 0.74 -0.14, 1.04 -0.13, 1.07 -0.05, 0.76 -0.02, 1.01 0.04, 1.01 0.12, 0.72 0.1, 0.87 0.19, 0.85 0.26, 0.56 0.23, 0.22 0.2, 0 0.16",
)

/** Colours of the pair and of the two lights that rim them. */
export interface SalsaColours {
  skin: readonly [man: string, woman: string]
  shirt: string
  trousers: string
  hat: string
  dress: string
  fold: string
  ruffle: string
  hair: string
  /** Light on right edges, and on left edges. */
  right: string
  left: string
}

/**
 * A couple dancing salsa: he steps through and leads a turn with his raised hand, she spins on the
 * ball of her foot with her skirt flying. Drawn on a sheet of about 900 × 880 (x 790 to 1730,
 * y 370 to 1255); `at` moves the ground point (1240, 1250), `scale` sizes it.
 */
export function salsa(k: Kit, at: Pt, scale: number, c: SalsaColours): string {
  const rims = (w: number, paint: string): Edge[] => [
    {paint: darken(paint, 0.13), dx: -w * 0.3, dy: -w * 0.06, blur: w * 0.1, opacity: 0.55},
    {paint: c.left, dx: w * 0.06, dy: w * 0.02, blur: 1, opacity: 0.75},
    {paint: c.right, dx: -w * 0.085, dy: w * 0.04, blur: 1, opacity: 0.95},
  ]
  const body = (d: string, paint: string, w: number, inner = "") =>
    shaded(k, d, paint, rims(w, paint), inner)
  const whole = (parts: readonly string[], paint: string, w: number, inner = "") =>
    united(k, parts, paint, [mix(c.left, paint, 0.2), w, 1], [c.right, -w * 1.3, w * 0.7], inner)
  /** Turns points about a waist. */
  const about =
    (pivot: Pt, angle: number) =>
    (points: readonly Pt[]): Pt[] =>
      put(
        points.map(([x, y]): Pt => [x - pivot[0], y - pivot[1]]),
        pivot,
        1,
        angle,
      )
  const hers = about([1398, 806], 7)
  const his = about([1064, 850], 5)
  const [mSkin, wSkin] = c.skin
  const shoe = (outline: string, paint: string, inner = "") =>
    body(blob(pts(outline), 0.8), paint, 40, inner)

  // ---- Her, behind: hair, lifted leg, standing leg.
  const hairBack = fill(
    blob(
      hers(
        pts(
          "1382 470, 1420 464, 1456 478, 1504 470, 1556 490, 1604 484, 1650 462, 1624 500, 1590 516, 1634 530, 1668 524, 1628 556, 1580 552, 1610 588, 1642 596, 1588 608, 1540 590, 1506 604, 1476 582, 1444 586, 1424 560, 1404 530",
        ),
      ),
    ),
    k.across([darken(c.hair, 0.02), lighten(c.hair, 0.1)], [1400, 500], [1620, 540]),
  )
  const strands = [
    "1424 484, 1480 488, 1550 508, 1626 482",
    "1430 510, 1490 522, 1560 534, 1650 534",
    "1430 534, 1480 556, 1540 566, 1610 598",
  ]
    .map(s => ribbon(hers(pts(s)), t => 6 * Math.sin(Math.PI * t) + 1))
    .join("")
  const lifted = limb(
    pts("1428 880, 1448 960, 1472 1052, 1528 1092, 1590 1138, 1612 1156"),
    [96, 84, 60, 58, 40, 27, 25],
  )
  const liftedFoot = shoe(
    "1596 1138, 1614 1142, 1640 1156, 1672 1166, 1700 1186, 1704 1194, 1684 1192, 1652 1184, 1618 1172, 1600 1160",
    c.ruffle,
  )
  const liftedHeel = fill(
    poly(pts("1598 1144, 1606 1154, 1588 1196, 1582 1194")),
    darken(c.ruffle, 0.1),
  )
  const standing = limb(
    pts("1392 870, 1376 960, 1358 1048, 1364 1110, 1370 1176, 1370 1200"),
    [98, 86, 60, 54, 62, 40, 27, 26],
  )
  const standingFoot = shoe(
    "1382 1180, 1386 1200, 1374 1218, 1352 1232, 1328 1248, 1300 1252, 1290 1246, 1310 1234, 1332 1214, 1354 1190",
    c.ruffle,
  )
  const standingHeel = fill(
    poly(pts("1386 1192, 1380 1212, 1386 1252, 1392 1252, 1392 1206")),
    darken(c.ruffle, 0.12),
  )
  const knees =
    fill(
      blob(pts("1356 1036, 1368 1028, 1380 1040, 1372 1062, 1360 1058")),
      lighten(wSkin, 0.06),
      0.6,
    ) +
    fill(
      blob(pts("1462 1030, 1480 1036, 1484 1056, 1470 1060, 1460 1046")),
      lighten(wSkin, 0.05),
      0.6,
    )

  // ---- Her trunk.
  const freeArm = limb(
    hers(pts("1440 624, 1462 630, 1508 660, 1566 668, 1614 640, 1662 588")),
    [50, 56, 52, 44, 39, 42, 34, 25],
  )
  const freeHand = blob(put(HAND, hers(pts("1658 592"))[0] as Pt, 72, -36), 0.75)
  const raised = limb(
    [...hers(pts("1376 640, 1360 616, 1336 570")), [1326, 488], [1304, 444], [1270, 392]],
    [50, 58, 52, 44, 38, 40, 32, 25],
  )
  const neck = limb(hers(pts("1408 530, 1406 590, 1404 630")), [46, 42, 62])
  const chest = blob(
    hers(
      pts(
        "1384 590, 1350 600, 1334 622, 1338 660, 1346 720, 1360 800, 1440 800, 1450 720, 1464 664, 1472 630, 1458 606, 1426 594",
      ),
    ),
  )
  const bodice = blob(
    hers(
      pts(
        "1344 628, 1352 646, 1376 662, 1398 656, 1424 652, 1450 640, 1464 634, 1470 664, 1456 720, 1444 760, 1446 812, 1352 818, 1354 770, 1344 724, 1326 682, 1330 652",
      ),
    ),
    0.85,
  )
  const straps =
    ribbon(hers(pts("1344 634, 1352 612, 1372 592")), () => 9) +
    ribbon(hers(pts("1462 640, 1450 614, 1430 596")), () => 9)
  const bust = fill(
    ribbon(hers(pts("1334 690, 1358 704, 1388 694, 1400 676")), t => 10 * Math.sin(Math.PI * t)) +
      ribbon(hers(pts("1404 690, 1430 702, 1456 688")), t => 9 * Math.sin(Math.PI * t)) +
      ribbon(hers(pts("1362 800, 1392 760, 1400 712")), t => 12 * Math.sin(Math.PI * t)) +
      ribbon(hers(pts("1436 806, 1428 770, 1440 730")), t => 12 * Math.sin(Math.PI * t)),
    c.fold,
    0.75,
  )
  const wHead = hers(pts("1396 518"))[0] as Pt
  const wp = (s: string) => put(pts(s), wHead, 102, 16, true)
  const face = (map: (s: string) => Pt[], skin: string, lips: string) =>
    fill(blob(map("0.15 -0.06, 0.22 -0.12, 0.3 -0.1, 0.32 -0.06, 0.24 -0.04")), "#fff4e6") +
    fill(blob(map("0.235 -0.115, 0.275 -0.115, 0.285 -0.05, 0.245 -0.045")), "#22141c") +
    stroke(curve(map("0.13 -0.06, 0.21 -0.13, 0.29 -0.12, 0.335 -0.07")), "#22141c", 3.4) +
    stroke(curve(map("0.12 -0.19, 0.21 -0.24, 0.33 -0.2")), "#2a1720", 4) +
    fill(
      blob(map("0.22 0.17, 0.33 0.155, 0.4 0.16, 0.37 0.2, 0.4 0.23, 0.33 0.27, 0.26 0.24")),
      lips,
    ) +
    stroke(curve(map("0.2 0.165, 0.28 0.2, 0.38 0.2")), "#fff4e6", 4.5) +
    fill(blob(map("0.06 0.1, 0.18 0.06, 0.24 0.14, 0.14 0.22")), "#e2543c", 0.22) +
    fill(blob(map("-0.1 -0.08, -0.02 -0.12, 0.03 -0.04, 0 0.08, -0.06 0.12")), darken(skin, 0.05)) +
    stroke(curve(map("-0.06 -0.06, -0.01 -0.06, -0.01 0.03")), darken(skin, 0.14), 3)
  const herFace = blob(put(PROFILE, wHead, 102, 16, true), 0.75)
  const herHead =
    face(wp, wSkin, "#d81f4f") +
    fill(
      blob(
        wp(
          "0.33 -0.36, 0.24 -0.52, 0.02 -0.6, -0.26 -0.55, -0.46 -0.36, -0.52 -0.08, -0.4 0.22, -0.24 0.26, -0.14 0.06, -0.08 -0.1, 0.02 -0.2, 0.16 -0.3",
        ),
      ),
      c.hair,
    ) +
    stroke(
      curve(wp("0.26 -0.44, 0 -0.5, -0.3 -0.42, -0.44 -0.12")),
      mix(c.hair, c.right, 0.55),
      4,
      0.8,
    ) +
    stroke(curve(wp("-0.04 0.14, -0.08 0.24, -0.02 0.3, 0.03 0.22, -0.02 0.14")), "#ffd35c", 4)
  const flower = [0, 62, 130, 205, 285]
    .map(a =>
      fill(
        blob(
          put(
            pts("0 0, 10 -13, 26 -12, 32 2, 22 13, 8 10"),
            hers(pts("1424 482"))[0] as Pt,
            1.05,
            a,
          ),
        ),
        c.ruffle,
      ),
    )
    .join("")

  // ---- Her skirt: cloth in the air, folds from waist to hem, a frill along the hem.
  const hem = pts(
    "1240 996, 1262 1030, 1296 1036, 1326 1062, 1366 1052, 1406 1080, 1448 1052, 1490 1056, 1524 1014, 1568 1010, 1600 962, 1644 950, 1672 898, 1712 876, 1736 812",
  )
  const frill = (grow: number): Pt[] =>
    along(hem, 100).map(([x, y], i): Pt => {
      const t = i / 99
      const a = lerp(108, 12, t) * (Math.PI / 180)
      const s = grow * (1 + 0.35 * Math.sin(i * 0.95))
      return [x + Math.cos(a) * s, y + Math.sin(a) * s]
    })
  const skirtTop = pts(
    "1736 812, 1716 782, 1670 812, 1620 842, 1566 846, 1506 824, 1448 790, 1400 800, 1352 794, 1332 838, 1296 884, 1258 930, 1234 960, 1240 996",
  )
  const cloth = `${curve(skirtTop)}${curve(hem).replace("M", "L")}Z`
  const hemLine = along(hem, 29)
  const folds = hemLine.map((p, i) => {
    const t = i / 28
    const w: Pt = [lerp(1356, 1446, t), lerp(812, 806, t)]
    const sway = 10 * Math.sin(i * 1.9)
    const m: Pt = [
      lerp(w[0], p[0], 0.5) + lerp(-20, 24, t) + sway,
      lerp(w[1], p[1], 0.5) - lerp(-6, 44, t),
    ]
    const broad = 10 + 14 * Math.abs(Math.sin(i * 1.3))
    return {i, d: ribbon([w, m, [p[0] + sway, p[1]]], q => 2 + broad * q ** 1.3, 12)}
  })
  const skirt =
    fill(
      `${curve(frill(34))}${curve([...hem].reverse()).replace("M", "L")}Z`,
      darken(c.ruffle, 0.12),
    ) +
    body(
      `${curve(frill(22))}${curve([...hem].reverse()).replace("M", "L")}Z`,
      k.across([c.ruffle, lighten(c.ruffle, 0.06)], [1260, 1040], [1730, 840]),
      26,
    ) +
    shaded(
      k,
      cloth,
      k.across([darken(c.dress, 0.1), c.dress, lighten(c.dress, 0.05)], [1270, 1000], [1700, 840]),
      [
        {paint: c.left, dx: 7, dy: 3, blur: 2, opacity: 0.7},
        {paint: lighten(c.right, 0.05), dx: -5, dy: 8, blur: 2, opacity: 0.95},
      ],
      fill(
        folds
          .filter(f => f.i % 2)
          .map(f => f.d)
          .join(""),
        c.fold,
        0.62,
      ) +
        fill(
          folds
            .filter(f => f.i % 4 === 0)
            .map(f => f.d)
            .join(""),
          lighten(c.dress, 0.09),
          0.75,
        ) +
        k.soft(
          fill(blob(pts("1340 800, 1460 796, 1480 850, 1400 870, 1330 850")), c.fold, 0.5),
          10,
        ),
    )
  const sash = body(
    blob(pts("1350 790, 1398 802, 1448 788, 1452 816, 1400 828, 1346 818"), 0.8),
    c.ruffle,
    20,
  )

  // ---- Him.
  const farLeg = limb(
    pts("1088 850, 1124 940, 1156 1034, 1152 1120, 1142 1216"),
    [104, 96, 78, 70, 74, 84],
  )
  const farShoe = shoe(
    "1108 1206, 1168 1204, 1196 1222, 1226 1232, 1238 1248, 1180 1254, 1112 1252, 1104 1232",
    "#f4e8d8",
    fill(blob(pts("1200 1216, 1250 1230, 1250 1262, 1186 1262, 1190 1236")), "#7a2a2a") +
      fill(blob(pts("1096 1210, 1126 1206, 1130 1262, 1096 1262")), "#7a2a2a"),
  )
  const nearLeg = limb(
    pts("1052 850, 1040 950, 1012 1048, 972 1120, 930 1196"),
    [112, 100, 80, 72, 76, 86],
  )
  const nearShoe = shoe(
    "900 1180, 922 1172, 956 1196, 962 1218, 972 1238, 1000 1246, 1002 1254, 958 1256, 936 1246, 922 1222, 902 1206",
    "#f4e8d8",
    fill(blob(pts("960 1226, 1010 1238, 1010 1264, 944 1264, 940 1246")), "#7a2a2a") +
      fill(blob(pts("890 1176, 916 1168, 918 1206, 904 1212")), "#7a2a2a"),
  )
  const creases = (lines: readonly string[], paint: string, w: number, o = 0.6) =>
    fill(
      lines.map(s => ribbon(pts(s), t => w * Math.sin(Math.PI * (0.1 + 0.85 * t)))).join(""),
      paint,
      o,
    )
  const pelvis = blob(
    pts("1002 820, 1060 812, 1128 820, 1142 880, 1110 930, 1060 940, 1006 920, 994 870"),
  )
  const farSleeve = limb(
    [...his(pts("1112 640, 1130 612")), [1184, 562], [1214, 530]],
    [60, 72, 64, 58],
  )
  const farArm = limb(pts("1180 570, 1228 516, 1250 464, 1264 402"), [46, 46, 40, 41, 34, 30])
  const torso = blob(
    his(
      pts(
        "1058 586, 1022 598, 998 620, 998 670, 1012 740, 1006 800, 988 862, 1026 876, 1076 868, 1130 876, 1126 820, 1128 760, 1150 690, 1156 640, 1144 606, 1108 588",
      ),
    ),
    0.85,
  )
  const nearSleeve = limb(his(pts("1064 626, 1026 626, 984 660, 940 690")), [60, 78, 72, 64])
  const nearArm = limb(
    his(pts("1000 650, 950 686, 896 700, 856 648, 812 590")),
    [50, 54, 48, 44, 46, 38, 28],
  )
  const hisNeck = limb(his(pts("1096 530, 1088 580, 1084 620")), [52, 48, 64])
  const mHead = his(pts("1102 512"))[0] as Pt
  const mp = (s: string) => put(pts(s), mHead, 106, 8)
  const collar =
    body(blob(his(pts("1056 578, 1048 594, 1068 634, 1094 652, 1078 612")), 0.6), c.shirt, 20) +
    body(blob(his(pts("1112 576, 1126 592, 1118 626, 1098 654, 1102 610")), 0.6), c.shirt, 20)
  const hisFace = blob(put(PROFILE, mHead, 106, 8), 0.75)
  const hisHead =
    face(mp, mSkin, darken(mSkin, 0.08)) +
    fill(
      blob(
        mp(
          "-0.02 -0.3, -0.06 -0.12, -0.05 0.04, -0.1 0.06, -0.14 -0.02, -0.2 0.16, -0.36 0.2, -0.46 0, -0.46 -0.3",
        ),
      ),
      c.hair,
    ) +
    stroke(curve(mp("0.33 0.31, 0.26 0.4, 0.2 0.42")), darken(mSkin, 0.1), 3, 0.6)
  const brim = blob(
    mp(
      "-0.74 -0.2, -0.5 -0.33, 0 -0.38, 0.44 -0.36, 0.76 -0.22, 0.6 -0.2, 0.3 -0.25, -0.1 -0.24, -0.48 -0.17",
    ),
    0.85,
  )
  const hat =
    body(
      blob(
        mp(
          "-0.46 -0.28, -0.44 -0.62, -0.3 -0.76, -0.06 -0.7, 0.18 -0.76, 0.34 -0.62, 0.4 -0.3, 0 -0.24",
        ),
        0.85,
      ),
      c.hat,
      50,
    ) +
    fill(
      blob(mp("-0.47 -0.28, -0.46 -0.42, 0 -0.4, 0.38 -0.42, 0.41 -0.3, 0 -0.25"), 0.7),
      "#3a1440",
    ) +
    body(brim, c.hat, 26)
  const clasp =
    body(
      blob(
        pts("1246 408, 1244 384, 1254 362, 1272 354, 1288 362, 1292 384, 1284 404, 1270 416"),
        0.9,
      ),
      mSkin,
      34,
    ) +
    body(
      blob(
        pts(
          "1282 406, 1268 398, 1256 380, 1252 362, 1262 358, 1270 372, 1284 378, 1296 392, 1294 406",
        ),
        0.8,
      ),
      wSkin,
      24,
    ) +
    stroke(
      curve(pts("1258 366, 1268 382, 1282 392")) + curve(pts("1254 376, 1264 392, 1276 400")),
      darken(wSkin, 0.12),
      2.5,
    )

  const jaw = (map: (s: string) => Pt[], skin: string) =>
    fill(
      blob(map("-0.18 0.22, 0.02 0.4, 0.26 0.5, 0.3 0.62, 0 0.72, -0.3 0.6, -0.36 0.3")),
      darken(skin, 0.12),
      0.75,
    )
  const under = (d: string, svg: string) => k.inside(d, svg)
  const bodyParts = [
    hairBack,
    fill(strands, mix(c.hair, c.right, 0.4), 0.7),
    whole([farArm], mSkin, 3),
    whole(
      [farSleeve],
      darken(c.shirt, 0.06),
      4,
      creases(
        ["1140 600, 1164 596, 1184 576", "1166 572, 1184 576, 1200 560"],
        darken(c.shirt, 0.2),
        8,
      ),
    ),
    farShoe,
    liftedHeel,
    whole(
      [lifted],
      wSkin,
      3,
      fill(
        limb(pts("1440 1000, 1486 1066, 1540 1108, 1600 1152"), [30, 24, 26, 12]),
        darken(wSkin, 0.09),
        0.6,
      ),
    ),
    liftedFoot,
    standingHeel,
    whole(
      [standing],
      wSkin,
      3,
      fill(
        limb(pts("1352 960, 1336 1050, 1346 1120, 1358 1190"), [30, 20, 24, 10]),
        darken(wSkin, 0.09),
        0.6,
      ),
    ),
    knees,
    standingFoot,
    skirt,
    whole(
      [neck, chest, freeArm, freeHand, raised, herFace],
      wSkin,
      3,
      jaw(wp, wSkin) +
        under(
          freeArm,
          fill(
            limb(hers(pts("1470 652, 1520 690, 1570 694, 1640 640")), [16, 22, 22, 10]),
            darken(wSkin, 0.1),
            0.6,
          ),
        ) +
        under(
          raised,
          fill(
            limb([...hers(pts("1356 640, 1320 580")), [1304, 490], [1284, 440]], [20, 22, 20, 10]),
            darken(wSkin, 0.1),
            0.6,
          ),
        ) +
        stroke(
          curve(hers(pts("1362 620, 1386 622, 1402 634"))) +
            curve(hers(pts("1446 618, 1424 622, 1410 634"))),
          darken(wSkin, 0.12),
          3.5,
          0.8,
        ) +
        stroke(curve(hers(pts("1372 654, 1376 624, 1366 596"))), darken(wSkin, 0.14), 4, 0.7),
    ),
    shaded(
      k,
      bodice,
      k.across([darken(c.dress, 0.06), lighten(c.dress, 0.04)], [1330, 700], [1480, 700]),
      [
        {paint: c.fold, dx: -16, dy: -2, blur: 9, opacity: 0.75},
        {paint: c.left, dx: 4, dy: 1, blur: 1, opacity: 0.8},
        {paint: c.right, dx: -4, dy: 3, blur: 1, opacity: 0.95},
      ],
      bust,
    ),
    fill(straps, c.dress),
    sash,
    herHead,
    flower,
    fill(blob(hers(pts("1416 478, 1428 474, 1434 484, 1426 492, 1416 488"))), c.dress),
    whole(
      [farLeg, nearLeg, pelvis],
      c.trousers,
      4,
      under(
        farLeg,
        fill(
          blob(pts("1060 900, 1110 930, 1126 1000, 1112 1080, 1124 1230, 1090 1230, 1080 1060")),
          darken(c.trousers, 0.07),
        ),
      ) +
        fill(nearLeg, c.trousers) +
        fill(
          ribbon(
            pts("1112 902, 1090 930, 1072 980, 1056 1050"),
            t => 7 + 10 * Math.sin(Math.PI * t),
          ),
          darken(c.trousers, 0.09),
        ) +
        creases(
          ["1034 900, 1030 980, 1000 1060, 950 1160", "1136 930, 1160 1010, 1160 1080, 1150 1190"],
          lighten(c.trousers, 0.1),
          15,
          0.75,
        ) +
        creases(
          [
            "1086 1010, 1060 1028, 1040 1052",
            "1066 1050, 1044 1060, 1028 1074",
            "1116 1030, 1136 1044, 1160 1046",
            "1120 1060, 1136 1066, 1150 1080",
            "1004 1156, 972 1164, 950 1184",
            "1172 1184, 1146 1186, 1122 1200",
          ],
          darken(c.trousers, 0.09),
          11,
          0.8,
        ),
    ),
    nearShoe,
    whole(
      [
        nearArm,
        blob(
          put(
            HAND.map(([x, y]): Pt => [x, -y]),
            his(pts("816 596"))[0] as Pt,
            78,
            -122,
          ),
          0.75,
        ),
      ],
      mSkin,
      3,
      under(
        nearArm,
        fill(
          limb(his(pts("990 690, 900 722, 850 670, 806 610")), [12, 26, 22, 8]),
          darken(mSkin, 0.1),
          0.6,
        ),
      ),
    ),
    whole(
      [torso, nearSleeve],
      c.shirt,
      5,
      fill(
        blob(his(pts("1004 640, 1040 690, 1030 760, 1044 880, 980 880, 990 760"))),
        "#b58fc4",
        0.45,
      ) +
        creases(
          [
            "1016 676, 1040 700, 1080 706",
            "1010 800, 1044 806, 1084 780",
            "1132 690, 1120 740, 1124 800",
            "1012 856, 1036 826, 1044 780",
            "1112 872, 1110 830, 1096 796",
            "1012 740, 1034 752, 1062 748",
          ].map(t =>
            his(pts(t))
              .map(p => p.join(" "))
              .join(", "),
          ),
          "#b58fc4",
          13,
          0.75,
        ) +
        stroke(curve(his(pts("1098 650, 1104 740, 1100 868"))), "#a07bb4", 3.5, 0.8) +
        stroke(curve(his(pts("1052 612, 1030 640, 1016 668, 1010 690"))), "#a07bb4", 5, 0.8) +
        creases(
          ["1000 650, 982 676, 976 700", "964 664, 956 690, 958 704"].map(t =>
            his(pts(t))
              .map(p => p.join(" "))
              .join(", "),
          ),
          "#b58fc4",
          10,
          0.8,
        ),
    ),
    fill(
      blob(his(pts("1060 580, 1066 612, 1096 662, 1116 606, 1114 580, 1090 590"))),
      darken(mSkin, 0.02),
    ),
    whole([hisNeck, hisFace], mSkin, 3, jaw(mp, mSkin)),
    collar,
    hisHead,
    hat,
    clasp,
  ].join("")
  return place(`<g transform="translate(-1240 -1250)">${bodyParts}</g>`, {
    x: at[0],
    y: at[1],
    scale,
  })
}
