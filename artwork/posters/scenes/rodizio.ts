import {
  blob,
  canopyLine,
  coffeeBranch,
  farmhouse,
  fill,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  n,
  type Pt,
  ribbon,
  type Scene,
  sky,
  skyline,
  stars,
  waxPalm,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {bottle, bulbs, coals, flames, MEATS, skewer, smoke, wineGlass} from "../kit/grill"
import {nave} from "../kit/hall"
import {band, crest, haze} from "../kit/short"
import {brazier, candleTable, faceOf, terrace} from "../kit/terrace"

const [NIGHT, WINE, EMBER, GOLD, CREAM, WOOD] = [
  "#170d1c",
  "#7a1226",
  "#f4631e",
  "#ffb84d",
  "#ffeccb",
  "#6a3a24",
]

/** A grill evening over the coffee hills: seven skewers across the coals, red wine on the table. */
function draw(k: Kit): string {
  const r = k.rng
  const view = nave({eye: [1080, 400], height: 0.7, end: 1700})
  const at = (x: number, h: number, d: number) => view([x, h, d])
  const quad = faceOf(view)
  const far = skyline(r, {
    y: 470,
    amp: 40,
    scale: 420,
    octaves: 6,
    lift: 150,
    shape: highest(hill(330, 420), hill(1560, 480), x => 0.7 * hill(2330, 360)(x)),
  })
  const mid = skyline(r, {
    y: 505,
    amp: 22,
    scale: 420,
    lift: 120,
    shape: highest(hill(860, 360), hill(2050, 420), x => 0.6 * hill(60, 300)(x)),
  })
  const near = skyline(r, {
    y: 575,
    amp: 18,
    scale: 380,
    lift: 120,
    shape: highest(hill(260, 430), hill(1500, 400), x => 0.6 * hill(2400, 260)(x)),
  })
  const rows = Array.from({length: 60}, (_, i) => {
    const x = -500 + i * 56
    const line = Array.from({length: 7}, (_, j): Pt => {
      const u = x + j * 46
      return [u, near(u) + 6 + j * j * 4.2]
    })
    return ribbon(line, t => 2 + 9 * t)
  })
  const {bed, back, cheeks, copings, front, beam} = brazier(k, view)
  const swords = MEATS.map((meat, i) => {
    const x = -0.351 + i * 0.117
    return skewer(k, {
      meat,
      from: at(x + r.bell() * 0.012, 0.06, 1.46),
      to: at(x * 1.02, 0.41 + r.bell() * 0.025, 2.36 + r.bell() * 0.05),
      width: [122, 78],
      start: 0.13,
      end: 0.95,
      glow: "#ff8a3a",
      light: "#ffd9a0",
    })
  })
  const licks = Array.from({length: 26}, (_, i) => {
    const p = bed((i % 13) / 12 + r.bell() * 0.04, i < 13 ? r.range(0, 0.25) : r.range(0.3, 0.62))
    return [p[0], p[1], i < 13 ? r.range(240, 430) : r.range(130, 250)] as const
  }).sort((a, b) => a[1] - b[1])
  const tones = ["#e04a1a", "#ff8222", "#ffc446", "#fff4c8"]
  const sparks = Array.from({length: 150}, () => {
    const t = r.next() ** 1.3
    const [x, y] = [1080 + r.bell() * (330 + 300 * t) + 190 * t * t, 980 - 930 * t]
    const s = 1.2 + 4 * r.next() ** 3
    return `<path d="M${n(x)} ${n(y)}q${n(r.range(-3, 5))} ${n(-s * 2.4)} ${n(r.range(-2, 8))} ${n(-s * 4.5)}" fill="none" stroke="${r.pick(["#ff7a26", "#ff9a3a", GOLD])}" stroke-width="${n(s * 1.4)}" stroke-linecap="round" opacity="${n(0.95 - 0.75 * t)}"/>`
  })
  const {boards, table, planks, grain, pole, rail} = terrace(k, view)
  const palm = {colour: "#2f2a4c", light: "#8a5a6a", trunk: "#3a2c4a", trunkLight: "#d98a6a"}
  return [
    sky(k, ["#1c1640", "#3d2a66", "#7f4078", "#d9665c", "#f8a45c", "#ffd08a"], 480),
    stars(k, {count: 90, bottom: 230}),
    halo(k, [620, 470], 520, "#ffd890", 0.75),
    band(k, [700, 250, 900, 40], "#b8506a", "#ff9a6a", 0.75),
    band(k, [1850, 190, 900, 50], "#7a3f72", "#e87a68", 0.7),
    band(k, [1200, 330, 700, 26], "#e0705a", "#ffc07a", 0.75),
    crest(
      k,
      canopyLine(r, far, {crown: 14}),
      580,
      ["#704880", "#f09070", "#ffc08a"],
      [9, 0.3, 0.4],
      -1,
    ),
    haze(k, 480, 46, "#f6a070", 0.65),
    crest(
      k,
      canopyLine(r, mid, {crown: 24}),
      620,
      ["#523a6c", "#c0687a", "#f0a070"],
      [7, 0.3, 0.4],
      -1,
    ),
    ...[
      [470, 190],
      [560, 250],
      [640, 170],
      [1760, 190],
      [1850, 150],
    ].map(([x = 0, height = 0]) => waxPalm(k, {...palm, at: [x, mid(x) + 12], height})),
    haze(k, 560, 44, "#d9788a", 0.55),
    crest(k, near, 720, ["#3a2c54", "#7a4866", "#d98068"], [], -1),
    k.inside(ground(near), fill(rows.join(""), "#20183a", 0.5)),
    halo(k, [1690, 560], 150, GOLD, 0.55),
    farmhouse(k, {
      at: [1610, 560],
      width: 170,
      height: 84,
      wall: "#c89a8a",
      wood: "#8a3038",
      roof: "#5a3044",
      lit: "#ffd070",
    }),
    fill(
      quad([-9, -0.9, 8.9], [9, -0.9, 8.9], [9, -0.9, 1.5], [-9, -0.9, 1.5]),
      k.across(["#4a2a3c", "#2c1a2c", NIGHT], [0, 690], [0, 1150]),
    ),
    ...boards,
    rail(506, 24),
    rail(590, 15),
    ...[90, 470, 820, 1420, 1800, 2300].map(pole),
    halo(k, [2140, 600], 380, GOLD, 0.4),
    candleTable(k),
    halo(k, [1080, 900], 1100, EMBER, 0.6),
    back,
    ...cheeks,
    k.inside(
      quad([-0.54, -0.12, 2.45], [-0.54, 0.32, 2.45], [0.54, 0.32, 2.45], [0.54, -0.12, 2.45]),
      halo(k, at(0, -0.1, 2.45), 420, "#ff7a22", 0.8),
    ),
    coals(k, bed, {
      rows: 10,
      columns: 20,
      size: v => 62 + 40 * v,
      heat: ["#6a1e12", "#f0561c", "#ffa436", "#ffe596"],
    }),
    halo(k, [1080, 1010], 520, "#ffb04a", 0.5),
    smoke(k, {
      at: [1170, 760],
      width: 330,
      height: 780,
      lean: 0.25,
      low: "#f0a878",
      high: "#9a7aa0",
      opacity: 0.42,
    }),
    smoke(k, {
      at: [960, 700],
      width: 240,
      height: 640,
      lean: 0.42,
      low: "#f0a878",
      high: "#b08aa4",
      opacity: 0.36,
    }),
    flames(k, licks.slice(0, 15), tones, 0.85),
    beam(0.36, 2.34, 15),
    flames(
      k,
      licks.slice(15).map(([x, y, h]) => [x, y, h * 0.8] as const),
      tones,
      0.7,
    ),
    front,
    ...copings,
    beam(0.045, 1.49, 22),
    ...swords,
    sparks.join(""),
    fill(table, k.across(["#b8652f", WOOD, "#3a1e22"], [1250, 1250], [2400, 1300])),
    k.inside(
      table,
      fill(grain.join(""), "#e09a54", 0.3) +
        planks.join("") +
        fill(
          blob([
            [1560, 1300],
            [1700, 1262],
            [1900, 1290],
            [2050, 1320],
            [1800, 1340],
          ]),
          NIGHT,
          0.5,
        ),
    ),
    bottle(k, {
      at: [1672, 1268],
      height: 640,
      glow: "#ff8f3e",
      light: CREAM,
      label: "#f0dcb8",
      mark: "#a8232e",
    }),
    wineGlass(k, {at: [1545, 1312], height: 420, glow: "#ff8f3e", light: CREAM, wine: WINE}),
    bulbs(k, [-40, 60], [1300, -30], 90, 9, GOLD, NIGHT),
    bulbs(k, [1240, -40], [2440, 120], 110, 8, GOLD, NIGHT),
    coffeeBranch(k, {
      points: [
        [2440, 230],
        [2300, 190],
        [2140, 240],
        [2030, 330],
      ],
      leaf: 180,
      colour: "#1d1a30",
      light: "#5a3a4a",
      cherries: ["#8a2438", "#b8402e"],
    }),
    quietCorner(k, NIGHT, 0.94),
  ].join("")
}

export const scene: Scene = {name: "rodizio", seed: 33, draw}
