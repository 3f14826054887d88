import {
  along,
  canopyLine,
  clamp,
  coconutPalm,
  curve,
  ease,
  fill,
  flock,
  forest,
  frame,
  glints,
  ground,
  highest,
  hill,
  type Kit,
  lerp,
  mist,
  mix,
  noise1,
  POSES,
  type Pt,
  peak,
  ribbon,
  type Scene,
  sky,
  skyline,
  sun,
  surf,
  tinyFigure,
  water,
} from "../kit"
import {breakers} from "../kit/breakers"
import {terraces} from "../kit/comuna"
import {quietCorner} from "../kit/corner"
import {gondola, pylon} from "../kit/gondola"
import {seaStack} from "../kit/seastack"
import {band, crest, haze, heap} from "../kit/short"

const [DEEP, SEA, LEAF, BRICK, WARM, CREAM] = [
  "#07303a",
  "#2b9a9c",
  "#1f6a4c",
  "#c96a45",
  "#ffc98c",
  "#fff1d6",
]

/** Late sun on the Pacific: gondolas glide from the hillside houses out over a rain-forest coast with sea stacks. */
function draw(k: Kit): string {
  const r = k.rng
  const horizon = 610
  const air = "#bfdccb"
  const head = skyline(r, {
    y: 620,
    amp: 20,
    scale: 300,
    lift: 300,
    shape: highest(
      x => ease(x, 1900, 2440) ** 0.8,
      x => 0.3 * hill(1930, 120)(x),
    ),
  })
  const far = skyline(r, {
    y: 618,
    amp: 16,
    scale: 320,
    lift: 130,
    shape: highest(hill(1320, 330), x => 0.7 * hill(1700, 300)(x)),
  })
  const andes = skyline(r, {
    y: 560,
    amp: 50,
    scale: 420,
    octaves: 7,
    lift: 330,
    shape: highest(peak(60, 700, 1.2), peak(560, 560, 1.3)),
  })
  const slope = (x: number) =>
    470 + 100 * Math.sin(x / 260 + 0.4) * 0.25 + 800 * ease(x, 240, 1480) ** 1.25
  const jungle = skyline(r, {
    y: 1160,
    amp: 18,
    scale: 300,
    lift: 200,
    shape: highest(
      x => 0.62 * (1 - ease(x, 600, 1500)),
      x => 1.15 * ease(x, 1900, 2440),
    ),
  })
  const metre = (y: number) => 13 + 22 * clamp((y - 430) / 900)
  const houses = terraces(k, {
    top: slope,
    from: -60,
    to: 1330,
    bottom: 1470,
    metre,
    walls: ["#3f9fb0", "#f0b54a", "#e8806f", "#f6ead2", "#7fb892", "#f1d6ac", "#5f8fc0"],
    bricks: [BRICK, "#b85a3e", "#d98157"],
    share: 0.55,
    tins: ["#8fa3a6", "#c0714c", "#b5523a", "#6f8f98", "#d08a5c"],
    light: WARM,
    shade: "#12424f",
    air,
    side: 1,
    lit: "#ffd98a",
    green: {leaf: "#2a6d52", light: "#c3cf74", share: 0.16},
    haze: (_, y) => clamp(0.55 - (y - 470) / 800, 0, 0.55),
    free: x0 => x0 < 1120 + 120 * r.bell(),
  })
  const rough = noise1(r, {scale: 260, octaves: 4})
  const shoreY = (x: number) =>
    962 + 26 * rough(x) + 120 * ease(x, 1500, 2400) - 40 * ease(1500 - x, 0, 500)
  const shore = Array.from({length: 24}, (_, i): Pt => [820 + i * 72, shoreY(820 + i * 72)])
  const line = (dy: number) => shore.map(([x, y]): Pt => [x, y + dy])
  const p = pylon(k, {
    at: [470, 640],
    height: 330,
    colour: "#d9d5c4",
    light: WARM,
    dark: "#1d3a40",
    arm: 0.26,
    tilt: 0.2,
  })
  const sag = (a: Pt, b: Pt, s: number): Pt[] =>
    Array.from({length: 20}, (_, i) => {
      const t = i / 19
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + s * Math.sin(Math.PI * t)]
    })
  const near = sag(p.near, [2520, -60], 74)
  const back = sag(p.far, [2520, -420], 60)
  const up = [sag([-60, 190], p.near, 26), sag([-60, 176], p.far, 20)]
  const rope = (points: readonly Pt[], a: number, b: number) =>
    fill(
      ribbon(points, t => lerp(a, b, t), 60),
      "#1d3a40",
    )
  const on = (points: readonly Pt[], x: number): Pt =>
    along(points, 200).find(q => q[0] >= x) ?? [x, 0]
  const cabin = (at: Pt, metreSize: number, fog: number, riders?: readonly string[], slope = -13) =>
    gondola(k, {
      at,
      metre: metreSize,
      slope,
      colour: mix("#f7f0df", air, fog),
      band: mix("#1f8a5c", air, fog),
      light: mix(WARM, air, fog * 0.5),
      shade: mix("#1c5560", air, fog),
      dark: mix("#14343c", air, fog),
      glass: [mix("#bfe3da", air, fog), mix("#2b7f88", air, fog)],
      ...(riders ? {riders} : {}),
    })
  const palm = {
    colour: "#17594a",
    light: "#b9c766",
    trunk: "#4a4038",
    trunkLight: "#f0bb88",
    side: 1,
  }
  const rock = {
    colour: "#5d6a66",
    light: "#ffcf9c",
    shade: "#17414a",
    leaf: LEAF,
    leafLight: "#b7c667",
    foam: "#fff6e4",
    side: 1,
  }
  const hazy = (t: number) => ({
    ...rock,
    colour: mix(rock.colour, air, t),
    shade: mix(rock.shade, air, t * 0.85),
    leaf: mix(LEAF, air, t * 0.7),
    leafLight: mix(rock.leafLight, air, t * 0.5),
  })
  return [
    sky(k, ["#1f7d8c", "#5aafab", "#b9d9bd", "#ffe0ae", "#ffc58e"], horizon),
    sun(k, {at: [1830, 470], r: 62, colour: "#fff3d0", glow: "#ffdc9c", reach: 10}),
    heap(k, [1260, 430, 900, 220], ["#fbdcb4", "#fff6e2", "#e9a98a"], 0.7, 0.92),
    heap(k, [2230, 400, 620, 190], ["#fbd3a4", "#fff3da", "#e79f80"], -0.6, 0.9),
    heap(k, [640, 250, 520, 110], ["#e4e8cc", "#fff9e8", "#b4cdb8"], 0.7, 0.75),
    band(k, [1900, 150, 820, 54], "#d9e6cc", "#fff6e0", 0.75),
    band(k, [1180, 210, 560, 30], "#e4e8cc", "#fff6e0", 0.6),
    crest(k, andes, 640, ["#6fa39c", "#d9e2bc", CREAM], [16, 0.4, 0.5]),
    haze(k, 600, 70, "#f6e6bd", 0.45),
    crest(k, far, horizon + 4, ["#8fbcae", "#e6d9b0", "#ffe7b8"], [6, 0.3, 0.4]),
    crest(
      k,
      canopyLine(r, head, {crown: 34}),
      horizon + 30,
      ["#4f9484", "#8fbfa2", "#f4e2a8"],
      [8, 0.4, 0.5],
    ),
    water(k, {
      top: horizon,
      stops: ["#f8cf9c", "#86c4b4", SEA, "#178089", "#2f9f9c", "#6fc0ae"],
      light: "#e4f4e2",
      dark: DEEP,
      ripples: 170,
    }),
    glints(k, {
      x: 1830,
      top: horizon,
      bottom: 960,
      spread: 230,
      count: 380,
      colour: "#fff3d4",
      opacity: 0.85,
    }),
    haze(k, 606, 34, "#ffe3b4", 0.6),
    seaStack(k, {...hazy(0.4), at: [2040, 662], width: 150, height: 150, lean: 0.06, bushes: 7}),
    seaStack(k, {...hazy(0.3), at: [1700, 690], width: 92, height: 105, lean: -0.12, bushes: 6}),
    seaStack(k, {...rock, at: [2200, 790], width: 290, height: 350, lean: 0.1, bushes: 10}),
    seaStack(k, {...rock, at: [1960, 800], width: 150, height: 210, lean: -0.14, bushes: 7}),
    seaStack(k, {...rock, at: [1830, 806], width: 70, height: 60, lean: 0.2, bushes: 0}),
    breakers(
      k,
      "1230 1500 800 7, 1560 1880 818 9, 1990 2330 842 10, 1150 1440 858 12, 1520 1960 880 15, 2050 2460 906 17, 1120 1620 926 20, 1700 2260 962 24",
      rough,
      {crest: "#fff8ea", hollow: "#12686f", drift: "#e9f6ea"},
    ),
    fill(
      `${curve(line(0))}L2460 1400L800 1400Z`,
      k.across(["#e9c795", "#c79a6c"], [0, 930], [0, 1150]),
    ),
    fill(
      ribbon(line(14), () => 40, 80),
      "#a98a68",
      0.6,
    ),
    surf(k, line(-6), 24, "#fffaf0"),
    fill(
      ground(slope, 1400, -40, 1340),
      k.across([mix("#4d7f6a", air, 0.4), "#24564d"], [0, 470], [0, 1100]),
    ),
    rope(up[0] as Pt[], 3, 4) + rope(up[1] as Pt[], 3, 4),
    cabin(on(up[1] as Pt[], 190), 17, 0.35),
    ...houses.sort((a, b) => a.y - b.y).map(h => h.svg),
    coconutPalm(k, {...palm, at: [1330, 1190], height: 270, lean: 0.3, crown: 0.42}),
    coconutPalm(k, {...palm, at: [1255, 1200], height: 200, lean: -0.25, crown: 0.46}),
    coconutPalm(k, {...palm, at: [1700, 1230], height: 250, lean: -0.2, crown: 0.44}),
    coconutPalm(k, {...palm, at: [1800, 1240], height: 370, lean: 0.12, crown: 0.4}),
    forest(k, jungle, {
      from: -60,
      to: 2460,
      rows: 3,
      crown: 92,
      drop: 56,
      far: "#2d7a62",
      near: "#11493f",
      light: "#c3cf74",
      palms: 0.16,
    }),
    tinyFigure({
      at: [1530, 1052],
      height: 52,
      pose: POSES.walk,
      colour: "#7a3f3a",
      light: "#ffd9a0",
    }),
    tinyFigure({
      at: [1488, 1056],
      height: 51,
      pose: POSES.walk,
      colour: "#2f5a68",
      light: "#ffd9a0",
      hat: true,
    }),
    k.faded(
      mist(k, {y: 1130, height: 50, colour: "#e4efd4", opacity: 0.4}),
      [
        [0, "#ffffff", 0],
        [1, "#ffffff", 1],
      ],
      [1000, 0],
      [1500, 0],
    ),
    p.svg,
    rope(back, 3, 7),
    cabin(on(back, 1130), 31, 0.2),
    rope(near, 4, 12),
    cabin(on(near, 960), 60, 0.1),
    cabin(on(near, 1400), 140, 0, ["#e4577f", "#f2b63c", "#f6ead2", "#3f9fb0"]),
    flock(k, {at: [760, 150], count: 8, spread: 180, size: 28, colour: "#1f5f68"}),
    quietCorner(k, DEEP, 0.92),
    frame(k, {
      corner: "br",
      size: 600,
      colour: "#05262d",
      light: "#2a6f55",
      kinds: ["monstera", "fern", "monstera"],
      count: 6,
    }),
  ].join("")
}

export const scene: Scene = {name: "ejemedellinpacific", seed: 31, draw}
