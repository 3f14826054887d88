import {
  blob,
  canopyLine,
  cumulus,
  ease,
  fill,
  flock,
  foam,
  glints,
  highest,
  hill,
  type Kit,
  mist,
  reflection,
  ridge,
  type Scene,
  sky,
  skyline,
  stratus,
  sun,
  water,
} from "../kit"
import {bearingBranch, coffeeLeaf, coffeeRows} from "../kit/coffee"
import {fluke} from "../kit/fluke"
import {pts} from "../kit/points"
import {splash} from "../kit/whale"

const [ABYSS, PETROL, SEA, OLIVE, HONEY, APRICOT, CREAM] = [
  "#0a2429",
  "#135a66",
  "#4fa69f",
  "#3d5f33",
  "#f2b84b",
  "#f6d08c",
  "#fff4d6",
]

/** Golden evening: coffee hills part like a curtain before the Pacific, where a whale's tail rises. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 700
  const capes = skyline(r, {
    y: 702,
    amp: 18,
    scale: 260,
    lift: 120,
    shape: highest(hill(150, 500), hill(2200, 560), hill(760, 170)),
  })
  const cape2 = skyline(r, {
    y: 770,
    amp: 24,
    scale: 320,
    lift: 330,
    shape: highest(
      x => 1 - ease(x, 80, 760),
      x => ease(x, 1700, 2360),
    ),
  })
  const left = skyline(r, {
    y: 1110,
    amp: 24,
    scale: 420,
    lift: 600,
    shape: x => 1 - ease(x, -160, 900) - 0.9 * ease(x, 640, 1150),
  })
  const right = skyline(r, {
    y: 1110,
    amp: 24,
    scale: 420,
    lift: 520,
    shape: x => ease(x, 1640, 2560) - 0.9 * (1 - ease(x, 1380, 1880)),
  })
  const nearby = skyline(r, {
    y: 1240,
    amp: 20,
    scale: 420,
    lift: 190,
    shape: x => 1 - ease(x, 0, 1150) + 0.7 * ease(x, 1500, 2400),
  })
  const rows = (s: (x: number) => number, from: number, to: number, side: number) =>
    coffeeRows(k, s, {
      rows: 15,
      gap: [24, 46],
      crown: [20, 52],
      from,
      to,
      far: "#8b9a4e",
      near: "#2d5a3c",
      light: "#f4d873",
      earth: "#2a4630",
      side,
    })
  const tail = blob(
    pts("1010 760, 700 560, 900 420, 1190 560, 1400 340, 1720 480, 1390 700, 1350 1010, 1050 1010"),
  )
  const tone = {colour: "#cfe3cf", shade: "#7fb3a6", light: CREAM}
  return [
    sky(k, ["#2c7f86", "#6fb0a0", "#c9cf9d", APRICOT, HONEY], horizon),
    sun(k, {at: [1010, 590], r: 92, colour: CREAM, glow: "#ffdc80", reach: 8, strength: 0.95}),
    stratus(k, {
      at: [560, 190],
      width: 1100,
      height: 66,
      colour: "#e6dcab",
      light: CREAM,
      shade: "#c9c79b",
      opacity: 0.75,
    }),
    stratus(k, {
      at: [1750, 420],
      width: 900,
      height: 46,
      colour: "#f5cf86",
      light: CREAM,
      opacity: 0.8,
    }),
    cumulus(k, {
      at: [400, 560],
      width: 820,
      height: 210,
      colour: "#f1d79a",
      light: CREAM,
      shade: "#d6b377",
      side: 0.8,
      opacity: 0.85,
    }),
    ridge(k, canopyLine(r, capes, {crown: 22}), {
      top: "#b5b78b",
      base: "#f3c877",
      bottom: 720,
      light: CREAM,
      edge: 0.4,
      spurs: 8,
      depth: 0.25,
      side: -1,
    }),
    ridge(k, canopyLine(r, cape2, {crown: 36}), {
      top: "#83986a",
      base: "#dcc17b",
      bottom: 740,
      light: "#f8df98",
      edge: 0.5,
      spurs: 16,
      depth: 0.35,
    }),
    water(k, {
      top: horizon,
      stops: ["#f6cd7c", "#b5c69a", SEA, "#1f7a80", PETROL, "#0e3f4a"],
      light: "#f6e3ae",
      dark: ABYSS,
      ripples: 200,
    }),
    glints(k, {
      x: 1010,
      top: horizon,
      bottom: 1300,
      spread: 300,
      count: 620,
      colour: CREAM,
      opacity: 0.9,
    }),
    mist(k, {y: 702, height: 34, colour: "#ffe2a0", opacity: 0.6}),
    flock(k, {at: [1340, 190], count: 8, spread: 180, size: 28, colour: "#2d6d70"}),
    reflection(k, fill(tail, ABYSS), {y: 1000, depth: 260, opacity: 0.5, squash: 0.5, gaps: 26}),
    foam(k, {at: [1200, 1010], width: 900, height: 90, colour: "#cfe3cf", opacity: 0.7}),
    splash(k, {at: [1070, 1000], width: 420, height: 130, ...tone, seedTurn: 3}),
    splash(k, {at: [1340, 1000], width: 440, height: 150, ...tone, seedTurn: 8}),
    fluke(k, {
      at: [1205, 1000],
      width: 1080,
      skin: "#17454f",
      belly: "#e9e3c4",
      light: "#ffe6a6",
      water: "#fbf3d4",
      side: -1,
    }),
    splash(k, {at: [1110, 1030], width: 420, height: 80, ...tone, light: "#fffbe8", seedTurn: 11}),
    splash(k, {at: [1310, 1032], width: 460, height: 96, ...tone, light: "#fffbe8", seedTurn: 17}),
    foam(k, {
      at: [1200, 1034],
      width: 900,
      height: 70,
      colour: "#fff6dd",
      opacity: 0.85,
      holes: 1.1,
    }),
    rows(left, -40, 1150, 1),
    rows(right, 1380, 2440, -1),
    coffeeRows(k, nearby, {
      rows: 3,
      gap: [60, 90],
      crown: [74, 120],
      far: "#2a5238",
      near: ABYSS,
      light: "#c9b860",
      earth: ABYSS,
      side: 1,
    }),
    bearingBranch(k, {
      points: pts("2480 60, 2300 130, 2130 160, 1960 150"),
      nodes: 5,
      leaf: 290,
      cherry: 38,
      cherries: ["#b3202a", "#c93a2a", "#8f1624", "#e07a2c"],
      colour: "#1c4a34",
      light: "#c9bf58",
      wood: "#4a3426",
      side: -1,
    }),
    ...(
      [
        [2500, 1180, -150, 400],
        [2470, 1400, -124, 520],
        [2490, 1290, -160, 480],
        [2330, 1430, -100, 340],
      ] as const
    ).map(([x, y, a, l]) =>
      coffeeLeaf(k, {
        from: [x, y],
        angle: a,
        length: l,
        bend: -30,
        colour: "#0e2f30",
        light: OLIVE,
        gloss: 0.2,
      }),
    ),
  ].join("")
}

export const scene: Scene = {name: "fromcoffetothepacific", seed: 23, draw}
