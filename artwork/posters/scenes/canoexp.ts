import {
  canopyLine,
  clamp,
  ease,
  figure,
  fill,
  flock,
  ground,
  hill,
  type Kit,
  type Pt,
  peak,
  rays,
  ribbon,
  type Scene,
  sky,
  skyline,
  sun,
  surf,
  tree,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {pts} from "../kit/points"
import {between, redBeds, redMeadow, slab, step} from "../kit/redriver"
import {
  band,
  blades,
  crest,
  haze,
  hedge,
  ripples,
  shade,
  sparkle,
  stones,
  trees,
} from "../kit/short"

const [UMBER, BARK, CREAM, MOSS] = ["#1e1420", "#5a4038", "#fff0c8", "#4d6b3a"]
const [CRIMSON, FLAME, STRAW, BLACK] = ["#9c1230", "#f04a52", "#8f8a48", "#0b1420"]
const DRY = [STRAW, "#6f7440", "#a89a52", "#5a5a38"]
const REDS = [CRIMSON, "#cf2f42", "#f0604e"]
const TONES = [
  [CRIMSON, "#d02442", FLAME],
  ["#7d0d2c", "#b81a3c", "#ea3f58"],
  ["#a2251c", "#dd4a34", "#ff8a5c"],
] as const
const ROCK =
  "925 1020, 930 970, 1000 915, 1090 880, 1190 842, 1330 826, 1450 850, 1550 890, 1640 930, 1690 985, 1660 1030, 1490 1052, 1250 1060, 1060 1046"
const BANK =
  "2460 1400, 2460 560, 2380 620, 2320 760, 2270 900, 2200 980, 2160 1110, 2080 1200, 2030 1300, 1990 1400"
const LEGS = {lean: -2, far: [14, 6], near: [-10, -12], nod: -8} as const

/** Caño Cristales in the evening sun: a walker on a rock, red plants streaming through clear water. */
function draw(k: Kit): string {
  const r = k.rng
  const tops = (x: number) =>
    Math.max(peak(500, 620, 1.1)(x), 0.8 * hill(1500, 420)(x), peak(2350, 500)(x))
  const swell = (x: number) => hill(200, 520)(x) + 0.8 * hill(2200, 560)(x)
  const sides = (x: number) => 1 - ease(x, 100, 640) + 1.1 * ease(x, 1600, 2200)
  const far = skyline(r, {y: 560, amp: 30, scale: 420, octaves: 7, lift: 170, shape: tops})
  const hills = skyline(r, {y: 600, amp: 26, scale: 360, lift: 90, shape: swell})
  const wood = skyline(r, {y: 640, amp: 20, scale: 300, lift: 120, shape: sides})
  const lipA = skyline(r, {y: 672, amp: 9, scale: 200, octaves: 5, rough: 0.6})
  const footA = skyline(r, {y: 726, amp: 8, scale: 200})
  const lipB = skyline(r, {y: 790, amp: 12, scale: 240, octaves: 5, rough: 0.6})
  const footB = skyline(r, {y: 868, amp: 10, scale: 220})
  const poolA = between(() => 640, lipA, 420, 1500)
  const poolB = between(footA, lipB, 240, 1700)
  const river = between(footB, () => 1400, -40, 2440)
  const rock = {rock: "#3a2a30", light: "#e8b27c", white: "#fff6e2", shade: "#b5b8a4"}
  const fallsA = pts("560 40, 700 90, 860 60, 1010 110, 1200 60")
  const fallsB = pts("380 70, 530 46, 690 130, 860 70, 1060 120")
  const stone = {colour: "#5d4540", light: "#ffca8a", shade: "#21161f", side: 1}
  const plants = redMeadow(k, {
    count: 165,
    box: [60, 890, 2400, 1370],
    length: [70, 300],
    angle: x => 10 + 6 * Math.sin(x / 300),
    keep: (x, y) => Math.sin(x / 260 + y / 120) > -0.62,
    dim: (x, y) => clamp(1 - (x - 150) / 520) * ease(y, 930, 1120),
    tones: TONES,
  })
  const verge = (x: number) => 670 + 30 * Math.sin(x / 160)
  const ledge = (x: number) => 905 - 60 * Math.sin((x - 1500) / 60)
  const brow = (x: number) => 1000 - 2 * (x - 2190)
  const plain = ground(x => 672 - 20 * ease(x, 1400, 2000))
  const evening: Pt = [1790, 420]
  const gold = "#ffe0a4"
  const sheen = [[0, gold, 0.5] as const, [0.3, gold, 0.12] as const, [1, gold, 0] as const]
  const deep = ["#cfae74", "#6f7f5e", "#2c5452", "#16333e", "#0e1d2a"]
  const staff = ribbon(pts("1497 400, 1520 560, 1544 740, 1566 912"), t => 13 - 3 * t)
  const dress = {skin: "#b87a58", shirt: "#2d6f86", trousers: "#4a4a3c", pack: "#d9762e"}
  const pose = {...LEGS, farArm: [44, 66], nearArm: [4, 34]} as const
  const walker = {...dress, pose, hat: "#e9cf96", light: "#ffdc98", side: 1}
  return [
    sky(k, ["#3f8296", "#86b4a4", "#e3d6a0", "#fbcf88", "#ffb46a"], 640),
    sun(k, {at: evening, r: 66, colour: CREAM, glow: "#ffd384", reach: 11, strength: 1}),
    band(k, [600, 210, 1200, 62], "#f0d9a6", CREAM, 0.85, "#c9b490"),
    band(k, [1900, 250, 900, 44], "#fbd69a", CREAM, 0.85),
    band(k, [1050, 380, 800, 30], "#fde0a4", CREAM, 0.8),
    crest(k, far, 680, ["#8f9a92", "#fbd08a", "#fff0c0"], [22, 0.5, 0.5], 1),
    crest(k, canopyLine(r, hills, {crown: 30}), 690, ["#8a8f62", "#f6c97e", gold], [10, 0.3]),
    haze(k, 620, 50, "#ffe2a6", 0.65),
    trees(k, wood, [-60, 2460, 2, 74, 26, 0.2], ["#8a8c4c", MOSS, "#ffe08a"]),
    tree(k, {at: [330, 690], height: 300, colour: "#5a6b3a", light: "#ffdc8a", trunk: BARK}),
    fill(plain, "#6b5a3c"),
    blades(k, verge, [1480, 2420, 260, 60, 7], DRY, -0.2, 200),
    blades(k, verge, [-20, 460, 120, 50, 6], DRY, 0.25, 170),
    hedge(k, [12, 1740, 2420, 800, 130], MOSS, "#d9b860", -1),
    fill(poolA, k.across(["#ffdca0", "#bfae78"], [0, 640], [0, 690])),
    redBeds(k, poolA, [420, 640, 1500, 700], {colours: REDS.slice(1), scale: 160, level: -0.1}),
    step(k, {...rock, lip: lipA, foot: footA, from: 420, to: 1500, falls: fallsA}),
    stones(k, stone, "380 740 260 120 0.2, 1560 740 320 130 0.2"),
    fill(poolB, k.across(["#e8c98c", "#8f9468", "#4f6a58"], [0, 715], [0, 810])),
    redBeds(k, poolB, [240, 715, 1700, 820], {colours: REDS, scale: 200, level: -0.12}),
    k.inside(poolB, sparkle(k, [1500, 715, 800, 500, 110], CREAM, 0.8)),
    step(k, {...rock, lip: lipB, foot: footB, from: 200, to: 1760, falls: fallsB}),
    stones(k, stone, "1720 838 330 130 -0.3"),
    fill(river, k.across(deep, [0, 860], [0, 1340])),
    k.inside(river, plants),
    fill(river, k.across(sheen, [0, 870], [0, 1300])),
    ripples(k, [880, 1350, 150], "#ffe9b4", 0.3),
    ripples(k, [880, 1350, 90], "#0e2030", 0.3),
    sparkle(k, [1960, 880, 1300, 300, 260], "#fff3cc", 0.85),
    shade(k, "0 915, 300 895, 600 915, 510 975, 120 981", BLACK, 0.6, 9),
    shade(k, "1610 908, 1830 890, 2050 908, 1984 968, 1698 974", BLACK, 0.6, 9),
    stones(k, stone, "300 910 560 200 -0.2, 1830 905 420 170 0.3"),
    shade(k, "740 1030, 980 1010, 1500 1010, 1720 1030, 1500 1090, 1000 1100", BLACK, 0.65, 14),
    slab(k, pts(ROCK), {colour: "#5f4640", light: "#ffcf94", shade: "#1d131c", side: 1, holes: 8}),
    surf(k, pts("960 1030, 1120 1052, 1300 1060, 1480 1054, 1650 1032"), 4, "#ffe6bc"),
    shade(k, "1340 838, 1220 850, 1020 905, 960 950, 1240 872, 1350 852", UMBER, 0.6, 5),
    fill(staff, k.across(["#3a2418", "#8a5a34", "#ffd890"], [1500, 500], [1540, 496])),
    figure(k, {...walker, at: [1345, 850], height: 560}),
    blades(k, ledge, [1500, 1640, 40, 70, 6], [MOSS, STRAW, "#2f4a30"], -0.2, 20),
    rays(k, {at: evening, from: 120, to: 190, colour: CREAM, opacity: 0.2, length: 1100}),
    flock(k, {at: [900, 330], count: 6, spread: 140, size: 26, colour: BARK}),
    slab(k, pts(BANK), {colour: "#33242a", light: "#c98a5a", shade: "#120b14", side: -1, holes: 4}),
    blades(k, brow, [2180, 2400, 50, 150, 9], ["#1d2a20", "#3f4a28", "#14201c"], -0.25),
    quietCorner(k, UMBER, 0.85),
  ].join("")
}

export const scene: Scene = {name: "canoexp", seed: 71, draw}
