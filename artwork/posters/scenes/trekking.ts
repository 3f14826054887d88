import {
  along,
  blade,
  blob,
  boulder,
  bush,
  darken,
  ease,
  fill,
  flutes,
  forest,
  frame,
  grass,
  ground,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  type Pose,
  type Pt,
  peak,
  place,
  rays,
  ribbon,
  ridge,
  type Scene,
  shaded,
  sky,
  skyline,
  sun,
  waterfall,
  waxPalm,
  winding,
} from "../kit"
import {hiker} from "../kit/hiker"

const [NIGHT, PINE, MEADOW, MIST, CREAM, RED, EARTH] = [
  "#0c2f35",
  "#1f5f55",
  "#7fa65a",
  "#dfe9dc",
  "#fff3d2",
  "#d8452f",
  "#b98a5f",
]
const AHEAD: Pose = {
  lean: 8,
  far: [-20, -42],
  near: [30, 12],
  farArm: [46, 76],
  nearArm: [-26, 24],
  nod: -4,
}
const LOOKS: Pose = {
  lean: -3,
  far: [10, 4],
  near: [-12, -18],
  farArm: [138, 150],
  nearArm: [14, 58],
  nod: -24,
}

/** Morning mist in Cocora: two trekkers under wax palms, a waterfall in the green wall behind them. */
function draw(k: Kit): string {
  const r = k.rng
  const far = skyline(r, {
    y: 430,
    amp: 60,
    scale: 420,
    octaves: 7,
    rough: 0.53,
    lift: 250,
    shape: highest(peak(1130, 520, 1.1), peak(300, 520, 1.3), peak(1980, 700, 1.2)),
  })
  const wall = skyline(r, {
    y: 500,
    amp: 50,
    scale: 330,
    octaves: 6,
    lift: 240,
    shape: highest(
      hill(690, 330),
      hill(1400, 420),
      hill(2250, 420),
      hill(120, 360),
      hill(1830, 240),
    ),
  })
  const low = skyline(r, {
    y: 850,
    amp: 22,
    scale: 380,
    lift: 80,
    shape: highest(hill(300, 500), hill(2000, 520)),
  })
  const meadow = skyline(r, {
    y: 985,
    amp: 14,
    scale: 520,
    octaves: 4,
    lift: 90,
    shape: highest(hill(1750, 760), hill(-50, 480)),
  })
  const front = skyline(r, {
    y: 1236,
    amp: 20,
    scale: 420,
    octaves: 5,
    lift: 110,
    shape: highest(hill(100, 700), hill(2400, 420)),
  })
  const palm = (x: number, y: number, h: number, haze: number, lean = 0) =>
    waxPalm(k, {
      at: [x, y],
      height: h,
      lean,
      colour: mix("#17534a", MIST, haze),
      light: mix("#9cbb55", MIST, haze * 0.8),
      trunk: mix("#8d8a80", MIST, haze),
      trunkLight: mix("#fff1d6", MIST, haze * 0.6),
      side: 1,
      crown: 0.155,
    })
  const cliff = blob(
    [
      [926, 470],
      [966, 408],
      [1010, 420],
      [1064, 404],
      [1108, 440],
      [1124, 520],
      [1096, 590],
      [1150, 660],
      [1128, 770],
      [1180, 900],
      [820, 900],
      [872, 780],
      [838, 680],
      [902, 600],
      [880, 530],
    ],
    0.8,
  )
  const shrubs: [number, number, number][] = [
    [900, 452, 80],
    [952, 420, 60],
    [1082, 412, 66],
    [1136, 450, 90],
    [1142, 540, 76],
    [868, 540, 84],
    [880, 620, 70],
    [1134, 612, 60],
    [1172, 690, 96],
    [836, 700, 92],
    [862, 790, 84],
    [1160, 790, 90],
    [1200, 870, 120],
    [810, 860, 120],
    [958, 640, 44],
    [1072, 652, 48],
  ]
  const feet: [number, number, number][] = [
    [1346, 1056, 960],
    [1730, 1046, 930],
    [590, 1064, 950],
  ]
  const cast = (x: number, y: number, l: number, w: number) =>
    ribbon(
      [
        [x, y],
        [x - l * 0.5, y + l * 0.13],
        [x - l, y + l * 0.24],
      ],
      t => w * (1 - 0.4 * t),
    )
  const swells = Array.from({length: 16}, () => {
    const x = r.range(0, 2400)
    const y = meadow(x) + r.range(20, 220)
    const l = r.range(120, 340)
    return ribbon(
      [
        [x - l, y + 8],
        [x, y - 6],
        [x + l, y + 14],
      ],
      t => (8 + (y - 950) * 0.09) * Math.sin(Math.PI * t),
    )
  })
  const way: Pt[] = [
    [850, 985],
    [1010, 1004],
    [930, 1044],
    [1090, 1100],
    [1420, 1166],
    [1840, 1390],
  ]
  const middle = along(way, 40)
  const tufts = Array.from({length: 260}, () => {
    const x = r.range(-20, 2420)
    const y = meadow(x) + 14 + 250 * r.next() ** 1.4
    if (middle.some((p, i) => Math.hypot(p[0] - x, (p[1] - y) * 1.6) < 24 + 190 * (i / 39) ** 1.6))
      return ""
    const h = 9 + (y - 900) * 0.12
    return Array.from({length: 6}, (_, i) =>
      blade(
        [x + i * h * 0.22, y],
        [x + (i - 2.5) * h * 0.55 + i * h * 0.2, y - h * r.range(0.6, 1.2)],
        h * 0.17,
        1,
      ),
    ).join("")
  })
  const person = {skin: "#b97a55", light: CREAM, side: 1, shoes: "#3a2a22", flip: true}
  return [
    sky(k, ["#6ea6b4", "#a9cdc6", "#dde8d2", "#f9e9c8"], 640),
    sun(k, {at: [1500, 236], r: 60, colour: "#fffbe8", glow: "#fff0c0", reach: 11, strength: 0.8}),
    ridge(k, far, {
      top: "#8fb5b3",
      base: "#dfe8d6",
      bottom: 700,
      light: CREAM,
      edge: 0.4,
      spurs: 18,
      depth: 0.4,
    }),
    mist(k, {y: 470, height: 90, colour: "#f1efdc", opacity: 0.8}),
    forest(k, wall, {
      rows: 8,
      crown: 70,
      drop: 58,
      far: "#8db69f",
      near: "#39796a",
      light: "#c5d7a0",
    }),
    place(
      [
        shaded(
          k,
          cliff,
          k.across(["#87a096", "#47706a"], [0, 420], [0, 880]),
          [
            {paint: "#dfe6cc", dx: -10, dy: 4, blur: 5, opacity: 0.5},
            {paint: "#2f5a57", dx: 26, dy: -4, blur: 14, opacity: 0.5},
          ],
          flutes(k, cliff, {
            from: 830,
            to: 1180,
            top: 400,
            bottom: 890,
            colour: "#33595a",
            count: 56,
            opacity: 0.4,
          }) +
            flutes(k, cliff, {
              from: 830,
              to: 1180,
              top: 400,
              bottom: 890,
              colour: "#b5c6b2",
              count: 22,
              opacity: 0.35,
            }),
        ),
        waterfall(k, {
          at: [1016, 412],
          width: 62,
          height: 250,
          colour: "#ffffff",
          shade: "#b9d6d6",
        }),
        waterfall(k, {
          at: [1000, 650],
          width: 116,
          height: 230,
          colour: "#ffffff",
          shade: "#b9d6d6",
          spreadBelow: 1.5,
        }),
        ...shrubs.map(([x, y, w]) =>
          bush(k, {
            at: [x, y],
            width: w,
            colour: mix("#7fab94", "#3a7a6a", ease(y, 420, 880)),
            light: "#c5d7a0",
          }),
        ),
      ].join(""),
      {x: -56},
    ),
    mist(k, {y: 640, height: 90, colour: "#e9efe0", opacity: 0.42}),
    mist(k, {y: 840, height: 190, colour: "#eef1e2", opacity: 0.9}),
    ...[
      [300, 560],
      [420, 470],
      [620, 520],
      [1330, 500],
      [1960, 560],
      [2090, 480],
      [2230, 600],
    ].map(([x, h]) => palm(x as number, low(x as number) + 40, h as number, 0.55)),
    forest(k, low, {
      rows: 3,
      crown: 62,
      drop: 44,
      far: "#9cbf9d",
      near: "#7fae88",
      light: "#dfe6b0",
    }),
    mist(k, {y: 970, height: 100, colour: "#f1f2e0", opacity: 0.85}),
    palm(800, 1010, 740, 0.36, 0.012),
    palm(2030, 1000, 780, 0.32, -0.012),
    palm(1500, 990, 640, 0.42, -0.01),
    ridge(k, meadow, {top: "#a3c06f", base: "#2a6550", bottom: 1330, light: "#eef0a6", edge: 0.8}),
    fill(swells.join(""), "#2f7355", 0.22),
    fill(tufts.slice(0, 130).join(""), "#2f7250", 0.75),
    fill(
      winding(way, 14, 330),
      k.across([mix(EARTH, CREAM, 0.5), EARTH, darken(EARTH, 0.12)], [0, 980], [0, 1330]),
    ),
    k.soft(
      fill(
        feet.map(([x, y]) => cast(x, y, 620, 26)).join("") +
          cast(1170, 1150, 380, 74) +
          cast(1516, 1206, 420, 84),
        "#1f5a4c",
        0.4,
      ),
      4,
    ),
    rays(k, {
      at: [1500, 236],
      from: 55,
      to: 135,
      count: 9,
      colour: "#fff6d0",
      opacity: 0.26,
      length: 1300,
    }),
    ...feet.map(([x, y, h], i) => palm(x, y, h, 0.04 + 0.03 * i, [0.012, -0.022, -0.012][i])),
    ...feet.map(([x, y]) =>
      grass(k, () => y, {
        from: x - 46,
        to: x + 46,
        count: 26,
        height: 46,
        width: 6,
        colours: [PINE, "#3f7f55", MEADOW],
        below: 14,
      }),
    ),
    fill(tufts.slice(130).join(""), "#1f5f4a", 0.8),
    boulder(k, {
      at: [1930, 1160],
      width: 210,
      height: 110,
      colour: "#86938a",
      light: CREAM,
      shade: "#37504e",
      lean: 0.2,
    }),
    boulder(k, {
      at: [880, 1120],
      width: 120,
      height: 58,
      colour: "#86938a",
      light: CREAM,
      shade: "#37504e",
      lean: -0.2,
    }),
    hiker(k, {
      ...person,
      at: [1150, 1152],
      height: 480,
      pose: LOOKS,
      shirt: "#f0b23a",
      trousers: "#4b4a3f",
      hat: "#efe0b8",
      sack: RED,
      mat: "#3f7f8a",
      poles: {near: 150},
      hairKind: "bun",
    }),
    hiker(k, {
      ...person,
      at: [1506, 1208],
      height: 540,
      pose: AHEAD,
      shirt: "#2f7f93",
      trousers: "#5a4a3c",
      hat: "#5f6b3f",
      hatKind: "cap",
      sack: "#e07a2f",
      mat: "#e9d9b0",
      poles: {near: -60, far: 330},
    }),
    fill(ground(front), k.across([mix(NIGHT, PINE, 0.3), NIGHT], [0, 1200], [0, 1350])),
    grass(k, front, {
      count: 460,
      height: 74,
      width: 8,
      colours: [NIGHT, "#123f40", "#1d5550"],
      wind: 0.12,
    }),
    frame(k, {corner: "br", size: 520, colour: NIGHT, light: "#1d5550", kinds: ["fern"], count: 8}),
  ].join("")
}

export const scene: Scene = {name: "trekking", seed: 73, draw}
