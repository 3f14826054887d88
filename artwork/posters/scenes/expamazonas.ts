import {
  blob,
  bush,
  canoe,
  canopyLine,
  curve,
  ease,
  fill,
  flock,
  foam,
  ground,
  hill,
  type Kit,
  liana,
  type Pt,
  poly,
  rays,
  reflection,
  ribbon,
  type Scene,
  sky,
  skyline,
  spray,
  stiltHouse,
  stroke,
  sun,
  tree,
  water,
} from "../kit"
import {branch} from "../kit/birds"
import {quietCorner} from "../kit/corner"
import {dock} from "../kit/dock"
import {pinkDolphin} from "../kit/dolphin"
import {pts} from "../kit/points"
import {band, blades, crest, haze, heap, sparkle, trees} from "../kit/short"

const [INK, BOTTLE, CREAM, PINK, WOOD] = ["#08292c", "#17574f", "#fff8dc", "#f08f9b", "#6a4632"]
const SHORE = 640

/** Misty morning on the Amazon: a dock on stilts, a moored canoe, a pink dolphin rises to breathe. */
function draw(k: Kit): string {
  const r = k.rng
  const far = skyline(r, {y: 632, amp: 12, scale: 300, lift: 40, shape: hill(300, 500)})
  const middle = skyline(r, {
    y: 640,
    amp: 22,
    scale: 340,
    lift: 130,
    shape: x => 1 - ease(x, 100, 900) + 0.6 * ease(x, 1100, 1900),
  })
  const near = skyline(r, {y: 640, amp: 30, scale: 300, lift: 330, shape: x => ease(x, 1300, 2200)})
  const house = {at: [1230, 800] as Pt, width: 500, height: 480}
  const wave = skyline(r, {y: 1160, amp: 9, scale: 90, octaves: 3})
  const above = `${curve(Array.from({length: 50}, (_, i): Pt => [600 + i * 23, wave(600 + i * 23) + 12 * Math.cos((i - 25) / 8)]))}L1760 300L600 300Z`
  const rings = Array.from({length: 8}, (_, i) => {
    const [w, h] = [330 + i * 88, 26 + i * 17]
    return stroke(
      curve(
        Array.from({length: 30}, (_, j): Pt => {
          const a = (j / 29) * Math.PI * (1.1 + 0.1 * (i % 3)) - 0.2 + i * 0.13
          return [1170 + Math.cos(a) * w, 1172 + Math.sin(a) * h]
        }),
      ),
      i % 2 ? CREAM : INK,
      7 - i * 0.6,
      0.42 - i * 0.035,
    )
  })
  const crown = {colour: "#2f6f5c", light: "#cfd284"}
  return [
    sky(k, ["#5d9a94", "#93c0a6", "#d3dcaa", "#f6e6ae"], SHORE),
    sun(k, {at: [880, 430], r: 62, colour: CREAM, glow: "#fff0b4", reach: 11, strength: 0.95}),
    heap(k, [1950, 250, 760, 230], ["#d9e2c0", CREAM, "#a3c2ac"], -1, 0.75),
    band(k, [420, 230, 1000, 52], "#e4eac6", CREAM, 0.8),
    crest(k, canopyLine(r, far, {crown: 34}), 680, ["#a8c6a4", "#efe6b4", CREAM], [0, 0.5, 0.3]),
    haze(k, 620, 40, "#fbf2c8", 0.7),
    trees(k, middle, [-60, 2460, 2, 70, 30, 0.25], ["#7fae94", "#578f7c", "#e2dd9a"], -1),
    haze(k, 650, 50, "#f6efc4", 0.75),
    trees(k, near, [1250, 2460, 3, 100, 56, 0.25], ["#4b8573", BOTTLE, "#cfd284"], -1),
    tree(k, {...crown, at: [2000, 690], height: 540, trunk: "#3d4a40", side: -1}),
    rays(k, {
      at: [880, 430],
      from: 10,
      to: 80,
      count: 9,
      colour: CREAM,
      opacity: 0.3,
      length: 1300,
    }),
    water(k, {
      top: SHORE + 8,
      stops: ["#eee4ae", "#b9d0a4", "#7fb097", "#3f8578", "#185752", INK],
      light: CREAM,
      dark: "#124a48",
      ripples: 190,
    }),
    reflection(
      k,
      fill(
        ground(x => Math.min(near(x), SHORE), SHORE) +
          ground(x => Math.min(middle(x), SHORE), SHORE),
        BOTTLE,
      ),
      {y: SHORE + 8, depth: 330, opacity: 0.55, squash: 0.8, gaps: 30},
    ),
    Array.from({length: 26}, (_, i) =>
      bush(k, {
        at: [1700 + i * 29 + r.bell() * 14, 636 + r.bell() * 8],
        width: r.range(60, 130),
        colour: "#1d5a4e",
        light: "#9fb877",
        side: -1,
      }),
    ).join(""),
    haze(k, SHORE + 14, 34, "#fbf3cc", 0.75),
    sparkle(k, [880, SHORE + 10, 1240, 230, 420], CREAM, 0.85),
    reflection(
      k,
      fill(
        poly(pts("1250 820, 1250 590, 1212 540, 1330 330, 1640 330, 1750 540, 1720 590, 1720 820")),
        "#2a3a30",
      ),
      {y: 812, depth: 230, opacity: 0.26, squash: 0.55, gaps: 30},
    ),
    stiltHouse(k, {
      ...house,
      wall: "#8d6a48",
      wood: WOOD,
      roof: "#b99a5c",
      lit: "#ffd88a",
      stilts: 0.26,
    }),
    dock(k, {wood: WOOD, light: "#e8c48a", shade: "#2c2a26", at: [1540, 694], metre: 54, turn: 58}),
    canoe(k, {at: [1500, 910], length: 500, colour: "#7c3f2a", light: "#f2c48c"}),
    fill(
      ribbon(
        pts("1260 922, 1370 935, 1500 940, 1640 936, 1750 920"),
        t => 16 * Math.sin(Math.PI * t),
      ),
      INK,
      0.45,
    ),
    stroke(curve(pts("1758 862, 1792 884, 1826 850")), "#d9c79a", 5),
    k.soft(
      fill(
        blob(
          pts(
            "690 1176, 860 1156, 1180 1148, 1520 1156, 1720 1176, 1520 1230, 1180 1258, 860 1224",
          ),
        ),
        INK,
        0.4,
      ),
      10,
    ),
    k.inside(
      above,
      pinkDolphin(k, {
        at: [1210, 1226],
        size: 960,
        rotate: 5,
        skin: PINK,
        light: "#fff0dc",
        shade: "#a14d6a",
      }),
    ),
    foam(k, {at: [960, 1166], width: 280, height: 30, colour: CREAM, opacity: 0.8}),
    foam(k, {at: [1540, 1172], width: 380, height: 40, colour: CREAM, opacity: 0.85}),
    foam(k, {at: [1230, 1180], width: 700, height: 36, colour: CREAM, opacity: 0.6, holes: 1.1}),
    rings.join(""),
    spray(k, {at: [1030, 1012], width: 90, height: 150, count: 70, colour: CREAM, size: 7}),
    k.soft(
      spray(k, {at: [1030, 1018], width: 130, height: 190, count: 60, colour: CREAM, size: 12}),
      6,
    ),
    flock(k, {at: [1180, 250], count: 8, spread: 180, size: 28, colour: "#3f7a72"}),
    quietCorner(k, INK, 0.85),
    branch(k, pts("-60 250, 160 130, 420 96, 640 40, 820 -40"), 74, 30, INK, "#2b5f54"),
    liana(k, pts("230 120, 250 300, 210 460, 246 620"), 13, INK, "#1c4f48"),
    liana(k, pts("470 90, 450 220, 490 330"), 10, INK, "#1c4f48"),
    liana(k, pts("90 160, 60 400, 100 640, 70 860"), 16, INK, "#1c4f48"),
    blades(k, () => 1350, [1700, 2420, 130, 330, 16], [INK, "#0f3a38", "#1b514a"], -0.15, 60),
    blades(k, () => 1360, [-20, 420, 50, 220, 14], [INK, "#0c3334"], 0.1, 60),
  ].join("")
}

export const scene: Scene = {name: "expamazonas", seed: 57, draw}
