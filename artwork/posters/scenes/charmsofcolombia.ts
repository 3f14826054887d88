import {
  boulder,
  bush,
  canopyLine,
  churchTower,
  cirrus,
  cumulus,
  ease,
  farmhouse,
  fill,
  flock,
  foam,
  forest,
  ground,
  highest,
  hill,
  hillHouses,
  type Kit,
  mist,
  mix,
  opening,
  type Pt,
  peak,
  poly,
  ridge,
  type Scene,
  sky,
  skyline,
  stroke,
  surf,
  tree,
  water,
  waxPalm,
} from "../kit"
import {coffeeBush, coffeeRows} from "../kit/coffee"
import {pts} from "../kit/points"
import {garita, rampart} from "../kit/ramparts"
import {table} from "../kit/table"

const [SHADE, COBALT, SEA, JADE, LIME, RED, CREAM] = [
  "#123a44",
  "#2f7fc0",
  "#39a9b8",
  "#2f7d5c",
  "#c3d26a",
  "#c8332b",
  "#fffaf0",
]

/** Bright noon: a coffee farm with red balconies, a city in the valley below, the Caribbean sea wall beyond. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 440
  const andes = skyline(r, {
    y: 470,
    amp: 74,
    scale: 380,
    octaves: 7,
    rough: 0.55,
    lift: 320,
    shape: x =>
      highest(
        peak(1980, 620, 1.15),
        x1 => 0.72 * peak(1450, 380, 1.2)(x1),
        x1 => 0.7 * peak(2420, 400, 1.2)(x1),
      )(x) -
      2.6 * (1 - ease(x, 820, 1160)),
  })
  const flank = skyline(r, {
    y: 640,
    amp: 34,
    scale: 420,
    lift: 260,
    shape: x =>
      highest(hill(2300, 560), x1 => 0.55 * hill(1720, 360)(x1))(x) - 3 * (1 - ease(x, 900, 1300)),
  })
  const valley = skyline(r, {
    y: 660,
    amp: 14,
    scale: 520,
    lift: 60,
    shape: x => ease(x, 900, 1700) - 6 * (1 - ease(x, 640, 980)),
  })
  const slopeL = skyline(r, {
    y: 900,
    amp: 26,
    scale: 480,
    lift: 150,
    shape: x => 1 - ease(x, -200, 800),
  })
  const farm = skyline(r, {y: 1060, amp: 16, scale: 640, lift: 70, shape: hill(1500, 800)})
  const towers = (
    [
      [1040, 150, 44],
      [1100, 210, 38],
      [1168, 170, 50],
      [1236, 240, 36],
      [1290, 150, 48],
      [1352, 190, 40],
      [1420, 130, 52],
      [980, 110, 46],
    ] as const
  ).map(([x, h, w], i) => {
    const c = mix(["#e9dcc6", "#d58f74", "#c9d4d2", "#e6c89a"][i % 4] as string, "#cfe4e0", 0.3)
    const y = valley(x) + 46
    const rows = Array.from(
      {length: Math.floor(h / 14)},
      (_, j) => `M${x + 6} ${y - h + 12 + j * 14}h${w * 0.58}`,
    ).join("")
    return (
      fill(
        poly([
          [x, y - h],
          [x + w, y - h - 3],
          [x + w, y],
          [x, y],
        ]),
        c,
      ) +
      fill(
        poly([
          [x + w * 0.68, y - h - 2],
          [x + w, y - h - 3],
          [x + w, y],
          [x + w * 0.68, y],
        ]),
        "#6d93a2",
        0.45,
      ) +
      stroke(rows, "#54808f", 4, 0.65) +
      fill(
        poly([
          [x + w * 0.2, y - h - 12],
          [x + w * 0.5, y - h - 12],
          [x + w * 0.5, y - h],
          [x + w * 0.2, y - h],
        ]),
        c,
      )
    )
  })
  const wallTop: Pt[] = pts("-40 520, 240 505, 520 492, 800 486")
  return [
    sky(k, ["#2272b8", "#4f9fcf", "#8fc8dd", "#cfe8e2", "#f4f0d6"], horizon),
    cirrus(k, {at: [800, 110], width: 1300, height: 120, colour: CREAM, opacity: 0.55}),
    cumulus(k, {
      at: [1340, 330],
      width: 900,
      height: 260,
      colour: "#f4f7f0",
      light: "#ffffff",
      shade: "#a9cfe0",
      side: -0.7,
      opacity: 0.95,
    }),
    cumulus(k, {
      at: [200, 400],
      width: 760,
      height: 210,
      colour: "#f4f7f0",
      light: "#ffffff",
      shade: "#a9cfe0",
      side: 0.7,
      opacity: 0.95,
    }),
    water(k, {
      top: horizon,
      bottom: 960,
      stops: ["#d2ecde", "#7fd0d0", SEA, "#2790aa", "#1f7f9c"],
      light: "#f0fff8",
      dark: COBALT,
      ripples: 150,
    }),
    ridge(k, andes, {
      top: "#7fa6c4",
      base: "#dcecdc",
      bottom: 640,
      light: CREAM,
      edge: 0.5,
      side: -1,
      spurs: 22,
      depth: 0.5,
    }),
    ridge(k, canopyLine(r, flank, {crown: 26}), {
      top: "#5f9c94",
      base: "#cbe0c0",
      bottom: 780,
      light: "#f2f4bc",
      edge: 0.5,
      side: -1,
      spurs: 12,
      depth: 0.4,
    }),
    mist(k, {y: 640, height: 60, colour: "#eef6e6", opacity: 0.5, from: 980}),
    foam(k, {at: [420, 620], width: 1100, height: 40, colour: CREAM}),
    rampart(k, {
      top: wallTop,
      foot: pts("-40 690, 240 660, 520 632, 800 612"),
      colour: "#d8b98a",
      light: "#fff2cf",
      shade: "#7c6a68",
      teeth: 10,
      side: -1,
    }),
    fill(poly(pts("798 486, 846 496, 848 606, 798 612")), k.linear(["#a78d76", "#7c6a68"])),
    surf(k, pts("-40 694, 240 664, 520 636, 790 618, 880 622"), 12, CREAM),
    ...table("60 700 120, 190 690 80, 430 660 90, 640 640 70, 870 622 80, 930 630 50").map(
      ([x = 0, y = 0, w = 0]) =>
        boulder(k, {
          at: [x, y],
          width: w,
          height: w * 0.42,
          colour: "#8d7d74",
          light: CREAM,
          shade: "#2f5566",
          side: -1,
          lean: r.bell() * 0.4,
        }),
    ),
    garita(k, {
      at: [806, 585],
      height: 300,
      colour: "#d8b98a",
      light: "#fff4d4",
      shade: "#7d6a68",
      side: -1,
    }),
    ridge(k, valley, {top: "#8fbd8c", base: "#cfe0b4", bottom: 860, light: "#eef2b0", edge: 0.3}),
    ...towers,
    churchTower(k, {
      at: [1560, 720],
      width: 66,
      height: 230,
      wall: "#f4ead4",
      roof: "#c8694c",
      shadow: 1,
    }),
    hillHouses(k, {
      top: x => valley(x) + 50 - 40 * ease(x, 1500, 1900),
      bottom: 860,
      from: 900,
      to: 2100,
      rows: 6,
      size: 46,
      walls: ["#f3e6cf", "#e9b48a", "#c96a52", "#dfe5dc", "#e8c878"],
      roofs: ["#b5573f", "#9a4a3c", "#c97a52"],
      haze: "#d6e6d6",
    }),
    forest(k, slopeL, {
      from: -60,
      to: 1250,
      rows: 3,
      crown: 70,
      drop: 40,
      far: "#5fa078",
      near: JADE,
      light: "#e2e486",
      side: -1,
      palms: 0.15,
    }),
    forest(k, x => 900 - 120 * ease(x, 1700, 2400), {
      from: 1700,
      to: 2460,
      rows: 3,
      crown: 80,
      drop: 40,
      far: "#5fa078",
      near: JADE,
      light: "#e2e486",
      side: -1,
      palms: 0.15,
    }),
    mist(k, {y: 900, height: 50, colour: "#f0f6dc", opacity: 0.5}),
    ridge(k, farm, {top: "#9cc06a", base: JADE, bottom: 1350, light: "#f0f2a4", edge: 0.5}),
    coffeeRows(k, x => farm(x) + 34, {
      rows: 5,
      gap: [28, 40],
      crown: [30, 50],
      far: "#62a866",
      near: "#3f8f5c",
      light: "#eef09a",
      earth: "#2c6a4c",
      side: -1,
    }),
    tree(k, {
      at: [960, 1080],
      height: 330,
      colour: "#3f8a58",
      light: "#e0e488",
      trunk: "#5c4a3c",
      side: -1,
    }),
    tree(k, {
      at: [1930, 1060],
      height: 420,
      colour: "#357c54",
      light: "#e0e488",
      trunk: "#5c4a3c",
      side: -1,
    }),
    fill(
      poly(pts("1120 1000, 1760 1000, 1760 1150, 1120 1150")),
      k.linear(["#b9b7ac", "#f4efe2", "#fffaf0"]),
    ),
    fill(poly(pts("1120 1128, 1760 1128, 1760 1150, 1120 1150")), RED),
    ...Array.from({length: 6}, (_, i) =>
      opening(k, {
        x: 1160 + i * 104,
        y: i % 2 ? 1042 : 1034,
        w: 40,
        h: i % 2 ? 62 : 94,
        wood: RED,
        trim: "#e0695a",
      }),
    ),
    farmhouse(k, {
      at: [1080, 1010],
      width: 720,
      height: 300,
      wall: "#fffaf0",
      wood: RED,
      roof: "#b5553a",
      flowers: "#ee6a8a",
    }),
    ...table(
      "1030 1120 150, 1110 1150 90, 1260 1160 80, 1420 1164 70, 1580 1160 90, 1720 1156 80, 1830 1130 150",
    ).map(([x = 0, y = 0, w = 0]) =>
      bush(k, {at: [x, y], width: w, colour: "#2f7a52", light: "#d6e07a", side: -1}),
    ),
    waxPalm(k, {
      at: [1850, 1130],
      height: 700,
      colour: "#1f5d4c",
      light: LIME,
      trunk: "#6a6a60",
      trunkLight: "#fff2d4",
      side: -1,
    }),
    coffeeRows(k, x => farm(x) + 150, {
      rows: 4,
      gap: [50, 80],
      crown: [60, 120],
      far: "#3f8f5c",
      near: SHADE,
      light: "#dde67c",
      earth: "#17483f",
      side: -1,
    }),
    fill(
      ground(skyline(r, {y: 1180, amp: 20, lift: 40, shape: x => 1 - ease(x, 0, 1000)})),
      k.across(
        [
          [0, SHADE, 0],
          [0.5, SHADE, 0.7],
          [1, SHADE, 0.96],
        ],
        [0, 1100],
        [0, 1340],
      ),
    ),
    flock(k, {at: [560, 250], count: 8, spread: 190, size: 28, colour: "#2f6d94"}),
    coffeeBush(k, {
      at: [2230, 1450],
      width: 760,
      height: 700,
      colour: "#15463f",
      light: "#9cba58",
      cherries: [RED, "#a81f2a"],
      side: -1,
    }),
  ].join("")
}

export const scene: Scene = {name: "charmsofcolombia", seed: 47, draw}
