import {
  bamboo,
  bush,
  canopyLine,
  fill,
  forest,
  grass,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  type Pt,
  peak,
  ridge,
  type Scene,
  sky,
  skyline,
  sun,
  waxPalm,
  winding,
} from "../kit"
import {guaduaHouse} from "../kit/guadua"
import {lens} from "../kit/jeep"
import {pts} from "../kit/points"
import {table} from "../kit/table"

const [INK, SLATE, CELADON, PEARL, CANE, AMBER, RUST] = [
  "#12252c",
  "#4c6f74",
  "#a9c4b4",
  "#e9ece0",
  "#c69c54",
  "#ffc765",
  "#c4532f",
]

/** Grey-green morning in the cloud: a lamp-lit bamboo house with a hammock among guadua canes. */
function draw(k: Kit): string {
  const r = k.rng
  const far = skyline(r, {
    y: 520,
    amp: 50,
    scale: 500,
    octaves: 7,
    lift: 250,
    shape: highest(peak(500, 620, 1.2), peak(1800, 700, 1.2)),
  })
  const second = skyline(r, {
    y: 640,
    amp: 50,
    scale: 520,
    lift: 160,
    shape: highest(hill(900, 560), hill(2300, 520)),
  })
  const third = skyline(r, {
    y: 800,
    amp: 34,
    scale: 520,
    lift: 170,
    shape: highest(hill(200, 620), hill(2050, 520)),
  })
  const lawn = skyline(r, {y: 1080, amp: 22, scale: 620, lift: 30, shape: hill(1300, 700)})
  const l = lens({at: [1200, 1122], metre: 90, turn: 30, pitch: 4, distance: 22})
  const path: Pt[] = pts("800 1116, 835 1146, 910 1206, 1030 1300, 1110 1450")
  const groves: [number, number, number, number][] = [
    [240, 1010, 760, 0.6],
    [700, 1020, 700, 0.7],
    [1980, 1060, 900, 0.45],
  ]
  return [
    sky(k, ["#7f9ea2", "#a9c0b8", "#cdd8c8", PEARL, "#f3ead2"], 620),
    sun(k, {at: [860, 300], r: 70, colour: "#fdf8e6", glow: "#fbf1d2", reach: 7, strength: 0.75}),
    ridge(k, far, {
      top: "#a7bdb8",
      base: PEARL,
      bottom: 700,
      light: "#f6f4e6",
      edge: 0.35,
      side: -1,
      spurs: 18,
      depth: 0.25,
    }),
    mist(k, {y: 560, height: 90, colour: PEARL, opacity: 0.7}),
    ridge(k, canopyLine(r, second, {crown: 36}), {
      top: "#8eaaa2",
      base: "#e3e8da",
      bottom: 800,
      light: "#f3f2e0",
      edge: 0.3,
      side: -1,
      spurs: 8,
      depth: 0.2,
    }),
    table("420 330, 560 260, 2120 340, 2260 280, 1900 240, 1010 250")
      .map(([x = 0, h = 0]) =>
        waxPalm(k, {
          at: [x, second(x) + 60],
          height: h,
          colour: "#86a49c",
          light: "#a9bfae",
          trunk: "#9fb2a8",
          trunkLight: "#c9d2c4",
          side: -1,
        }),
      )
      .join(""),
    mist(k, {y: 740, height: 110, colour: "#eef0e4", opacity: 0.85}),
    forest(k, third, {
      rows: 3,
      crown: 90,
      drop: 46,
      far: "#7d9d90",
      near: "#557d70",
      light: "#c3d2ae",
      side: -1,
      palms: 0.12,
    }),
    mist(k, {y: 950, height: 120, colour: "#e3e9dc", opacity: 0.85}),
    groves
      .map(([x, y, h, haze]) =>
        bamboo(k, {
          at: [x, y],
          height: h,
          stalks: 8,
          spread: 320,
          colour: mix("#2f5a45", "#d5dfce", haze),
          light: mix("#93a95a", "#e3e8d2", haze),
        }),
      )
      .join(""),
    mist(k, {y: 1010, height: 90, colour: "#dfe6d8", opacity: 0.7}),
    ridge(k, lawn, {
      top: "#7d9a72",
      base: "#1c3a38",
      bottom: 1350,
      light: "#dfe3b4",
      edge: 0.5,
      step: 14,
    }),
    fill(winding(path, 46, 240), k.across(["#cfc29c", "#8f866c", "#33443f"], [0, 1090], [0, 1350])),
    k.soft(
      fill(
        ground(() => 1120, 1200, 640, 1850),
        "#15302f",
        0.45,
      ),
      24,
      0.1,
    ),
    halo(k, [1350, 1120], 520, AMBER, 0.42),
    guaduaHouse(k, l, {
      cane: CANE,
      light: "#f0d596",
      shade: "#5a4226",
      straw: "#7d735a",
      strawLight: "#c9bd94",
      wall: "#a37b45",
      glow: AMBER,
      stripes: [RUST, "#f2e3c0", "#2f7a78", "#f2e3c0", AMBER, RUST],
    }),
    table(
      "690 1124 140, 750 1146 100, 1760 1116 180, 1660 1146 120, 1900 1126 150, 1150 1150 90, 1420 1160 100, 1300 1150 80",
    )
      .map(([x = 0, y = 0, w = 0]) =>
        bush(k, {at: [x, y], width: w, colour: "#345f4c", light: "#b9c886", side: -1}),
      )
      .join(""),
    grass(k, () => 1190, {
      from: 980,
      to: 1900,
      count: 220,
      height: 44,
      colours: ["#2f5a48", "#4d7a58", "#8aa468"],
      below: 60,
    }),
    mist(k, {y: 1160, height: 60, colour: "#dbe4d6", opacity: 0.4}),
    bamboo(k, {
      at: [2180, 1420],
      height: 1420,
      stalks: 6,
      spread: 420,
      colour: INK,
      light: "#2f5450",
    }),
    bamboo(k, {at: [90, 1420], height: 1380, stalks: 4, spread: 300, colour: INK, light: SLATE}),
    fill(
      ground(
        skyline(r, {
          y: 1310,
          amp: 22,
          scale: 300,
          lift: 110,
          shape: highest(hill(200, 800), hill(2400, 400)),
        }),
      ),
      k.across([mix(INK, SLATE, 0.2), INK], [0, 1180], [0, 1350]),
    ),
    grass(
      k,
      skyline(r, {y: 1320, amp: 10, lift: 90, shape: highest(hill(200, 800), hill(2400, 400))}),
      {
        count: 380,
        height: 110,
        width: 9,
        colours: [INK, "#1d3a3c", mix(SLATE, CELADON, 0.1)],
        below: 30,
      },
    ),
  ].join("")
}

export const scene: Scene = {name: "day-casa-duvelo", seed: 71, draw}
