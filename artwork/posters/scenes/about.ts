import {
  along,
  at,
  blob,
  bush,
  canopyLine,
  cirrus,
  cumulus,
  ease,
  farmhouse,
  figure,
  fill,
  flock,
  forest,
  grass,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  POSES,
  type Pt,
  peak,
  rays,
  ribbon,
  ridge,
  type Scene,
  sky,
  skyline,
  sun,
  winding,
} from "../kit"
import {coffeeBush, coffeeRows} from "../kit/coffee"
import {pts} from "../kit/points"
import {table} from "../kit/table"

const [BARK, CLAY, PEACH, CREAM] = ["#1b2f34", "#c8794e", "#ffd0a0", "#fff3da"]

/** Early morning: three walkers follow the red path down through the rows of a coffee slope. */
function draw(k: Kit): string {
  const r = k.rng
  const andes = skyline(r, {
    y: 520,
    amp: 50,
    scale: 520,
    octaves: 7,
    rough: 0.55,
    lift: 260,
    shape: highest(peak(760, 760, 1.2), peak(2050, 600, 1.3)),
  })
  const second = skyline(r, {
    y: 610,
    amp: 50,
    scale: 560,
    lift: 170,
    shape: highest(hill(100, 620), hill(1500, 520), hill(2400, 400)),
  })
  const third = skyline(r, {
    y: 730,
    amp: 30,
    scale: 600,
    lift: 150,
    shape: highest(hill(500, 640), hill(2300, 600)),
  })
  const slope = skyline(r, {y: 860, amp: 16, scale: 700, lift: 190, shape: x => ease(x, 900, 2400)})
  const path: Pt[] = pts(
    "2120 660, 1930 720, 1720 800, 1800 880, 1720 970, 1420 1075, 1210 1190, 1120 1300, 1130 1480",
  )
  const crowns = Array.from({length: 62}, (): [number, number, number, number] => {
    const a = r.range(0, 6.3)
    const d = r.next() ** 0.6
    return [2180 + Math.cos(a) * 340 * d, 430 + Math.sin(a) * 190 * d, r.range(110, 210), r.next()]
  }).sort((a, b) => b[1] - a[1])
  const people = {light: "#ffe3b8", side: -1, skin: "#9c6242"}
  const shadow = (x: number, y: number, l: number) =>
    fill(
      ribbon(
        [
          [x - 30, y],
          [x + l * 0.4, y + 10],
          [x + l, y + 34],
        ],
        t => 34 * (1 - t * 0.6),
        12,
      ),
      "#5c2f33",
      0.35,
    )
  return [
    sky(k, ["#6f8fb8", "#a9a9c4", "#e3b9b4", PEACH, "#ffe2b4"], 640),
    sun(k, {at: [470, 400], r: 84, colour: CREAM, glow: "#ffe0a8", reach: 9, strength: 0.95}),
    cirrus(k, {at: [1500, 130], width: 1300, height: 150, colour: CREAM, opacity: 0.5}),
    cumulus(k, {
      at: [1450, 400],
      width: 820,
      height: 190,
      colour: "#f4c9b8",
      light: CREAM,
      shade: "#cfa3b4",
      side: -0.9,
      opacity: 0.85,
    }),
    ridge(k, andes, {
      top: "#9a93b4",
      base: "#ffd6ae",
      bottom: 680,
      light: CREAM,
      edge: 0.5,
      side: -1,
      spurs: 24,
      depth: 0.5,
    }),
    ridge(k, canopyLine(r, second, {crown: 30}), {
      top: "#8d97a0",
      base: "#fbd2aa",
      bottom: 760,
      light: "#ffe9c4",
      edge: 0.4,
      side: -1,
      spurs: 12,
      depth: 0.32,
    }),
    mist(k, {y: 720, height: 80, colour: "#ffe6c4", opacity: 0.8}),
    coffeeRows(k, third, {
      rows: 10,
      gap: [11, 24],
      crown: [14, 28],
      far: "#a9b08a",
      near: "#7f9a68",
      light: "#fbe3a4",
      earth: "#8a8f6c",
      side: -1,
    }),
    farmhouse(k, {
      at: [640, 650],
      width: 320,
      height: 120,
      wall: "#fff3e0",
      wood: "#b8463a",
      roof: "#a9604a",
      flowers: "#e4627a",
    }),
    table("640 655 60, 700 664 44, 780 662 50, 860 664 40, 940 660 62, 985 650 80, 610 645 90")
      .map(([x = 0, y = 0, w = 0]) =>
        bush(k, {at: [x, y], width: w, colour: "#6f8f5e", light: "#fbe3a4", side: -1}),
      )
      .join(""),
    mist(k, {y: 850, height: 60, colour: "#ffe8c4", opacity: 0.65}),
    forest(k, x => slope(x) - 30, {
      from: 1960,
      to: 2460,
      rows: 2,
      crown: 90,
      drop: 40,
      far: "#728c5e",
      near: "#4b7a4c",
      light: "#f0d98a",
      side: -1,
      palms: 0.15,
    }),
    coffeeRows(k, slope, {
      rows: 8,
      gap: [30, 84],
      crown: [36, 104],
      far: "#7c9a55",
      near: "#2c5640",
      light: "#f3dd84",
      earth: "#3a4a34",
      side: -1,
      flow: (x, t) => -t * 60 * Math.sin((x - 300) / 900),
    }),
    fill(
      winding(path, 10, 420),
      k.across([mix(CLAY, PEACH, 0.6), CLAY, "#8e4c42"], [0, 700], [0, 1350]),
    ),
    Array.from({length: 46}, () => {
      const t = r.range(0.35, 1)
      const p = at(along(path, 90), Math.round(t * 89))
      const [x, y, w] = [p[0] + r.bell() * 150 * t ** 2, p[1] + r.bell() * 20, r.range(8, 34) * t]
      return fill(
        blob([
          [x - w, y],
          [x, y - w * 0.22],
          [x + w, y + 2],
          [x, y + w * 0.2],
        ]),
        r.chance(0.6) ? "#8e4c42" : "#eeb083",
        0.5,
      )
    }).join(""),
    [-1, 1]
      .map(s =>
        Array.from({length: 30}, (_, i) => {
          const t = 0.5 + i / 62
          const p = at(along(path, 90), Math.round(t * 89))
          const q = at(along(path, 90), Math.round(t * 89) + 1)
          const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
          const half = (s * (10 + 410 * t ** 1.6)) / 2
          const [x, y] = [p[0] - ((q[1] - p[1]) / l) * half, p[1] + ((q[0] - p[0]) / l) * half + 6]
          return grass(k, () => y, {
            from: x - 26 * t,
            to: x + 26 * t,
            count: 7,
            height: 40 * t,
            width: 5,
            colours: ["#4d7a48", "#7c9a55", "#2f5f44"],
            below: 14,
          })
        }).join(""),
      )
      .join(""),
    rays(k, {
      at: [470, 400],
      from: 0,
      to: 80,
      count: 10,
      colour: "#fff0cc",
      opacity: 0.26,
      length: 2000,
    }),
    flock(k, {at: [980, 250], count: 7, spread: 170, size: 26, colour: "#6a6a8c"}),
    fill(
      [
        pts("2170 960, 2150 760, 2040 600, 1930 500"),
        pts("2170 960, 2160 740, 2220 560, 2180 400"),
        pts("2175 960, 2190 760, 2330 620, 2420 560"),
      ]
        .map(points => ribbon(points as [number, number][], t => 62 * (1 - 0.8 * t)))
        .join(""),
      "#4a3a3a",
    ),
    crowns
      .map(([x, y, w, t]) =>
        bush(k, {
          at: [x, y],
          width: w,
          height: w * 0.5,
          colour: mix("#2f5a3c", "#5c8446", t),
          light: "#f3dc86",
          side: -1,
        }),
      )
      .join(""),
    figure(k, {
      ...people,
      at: [1690, 960],
      height: 330,
      pose: POSES.stride,
      shirt: "#e8b04a",
      trousers: "#5a4a52",
      hat: "#ead9ae",
      pack: "#4b6e5a",
      flip: true,
    }),
    figure(k, {
      ...people,
      at: [1470, 1080],
      height: 430,
      pose: POSES.walk,
      shirt: "#f3e6d0",
      trousers: "#3d5670",
      hat: "#f0dfb4",
      hatKind: "cap",
      pack: "#c7473a",
      hairKind: "long",
      flip: true,
    }),
    shadow(1180, 1196, 260),
    figure(k, {
      ...people,
      at: [1150, 1196],
      height: 560,
      pose: POSES.point,
      shirt: "#c7473a",
      trousers: "#46506a",
      hat: "#f2e2b8",
      pack: "#7a5a3e",
      flip: true,
    }),
    coffeeBush(k, {
      at: [1880, 1420],
      width: 760,
      height: 560,
      colour: "#20463a",
      light: "#b9c25e",
      cherries: ["#c0252c", "#d8402c", "#e58a34"],
      side: -1,
    }),
    coffeeBush(k, {
      at: [2330, 1440],
      width: 860,
      height: 760,
      colour: "#183a34",
      light: "#8ca351",
      cherries: ["#a81f2a", "#c8352c"],
      side: -1,
    }),
    coffeeBush(k, {
      at: [40, 1540],
      width: 820,
      height: 540,
      colour: "#132a2c",
      light: "#2f5a45",
      side: 1,
    }),
    grass(k, skyline(r, {y: 1345, amp: 14, lift: 60, shape: hill(100, 800)}), {
      count: 260,
      height: 80,
      width: 8,
      colours: ["#16302f", BARK, "#24483c", "#1f4a3a"],
      to: 1500,
    }),
  ].join("")
}

export const scene: Scene = {name: "about", seed: 31, draw}
