import {
  cirrus,
  clamp,
  darken,
  ease,
  fill,
  flock,
  ground,
  highest,
  hill,
  type Kit,
  mix,
  type Pt,
  peak,
  poly,
  rays,
  type Scene,
  sky,
  skyline,
  stroke,
  sun,
} from "../kit"
import {hillHouse, type Standing, terraces, type Wall} from "../kit/comuna"
import {quietCorner} from "../kit/corner"
import {flight} from "../kit/escalator"
import {farCity, gardens, kite, needleTower, shrub, underFlight} from "../kit/hillside"
import {birdMural, faceMural} from "../kit/mural"
import {pts} from "../kit/points"
import {band, crest, haze, heap} from "../kit/short"
import {bougainvillea} from "../kit/street"

const [NIGHT, PLUM, BRICK, GOLD, CANOPY] = ["#221a36", "#54375f", "#c8683f", "#ffd07a", "#f0491f"]

/** Late afternoon in Comuna 13: escalators under red roofs climb between murals and stacked houses. */
function draw(k: Kit): string {
  const r = k.rng
  const air = "#f7cf9c"
  const far = skyline(r, {
    y: 640,
    amp: 46,
    scale: 420,
    octaves: 7,
    lift: 250,
    shape: highest(peak(150, 620, 1.1), peak(900, 560, 1.3)),
  })
  const mid = skyline(r, {
    y: 740,
    amp: 30,
    scale: 380,
    lift: 150,
    shape: highest(hill(20, 420), hill(720, 360)),
  })
  const metre = (y: number) => 15 + 29 * clamp((y - 120) / 1230) ** 1.15
  const top = (x: number) =>
    1130 - 760 * ease(x, 450, 1040) ** 0.9 - 130 * ease(x, 980, 1330) - 240 * ease(x, 1200, 2250)
  const flights: [Pt, Pt, number][] = [
    [[1395, 322], [1215, 402], 19],
    [[1180, 428], [1430, 548], 23],
    [[1450, 580], [1130, 728], 28],
    [[1105, 762], [1490, 938], 34],
    [[1500, 990], [1010, 1218], 42],
  ]
  const at = (f: [Pt, Pt, number], x: number) =>
    f[0][1] + (f[1][1] - f[0][1]) * clamp((x - f[0][0]) / (f[1][0] - f[0][0]))
  const spans = (f: [Pt, Pt, number], x0: number, x1: number) =>
    x1 > Math.min(f[0][0], f[1][0]) - f[2] * 2 && x0 < Math.max(f[0][0], f[1][0]) + f[2] * 2
  const murals: {
    at: Pt
    metre: number
    w: number
    d: number
    storeys: number
    left: (w: Wall) => string
  }[] = [
    {at: [985, 1000], metre: 42, w: 2.2, d: 7, storeys: 3.4, left: w => faceMural(w, 4)},
    {at: [1850, 830], metre: 33, w: 4, d: 9.4, storeys: 3.3, left: w => birdMural(w)},
  ]
  const roomAbove = (x0: number, x1: number, y: number) => {
    let limit = -500
    for (const f of flights)
      for (const x of [x0, (x0 + x1) / 2, x1])
        if (spans(f, x0, x1) && at(f, x) < y) limit = Math.max(limit, at(f, x) + f[2] * 0.9)
    for (const m of murals)
      if (x1 > m.at[0] - m.d * m.metre && x0 < m.at[0] + m.w * m.metre && m.at[1] < y)
        limit = Math.max(limit, m.at[1] - m.metre * 0.9)
    return limit
  }
  const free = (x0: number, x1: number, y: number) =>
    !murals.some(
      m =>
        x1 > m.at[0] - m.d * m.metre &&
        x0 < m.at[0] + m.w * m.metre &&
        y <= m.at[1] &&
        y > m.at[1] - m.metre * 4,
    )
  const tone = (x: number, y: number) =>
    clamp(0.62 - (y - 150) / 900 - Math.abs(x - 1350) / 9000, 0, 0.6)
  const paints = [
    "#3f9fb0",
    "#f2b63c",
    "#e86f86",
    "#f4e4c6",
    "#6fb28a",
    "#5a79c0",
    "#ee8a5a",
    "#f6efe0",
  ]
  const things: Standing[] = terraces(k, {
    top,
    from: 380,
    to: 2440,
    bottom: 1480,
    metre,
    walls: paints,
    bricks: [BRICK, "#b8573a", "#d47a4c", "#a9563f"],
    share: 0.44,
    tins: ["#8f9aa6", "#b5563a", "#c9855a", "#7a86a0", "#a9472f"],
    light: GOLD,
    shade: "#43305f",
    air,
    haze: tone,
    roomAbove,
    free,
    green: {leaf: "#3f7a58", light: "#d9cf6a", share: 0.2},
    lit: "#ffd98a",
  })
  for (const m of murals)
    things.push({
      y: m.at[1],
      svg: hillHouse(k, {
        ...m,
        wall: "#c8794f",
        brick: true,
        roof: "terrace",
        tin: "#a39a98",
        light: GOLD,
        shade: "#4a3560",
        air,
        haze: 0.02,
        right: 13,
        left: 17,
        paint: {left: m.left},
      }),
    })
  const shirts = ["#ffe9c0", "#e4577f", "#2f9aa0", "#f2b63c"]
  flights.forEach(([hi, lo, m], i) => {
    things.push({
      y: lo[1] + m * 0.4,
      svg: flight(k, {
        from: lo,
        to: hi,
        metre: m,
        roof: mix(CANOPY, air, 0.22 - i * 0.055),
        light: "#ffd9a0",
        shade: "#3a2a44",
        steel: "#efe6d8",
        riders: [0.24, 0.36, 0.41, 0.55, 0.68, 0.76].map(
          (t, j) => [t, shirts[(i + j) % 4] as string] as const,
        ),
      }),
    })
  })
  const air3 = {colour: air, at: tone, metre}
  const gaudy = (dusk: number) =>
    [GOLD, "#e4577f", "#2f9aa0", "#f4e4c6", "#ee6a3a", "#5a4fb0"].map(c => mix(c, PLUM, dusk))
  flights.forEach((f, i) => {
    const tones = i < 2 ? [] : gaudy(f[0][0] > f[1][0] ? 0.05 : 0.35)
    things.push(...underFlight(k, f, air3, tones))
  })
  const beds =
    "1470 470 1560 1010 26, 1020 560 1110 800 9, 1130 380 1200 470 5, 880 1020 930 1300 8, 610 860 700 1010 14, 1490 760 1660 830 8"
  things.push(...gardens(k, beds, air3))
  things.sort((a, b) => a.y - b.y)
  const city = farCity(k, {
    from: -20,
    to: 980,
    top: 742,
    bottom: 930,
    count: 430,
    tones: ["#d98f6c", "#f6ddb8", "#e8b48c"].map(c => mix(c, air, 0.45)),
    shade: mix(PLUM, air, 0.62),
  })
  const sheet = poly(pts("-40 985, 560 1130, 1010 1400, -40 1400"))
  const ribs = Array.from(
    {length: 26},
    (_, i) => `M${-40 + i * 42} ${985 + i * 11}L${-220 + i * 50} 1420`,
  ).join("")
  // Green between the houses, wherever the slope shows.
  const carpet = Array.from({length: 230}, (_, i) => {
    const y = 260 + i * 4.4
    const x = r.range(620, 1760)
    if (y < top(x) + metre(y)) return ""
    return shrub(k, [x, y], metre(y) * r.range(2, 4.6), air3, "#cdbf62")
  })
  // A terrace close by in the shade, with pots and bougainvillea.
  const rail = Array.from(
    {length: 13},
    (_, i) => `M${1760 + i * 56} ${1330 - i * 17}V${1200 - i * 20}`,
  ).join("")
  const sprays = pts("2460 1010, 2330 1080, 2200 1120, 2080 1160")
  const flowers = bougainvillea(k, {
    from: sprays,
    sprays: 30,
    fall: 190,
    reach: 90,
    size: 19,
    colours: ["#8a1f55", "#c23a72", "#f0789a"],
    leaf: ["#2b2a3f", "#4f5a4a"],
    side: -1,
  })
  const near =
    fill(
      poly(pts("1640 1400, 1760 1322, 2460 1110, 2460 1400")),
      k.across([mix(PLUM, NIGHT, 0.3), NIGHT], [1800, 1200], [2000, 1400]),
    ) +
    stroke("M1640 1400L1760 1322L2460 1110", mix(GOLD, PLUM, 0.45), 6) +
    stroke(rail, NIGHT, 8) +
    stroke("M1750 1202L2470 950", NIGHT, 14) +
    stroke("M1750 1196L2470 944", mix(GOLD, PLUM, 0.35), 4) +
    flowers
  return [
    sky(k, ["#5c86b4", "#9fb3bf", "#f3cf9c", "#ffd083", "#f9b070"], 760),
    sun(k, {at: [430, 470], r: 66, colour: "#fff4d4", glow: "#ffdf96", reach: 11}),
    cirrus(k, {at: [520, 160], width: 900, height: 130, colour: "#fff0d4", opacity: 0.6}),
    heap(k, [820, 330, 560, 130], ["#f6d9b0", "#fff4dc", "#dfae93"], -0.6, 0.8),
    band(k, [250, 300, 620, 40], "#f9dfb4", "#fff6e0", 0.7),
    crest(k, far, 780, ["#a98f9a", "#f8cf98", "#ffe9b8"], [18, 0.4, 0.5], -1),
    crest(k, mid, 880, ["#b08a80", "#f6c78e", "#ffe6b0"], [9, 0.3, 0.4], -1),
    haze(k, 770, 80, "#ffe2ae", 0.7),
    fill(
      ground(() => 760, 1400, -40, 1200),
      k.across(
        ["#f6cf9a", mix("#e9b07c", PLUM, 0.12), mix("#c98a6c", PLUM, 0.4)],
        [0, 760],
        [0, 1200],
      ),
    ),
    needleTower([520, 800], 190, mix("#e8b48c", air, 0.35), mix(PLUM, air, 0.5)),
    city,
    haze(k, 890, 120, "#ffe0aa", 0.75),
    fill(
      ground(top, 1400, 300, 2440),
      k.across([mix("#8a6a55", air, 0.4), "#5a4048"], [0, 250], [0, 1300]),
    ),
    ...carpet,
    ...things.map(t => t.svg),
    rays(k, {
      at: [430, 470],
      from: -12,
      to: 62,
      count: 9,
      colour: "#ffe6a8",
      opacity: 0.2,
      length: 1700,
    }),
    flock(k, {at: [330, 210], count: 8, spread: 190, size: 28, colour: "#5b4a66"}),
    quietCorner(k, NIGHT, 0.8, 760),
    fill(sheet, k.across([mix(PLUM, NIGHT, 0.5), NIGHT], [0, 985], [0, 1350])),
    k.inside(sheet, stroke(ribs, darken(NIGHT, 0.05), 5, 0.8)),
    kite([700, 190], 46, [CANOPY, GOLD], [1100, 380], PLUM),
    kite([905, 92], 34, ["#2f9aa0", "#fff0cc"], [1240, 250], PLUM),
    near,
    stroke("M-40 985L560 1130L1010 1400", mix(GOLD, PLUM, 0.4), 7),
  ].join("")
}

export const scene: Scene = {name: "citymedellin", seed: 13, draw}
