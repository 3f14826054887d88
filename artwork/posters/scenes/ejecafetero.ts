import {
  canopyLine,
  cirrus,
  cumulus,
  fill,
  flock,
  forest,
  frame,
  grass,
  ground,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  type Pt,
  peak,
  rays,
  ribbon,
  ridge,
  type Scene,
  sky,
  skyline,
  sun,
  waxPalm,
  winding,
} from "../kit"
import {willys} from "../kit/jeep"

const [NIGHT, JADE, MEADOW, LEMON, CREAM, ROAD, RED] = [
  "#12383c",
  "#2c6b58",
  "#8fb455",
  "#f9e3a0",
  "#fff6d8",
  "#d9a36c",
  "#c7362b",
]

/** Clear morning in the Cocora valley: a loaded Willys comes down the dirt road under wax palms. */
function draw(k: Kit): string {
  const r = k.rng
  const andes = skyline(r, {
    y: 620,
    amp: 60,
    scale: 520,
    octaves: 7,
    rough: 0.55,
    lift: 250,
    shape: highest(peak(420, 620, 1.2), peak(1900, 760, 1.2), peak(1150, 500, 1.5)),
  })
  const second = skyline(r, {
    y: 700,
    amp: 60,
    scale: 600,
    lift: 210,
    shape: highest(hill(250, 560), hill(2100, 620)),
  })
  const third = skyline(r, {
    y: 790,
    amp: 44,
    scale: 560,
    lift: 240,
    shape: highest(hill(2280, 620), hill(620, 520)),
  })
  const slope = skyline(r, {
    y: 900,
    amp: 34,
    scale: 640,
    lift: 190,
    shape: highest(hill(60, 760), hill(2420, 520)),
  })
  const meadow = skyline(r, {
    y: 1010,
    amp: 26,
    scale: 700,
    lift: 60,
    shape: x => (x - 1200) ** 2 / 1.44e6,
  })
  const palms = (list: readonly Pt[], s: (x: number) => number, haze: number) =>
    list
      .map(([x, h]) =>
        waxPalm(k, {
          at: [x, s(x) + 14],
          height: h,
          colour: mix("#1b5347", "#dfe3b4", haze),
          light: mix("#a3c069", LEMON, haze),
          trunk: mix("#5c6357", "#dfe3b4", haze),
          trunkLight: mix("#fff0d2", LEMON, haze),
          side: 1,
        }),
      )
      .join("")
  const road: Pt[] = [
    [905, 978],
    [730, 992],
    [520, 1030],
    [620, 1095],
    [1080, 1180],
    [1640, 1290],
    [2150, 1460],
  ]
  const ruts = (dx: number) =>
    ribbon(
      road.map(([x, y], i): Pt => [x - dx * 0.4 * (i / 6), y + dx * (i / 6) ** 1.7]),
      t => 2 + 20 * t * t,
      50,
    )
  return [
    sky(k, ["#4b9bb0", "#86c1b8", "#cfe0b6", LEMON, "#fbd694"], 720),
    sun(k, {at: [1890, 330], r: 70, colour: CREAM, glow: "#fff0b8", reach: 9, strength: 0.8}),
    cirrus(k, {at: [700, 150], width: 1100, height: 150, colour: CREAM, opacity: 0.5}),
    cumulus(k, {
      at: [330, 420],
      width: 760,
      height: 220,
      colour: "#eef0d2",
      light: "#fffdf0",
      shade: "#c6d8c0",
      side: 0.8,
      opacity: 0.9,
    }),
    cumulus(k, {
      at: [1180, 470],
      width: 620,
      height: 150,
      colour: "#f6efc8",
      light: "#fffdf0",
      shade: "#e2ddb0",
      side: 0.8,
      opacity: 0.8,
    }),
    ridge(k, andes, {
      top: "#8db6ab",
      base: "#f3e3ac",
      bottom: 780,
      light: CREAM,
      edge: 0.5,
      spurs: 24,
      depth: 0.5,
    }),
    ridge(k, canopyLine(r, second, {crown: 40}), {
      top: "#7aa98d",
      base: "#e9e2a8",
      bottom: 840,
      light: "#f4eeb2",
      edge: 0.4,
      spurs: 14,
      depth: 0.32,
    }),
    palms(
      [
        [120, 150],
        [230, 190],
        [330, 140],
        [1980, 170],
        [2110, 210],
        [2230, 160],
        [1860, 140],
      ],
      second,
      0.62,
    ),
    mist(k, {y: 800, height: 90, colour: "#fff3c4", opacity: 0.7}),
    ridge(k, third, {
      top: "#6d9c6a",
      base: "#dfe0a0",
      bottom: 930,
      light: "#eef0a8",
      edge: 0.5,
      spurs: 9,
      depth: 0.3,
    }),
    palms(
      [
        [440, 300],
        [560, 250],
        [690, 330],
        [820, 230],
        [1760, 280],
        [2060, 320],
        [2180, 250],
        [2330, 340],
        [980, 190],
      ],
      third,
      0.4,
    ),
    mist(k, {y: 905, height: 60, colour: "#fdf3c0", opacity: 0.55}),
    forest(k, slope, {
      from: -60,
      to: 560,
      rows: 2,
      crown: 80,
      drop: 40,
      far: "#4f8a5e",
      near: "#2e6b50",
      light: "#d2d977",
      palms: 0,
    }),
    forest(k, slope, {
      from: 1990,
      to: 2460,
      rows: 2,
      crown: 80,
      drop: 40,
      far: "#4f8a5e",
      near: "#2e6b50",
      light: "#d2d977",
      palms: 0,
    }),
    ridge(k, meadow, {
      top: "#9fbd5c",
      base: JADE,
      bottom: 1400,
      light: "#eef0a0",
      edge: 0.6,
      step: 14,
    }),
    palms(
      [
        [730, 560],
        [1880, 640],
        [300, 460],
      ],
      meadow,
      0.14,
    ),
    rays(k, {
      at: [1890, 330],
      from: 60,
      to: 150,
      count: 9,
      colour: "#fff3c0",
      opacity: 0.28,
      length: 1500,
    }),
    fill(
      winding(road, 12, 520),
      k.across([mix(ROAD, LEMON, 0.6), ROAD, "#a8704c"], [0, 960], [0, 1350]),
    ),
    fill(ruts(-130) + ruts(120), "#8d5a42", 0.45),
    palms(
      [
        [930, 800],
        [1690, 900],
      ],
      meadow,
      0.04,
    ),
    flock(k, {at: [1420, 210], count: 7, spread: 190, size: 28, colour: "#2f6a70"}),
    grass(k, x => meadow(x) + 110, {
      from: -20,
      to: 420,
      count: 260,
      height: 70,
      colours: [JADE, "#4c8a4f", MEADOW],
      below: 150,
    }),
    grass(k, x => meadow(x) + 110, {
      from: 1830,
      to: 2420,
      count: 300,
      height: 80,
      colours: [JADE, "#4c8a4f", MEADOW],
      below: 120,
    }),
    willys(k, {
      at: [1180, 1225],
      metre: 276,
      paint: RED,
      trim: "#f2e2bd",
      light: "#fff1c4",
      shade: "#4a2e2c",
      sackColour: "#d3aa6e",
    }),
    fill(
      ground(
        skyline(r, {y: 1330, amp: 18, scale: 260, lift: 90, shape: x => Math.abs(x - 1330) / 1250}),
      ),
      k.across([mix(NIGHT, JADE, 0.4), NIGHT], [0, 1220], [0, 1350]),
    ),
    grass(k, skyline(r, {y: 1345, amp: 10, lift: 90, shape: x => Math.abs(x - 1330) / 1250}), {
      count: 380,
      height: 80,
      width: 9,
      colours: [NIGHT, "#1a4a44", "#23584a"],
      below: 30,
    }),
    frame(k, {
      corner: "br",
      size: 660,
      colour: "#0d2f33",
      light: "#2b6b4c",
      kinds: ["banana", "banana", "fern"],
      count: 6,
    }),
    frame(k, {
      corner: "tl",
      size: 520,
      colour: "#0d2f33",
      light: "#2b6b4c",
      kinds: ["frond", "banana"],
      count: 5,
    }),
  ].join("")
}

export const scene: Scene = {name: "ejecafetero", seed: 5, draw}
