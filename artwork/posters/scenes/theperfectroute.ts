import {
  blob,
  boulder,
  canopyLine,
  coconutPalm,
  cumulus,
  darken,
  ease,
  fill,
  flock,
  foam,
  forest,
  frame,
  glints,
  grass,
  ground,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  type Pt,
  peak,
  reflection,
  ribbon,
  ridge,
  type Scene,
  sky,
  skyline,
  stratus,
  sun,
  surf,
  water,
} from "../kit"

const [DEEP, TEAL, SAND, CORAL, CREAM, LEAF, ROCK] = [
  "#0d3b44",
  "#2f9aa0",
  "#f2cf9a",
  "#ee8d62",
  "#fff0cf",
  "#1f5a47",
  "#8a6a5c",
]

/** Late afternoon in a bay of Tayrona: palms lean over round boulders, the Sierra behind. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 790
  const snow = skyline(r, {
    y: 770,
    amp: 62,
    scale: 460,
    octaves: 7,
    rough: 0.55,
    lift: 330,
    shape: highest(peak(430, 560, 1.15), peak(1360, 620, 1.1), peak(1900, 700, 1.4)),
  })
  const far = skyline(r, {
    y: 775,
    amp: 44,
    scale: 520,
    lift: 190,
    shape: highest(hill(2150, 640), hill(250, 520), hill(1250, 360)),
  })
  const head = skyline(r, {y: 800, amp: 14, scale: 260, lift: 270, shape: hill(2360, 560)})
  const left = skyline(r, {y: 812, amp: 18, scale: 300, lift: 250, shape: hill(20, 560)})
  const rise = (x: number) => Math.max(0, (x - 1150) / 1250) ** 0.9
  const beach = skyline(r, {y: 1135, amp: 20, scale: 520, lift: 190, shape: rise})
  const shore = Array.from({length: 26}, (_, i): Pt => [i * 100 - 40, beach(i * 100 - 40)])
  const wet = Array.from({length: 26}, (_, i): Pt => [i * 100 - 40, beach(i * 100 - 40) + 26])
  const stone = {colour: ROCK, light: "#ffd0a0", shade: "#39303f", side: -1}
  const palm = {
    colour: "#14493f",
    light: "#8fae55",
    trunk: "#4b3a37",
    trunkLight: "#d8a578",
    side: -1,
  }
  const shadow = (x: number, y: number, w: number, h: number) =>
    blob([
      [x - w * 0.5, y],
      [x - w * 0.1, y - h * 0.5],
      [x + w * 0.4, y - h * 0.2],
      [x + w * 0.95, y + h * 0.7],
      [x + w * 0.5, y + h],
      [x - w * 0.2, y + h * 0.6],
    ])
  const dunes = Array.from({length: 26}, () => {
    const [x, y] = [r.range(300, 2100), r.range(1200, 1340)]
    const l = r.range(80, 260)
    return ribbon(
      [
        [x - l, y],
        [x, y - r.range(4, 16)],
        [x + l, y + r.range(0, 12)],
      ],
      t => 9 * Math.sin(Math.PI * t),
    )
  })
  const trunkShadow = ribbon(
    [
      [1590, 1196],
      [1760, 1228],
      [2000, 1300],
      [2200, 1360],
    ],
    t => 34 - 8 * t,
  )
  return [
    sky(k, ["#1b6484", "#4aa3aa", "#a5ceb0", "#f7dca2", "#f7ae7a"], horizon),
    sun(k, {at: [905, 520], r: 74, colour: CREAM, glow: "#ffd98f", reach: 8}),
    stratus(k, {
      at: [1880, 170],
      width: 900,
      height: 64,
      colour: "#d9e2cf",
      light: CREAM,
      opacity: 0.7,
    }),
    stratus(k, {
      at: [700, 330],
      width: 760,
      height: 40,
      colour: "#f4dcb4",
      light: "#fff6e0",
      opacity: 0.75,
    }),
    cumulus(k, {
      at: [2080, 500],
      width: 640,
      height: 210,
      colour: "#f6d5b0",
      light: CREAM,
      shade: "#e6ab8b",
      side: -0.7,
      opacity: 0.9,
    }),
    cumulus(k, {
      at: [230, 380],
      width: 640,
      height: 170,
      colour: "#e7e3c8",
      light: CREAM,
      shade: "#b9cbb4",
      side: 0.7,
      opacity: 0.75,
    }),
    ridge(k, snow, {
      top: "#8fa9ae",
      base: "#f6cf9f",
      bottom: 790,
      light: "#fff6df",
      edge: 0.5,
      side: -1,
      spurs: 26,
      depth: 0.55,
    }),
    ridge(k, canopyLine(r, far, {crown: 36}), {
      top: "#6b9a92",
      base: "#ecc99c",
      bottom: 800,
      light: "#f6dfb0",
      edge: 0.35,
      side: -1,
      spurs: 8,
      depth: 0.25,
    }),
    mist(k, {y: 770, height: 66, colour: "#ffe6bd", opacity: 0.65}),
    forest(k, left, {
      from: -60,
      to: 640,
      rows: 3,
      crown: 74,
      drop: 44,
      far: "#4e8473",
      near: "#2b6353",
      light: "#d6cf8a",
      palms: 0.16,
    }),
    forest(k, head, {
      from: 1830,
      to: 2460,
      rows: 3,
      crown: 84,
      drop: 44,
      far: "#4e8473",
      near: "#276050",
      light: "#d6cf8a",
      side: -1,
      palms: 0.16,
    }),
    water(k, {
      top: horizon,
      stops: ["#f3cf9a", "#9cc9b0", TEAL, "#1d7f8a", "#1b6f7c", "#7fc0ae"],
      light: "#d9f0dc",
      dark: DEEP,
      ripples: 170,
    }),
    reflection(
      k,
      fill(
        ground(x => Math.min(790, left(x) + 240 * ease(x, 270, 714)), 790) +
          ground(x => Math.min(790, head(x) + 240 * (1 - ease(x, 1746, 2250))), 790),
        LEAF,
      ),
      {
        y: horizon,
        depth: 190,
        opacity: 0.45,
        gaps: 30,
      },
    ),
    glints(k, {
      x: 905,
      top: horizon,
      bottom: 1180,
      spread: 250,
      count: 420,
      colour: CREAM,
      opacity: 0.85,
    }),
    flock(k, {at: [1010, 250], count: 9, spread: 200, size: 30, colour: "#2c5f6b"}),
    fill(
      ground(beach),
      k.across([mix(SAND, CREAM, 0.5), SAND, "#dd9f6c", "#96604e"], [0, 960], [0, 1350]),
    ),
    fill(
      ribbon(wet, t => 40 - 14 * t, 120),
      darken(SAND, 0.13),
      0.75,
    ),
    surf(k, shore, 17, "#fffaf0"),
    fill(dunes.join(""), CORAL, 0.35),
    coconutPalm(k, {...palm, at: [1830, 1130], height: 660, lean: -0.3, crown: 0.38}),
    coconutPalm(k, {...palm, at: [1950, 1130], height: 470, lean: 0.2, crown: 0.44}),
    fill(
      shadow(1720, 1100, 330, 60) +
        shadow(1960, 1096, 330, 60) +
        shadow(1450, 1130, 300, 60) +
        trunkShadow,
      "#7a4a45",
      0.5,
    ),
    boulder(k, {...stone, at: [1690, 1100], width: 380, height: 300, lean: 0.4}),
    boulder(k, {...stone, at: [1185, 1118], width: 170, height: 84, lean: -0.5}),
    boulder(k, {...stone, at: [1450, 1126], width: 330, height: 210, lean: -0.25}),
    boulder(k, {...stone, at: [1930, 1106], width: 320, height: 190, lean: -0.2}),
    boulder(k, {...stone, at: [1300, 1138], width: 190, height: 120, lean: 0.3}),
    coconutPalm(k, {...palm, at: [1610, 1190], height: 900, lean: -0.31, crown: 0.34}),
    fill(shadow(1560, 1212, 250, 50), "#7a4a45", 0.5),
    boulder(k, {...stone, at: [1540, 1214], width: 280, height: 140, lean: -0.3}),
    foam(k, {at: [1210, 1140], width: 360, height: 40, colour: "#fffaf0"}),
    grass(k, () => 1215, {
      from: 1610,
      to: 1740,
      count: 40,
      height: 100,
      width: 7,
      colours: ["#123c3a", "#14493f", "#3d6a48"],
      wind: 0.1,
      below: 16,
    }),
    frame(k, {
      corner: "br",
      size: 640,
      colour: "#0a2a30",
      light: "#1f5a4a",
      kinds: ["frond", "banana", "fern"],
      count: 8,
    }),
    frame(k, {
      corner: "bl",
      size: 540,
      colour: "#0a2a30",
      light: "#1f5a4a",
      kinds: ["frond", "fern"],
      count: 6,
    }),
  ].join("")
}

export const scene: Scene = {name: "theperfectroute", seed: 21, draw}
