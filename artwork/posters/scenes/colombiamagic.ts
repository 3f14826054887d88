import {
  bush,
  canopyLine,
  churchTower,
  colonialHouse,
  cumulus,
  dome,
  ease,
  fill,
  flock,
  grass,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  moon,
  POSES,
  type Pt,
  peak,
  ridge,
  type Scene,
  sky,
  skyline,
  stars,
  stratus,
  tinyFigure,
  waxPalm,
} from "../kit"
import {branch, flowering} from "../kit/birds"
import {pts} from "../kit/points"
import {garita, rampart} from "../kit/ramparts"
import {table} from "../kit/table"

const [NIGHT, PLUM, MAUVE, CORAL, GOLD, STONE, CREAM] = [
  "#1a1638",
  "#4a3468",
  "#9a6d9a",
  "#f08a72",
  "#ffc873",
  "#b58a70",
  "#fff0d4",
]

/** Dusk between two worlds: the walled city's domes and lit balconies on the right, wax palms and peaks on the left. */
function draw(k: Kit): string {
  const r = k.rng
  const andes = skyline(r, {
    y: 700,
    amp: 60,
    scale: 480,
    octaves: 7,
    rough: 0.55,
    lift: 400,
    shape: highest(
      peak(560, 560, 1.15),
      x => 0.66 * peak(1010, 420, 1.2)(x),
      x => 0.5 * peak(60, 420, 1.2)(x),
      x => 0.2 * hill(2000, 700)(x),
    ),
  })
  const second = skyline(r, {
    y: 780,
    amp: 44,
    scale: 480,
    lift: 190,
    shape: highest(hill(240, 480), x => 0.6 * hill(1000, 420)(x)),
  })
  const third = skyline(r, {
    y: 900,
    amp: 30,
    scale: 520,
    lift: 170,
    shape: highest(hill(560, 560), x => 0.5 * (1 - ease(x, 0, 300))),
  })
  const near = skyline(r, {
    y: 1060,
    amp: 22,
    scale: 520,
    lift: 130,
    shape: x => 1 - ease(x, 200, 1250),
  })
  const palms = (
    list: readonly (readonly [number, number])[],
    s: (x: number) => number,
    haze: number,
  ) =>
    list
      .map(([x, h]) =>
        waxPalm(k, {
          at: [x, s(x) + 16],
          height: h,
          colour: mix("#241f48", "#e79a8c", haze),
          light: mix("#8a6a8c", "#f6b493", haze),
          trunk: mix("#41345c", "#e79a8c", haze),
          trunkLight: mix("#ffbe94", "#ffcfa0", haze),
          side: 1,
        }),
      )
      .join("")
  const houses = (
    [
      [1310, 1010, 220, 330, "#c9625a", 2],
      [1520, 1020, 200, 400, "#e3b25e", 3],
      [1930, 1030, 230, 420, "#5f87a6", 3],
      [1700, 1050, 250, 380, "#d97f5c", 2],
      [2140, 1070, 320, 520, "#e9c27a", 3],
    ] as const
  ).map(([x, y, w, h, wall, storeys]) =>
    colonialHouse(k, {
      at: [x, y],
      width: w,
      height: h,
      wall: mix(wall, PLUM, 0.22),
      wood: "#4a2c34",
      roof: "#8a4650",
      storeys,
      flowers: "#e0527e",
      lit: GOLD,
      trim: mix(wall, CREAM, 0.4),
      shadow: 1,
    }),
  )
  const twig: Pt[] = pts("2480 20, 2300 80, 2130 90, 1990 130, 1900 190")
  const twig2: Pt[] = pts("2480 200, 2360 300, 2300 420, 2310 540")
  return [
    sky(k, ["#2b2a62", "#5b4486", "#a8648f", CORAL, GOLD], 820),
    stars(k, {count: 120, bottom: 420}),
    moon(k, {at: [1180, 190], r: 54, colour: CREAM, dark: "#c8a0a8"}),
    stratus(k, {
      at: [620, 330],
      width: 1000,
      height: 50,
      colour: "#d07f94",
      light: "#ffb39a",
      opacity: 0.7,
    }),
    cumulus(k, {
      at: [1960, 470],
      width: 1000,
      height: 260,
      colour: "#b8698e",
      light: "#ffb08c",
      shade: "#6c4a86",
      side: -0.8,
      opacity: 0.85,
    }),
    stratus(k, {
      at: [1000, 600],
      width: 900,
      height: 40,
      colour: "#ffb08a",
      light: "#ffe0ac",
      opacity: 0.75,
    }),
    ridge(k, andes, {
      top: "#6c4f8c",
      base: "#ffb98a",
      bottom: 860,
      light: "#ffd0a4",
      edge: 0.55,
      spurs: 22,
      depth: 0.6,
    }),
    ridge(k, canopyLine(r, second, {crown: 28}), {
      top: "#7a5488",
      base: "#f7a98a",
      bottom: 920,
      light: "#ffc89c",
      edge: 0.45,
      spurs: 10,
      depth: 0.4,
    }),
    mist(k, {y: 850, height: 80, colour: "#ffc394", opacity: 0.7}),
    palms(pts("120 210, 240 260, 360 200, 980 220, 1090 180"), second, 0.45),
    ridge(k, third, {
      top: "#5c4274",
      base: "#c97f8c",
      bottom: 1050,
      light: "#ffb894",
      edge: 0.55,
      spurs: 8,
      depth: 0.35,
    }),
    palms(pts("300 380, 450 330, 600 400, 860 360, 1010 300"), third, 0.2),
    mist(k, {y: 990, height: 60, colour: "#f2a08c", opacity: 0.5}),
    dome(k, {
      at: [1500, 800],
      width: 360,
      height: 520,
      wall: mix("#f3dcb8", PLUM, 0.12),
      roof: "#c25a4c",
      shadow: 1,
    }),
    churchTower(k, {
      at: [1840, 840],
      width: 150,
      height: 620,
      wall: mix("#f3d8a8", PLUM, 0.12),
      roof: "#b9504e",
    }),
    ...houses,
    ...table("1290 1010 120, 1500 1020 90, 1690 1040 110, 1950 1050 120, 2130 1060 100").map(
      ([x = 0, y = 0, w = 0]) =>
        bush(k, {at: [x, y], width: w, colour: "#3a3158", light: "#c07a7c"}),
    ),
    ridge(k, near, {
      top: "#3d2f5c",
      base: NIGHT,
      bottom: 1330,
      light: "#f2987e",
      edge: 0.5,
      step: 14,
    }),
    palms(pts("730 720, 900 560, 560 600"), near, 0.02),
    rampart(k, {
      top: pts("1100 1010, 1420 1022, 1860 1046, 2440 1090"),
      foot: pts("1100 1110, 1420 1160, 1860 1240, 2440 1370"),
      colour: STONE,
      light: "#ffcf9a",
      shade: "#3a2748",
      teeth: 11,
      side: -1,
    }),
    rampart(k, {
      top: pts("960 1052, 1030 1030, 1106 1010"),
      foot: pts("960 1120, 1030 1124, 1106 1112"),
      colour: "#7a5a66",
      light: "#b98078",
      shade: "#33234a",
      teeth: 3,
      side: -1,
    }),
    ...(
      [
        [1330, 1012, 62, POSES.stand],
        [1362, 1016, 58, POSES.point],
        [1640, 1030, 78, POSES.walk],
      ] as const
    ).map(([x, y, h, pose]) =>
      tinyFigure({
        at: [x, y + 14],
        height: h,
        pose,
        colour: "#2a1d44",
        light: "#ffbe8c",
        hat: false,
        side: -1,
      }),
    ),
    ...table("940 1100 130, 1010 1130 110, 1090 1140 90, 1300 1180 120, 1650 1240 130").map(
      ([x = 0, y = 0, w = 0]) =>
        bush(k, {at: [x, y], width: w, colour: "#2a2048", light: "#8a5a7c", side: -1}),
    ),
    halo(k, [1440, 1000], 260, GOLD, 0.4),
    halo(k, [1830, 1020], 300, GOLD, 0.35),
    garita(k, {
      at: [1112, 1090],
      height: 300,
      colour: STONE,
      light: "#ffd2a0",
      shade: "#3f2b4e",
      side: -1,
    }),
    flock(k, {at: [760, 200], count: 7, spread: 180, size: 28, colour: "#2e2858"}),
    fill(
      ground(skyline(r, {y: 1270, amp: 24, scale: 420, lift: 60, shape: x => 1 - ease(x, 0, 900)})),
      k.across([mix(NIGHT, PLUM, 0.35), NIGHT], [0, 1180], [0, 1350]),
    ),
    grass(k, skyline(r, {y: 1290, amp: 12, lift: 40}), {
      count: 360,
      height: 70,
      colours: [NIGHT, "#251d4a", PLUM],
      below: 60,
    }),
    branch(k, twig, 26, 8, "#2a1c3a", "#8a5a6a"),
    branch(k, twig2, 18, 6, "#2a1c3a", "#8a5a6a"),
    ...[...twig, ...twig2].slice(1).map(p =>
      flowering(k, {
        at: p,
        size: r.range(120, 170),
        leaf: "#221b44",
        leafLight: MAUVE,
        petals: ["#d6326e", "#e8528a", "#b82560"],
        heart: "#ffe9b8",
        leaves: 14,
        flowers: 7,
      }),
    ),
  ].join("")
}

export const scene: Scene = {name: "colombiamagic", seed: 83, draw}
