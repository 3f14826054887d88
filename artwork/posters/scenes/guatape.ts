import {
  along,
  blade,
  blob,
  bush,
  canopyLine,
  cumulus,
  ease,
  figure,
  fill,
  flock,
  forest,
  glints,
  grass,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  POSES,
  type Pt,
  peak,
  polar,
  ribbon,
  ridge,
  type Scene,
  sky,
  skyline,
  stratus,
  water,
  winding,
} from "../kit"
import {fjords} from "../kit/fjords"
import {monolith} from "../kit/monolith"

const [NIGHT, GREEN, GOLD, CLAY, LAKE, STONE, CREAM] = [
  "#0b3236",
  "#3f8f4c",
  "#c3d465",
  "#d67a45",
  "#1789a3",
  "#a2938d",
  "#fff3d6",
]

/** Late morning at Guatapé: the rock of El Peñol over the drowned valley, clear light from the right. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 468
  const haze = "#d5ebe6"
  const far = skyline(r, {
    y: 470,
    amp: 26,
    scale: 420,
    lift: 110,
    shape: highest(peak(380, 620, 1.2), hill(1050, 420), peak(2100, 600, 1.1)),
  })
  const near = skyline(r, {
    y: 482,
    amp: 18,
    scale: 300,
    lift: 52,
    shape: highest(hill(760, 330), hill(1980, 420), hill(60, 260)),
  })
  const knoll = skyline(r, {
    y: 1190,
    amp: 10,
    scale: 330,
    octaves: 4,
    lift: 292,
    shape: highest(hill(1310, 800), hill(2350, 620)),
  })
  const front = skyline(r, {
    y: 1300,
    amp: 16,
    scale: 520,
    octaves: 4,
    lift: 205,
    shape: hill(1640, 720),
  })
  const ledge = skyline(r, {
    y: 1262,
    amp: 20,
    scale: 420,
    octaves: 5,
    lift: 90,
    shape: highest(hill(150, 520), hill(2450, 300)),
  })
  const lake = fjords(k, {
    horizon,
    bottom: 1300,
    land: GREEN,
    light: GOLD,
    wood: "#1c5a48",
    shore: CLAY,
    deep: "#0c5069",
    haze,
    more: (x, y) => -0.16 * ease(y, 640, 860) * (x < 1000 ? 1 : 0.4),
  })
  const way: Pt[] = [
    [1452, 1118],
    [1516, 1130],
    [1640, 1136],
    [1720, 1156],
    [1700, 1192],
    [1600, 1224],
    [1610, 1270],
    [1760, 1400],
  ]
  const clumps: [number, number, number][] = [
    [1880, 1120, 110],
    [1960, 1136, 80],
    [1410, 1150, 96],
    [1330, 1180, 120],
    [1250, 1212, 100],
    [1500, 1190, 60],
    [1150, 1246, 130],
  ]
  const person = {height: 104, skin: "#a86a4a", trousers: "#3b4252", light: CREAM, flip: true}
  const walkers = [
    figure(k, {
      ...person,
      at: [1650, 1226],
      pose: POSES.walk,
      shirt: "#d8452f",
      hat: "#f1dfb0",
      pack: "#2f6f98",
    }),
    figure(k, {
      ...person,
      at: [1716, 1210],
      pose: POSES.stride,
      shirt: "#f4f0e2",
      hat: "#c9963f",
      pack: "#e08a2c",
    }),
  ]
  const roofs = Array.from(
    {length: 240},
    (): Pt => [r.range(40, 2360), horizon + 40 + 480 * r.next() ** 1.2],
  )
    .filter(([x, y]) => lake.land(x, y) > 0.12 && lake.land(x, y) < 0.3)
    .slice(0, 26)
    .map(([x, y]) =>
      house([x, y], 8 + (y - horizon) * 0.05, mix(CLAY, haze, 0.5 * (1 - (y - horizon) / 600))),
    )
  return [
    sky(k, ["#1668a8", "#3f9fce", "#9fd3dd", "#e9f2de"], horizon),
    halo(k, [2300, -40], 1300, "#fff3c4", 0.75),
    stratus(k, {
      at: [560, 96],
      width: 900,
      height: 44,
      colour: "#d9edf0",
      light: "#ffffff",
      opacity: 0.6,
    }),
    cumulus(k, {
      at: [300, 400],
      width: 760,
      height: 210,
      colour: "#f1f4ea",
      light: "#ffffff",
      shade: "#b6d4dc",
      side: 0.8,
    }),
    cumulus(k, {
      at: [1960, 396],
      width: 640,
      height: 150,
      colour: "#f3f3e6",
      light: "#ffffff",
      shade: "#bcd8dc",
      side: 0.4,
      opacity: 0.92,
    }),
    ridge(k, far, {
      top: "#7fb0bd",
      base: haze,
      bottom: 500,
      light: "#f4f6e4",
      edge: 0.4,
      spurs: 18,
      depth: 0.35,
    }),
    ridge(k, canopyLine(r, near, {crown: 22}), {
      top: "#83b39a",
      base: "#d3e6d2",
      bottom: 520,
      light: CREAM,
      edge: 0.3,
      spurs: 8,
      depth: 0.25,
    }),
    water(k, {
      top: horizon + 8,
      bottom: 1360,
      stops: ["#cfe9e4", "#63bcc4", LAKE, "#0f6d8c", "#0c5674"],
      light: "#bfeaea",
      dark: "#0b4a68",
      ripples: 120,
    }),
    glints(k, {
      x: 2080,
      top: horizon + 12,
      bottom: 900,
      spread: 240,
      count: 160,
      colour: CREAM,
      opacity: 0.8,
    }),
    lake.svg,
    ...roofs,
    mist(k, {y: horizon + 14, height: 40, colour: "#eef6ea", opacity: 0.75}),
    boat([350, 846]),
    flock(k, {at: [800, 230], count: 7, spread: 190, size: 26, colour: "#2a5f78"}),
    k.soft(
      fill(
        blob([
          [960, 1000],
          [800, 950],
          [600, 918],
          [560, 934],
          [690, 980],
          [900, 1040],
        ]),
        "#0d4458",
        0.42,
      ),
      8,
    ),
    monolith(k, {
      at: [1270, 996],
      height: 850,
      colour: STONE,
      light: "#ffe9c9",
      shade: "#545670",
      stair: "#f7ead2",
      brick: "#c5633f",
      leaf: "#2c6b45",
    }),
    forest(k, knoll, {
      from: -60,
      to: 2460,
      rows: 5,
      crown: 76,
      drop: 46,
      far: "#3f8a55",
      near: "#226048",
      light: "#c9d873",
    }),
    ridge(k, front, {top: "#6aa350", base: "#1f5a45", bottom: 1330, light: GOLD, edge: 0.9}),
    ...clumps.map(([x, y, w]) =>
      bush(k, {at: [x, y], width: w, colour: "#2c6f4a", light: "#b9cf6c"}),
    ),
    fill(winding(way, 10, 150), k.across([mix(CLAY, CREAM, 0.55), CLAY], [0, 1090], [0, 1340])),
    ...walkers,
    fill(ground(ledge), k.across([mix(NIGHT, GREEN, 0.22), NIGHT], [0, 1160], [0, 1350])),
    grass(k, ledge, {
      count: 420,
      height: 46,
      width: 7,
      colours: [NIGHT, "#124643", "#1c5a48"],
      wind: 0.15,
    }),
    agave(k, [2080, 1350], 330),
    agave(k, [2330, 1300], 420),
    agave(k, [60, 1330], 250),
    spray(k),
  ].join("")
}

/** A far farmhouse: lit wall, clay roof. */
function house([x, y]: Pt, s: number, roof: string): string {
  const wall = `M${x - s} ${y}h${2 * s}v${-0.8 * s}h${-2 * s}Z`
  const top = `M${x - 1.3 * s} ${y - 0.7 * s}L${x - 0.7 * s} ${y - 1.5 * s}L${x + 0.8 * s} ${y - 1.5 * s}L${x + 1.35 * s} ${y - 0.7 * s}Z`
  return fill(wall, "#fff6e2") + fill(top, roof)
}

/** A launch and its wake. */
function boat([x, y]: Pt): string {
  const wake = [-1, 1].map(q =>
    ribbon(
      [
        [x, y + 6],
        [x - 110, y + 8 + q * 12],
        [x - 300, y + 12 + q * 34],
      ],
      t => 3 + 12 * Math.sin(Math.PI * t),
      14,
    ),
  )
  const hull = blob(
    [
      [x - 66, y - 12],
      [x - 20, y - 10],
      [x + 44, y - 16],
      [x + 78, y - 22],
      [x + 52, y + 6],
      [x - 10, y + 12],
      [x - 60, y + 8],
    ],
    0.7,
  )
  const roof = blob(
    [
      [x - 44, y - 44],
      [x + 20, y - 46],
      [x + 30, y - 38],
      [x - 42, y - 36],
    ],
    0.6,
  )
  const posts = [-38, -10, 20].map(d =>
    ribbon(
      [
        [x + d, y - 40],
        [x + d, y - 26],
        [x + d + 1, y - 10],
      ],
      () => 3,
    ),
  )
  return (
    fill(wake.join(""), "#e9fbff", 0.6) +
    fill(posts.join(""), "#f4efe2") +
    fill(hull, "#c23b32") +
    fill(roof, CREAM)
  )
}

/** A rosette of fique, rim-lit from the right. */
function agave(k: Kit, at: Pt, size: number): string {
  const r = k.rng.fork()
  return Array.from({length: 17}, (_, i) => -172 + ((i * 7) % 17) * 10.2 + r.bell() * 5)
    .map(a => {
      const l = size * r.range(0.75, 1.1)
      const tip = polar(at, a, l)
      const w = size * 0.13
      const d = blade(at, tip, w, Math.cos((a * Math.PI) / 180) * l * -0.12, 0.42)
      const lit = blade(
        [at[0] + 5, at[1]],
        [tip[0] + 2, tip[1] + 3],
        w * 0.28,
        Math.cos((a * Math.PI) / 180) * l * -0.12 + w * 0.55,
        0.42,
      )
      return fill(d, mix(NIGHT, "#1d5a55", r.range(0, 0.75))) + fill(lit, "#5f9c7c", 0.55)
    })
    .join("")
}

/** A eucalyptus twig hangs in from the upper left. */
function spray(k: Kit): string {
  const r = k.rng.fork()
  const twigs: Pt[][] = [
    [
      [-40, 40],
      [150, 66],
      [330, 130],
      [470, 236],
    ],
    [
      [-40, 20],
      [200, 20],
      [440, 40],
      [640, 96],
    ],
    [
      [60, 60],
      [130, 170],
      [170, 290],
      [176, 400],
    ],
  ]
  const leaves = twigs.flatMap(line =>
    along(line, 26)
      .slice(3)
      .map((p, i): [string, string] => {
        const a = 90 + r.bell() * 46 + (i % 2 ? -16 : 16)
        const l = r.range(80, 150)
        return [
          blade(p, polar(p, a, l), r.range(22, 34), r.bell() * 24, 0.35),
          mix(NIGHT, "#2a6a58", r.next() ** 2),
        ]
      }),
  )
  return (
    fill(twigs.map(t => ribbon(t, q => 17 * (1 - q) + 4)).join(""), "#132c30") +
    leaves.map(([d, c]) => fill(d, c)).join("")
  )
}

export const scene: Scene = {name: "guatape", seed: 41, draw}
