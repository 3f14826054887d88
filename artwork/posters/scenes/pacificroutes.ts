import {
  blob,
  bush,
  canopyLine,
  clamp,
  coconutPalm,
  cumulus,
  curve,
  darken,
  ease,
  fill,
  flock,
  flutes,
  foam,
  forest,
  frame,
  glints,
  ground,
  highest,
  hill,
  type Kit,
  mist,
  mix,
  noise1,
  type Pt,
  peak,
  rays,
  reflection,
  ridge,
  type Scene,
  sky,
  skyline,
  stratus,
  sun,
  water,
  waterfall,
} from "../kit"
import {humpback, splash} from "../kit/whale"

const [NIGHT, PETROL, SEA, MOSS, GOLD, CREAM, SKIN] = [
  "#141d3c",
  "#24426b",
  "#6f8fb0",
  "#1b4a4c",
  "#ffbf8a",
  "#fff1dc",
  "#263660",
]

/** After the rain on the Pacific coast: a humpback breaches before jungle cliffs with waterfalls. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 830
  const far = skyline(r, {
    y: 815,
    amp: 26,
    scale: 420,
    lift: 150,
    shape: highest(hill(380, 520), hill(1150, 420), peak(60, 420, 1.1)),
  })
  const middle = skyline(r, {
    y: 824,
    amp: 26,
    scale: 300,
    lift: 330,
    shape: x => ease(x, 1250, 1900) * (0.75 + 0.25 * Math.sin(x / 160)),
  })
  const cliff = skyline(r, {
    y: 850,
    amp: 36,
    scale: 330,
    lift: 640,
    shape: x => ease(x, 1690, 1840) * (0.55 + 0.45 * ease(x, 1800, 2350)),
  })
  const stack = skyline(r, {
    y: 850,
    amp: 14,
    scale: 120,
    lift: 210,
    shape: x => ease(x, 300, 350) * (1 - ease(x, 430, 520)),
  })
  const rock = (
    s: (x: number) => number,
    from: number,
    to: number,
    colour: string,
    lit: string,
  ) => {
    const d = ground(s, 870, from, to, 10)
    return (
      fill(d, k.across([lit, colour, darken(colour, 0.05)], [from, 300], [to, 700])) +
      flutes(k, d, {
        from,
        to,
        top: 250,
        bottom: 880,
        colour: darken(colour, 0.08),
        count: 70,
        opacity: 0.35,
      }) +
      flutes(k, d, {from, to, top: 250, bottom: 880, colour: lit, count: 40, opacity: 0.3})
    )
  }
  const cracked = noise1(r.fork(), {scale: 150, octaves: 5, rough: 0.55})
  const face = (x: number) =>
    Math.max(cliff(x) + 86 + 44 * cracked(x), x < 1780 ? cliff(x) + 10 : 0)
  const ledges = Array.from({length: 26}, (_, i) => {
    const x = r.range(1775, 2440)
    const t = i % 3 ? r.range(0.1, 0.9) : 0.97
    const y = face(x) + (846 - face(x)) * t
    return Array.from({length: r.int(3, 7)}, (): [number, number, number] => [
      x + r.bell() * 70,
      y + r.bell() * 16,
      r.range(20, 52),
    ])
  })
    .flat()
    .filter(([x]) => Math.abs(x - 1985) > 40 && Math.abs(x - 2068) > 24)
    .sort((a, b) => a[1] - b[1])
  const wave = noise1(r.fork(), {scale: 90, octaves: 3})
  const aboveWater = `${curve(Array.from({length: 60}, (_, i): Pt => [600 + i * 24, 1078 + 12 * wave(i * 24) + 14 * Math.cos((i - 30) / 9)]))}L2100 -50L500 -50Z`
  const flat = fill(
    blob([
      [1150, horizon - 20],
      [1010, 560],
      [1020, 420],
      [1120, 250],
      [1220, 300],
      [1330, 520],
      [1420, 700],
      [1460, 1060],
      [1180, 1060],
    ]),
    SKIN,
  )
  return [
    sky(k, ["#35427a", "#6a79ab", "#b398b8", "#f2b2a4", "#ffd3a0"], horizon),
    sun(k, {at: [800, 640], r: 64, colour: CREAM, glow: GOLD, reach: 10, strength: 0.95}),
    cumulus(k, {
      at: [1640, 350],
      width: 1250,
      height: 320,
      colour: "#c9a9bd",
      light: "#ffe6d2",
      shade: "#7a7fae",
      side: -0.9,
      opacity: 0.92,
    }),
    cumulus(k, {
      at: [300, 300],
      width: 1000,
      height: 270,
      colour: "#cbb0c2",
      light: "#ffe6d2",
      shade: "#8186b2",
      side: 0.9,
      opacity: 0.9,
    }),
    stratus(k, {
      at: [900, 470],
      width: 1100,
      height: 60,
      colour: "#f6bfae",
      light: CREAM,
      shade: "#c99bb0",
      opacity: 0.85,
    }),
    stratus(k, {
      at: [380, 600],
      width: 800,
      height: 40,
      colour: "#f8c6a8",
      light: CREAM,
      opacity: 0.8,
    }),
    rays(k, {
      at: [800, 330],
      from: 30,
      to: 150,
      count: 11,
      colour: "#ffe2c0",
      opacity: 0.35,
      length: 900,
    }),
    ridge(k, canopyLine(r, far, {crown: 26}), {
      top: "#9a8fb0",
      base: "#fbc6a2",
      bottom: 850,
      light: "#ffe2c0",
      edge: 0.4,
      side: -1,
      spurs: 10,
      depth: 0.3,
    }),
    ridge(k, canopyLine(r, middle, {crown: 34}), {
      top: "#5f7a94",
      base: "#e0b0a0",
      bottom: 850,
      light: "#ffd9b0",
      edge: 0.5,
      side: -1,
      spurs: 14,
      depth: 0.45,
    }),
    mist(k, {y: 800, height: 70, colour: "#ffd9b8", opacity: 0.7}),
    rock(stack, 300, 520, "#434b68", "#c0907c"),
    Array.from({length: 9}, (_, i) =>
      bush(k, {
        at: [352 + i * 13, stack(352 + i * 13) + 6 + (i % 3) * 9],
        width: r.range(34, 60),
        colour: mix(MOSS, "#3f6f70", r.next() * 0.5),
        light: "#d9b98a",
        side: 1,
      }),
    ).join(""),
    forest(k, cliff, {
      from: 1730,
      to: 2460,
      rows: 3,
      crown: 80,
      drop: 34,
      far: "#3f6f70",
      near: MOSS,
      light: "#d9b98a",
      side: -1,
      palms: 0.2,
    }),
    rock(face, 1660, 2460, "#3c4560", "#b98a7c"),
    waterfall(k, {at: [1985, 520], width: 46, height: 318, colour: "#fff6ec", shade: "#94a3bf"}),
    waterfall(k, {at: [2068, 580], width: 18, height: 256, colour: "#fff6ec", shade: "#94a3bf"}),
    ledges
      .map(([x, y, w]) =>
        bush(k, {
          at: [x, y],
          width: w,
          colour: mix(MOSS, "#3f6f70", r.next() * 0.7),
          light: "#cdb084",
          side: -1,
        }),
      )
      .join(""),
    water(k, {
      top: horizon,
      stops: ["#fbc6a0", "#c3a5b4", SEA, "#42659a", PETROL, NIGHT],
      light: "#e3d7e6",
      dark: NIGHT,
      ripples: 190,
    }),
    reflection(
      k,
      fill(
        [cliff, stack, middle].map(f => ground(x => Math.min(f(x), horizon), horizon)).join(""),
        "#243c58",
      ),
      {y: horizon, depth: 300, opacity: 0.55, squash: 0.6, gaps: 30},
    ),
    foam(k, {at: [2010, 846], width: 620, height: 26, colour: CREAM, opacity: 0.8}),
    foam(k, {at: [410, 842], width: 260, height: 16, colour: CREAM, opacity: 0.7}),
    glints(k, {
      x: 800,
      top: horizon,
      bottom: 1330,
      spread: 300,
      count: 520,
      colour: "#ffe3c4",
      opacity: 0.85,
    }),
    flock(k, {at: [640, 300], count: 8, spread: 190, size: 30, colour: "#2b5368"}),
    reflection(k, flat, {y: 1060, depth: 280, opacity: 0.55, squash: 0.45, gaps: 26}),
    foam(k, {at: [1310, 1095], width: 1250, height: 170, colour: "#c6d6e6", opacity: 0.75}),
    ...(
      [
        [1080, 1075, 520, 300, 3],
        [1560, 1070, 560, 330, 8],
        [1320, 1050, 760, 300, 5],
      ] as const
    ).map(([x, y, w, h, t]) =>
      splash(k, {
        at: [x, y],
        width: w,
        height: h,
        colour: "#c9d9e8",
        shade: "#7f9cc0",
        light: "#fff6ec",
        seedTurn: t,
      }),
    ),
    k.inside(
      aboveWater,
      humpback(k, {
        at: [1300, 1060],
        size: 860,
        skin: SKIN,
        belly: "#f3e2d2",
        light: "#ffd9b4",
        rotate: -11,
      }),
    ),
    ...(
      [
        [1130, 1104, 480, 190, 13],
        [1530, 1100, 500, 230, 19],
        [1330, 1112, 720, 160, 11],
      ] as const
    ).map(([x, y, w, h, t]) =>
      splash(k, {
        at: [x, y],
        width: w,
        height: h,
        colour: "#e9eef4",
        shade: "#9db4d0",
        light: "#fffaf2",
        seedTurn: t,
      }),
    ),
    foam(k, {
      at: [1320, 1120],
      width: 1180,
      height: 120,
      colour: "#fff3ea",
      opacity: 0.8,
      holes: 1.15,
    }),
    foam(k, {
      at: [1280, 1190],
      width: 900,
      height: 80,
      colour: "#d9e2ee",
      opacity: 0.5,
      holes: 0.9,
    }),
    coconutPalm(k, {
      at: [2330, 1420],
      height: 620,
      lean: -0.14,
      crown: 0.5,
      colour: NIGHT,
      light: "#2f5f68",
      trunk: "#14202a",
      trunkLight: "#7a6a58",
      side: -1,
    }),
    frame(k, {
      corner: "br",
      size: 620,
      colour: "#0c1830",
      light: "#234f5a",
      kinds: ["frond", "fern", "banana"],
      count: 8,
    }),
    frame(k, {
      corner: "bl",
      size: 460,
      colour: "#0c1830",
      light: mix("#234f5a", NIGHT, clamp(0.3)),
      kinds: ["frond", "fern"],
      count: 6,
    }),
  ].join("")
}

export const scene: Scene = {name: "pacificroutes", seed: 44, draw}
