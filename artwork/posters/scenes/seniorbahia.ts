import {
  blob,
  canopyLine,
  coconutPalm,
  ease,
  figure,
  fill,
  foam,
  frame,
  frond,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  POSES,
  type Pt,
  put,
  reflection,
  ribbon,
  type Scene,
  sky,
  skyline,
  stars,
  stiltHouse,
  surf,
  water,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {bonfire, log} from "../kit/fire"
import {pts} from "../kit/points"
import {band, crest, haze, shade, sparkle, trees} from "../kit/short"
import {seaTurtle} from "../kit/turtle"

const [INK, INDIGO, EMBER, SAND] = ["#0d1030", "#262a63", "#ffb45c", "#b98a7a"]
const LEAVES = ["frond", "fern"] as const
const SEA = 640

/** Blue hour at Bahía Solano: thatched cabins, people round a fire, turtles crawl up from the surf. */
function draw(k: Kit): string {
  const r = k.rng
  const headlands = highest(hill(120, 420), x => 0.5 * hill(760, 300)(x))
  const capes = skyline(r, {y: 636, amp: 22, scale: 340, lift: 150, shape: headlands})
  const coast = skyline(r, {
    y: 620,
    amp: 34,
    scale: 400,
    lift: 300,
    shape: x => ease(x, 1000, 2000),
  })
  const wood = skyline(r, {y: 660, amp: 24, scale: 300, lift: 150, shape: x => ease(x, 1250, 2100)})
  const slope = (x: number) => ease(x, 500, 2200) ** 0.9
  const beach = skyline(r, {y: 985, amp: 12, scale: 420, lift: 290, shape: slope})
  const shore = Array.from({length: 14}, (_, i): Pt => [i * 100 - 80, beach(i * 100 - 80)])
  const wet = shore.map(([x, y]): Pt => [x, y + 22])
  const sand = ground(beach)
  const fire: Pt = [1560, 960]
  const leaf = {colour: "#10264a", light: "#3f6f7a", side: -1}
  const palm = {...leaf, trunk: "#241f3c", trunkLight: "#e8935a"}
  const hut = {wall: "#6a4a52", wood: "#4a3140", roof: "#6f5a5e", lit: "#ffcf6e", stilts: 0.2}
  const print = pts("-24 46, 0 54, 26 50, 0 52")
  const tracks = Array.from({length: 26}, (_, i) => {
    const t = i / 25
    const at: Pt = [1240 - 560 * t + 30 * Math.sin(t * 5), 1240 - 190 * t]
    return blob(put(print, at, 1 - 0.45 * t)) + blob(put(print, at, 0.45 * t - 1))
  })
  const ripple = pts("-1 0, 0 -0.12, 1 0.05")
  const hollows = Array.from({length: 60}, () => {
    const line = put(ripple, [r.range(0, 2400), r.range(1000, 1350)], r.range(30, 120))
    return ribbon(line, t => 9 * Math.sin(Math.PI * t))
  })
  const cloth = {skin: "#8a5a48", trousers: "#2d2f55", light: "#ffc06a", seated: true}
  const person = (
    [x, y, height, arm]: readonly [number, number, number, number],
    shirt: string,
    hairKind: "short" | "long" | "bun",
  ) => {
    const [flip, s] = [x > fire[0], x > fire[0] ? -1 : 1]
    const pose = {...POSES.sit, lean: 8, farArm: [50 + arm, 84 + arm]} as const
    const [a, b] = put(pts("-0.3 0.17, 0.16 0.18"), [x, y], height, 0, flip) as [Pt, Pt]
    return (
      log(k, a, b, height * 0.2, "#4a2c2c", EMBER) +
      figure(k, {...cloth, at: [x, y], height, pose, shirt, hairKind, flip, side: s})
    )
  }
  const cove = ground(x => Math.min(capes(x), SEA), SEA)
  const dusk = ["#8a6f86", SAND, "#7a5470", "#3a2a52", "#1a1638"]
  const tide = fill(
    ribbon(wet, t => 40 - 14 * t, 120),
    "#3a3a6a",
    0.6,
  )
  const fading = [[0, "#ffffff", 1] as const, [1, "#ffffff", 0] as const]
  const old = {shell: "#4f4a3c", skin: "#5f6a6c", light: "#ffb868", shade: "#141232", side: 1}
  const young = {shell: "#5f5444", skin: "#6f7470", light: "#ffc880", shade: "#2a1838", side: -1}
  const dark = {colour: INK, light: "#1c2450", leaf: 0.34, hang: 0.3, droop: 60}
  const fronds = Array.from({length: 7}, (_, i) => {
    const from: Pt = [-60 + i * 20, -60]
    return frond(r, {...dark, from, angle: 8 + i * 13, length: r.range(430, 690)})
  })
  const stops = ["#ffc79a", "#c58fa4", "#6a7aa6", "#3a5a8c", INDIGO]
  return [
    sky(k, ["#141a4a", "#2c3d7a", "#4f6f9c", "#9d8fb0", "#f0a08c", "#ffcf98"], SEA),
    stars(k, {count: 150, bottom: 420}),
    halo(k, [860, 640], 620, "#ffd49a", 0.75),
    band(k, [420, 470, 1000, 46], "#d98f9c", "#ffc9a4", 0.8),
    band(k, [1250, 400, 900, 36], "#a98fb4", "#f6b8a0", 0.7),
    crest(k, canopyLine(r, capes), 690, ["#5f6796", "#e09a94", "#ffc6a0"], [9, 0.3, 0.35]),
    crest(k, canopyLine(r, coast), 760, ["#3a4478", "#a9809c", "#e0a0a0"], [14, 0.4, 0.35], -1),
    haze(k, 640, 50, "#f0b49c", 0.55),
    water(k, {top: SEA, stops, bottom: 1100, light: "#ffd9b8", dark: INK, ripples: 170}),
    reflection(k, fill(cove, INDIGO), {y: SEA, depth: 160, opacity: 0.5, gaps: 30}),
    haze(k, 646, 24, "#f3b79e", 0.7),
    sparkle(k, [860, SEA, 1000, 220, 260], "#fff0d0", 0.8),
    trees(k, wood, [1150, 2460, 3, 96, 46, 0.3], ["#2f4270", "#1a2a52", "#7a7f9c"], -1),
    fill(sand, k.across(dusk, [1700, 760], [1100, 1420])),
    k.inside(sand, halo(k, [fire[0], 980], 900, EMBER, 0.85)),
    k.inside(sand, fill(hollows.join(""), "#2a1c42", 0.3)),
    coconutPalm(k, {...palm, at: [1280, 850], height: 480, lean: -0.22, crown: 0.42}),
    coconutPalm(k, {...palm, at: [2350, 850], height: 700, lean: -0.04, crown: 0.38}),
    halo(k, [1500, 760], 330, "#ffc46a", 0.35) + halo(k, [2040, 730], 420, "#ffc46a", 0.35),
    stiltHouse(k, {...hut, at: [1330, 868], width: 390, height: 390}),
    coconutPalm(k, {...palm, at: [1800, 850], height: 760, lean: -0.1, crown: 0.36}),
    stiltHouse(k, {...hut, at: [1850, 850], width: 430, height: 440}),
    k.faded(tide + surf(k, shore, 16, "#ffeedd"), fading, [860, 0], [1210, 0]),
    foam(k, {at: [500, 990], width: 900, height: 30, colour: "#ffe6d8", opacity: 0.6}),
    fill(tracks.join(""), "#33203f", 0.4),
    shade(k, "1310 1000, 1450 985, 1500 1000, 1400 1020", "#2a1838", 0.55, 8),
    shade(k, "1620 985, 1700 1000, 1860 1010, 1800 1030, 1640 1010", "#2a1838", 0.55, 8),
    bonfire(k, {at: fire, height: 310, glow: 2.1}),
    person([1405, 925, 245, 0], "#d9a23c", "long"),
    person([1725, 922, 245, 0], "#8a4f8c", "short"),
    person([1330, 955, 300, 14], "#c2503f", "short"),
    person([1830, 955, 300, 8], "#2f7f86", "bun"),
    shade(k, "720 1235, 980 1200, 1380 1190, 1510 1215, 1390 1262, 980 1280", "#150f2c", 0.7, 12),
    seaTurtle(k, {...old, at: [1165, 1232], size: 740}),
    shade(k, "1600 1150, 1710 1134, 1860 1138, 1880 1154, 1660 1170", "#2a1838", 0.6, 6),
    seaTurtle(k, {...young, at: [1720, 1150], size: 300, rotate: -3}),
    frame(k, {corner: "br", size: 560, colour: INK, light: "#22305a", kinds: LEAVES, count: 6}),
    fronds.join(""),
    quietCorner(k, INK, 0.9),
  ].join("")
}

export const scene: Scene = {name: "seniorbahia", seed: 83, draw}
