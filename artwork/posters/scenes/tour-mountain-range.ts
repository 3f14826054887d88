import {
  canopyLine,
  cirrus,
  ease,
  flock,
  forest,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  peak,
  rays,
  type Scene,
  sky,
  skyline,
  sun,
} from "../kit"
import {coffeeRows} from "../kit/coffee"
import {quietCorner} from "../kit/corner"
import {guamo} from "../kit/guamo"
import {willys} from "../kit/jeep"
import {band, crest, haze, heap} from "../kit/short"
import {coffeeStrings, dirtRoad} from "../kit/slopes"
import {village} from "../kit/village"

const [NIGHT, JADE, ROSE, PEACH, STRAW, WHITE, TILE] = [
  "#0e2f3a",
  "#245f58",
  "#f3c9ae",
  "#ffdcae",
  "#d9d67c",
  "#fdf6e8",
  "#d5633a",
]

/** Sunrise over the coffee range: three white villages with their churches on three ridges, mist in the valleys. */
function draw(k: Kit): string {
  const r = k.rng
  const flat = (c: number, w: number, s: number) => (x: number) => Math.min(0.94, s * hill(c, w)(x))
  const part = (q: number, c: number, w: number) => (x: number) => q * hill(c, w)(x)
  const tops = [peak(330, 640, 1.2), peak(2200, 640, 1.2), peak(1500, 420, 1.5)]
  const andes = skyline(r, {
    y: 470,
    amp: 60,
    scale: 460,
    octaves: 7,
    rough: 0.55,
    lift: 240,
    shape: highest(...tops),
  })
  const far = highest(hill(180, 420), hill(2280, 480))
  const back = skyline(r, {y: 540, amp: 40, scale: 480, lift: 130, shape: far})
  const a = highest(flat(1210, 430, 1.25), part(0.5, 2300, 500))
  const third = skyline(r, {y: 640, amp: 12, scale: 420, lift: 165, shape: a})
  const b = highest(flat(850, 520, 1.22), part(0.75, 2420, 520), part(0.35, -40, 400))
  const second = skyline(r, {y: 850, amp: 14, scale: 460, lift: 235, shape: b})
  const c = highest(flat(1500, 680, 1.2), part(0.5, 2500, 400))
  const first = skyline(r, {y: 1180, amp: 10, scale: 520, lift: 370, shape: c})
  const edge = highest(hill(120, 640), x => 0.7 * ease(x, 1750, 2440))
  const fore = skyline(r, {y: 1230, amp: 16, scale: 460, lift: 130, shape: edge})
  const shoulder = skyline(r, {y: 1120, amp: 26, scale: 420, lift: 240, shape: hill(60, 620)})
  const look = {
    light: PEACH,
    shade: "#3c5878",
    air: ROSE,
    side: 1,
    lamp: "#ffd889",
    walls: [WHITE, "#fbf1de", "#f7ead6", "#f4e3cf"],
    woods: ["#2f6f8f", "#3f7a4a", "#b5442f", "#c98a2c", "#5a4a8a"],
    tiles: [TILE, "#c2532f", "#e07a4c", "#bb5238"],
    leaf: JADE,
    leafLight: "#b9c76a",
  }
  const veil = (y: number, height: number, opacity: number) =>
    mist(k, {y, height, colour: "#ffe3c3", opacity})
  const church = {wall: WHITE, trim: "#f0cf94", scale: 1.2}
  return [
    sky(k, ["#5b8fae", "#9dbcb8", "#f3d3ae", "#ffc795", "#f7a98a"], 560),
    sun(k, {at: [1850, 372], r: 64, colour: "#fff6dc", glow: "#ffe0a2", reach: 11}),
    cirrus(k, {at: [800, 120], width: 1100, height: 130, colour: "#fff1dc", opacity: 0.6}),
    heap(k, [420, 290, 640, 130], ["#f7d9c0", "#fff3e0", "#d9a9a6"], 0.7, 0.8),
    band(k, [1350, 230, 620, 34], "#fbdcc0", "#fff3e0", 0.75),
    crest(k, andes, 610, ["#8f9fb4", "#f6c8a4", "#ffe9cc"], [24, 0.5, 0.5]),
    crest(k, canopyLine(r, back, {crown: 26}), 690, ["#8aa3a6", "#f7cfae", PEACH], [12, 0.3, 0.35]),
    haze(k, 610, 60, "#ffdcb8", 0.7),
    crest(
      k,
      canopyLine(r, third, {crown: 20}),
      780,
      ["#86a890", "#f3d3ae", PEACH],
      [12, 0.28, 0.5],
    ),
    coffeeStrings(k, third, {
      from: 760,
      to: 1660,
      gap: 11,
      size: 7,
      count: 13,
      dark: mix("#5f9478", ROSE, 0.35),
      lit: mix("#d9e0a0", ROSE, 0.35),
    }),
    dirtRoad("1300 500, 1360 540, 1280 580, 1120 610, 1200 660, 1380 700", 3, 9, "#f3cfa0", JADE),
    village(k, {
      ...look,
      haze: 0.42,
      crest: third,
      middle: 1200,
      width: 360,
      metre: 4.6,
      rows: 4,
      step: 4,
      church: {...church, x: 1200, row: 1.4, crown: "domes", cap: "#c0704a"},
    }),
    veil(735, 70, 0.85),
    crest(
      k,
      canopyLine(r, second, {crown: 26}),
      1010,
      ["#5f9478", "#e8cfa6", PEACH],
      [12, 0.32, 0.55],
    ),
    coffeeStrings(k, second, {
      from: 330,
      to: 1330,
      gap: 15,
      size: 10,
      count: 17,
      dark: mix("#3f7f62", ROSE, 0.2),
      lit: mix("#c9d684", ROSE, 0.2),
    }),
    dirtRoad(
      "960 660, 1060 700, 1000 740, 780 775, 760 830, 1010 880, 1160 930",
      5,
      18,
      "#ecc18e",
      JADE,
    ),
    village(k, {
      ...look,
      haze: 0.2,
      crest: second,
      middle: 850,
      width: 470,
      metre: 7,
      rows: 4,
      step: 4,
      church: {...church, x: 850, row: 1.5, trim: "#e8b45a", crown: "single", cap: "#b9543a"},
    }),
    veil(965, 85, 0.85),
    forest(k, shoulder, {
      from: -60,
      to: 800,
      rows: 3,
      crown: 64,
      drop: 44,
      far: "#5f9a80",
      near: "#2c6a5a",
      light: "#e0d795",
      palms: 0,
    }),
    veil(1090, 70, 0.6),
    crest(k, first, 1300, ["#5c9456", "#2f6a54", "#fff0b0"], [0, 0, 0.5]),
    coffeeRows(k, x => first(x) + 10, {
      rows: 15,
      gap: [15, 42],
      crown: [13, 33],
      far: "#5f9a5a",
      near: "#2a6a50",
      light: STRAW,
      earth: "#1d4f48",
    }),
    dirtRoad(
      "1330 930, 1180 960, 990 1020, 1060 1082, 1420 1130, 1570 1190, 1340 1290, 1180 1400",
      12,
      90,
      "#dba672",
      JADE,
    ),
    village(k, {
      ...look,
      haze: 0.03,
      crest: first,
      middle: 1470,
      width: 740,
      metre: 11.5,
      rows: 6,
      step: 3.9,
      church: {...church, x: 1450, row: 1.6, scale: 1.15, crown: "spires", cap: "#3f7f8a"},
    }),
    willys(k, {
      at: [1420, 1134],
      metre: 21,
      paint: "#c7362b",
      trim: "#f2e2bd",
      light: "#fff1c4",
      shade: "#4a2e2c",
      sackColour: "#d3aa6e",
    }),
    rays(k, {
      at: [1850, 372],
      from: 70,
      to: 165,
      count: 9,
      colour: "#fff0c4",
      opacity: 0.24,
      length: 1500,
    }),
    flock(k, {at: [980, 250], count: 7, spread: 170, size: 26, colour: "#3f6272"}),
    veil(1215, 60, 0.4),
    coffeeRows(k, fore, {
      rows: 4,
      gap: [40, 70],
      crown: [44, 80],
      far: "#1d5548",
      near: NIGHT,
      light: "#5f8f5a",
      earth: "#0a2730",
    }),
    quietCorner(k, NIGHT, 0.85, 800),
    guamo(k, {night: NIGHT, moss: JADE, rim: "#e39a62"}),
  ].join("")
}

export const scene: Scene = {name: "tour-mountain-range", seed: 17, draw}
