import {
  bush,
  canopyLine,
  cumulus,
  farmhouse,
  fill,
  flock,
  forest,
  ground,
  highest,
  hill,
  type Kit,
  mist,
  type Pt,
  peak,
  rays,
  ridge,
  type Scene,
  sky,
  skyline,
  sun,
  tree,
} from "../kit"
import {bearingBranch, coffeeLeaf, coffeeRows} from "../kit/coffee"
import {pts} from "../kit/points"
import {table} from "../kit/table"

const [PINE, LEAF, STRAW, CHERRY, AMBER, CREAM] = [
  "#0b3330",
  "#1f6a47",
  "#f6e7b4",
  "#c8202f",
  "#f08a34",
  "#fffbe6",
]

/** Fresh morning after rain: a bearing coffee branch close by, behind it rows of bushes and the farmhouse. */
function draw(k: Kit): string {
  const r = k.rng
  const andes = skyline(r, {
    y: 560,
    amp: 60,
    scale: 520,
    octaves: 7,
    rough: 0.55,
    lift: 250,
    shape: highest(peak(420, 620, 1.2), peak(1500, 760, 1.2), peak(2300, 500, 1.5)),
  })
  const second = skyline(r, {
    y: 660,
    amp: 60,
    scale: 600,
    lift: 170,
    shape: highest(hill(80, 560), hill(1900, 720)),
  })
  const third = skyline(r, {y: 770, amp: 40, scale: 640, lift: 130, shape: hill(700, 700)})
  const slope = skyline(r, {
    y: 930,
    amp: 26,
    scale: 700,
    lift: 110,
    shape: highest(hill(2300, 900), hill(200, 600)),
  })
  const near = skyline(r, {y: 1130, amp: 26, scale: 600, lift: 60, shape: hill(2200, 900)})
  const branch: Pt[] = pts("2480 60, 2180 250, 1880 400, 1560 520, 1230 600, 940 640")
  const cherries = [CHERRY, "#a81528", "#d93a2c", CHERRY, AMBER, "#b9bf4a"]
  return [
    sky(k, ["#5fb0b4", "#8fccbd", "#c3e2c2", STRAW, "#fbe3ac"], 680),
    sun(k, {at: [420, 250], r: 64, colour: CREAM, glow: "#fff4c4", reach: 12, strength: 0.9}),
    cumulus(k, {
      at: [900, 300],
      width: 800,
      height: 200,
      colour: "#e9f3dc",
      light: "#ffffff",
      shade: "#bddcc8",
      side: -0.8,
      opacity: 0.85,
    }),
    ridge(k, andes, {
      top: "#86bbb0",
      base: "#e8ecc0",
      bottom: 720,
      light: CREAM,
      edge: 0.5,
      side: -1,
      spurs: 22,
      depth: 0.45,
    }),
    ridge(k, canopyLine(r, second, {crown: 30}), {
      top: "#76ae98",
      base: "#e2ebb8",
      bottom: 800,
      light: "#f6f4c4",
      edge: 0.4,
      side: -1,
      spurs: 10,
      depth: 0.3,
    }),
    mist(k, {y: 740, height: 80, colour: "#fbf8d8", opacity: 0.75}),
    coffeeRows(k, third, {
      rows: 9,
      gap: [12, 24],
      crown: [14, 26],
      far: "#8cbf93",
      near: "#5fa077",
      light: "#eef0b0",
      earth: "#5d8f6e",
      side: -1,
    }),
    mist(k, {y: 905, height: 60, colour: "#f6f6d4", opacity: 0.7}),
    forest(k, x => slope(x) - 30, {
      from: 1500,
      to: 2460,
      rows: 2,
      crown: 90,
      drop: 40,
      far: "#4f9270",
      near: "#357a58",
      light: "#d9e08a",
      side: -1,
      palms: 0.1,
    }),
    tree(k, {
      at: [560, 980],
      height: 380,
      colour: "#3d8460",
      light: "#dfe694",
      trunk: "#5b5a44",
      side: -1,
    }),
    farmhouse(k, {
      at: [610, 995],
      width: 720,
      height: 280,
      wall: "#fdf6e4",
      wood: "#c02a2c",
      roof: "#b5573a",
      flowers: "#e85a6c",
    }),
    ...table(
      "600 1000 90, 680 1020 70, 1340 1005 130, 1450 990 150, 1100 1012 60, 1240 1015 70",
    ).map(([x = 0, y = 0, w = 0]) =>
      bush(k, {at: [x, y], width: w, colour: "#357a58", light: "#cfdc84", side: -1}),
    ),
    coffeeRows(k, x => slope(x) + 90, {
      rows: 5,
      gap: [40, 90],
      crown: [50, 120],
      far: "#3f8c62",
      near: "#14503f",
      light: "#d8e283",
      earth: "#123f36",
      side: -1,
    }),
    rays(k, {
      at: [420, 250],
      from: 10,
      to: 90,
      count: 9,
      colour: "#fffbd8",
      opacity: 0.25,
      length: 1900,
    }),
    flock(k, {at: [760, 420], count: 6, spread: 150, size: 24, colour: "#3f8077"}),
    fill(
      ground(near),
      k.across(
        [
          [0, PINE, 0],
          [0.5, PINE, 0.55],
          [1, PINE, 0.95],
        ],
        [0, 1040],
        [0, 1350],
      ),
    ),
    bearingBranch(k, {
      points: branch,
      nodes: 7,
      leaf: 430,
      cherry: 52,
      cherries,
      colour: LEAF,
      light: "#b7dc72",
      wood: "#6a4a34",
      side: -1,
    }),
    ...(
      [
        [2460, 1400, -128, 620],
        [2480, 1300, -165, 560],
        [2300, 1420, -100, 420],
        [2480, 1120, -190, 420],
      ] as const
    ).map(([x, y, a, l]) =>
      coffeeLeaf(k, {
        from: [x, y],
        angle: a,
        length: l,
        bend: -30,
        colour: PINE,
        light: "#2a6a55",
        gloss: 0.25,
      }),
    ),
  ].join("")
}

export const scene: Scene = {name: "coffee-experience", seed: 61, draw}
