import {
  along,
  blob,
  bush,
  fill,
  flock,
  frame,
  halo,
  type Kit,
  lerp,
  mix,
  type Pt,
  poly,
  rays,
  type Scene,
  sky,
  sun,
} from "../kit"
import {banks, canopy, lookout, seenAt, within} from "../kit/aerial"
import {BLUE_GOLD, macawFlying, SCARLET} from "../kit/birds"
import {quietCorner} from "../kit/corner"
import {pts} from "../kit/points"
import {band, haze, heap, rows, sparkle} from "../kit/short"

const [NIGHT, JADE, PEACH, CREAM] = ["#06262d", "#1d6a5c", "#ffc490", "#fff1d4"]
const HORIZON = 330

/** Dawn over the Amazon: the river's loops shine in endless forest, three macaws fly across. */
function draw(k: Kit): string {
  const r = k.rng
  const camera = {x: 1200, horizon: HORIZON, reach: 640}
  const view = lookout(camera)
  const course = pts(
    "2300 1500, 2020 1290, 1560 1165, 1060 1120, 730 1040, 660 945, 850 872, 1380 835, 1900 775, 1990 695, 1620 645, 1140 622, 950 577, 1130 535, 1490 511, 1560 479, 1310 454, 1050 438, 985 420, 1110 403, 1190 388, 1090 374, 1005 362, 1030 352, 1005 343",
  )
  const line = along(course.map(seenAt(camera)), 420)
  const width = (t: number) => 0.17 + 0.5 * t ** 3
  const rim = banks(view, line, width, 0.05)
  const bed = banks(view, line, width, 0)
  const arm = Array.from({length: 30}, (_, i): Pt => {
    const a = 0.3 + (i / 29) * 3.9
    return [1.27 + Math.cos(a) * 0.2, 0.99 + Math.sin(a) * 0.15]
  })
  const lake = banks(view, arm, t => 0.11 * Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.7, 0.03)
  const free = (p: Pt) => within(rim, p) || within(lake, p)
  const light = k.across(
    [
      [0, CREAM],
      [0.06, "#ffd9a0"],
      [0.2, PEACH],
      [0.45, "#e79a98"],
      [0.75, "#86749a"],
      [1, "#2d4a6c"],
    ],
    [0, HORIZON],
    [0, 1350],
  )
  const streaks = Array.from({length: 240}, () => {
    const t = r.next() ** 1.4
    const [x, y] = [r.range(0, 2400), HORIZON + 40 + t * 980]
    const [w, h] = [20 + 120 * t, 1 + 4 * t]
    return blob([
      [x - w, y],
      [x, y - h],
      [x + w * 0.8, y],
      [x, y + h],
    ])
  })
  const wisps = rows("560 470 50, 1700 500 46, 1000 600 50, 2060 700 70, 240 720 70").map(
    ([x = 0, y = 0, h = 0]) => band(k, [x, y, 820, h], "#ffdcbc", CREAM, 0.62),
  )
  const emergent = Array.from({length: 110}, () => [r.range(-20, 2420), r.next()] as const)
    .map(([x, t]): Pt => [x, lerp(HORIZON + 110, 1340, t)])
    .filter(
      ([x, y]) =>
        (x > 1000 || y < 830) && !free([x, y + 20]) && !free([x, y - (y - HORIZON) * 0.1]),
    )
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) => {
      const width = (y - HORIZON) * r.range(0.085, 0.14)
      const haze = mix("#a9b197", NIGHT, ((y - HORIZON) / 1000) ** 0.5)
      const bloom = i % 9 === 4 ? "#e6a93c" : i % 13 === 6 ? "#d98394" : "#9dc07c"
      const colour = mix(haze, bloom, i % 9 === 4 || i % 13 === 6 ? 0.8 : 0.2)
      return bush(k, {
        at: [x, y],
        width,
        colour,
        light: mix(bloom, CREAM, 0.3),
        side: x < 1010 ? 1 : -1,
      })
    })
  return [
    sky(k, ["#2b5f86", "#6b93a8", "#d9b8ae", "#ffcf9c", "#ffe1ae"], HORIZON),
    sun(k, {at: [1010, 292], r: 58, colour: CREAM, glow: "#ffd28a", reach: 11, strength: 1}),
    heap(k, [300, 322, 520, 190], ["#e2b6ac", "#ffe9cc", "#a898ac"], 1, 0.85),
    heap(k, [640, 330, 240, 84], ["#ecc4ac", "#ffe9cc", "#c9a8ac"], 1, 0.8),
    heap(k, [1900, 318, 720, 270], ["#e6bdb0", "#ffe9cc", "#9c98b0"], -1, 0.9),
    heap(k, [1440, 328, 300, 96], ["#efc8ae", "#fff0d4", "#cbaab0"], -1, 0.8),
    band(k, [1280, 150, 1100, 50], "#f4cdb4", CREAM, 0.8),
    fill(
      poly([
        [0, HORIZON],
        [2400, HORIZON],
        [2400, 1350],
        [0, 1350],
      ]),
      k.across(["#d9b193", "#7fa08c", JADE, "#0e4444", NIGHT], [0, HORIZON], [0, 1200]),
    ),
    fill(blob(rim, 0.6), "#0b3a3e"),
    k.inside(
      blob(rim, 0.6),
      fill(blob(bed, 0.6), light) +
        k.inside(
          blob(bed, 0.6),
          fill(streaks.join(""), CREAM, 0.3) +
            sparkle(k, [1010, HORIZON, 1000, 420, 900], CREAM, 0.8),
        ),
    ),
    fill(blob(lake), light),
    canopy(k, {
      horizon: HORIZON,
      top: HORIZON + 26,
      bottom: 1350,
      crown: 125,
      far: "#a9b197",
      near: "#0b3c40",
      light: ["#ffd9a6", "#c9c98a", "#7fae74", "#4f9470"],
      sun: 1010,
      free,
    }),
    emergent.join(""),
    bush(k, {at: [728, 908], width: 84, colour: "#23594f", light: "#9db77c", side: 1}),
    bush(k, {at: [690, 926], width: 56, colour: "#1d4f4a", light: "#8fae78", side: 1}),
    haze(k, HORIZON + 8, 44, "#ffe3b8", 0.85),
    fill(
      poly(pts("0 330, 2400 330, 2400 700, 0 700")),
      k.across(
        [
          [0, "#ffe0b0", 0.85],
          [0.25, "#ffd6a8", 0.42],
          [1, "#ffd6a8", 0],
        ],
        [0, HORIZON],
        [0, 690],
      ),
    ),
    wisps.join(""),
    halo(k, [1010, 300], 800, "#ffd79a", 0.4),
    rays(k, {
      at: [1010, 292],
      from: 12,
      to: 168,
      count: 13,
      colour: "#ffe6b8",
      opacity: 0.28,
      length: 900,
    }),
    flock(k, {at: [700, 240], count: 7, spread: 150, size: 24, colour: "#35586a"}),
    macawFlying(k, {at: [1760, 640], size: 90, colours: SCARLET, side: -1, rotate: -4, beat: 0.6}),
    macawFlying(k, {at: [800, 600], size: 150, colours: BLUE_GOLD, side: -1, rotate: -8}),
    macawFlying(k, {at: [1470, 960], size: 320, colours: SCARLET, side: -1, rotate: -12}),
    frame(k, {
      corner: "br",
      size: 560,
      colour: NIGHT,
      light: "#14554f",
      kinds: ["frond", "fern"],
      count: 7,
    }),
    frame(k, {
      corner: "tr",
      size: 520,
      colour: NIGHT,
      light: "#14554f",
      kinds: ["frond", "fern"],
      count: 6,
    }),
    quietCorner(k, NIGHT, 0.8),
  ].join("")
}

export const scene: Scene = {name: "colombiadestination", seed: 61, draw}
