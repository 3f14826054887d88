import {
  canopyLine,
  ease,
  fill,
  flock,
  frame,
  ground,
  highest,
  type Kit,
  mist,
  type Pt,
  rays,
  type Scene,
  type Skyline,
  sky,
  skyline,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {pts} from "../kit/points"
import {between, redBeds, redMeadow, slab, step} from "../kit/redriver"
import {band, blades, crest, haze, heap, sparkle, stones, trees} from "../kit/short"

const [ROCK, LIT, POOL, WHITE] = ["#2c2536", "#b58f92", "#2f9c9a", "#f4fbf6"]
const [CRIMSON, PINK, LEAF, INK] = ["#a3123f", "#ee4674", "#1d4d42", "#15101f"]
const BEDS = [CRIMSON, "#cf2258", PINK]
const TONES = [
  [CRIMSON, "#d8275a", PINK],
  ["#7d0f38", "#b81a4a", "#ec4f7c"],
] as const
const LEFT =
  "-60 1210, -60 800, 120 760, 300 790, 420 860, 560 900, 620 990, 700 1060, 730 1150, 640 1210, 300 1260"
const RIGHT =
  "1880 1200, 1900 1110, 1990 1060, 2060 980, 2200 920, 2330 900, 2460 870, 2460 1300, 2200 1290, 2000 1250"

/** Caño Cristales at noon: red plants glow in clear pools, the water falls over steps of dark rock. */
function draw(k: Kit): string {
  const r = k.rng
  const table = (c: number, w: number, h: number) => (x: number) =>
    h * ease(x, c - w, c - w * 0.72) * (1 - ease(x, c + w * 0.7, c + w))
  const tables = highest(
    table(500, 400, 1),
    table(820, 330, 0.5),
    table(1790, 520, 0.66),
    table(1960, 260, 0.86),
  )
  const sides = (x: number) => 1 - ease(x, 300, 1000) + ease(x, 1500, 2200)
  const lift = {y: 505, amp: 30, lift: 190, shape: tables}
  const mesa = skyline(r, {...lift, scale: 260, octaves: 7, rough: 0.62})
  const hills = skyline(r, {y: 530, amp: 30, scale: 420, lift: 60, shape: x => ease(x, 1500, 2300)})
  const wood = skyline(r, {y: 560, amp: 22, scale: 380, lift: 90, shape: sides})
  const lip = (y: number, amp: number, bow: number, scale = 260): Skyline => {
    const f = skyline(r, {y, amp, scale, octaves: 5, rough: 0.6})
    return x => f(x) + bow * ((x - 1280) / 900) ** 2
  }
  const lips = [lip(600, 8, 26), lip(730, 14, 40), lip(925, 22, 70, 340)]
  const feet = [lip(655, 8, 30), lip(835, 16, 50), lip(1130, 26, 90, 340)]
  const falls = [
    pts("1010 40, 1120 90, 1260 60, 1400 110, 1530 46"),
    pts("830 50, 985 120, 1180 190, 1420 130, 1600 60, 1740 90"),
    pts("720 60, 960 190, 1250 300, 1530 150, 1790 220"),
  ]
  const look = {rock: ROCK, light: LIT, white: WHITE, shade: "#8fb9c6"}
  const tier = (i: number, from: number, to: number): string => {
    const [l, foot] = [lips[i] as Skyline, feet[i] as Skyline]
    const above = i ? (feet[i - 1] as Skyline) : () => 575
    const pool = between(above, l, from, to)
    const [y, end] = [above(1280), l(1280) + 20]
    const bed = {colours: BEDS, scale: 150 + i * 110, level: -0.22, flat: 2.2}
    return (
      fill(pool, k.across(["#8fd0bf", POOL, "#1f7480"], [0, y - 10], [0, end])) +
      redBeds(k, pool, [from, y - 20, to, end + 40], bed) +
      k.inside(pool, sparkle(k, [1330, y, end, 480, 90 + i * 40], WHITE, 0.55)) +
      step(k, {...look, lip: l, foot, from, to, falls: falls[i] as Pt[]})
    )
  }
  const stone = {colour: "#40343f", light: "#c9a79c", shade: "#17111f", side: 1}
  const basin = between(feet[2] as Skyline, () => 1400, -40, 2440)
  const plants = redMeadow(k, {
    count: 44,
    box: [860, 1180, 2080, 1370],
    length: [60, 210],
    angle: x => 60 + (x - 1300) * -0.05,
    keep: (x, y) => Math.sin(x / 170 + y / 60) > -0.3,
    tones: TONES,
  })
  const meadow = (x: number) => 640 + 30 * Math.sin(x / 200)
  const bank = (x: number) => 830 - 130 * (1 - ease(x, -100, 420)) - 140 * ease(x, 2060, 2400)
  const soil = ground(x => 905 - 175 * (1 - ease(x, 0, 460)) - 185 * ease(x, 2080, 2400))
  const knoll = (x: number) => 1400 - 230 * (1 - ease(x, 200, 1000))
  const turf = ["#4f8a50", "#79a85a", "#3a7350"]
  const near: [string, string, string] = ["#2f6d50", LEAF, "#b9cf72"]
  const red = {colours: ["#7d0f38", CRIMSON, "#e0346a"], scale: 420, level: -0.08, flat: 2.2}
  const shaft = {colour: "#ffffff", opacity: 0.2, length: 1500}
  const fern = {colour: "#0b2a30", light: "#2d6650", kinds: ["fern", "banana"] as const}
  return [
    sky(k, ["#1f6fa8", "#4fa0c6", "#9dcfd8", "#dcecdc"], 540),
    heap(k, [1330, 400, 980, 330], ["#eef4f0", "#ffffff", "#a9c4d6"], 0.9),
    heap(k, [300, 300, 760, 200], ["#e6f0f0", "#ffffff", "#a9c4d6"], 0.9, 0.9),
    band(k, [2050, 170, 800, 54], "#e6f2f2", "#ffffff", 0.85),
    crest(k, mesa, 600, ["#7d8fae", "#cfe0d6", "#f6e6d6"], [26, 0.6, 0.7]),
    haze(k, 470, 60, "#eaf2e6", 0.4),
    crest(k, canopyLine(r, hills, {crown: 30}), 640, ["#6d9a92", "#cfe2c4", "#e6ecb0"], [10, 0.3]),
    haze(k, 560, 44, "#eef4e0", 0.7),
    trees(k, wood, [-60, 2460, 3, 66, 26, 0.25], ["#5b9470", "#2f6d50", "#c9d97e"]),
    blades(k, meadow, [-20, 760, 200, 46, 6], turf, 0.25, 150),
    blades(k, meadow, [1850, 2420, 150, 46, 6], turf, 0.25, 110),
    tier(0, 820, 1760),
    stones(k, stone, "700 690 300 130 0.3, 1830 690 330 150 -0.2"),
    stones(k, stone, "880 668 150 60 -0.3, 1680 664 140 56 0.2"),
    tier(1, 560, 2060),
    stones(k, stone, "430 900 420 230 0.3, 2120 890 430 250 -0.3"),
    stones(k, stone, "640 866 180 80 -0.2, 1950 860 200 90 0.2, 1300 742 110 44 0.1"),
    fill(soil, "#245c48"),
    trees(k, bank, [-60, 380, 2, 110, 50, 0.2], near),
    trees(k, bank, [2120, 2460, 2, 110, 50, 0.2], near),
    tier(2, 330, 2460),
    fill(basin, k.across(["#57b3a8", "#23828a", "#0f4a5a", "#0b2f42"], [0, 1080], [0, 1350])),
    redBeds(k, basin, [340, 1100, 2460, 1380], red),
    slab(k, pts(LEFT), {...stone, holes: 7}),
    slab(k, pts(RIGHT), {...stone, holes: 7}),
    k.inside(basin, plants),
    rays(k, {...shaft, at: [1900, -300], from: 85, to: 125, count: 8}),
    flock(k, {at: [860, 240], count: 6, spread: 150, size: 26, colour: "#3d6a86"}),
    mist(k, {y: 1120, height: 40, colour: WHITE, opacity: 0.25, from: 700, to: 1950}),
    quietCorner(k, "#0d1826", 0.8, 1050),
    fill(ground(knoll), INK, 0.92),
    blades(k, x => knoll(x) - 60, [-20, 560, 90, 150, 9], ["#0f1c22", "#16302e", "#23473a"]),
    frame(k, {...fern, corner: "br", size: 520, count: 6}),
  ].join("")
}

export const scene: Scene = {name: "colombianatural", seed: 33, draw}
