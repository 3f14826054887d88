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
  type Pt,
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
  const sunAt: Pt = [1180, 560]
  const capes = skyline(r, {
    y: 702,
    amp: 18,
    scale: 260,
    lift: 120,
    shape: highest(hill(150, 500), hill(2200, 560), hill(760, 170)),
  })
  const cape2 = skyline(r, {
    y: 760,
    amp: 24,
    scale: 320,
    lift: 400,
    shape: x =>
      highest(
        x1 => 1 - ease(x1, 80, 640),
        x1 => ease(x1, 1840, 2360),
      )(x),
  })
  const left = skyline(r, {
    y: 1110,
    amp: 26,
    scale: 420,
    lift: 560,
    shape: x => 1 - ease(x, -160, 900),
  })
  const right = skyline(r, {
    y: 1110,
    amp: 24,
    scale: 420,
    lift: 470,
    shape: x => ease(x, 1680, 2560),
  })
  const nearby = skyline(r, {
    y: 1240,
    amp: 20,
    scale: 420,
    lift: 190,
    shape: x => 1 - ease(x, 0, 1150) + 0.7 * ease(x, 1500, 2400),
  })
  const rows = (
    s: (x: number) => number,
    from: number,
    to: number,
    far: string,
    near: string,
    light: string,
    side: number,
  ) =>
    coffeeRows(k, s, {
      rows: 9,
      gap: [26, 44],
      crown: [22, 46],
      from,
      to,
      far,
      near,
      light,
      earth: "#2a4630",
      side,
    })
  const tail = blob([
    [1000, 700],
    [700, 420],
    [1160, 560],
    [1180, 480],
    [1640, 300],
    [1400, 700],
    [1350, 1010],
    [1050, 1010],
  ])
  return [
    sky(k, ["#2c7f86", "#6fb0a0", "#c9cf9d", APRICOT, HONEY], horizon),
    sun(k, {at: sunAt, r: 96, colour: CREAM, glow: "#ffdc80", reach: 8, strength: 0.95}),
    stratus(k, {
      at: [520, 210],
      width: 1100,
      height: 66,
      colour: "#e6dcab",
      light: CREAM,
      shade: "#c9c79b",
      opacity: 0.75,
    }),
    stratus(k, {
      at: [1850, 380],
      width: 1000,
      height: 50,
      colour: "#f5cf86",
      light: CREAM,
      opacity: 0.8,
    }),
    cumulus(k, {
      at: [330, 610],
      width: 760,
      height: 190,
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
    water(k, {
      top: horizon,
      stops: ["#f6cd7c", "#b5c69a", SEA, "#1f7a80", PETROL, "#0e3f4a"],
      light: "#f6e3ae",
      dark: ABYSS,
      ripples: 200,
    }),
    glints(k, {
      x: 1180,
      top: horizon,
      bottom: 1300,
      spread: 300,
      count: 560,
      colour: CREAM,
      opacity: 0.9,
    }),
    mist(k, {y: 706, height: 34, colour: "#ffe2a0", opacity: 0.6}),
    ridge(k, canopyLine(r, cape2, {crown: 44, from: -80, to: 2480}), {
      top: "#83986a",
      base: "#dcc17b",
      bottom: 760,
      light: "#f8df98",
      edge: 0.5,
      spurs: 9,
      depth: 0.35,
      from: -40,
      to: 640,
    }),
    ridge(k, canopyLine(r, cape2, {crown: 44}), {
      top: "#83986a",
      base: "#dcc17b",
      bottom: 760,
      light: "#f8df98",
      edge: 0.5,
      spurs: 9,
      depth: 0.35,
      side: -1,
      from: 1840,
      to: 2440,
    }),
    flock(k, {at: [1700, 190], count: 8, spread: 200, size: 30, colour: "#2d6d70"}),
    reflection(k, fill(tail, ABYSS), {y: 1000, depth: 260, opacity: 0.5, squash: 0.5, gaps: 26}),
    foam(k, {at: [1200, 1010], width: 900, height: 90, colour: "#cfe3cf", opacity: 0.7}),
    splash(k, {
      at: [1070, 1000],
      width: 420,
      height: 120,
      colour: "#cfe3cf",
      shade: "#7fb3a6",
      light: CREAM,
      seedTurn: 3,
    }),
    splash(k, {
      at: [1340, 1000],
      width: 440,
      height: 140,
      colour: "#cfe3cf",
      shade: "#7fb3a6",
      light: CREAM,
      seedTurn: 8,
    }),
    fluke(k, {
      at: [1200, 990],
      width: 1060,
      skin: "#17454f",
      belly: "#e9e3c4",
      light: "#ffe6a6",
      water: "#fbf3d4",
      side: -1,
    }),
    splash(k, {
      at: [1200, 1030],
      width: 560,
      height: 90,
      colour: "#e6efdb",
      shade: "#93bdae",
      light: "#fffbe8",
      seedTurn: 11,
    }),
    foam(k, {
      at: [1200, 1036],
      width: 820,
      height: 70,
      colour: "#fff6dd",
      opacity: 0.8,
      holes: 1.1,
    }),
    rows(left, -40, 900, "#8b9a4e", "#2d5a3c", "#f4d873", 1),
    rows(right, 1680, 2440, "#8b9a4e", "#2d5a3c", "#f4d873", -1),
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
      points: [
        [2480, 120],
        [2260, 190],
        [2050, 210],
        [1840, 180],
      ],
      nodes: 6,
      leaf: 300,
      cherry: 38,
      cherries: ["#b3202a", "#c93a2a", "#8f1624", "#e07a2c"],
      colour: "#1c4a34",
      light: "#c9bf58",
      wood: "#4a3426",
      side: -1,
    }),
    ...(
      [
        [2460, 1400, -128, 520],
        [2480, 1290, -165, 480],
        [2300, 1420, -100, 360],
      ] as const
    ).map(([x, y, a, l]) =>
      coffeeLeaf(k, {
        from: [x, y],
        angle: a,
        length: l,
        bend: -30,
        colour: ABYSS,
        light: OLIVE,
        gloss: 0.2,
      }),
    ),
  ].join("")
}

export const scene: Scene = {name: "fromcoffetothepacific", seed: 23, draw}
