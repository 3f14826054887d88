import {
  blob,
  canopyLine,
  cirrus,
  curve,
  fill,
  flock,
  forest,
  grass,
  ground,
  highest,
  hill,
  type Kit,
  mist,
  type Pt,
  peak,
  ribbon,
  ridge,
  type Scene,
  shaded,
  sky,
  skyline,
  stratus,
  stroke,
  sun,
  waxPalm,
} from "../kit"
import {horse} from "../kit/horse"

const [PLUM, WINE, CORAL, AMBER, CREAM, MOSS] = [
  "#231a33",
  "#6b2f4d",
  "#ec7650",
  "#f9b45c",
  "#fff0c4",
  "#3b3b45",
]

/** Sunset in the Quindío: riders on a ridge, palms and blue hills behind, light from behind them. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 800
  const base = "#fbc27a"
  const snow = skyline(r, {
    y: 740,
    amp: 60,
    scale: 460,
    octaves: 7,
    rough: 0.54,
    lift: 280,
    shape: highest(peak(1900, 760, 1.1), peak(260, 620, 1.2)),
  })
  const hills = skyline(r, {
    y: 790,
    amp: 40,
    scale: 420,
    lift: 190,
    shape: highest(hill(560, 420), hill(1560, 520), hill(2360, 420)),
  })
  const mid = skyline(r, {
    y: 880,
    amp: 34,
    scale: 520,
    lift: 170,
    shape: highest(hill(100, 420), hill(1120, 360), hill(2160, 460)),
  })
  const valley = skyline(r, {
    y: 1040,
    amp: 16,
    scale: 420,
    lift: 70,
    shape: highest(hill(1900, 420), hill(1250, 260), hill(2400, 300)),
  })
  const crest = skyline(r, {
    y: 930,
    amp: 12,
    scale: 420,
    octaves: 5,
    lift: 210,
    shape: x => -(Math.max(0, (x - 380) / 1500) ** 1.1),
  })
  const front = skyline(r, {
    y: 1236,
    amp: 22,
    scale: 480,
    octaves: 5,
    lift: 110,
    shape: highest(hill(0, 700), hill(2400, 420)),
  })
  const palm = {
    colour: "#5b3a52",
    light: "#d98a5c",
    trunk: "#7a5260",
    trunkLight: "#ffc98a",
    side: -1,
  }
  const horseLight = {light: "#ffe3a0", shade: "#2b1a33", side: -1}
  const shadow = (x: number, y: number, h: number) =>
    blob([
      [x - 0.62 * h, y - 8],
      [x, y - 0.05 * h],
      [x + 0.8 * h, y + 0.02 * h],
      [x + 1.9 * h, y + 0.24 * h],
      [x + 0.9 * h, y + 0.16 * h],
      [x - 0.2 * h, y + 0.1 * h],
    ])
  const posts: Pt[] = [
    [1960, 1290],
    [2130, 1240],
    [2330, 1190],
  ]
  const fence =
    [0.86, 0.52]
      .map(q =>
        stroke(
          curve(
            [
              [1740, 1360 - 150 * q],
              ...posts.map(([x, y], i): Pt => [x, y - (195 + 45 * i) * q]),
              [2460, 1150 - 330 * q],
            ].flatMap((p, i, all): Pt[] => {
              const b = all[i + 1]
              return b
                ? [
                    p as Pt,
                    [
                      ((p[0] as number) + (b[0] as number)) / 2,
                      ((p[1] as number) + (b[1] as number)) / 2 + 12,
                    ],
                  ]
                : [p as Pt]
            }),
          ),
          "#140f20",
          4,
        ),
      )
      .join("") +
    posts
      .map(([x, y], i) =>
        shaded(
          k,
          ribbon(
            [
              [x, y - 24],
              [x + 5, y - 60],
              [x - 4 + 6 * (i % 2), y - 195 - 45 * i],
            ],
            t => 26 + 5 * i - 5 * t + 3 * Math.sin(9 * t + i),
          ),
          "#1b1428",
          [{paint: "#d97a52", dx: 5, dy: 3, opacity: 0.85}],
        ),
      )
      .join("")
  return [
    sky(k, ["#3d3568", "#8a4474", "#dd6a5d", "#f9a65a", "#ffe0a0"], horizon),
    sun(k, {at: [944, 590], r: 118, colour: CREAM, glow: "#ffd07a", reach: 7}),
    cirrus(k, {at: [1700, 170], width: 1100, height: 120, colour: "#e98a72", opacity: 0.8}),
    stratus(k, {
      at: [520, 330],
      width: 1000,
      height: 54,
      colour: "#e77a63",
      light: "#ffc98a",
      opacity: 0.8,
    }),
    stratus(k, {
      at: [1800, 440],
      width: 860,
      height: 44,
      colour: "#f08c5f",
      light: "#ffdc9c",
      opacity: 0.85,
    }),
    ridge(k, snow, {
      top: "#a7617a",
      base,
      bottom: 820,
      light: "#ffd9a0",
      edge: 0.6,
      side: -1,
      spurs: 22,
      depth: 0.5,
    }),
    mist(k, {y: 790, height: 60, colour: "#ffd795", opacity: 0.7}),
    ridge(k, canopyLine(r, hills, {crown: 30}), {
      top: "#8b4a66",
      base: "#ee9c68",
      bottom: 900,
      light: AMBER,
      edge: 0.4,
      side: -1,
      spurs: 10,
      depth: 0.3,
    }),
    ...[
      [330, 640, 190],
      [470, 640, 250],
      [1556, 640, 310],
      [1214, 640, 215],
      [1900, 650, 240],
      [2250, 640, 240],
    ].map(([x, , h]) =>
      waxPalm(k, {...palm, at: [x as number, hills(x as number) + 20], height: h as number}),
    ),
    mist(k, {y: 880, height: 60, colour: "#f9b070", opacity: 0.6}),
    ridge(k, canopyLine(r, mid, {crown: 44}), {
      top: "#653650",
      base: "#b5604f",
      bottom: 1040,
      light: CORAL,
      edge: 0.4,
      side: -1,
      spurs: 9,
      depth: 0.22,
    }),
    ...[
      [2060, 420],
      [2180, 520],
      [2300, 380],
      [130, 420],
      [250, 330],
    ].map(([x, h]) =>
      waxPalm(k, {
        ...palm,
        colour: "#432a45",
        light: "#b56a52",
        trunk: "#553a50",
        at: [x as number, mid(x as number) + 20],
        height: h as number,
      }),
    ),
    mist(k, {y: 990, height: 70, colour: "#e98d62", opacity: 0.5}),
    ridge(k, canopyLine(r, valley, {crown: 34}), {
      top: "#57304c",
      base: "#8a4650",
      bottom: 1150,
      light: "#f0895c",
      edge: 0.45,
      side: -1,
    }),
    mist(k, {y: 1090, height: 60, colour: "#d9775a", opacity: 0.4, from: 1200}),
    flock(k, {at: [1560, 300], count: 8, spread: 220, size: 28, colour: "#5d2f52"}),
    ridge(k, crest, {top: "#4a3040", base: PLUM, bottom: 1350, light: AMBER, edge: 1, side: -1}),
    ...[
      [545, 270],
      [885, 335],
      [1335, 420],
    ].map(([x, h]) =>
      k.inside(
        ground(crest),
        k.soft(fill(shadow(x as number, crest(x as number) + 20, h as number), "#1a1126", 0.7), 7),
      ),
    ),
    horse(k, {
      ...horseLight,
      tilt: 2.2,
      at: [545, crest(545) + 14],
      height: 270,
      coat: "#5b3226",
      mane: "#1d1218",
      leather: "#3a2019",
      blanket: "#2f6f78",
      stripe: "#f0c36a",
      gait: 0,
      nod: 8,
      rider: {
        skin: "#8a5238",
        shirt: "#e9d3b0",
        trousers: "#33405a",
        hat: "#d9b274",
        poncho: "#7c3348",
        light: "#ffe3a0",
      },
    }),
    horse(k, {
      ...horseLight,
      tilt: 3.4,
      at: [885, crest(885) + 16],
      height: 335,
      coat: "#d9c3b4",
      mane: "#8a7478",
      leather: "#4a281e",
      blanket: "#8e2f3c",
      stripe: "#f2cf8a",
      gait: 1,
      nod: 3,
      rider: {
        skin: "#a9694a",
        shirt: "#c9533f",
        trousers: "#2b3350",
        hat: "#efd9a8",
        hairKind: "long",
        light: "#ffe3a0",
      },
    }),
    horse(k, {
      ...horseLight,
      tilt: 4,
      at: [1335, crest(1335) + 20],
      height: 420,
      coat: "#a4552f",
      mane: "#3a1d1c",
      leather: "#4b2a1c",
      blanket: "#b8383a",
      stripe: "#f6d58c",
      gait: 0,
      white: true,
      rider: {
        skin: "#8f5638",
        shirt: "#f3e3c6",
        trousers: "#2d2f4a",
        hat: "#f1dcae",
        hatKind: "sombrero",
        poncho: "#31506b",
        light: "#ffe3a0",
      },
    }),
    grass(k, x => crest(x) + 10, {
      count: 620,
      height: 44,
      width: 6,
      colours: [PLUM, "#5a3844", "#94544a"],
      wind: 0.3,
    }),
    forest(k, front, {
      from: 1700,
      to: 2460,
      rows: 2,
      crown: 90,
      drop: 40,
      far: MOSS,
      near: PLUM,
      light: WINE,
      side: -1,
    }),
    fill(ground(front), k.across([PLUM, "#140f20"], [0, 1180], [0, 1350])),
    fence,
    grass(k, front, {
      count: 520,
      height: 90,
      width: 9,
      colours: ["#140f20", PLUM, "#33223c"],
      wind: 0.3,
    }),
  ].join("")
}

export const scene: Scene = {name: "horseback-trails", seed: 61, draw}
