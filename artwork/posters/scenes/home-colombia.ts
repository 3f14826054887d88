import {
  blob,
  boulder,
  bush,
  canoe,
  canopyLine,
  cirrus,
  contour,
  cumulus,
  curve,
  ease,
  figure,
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
  lerp,
  mist,
  mix,
  noise2,
  outline,
  POSES,
  type Pt,
  peak,
  ribbon,
  ridge,
  type Scene,
  sky,
  skyline,
  stroke,
  sun,
  surf,
  water,
  waxPalm,
  winding,
} from "../kit"
import {pts} from "../kit/points"

const [NAVY, AQUA, FOREST, GRASS, ROSE, SAND, SNOW] = [
  "#0b2c3a",
  "#39b3b4",
  "#1c5a4c",
  "#9cbb5e",
  "#f2b3a4",
  "#f6d9a8",
  "#fff6ea",
]

/** Sunrise over the whole country: snow peak, wax palm hills, a river that runs down into a turquoise bay. */
function draw(k: Kit): string {
  const r = k.rng
  const high = skyline(r, {
    y: 560,
    amp: 46,
    scale: 420,
    octaves: 7,
    rough: 0.55,
    lift: 420,
    shape: highest(
      peak(1290, 620, 1.15),
      x => 0.62 * peak(1720, 480, 1.2)(x),
      x => 0.5 * peak(760, 520, 1.2)(x),
      x => 0.42 * peak(180, 460, 1.3)(x),
      x => 0.5 * peak(2250, 420, 1.3)(x),
    ),
  })
  const snowLine = noise2(r.fork(), {scale: 90, octaves: 5, rough: 0.62})
  const snow = outline(
    contour(
      (x, y) => Math.min((y - high(x)) / 20, (395 - y) / 70 + 1.15 * snowLine(x, y * 0.55)),
      [700, 90, 2060, 560],
      9,
    ),
  )
  const facets =
    curve(
      pts("1288 120, 1272 176, 1296 226, 1262 282, 1284 338, 1240 440, 880 440, 900 340, 1080 260"),
    ) +
    [
      pts("1304 150, 1330 196, 1338 262, 1322 316, 1316 250"),
      pts("1352 204, 1396 268, 1402 340, 1384 420, 1376 320, 1362 262"),
      pts("1330 330, 1352 372, 1338 440, 1322 440"),
      pts("1430 280, 1480 340, 1490 420, 1458 440, 1452 350"),
      pts("1512 340, 1552 380, 1560 430, 1530 410"),
    ]
      .map(p => curve(p as [number, number][], true, 0.12))
      .join("")
  const second = skyline(r, {
    y: 640,
    amp: 46,
    scale: 520,
    lift: 170,
    shape: highest(hill(220, 560), hill(2140, 620), x => 0.4 * hill(1560, 300)(x)),
  })
  const third = skyline(r, {
    y: 770,
    amp: 30,
    scale: 520,
    lift: 230,
    shape: highest(hill(560, 520), hill(1820, 560)),
  })
  const fourth = skyline(r, {
    y: 890,
    amp: 22,
    scale: 480,
    lift: 250,
    shape: highest(hill(260, 520), hill(2060, 560)),
  })
  const coast = skyline(r, {
    y: 985,
    amp: 12,
    scale: 380,
    lift: 150,
    shape: x => 1 - ease(x, 300, 900) + ease(x, 1560, 2300),
  })
  const palms = (
    list: readonly (readonly [number, number])[],
    s: (x: number) => number,
    haze: number,
  ) =>
    list
      .map(([x, h]) =>
        waxPalm(k, {
          at: [x, s(x) + 16],
          height: h,
          colour: mix("#17504a", "#f3d3b0", haze),
          light: mix("#b4c565", "#fbe3b4", haze),
          trunk: mix("#5c5f5c", "#f3d3b0", haze),
          trunkLight: mix("#ffeccb", "#fbe3b4", haze),
          side: 1,
        }),
      )
      .join("")
  const folds = (s: (x: number) => number, count: number, colour: string, a: number) =>
    Array.from({length: count}, () => {
      const x = r.range(-20, 2420)
      return Array.from({length: r.int(1, 4)}, () => {
        const q = x + r.bell() * 60
        return bush(k, {
          at: [q, s(q) + r.range(6, 150)],
          width: r.range(20, 40) + 30 * r.next() ** 3,
          colour: mix(colour, GRASS, a),
          light: "#f3eea6",
        })
      }).join("")
    }).join("")
  const river: Pt[] = pts(
    "1250 742, 1210 762, 1290 790, 1190 826, 1290 874, 1160 936, 1210 1010, 1300 1080, 1330 1140",
  )
  const shore = Array.from({length: 27}, (_, i): Pt => {
    const x = i * 100 - 60
    return [
      x,
      lerp(1085, 1075, ease(x, 0, 1200)) - 70 * ease(x, 1500, 2400) + 14 * Math.sin(x / 190),
    ]
  })
  const stone = {colour: "#5a5661", light: "#ffd2b4", shade: "#16283a", side: 1}
  return [
    sky(k, ["#3d86ad", "#86bcc4", "#dcd3c0", "#fcd3a8", ROSE], 600),
    sun(k, {at: [1640, 246], r: 60, colour: SNOW, glow: "#ffe0a4", reach: 9, strength: 0.9}),
    cirrus(k, {at: [700, 130], width: 1200, height: 130, colour: SNOW, opacity: 0.5}),
    cumulus(k, {
      at: [420, 420],
      width: 820,
      height: 220,
      colour: "#f7d5c2",
      light: SNOW,
      shade: "#c6b6c4",
      side: 0.9,
      opacity: 0.9,
    }),
    ridge(k, high, {
      top: "#7f86a8",
      base: "#fbcfae",
      bottom: 760,
      light: "#ffe6d2",
      edge: 0.5,
      spurs: 26,
      depth: 0.6,
    }),
    k.inside(
      ground(high, 700),
      k.inside(
        snow,
        ridge(k, high, {
          top: "#fff3e6",
          base: "#f3d2cc",
          bottom: 620,
          light: "#fffdf6",
          edge: 0.9,
          spurs: 60,
          depth: 1,
        }) + fill(facets, k.across(["#9d9dc6", "#b9adc8"], [0, 130], [0, 430]), 0.62),
      ),
    ),
    mist(k, {y: 600, height: 60, colour: "#ffe4c8", opacity: 0.6}),
    ridge(k, canopyLine(r, second, {crown: 26}), {
      top: "#7f9aa0",
      base: "#f8d0a8",
      bottom: 800,
      light: "#ffe8c4",
      edge: 0.45,
      spurs: 12,
      depth: 0.35,
    }),
    mist(k, {y: 740, height: 70, colour: "#ffe6c8", opacity: 0.75}),
    ridge(k, third, {top: "#86a678", base: "#f0d4a0", bottom: 960, light: "#fdf0b4", edge: 0.6}),
    folds(third, 26, "#5f8a68", 0.3),
    palms(
      pts(
        "330 200, 430 240, 540 190, 650 230, 770 180, 1590 200, 1700 250, 1800 210, 1930 260, 2060 190",
      ),
      third,
      0.45,
    ),
    mist(k, {y: 880, height: 56, colour: "#ffe8c4", opacity: 0.6}),
    ridge(k, fourth, {top: GRASS, base: "#a9b888", bottom: 1080, light: "#f8f0a0", edge: 0.6}),
    folds(fourth, 30, "#4f8450", 0.32),
    palms(pts("120 420, 300 350, 520 380, 1660 430, 2280 400"), fourth, 0.16),
    forest(k, coast, {
      from: -60,
      to: 1000,
      rows: 2,
      crown: 72,
      drop: 36,
      far: "#5e9468",
      near: "#2d6d56",
      light: "#e6e088",
      palms: 0.25,
    }),
    forest(k, coast, {
      from: 1300,
      to: 2460,
      rows: 2,
      crown: 72,
      drop: 36,
      far: "#5e9468",
      near: "#2d6d56",
      light: "#e6e088",
      palms: 0.25,
    }),
    palms(pts("1490 640, 1870 780, 2120 640"), x => coast(x) + 40, 0.05),
    fill(
      ground(x => lerp(1040, 1030, ease(x, 0, 1200)) - 70 * ease(x, 1500, 2400)),
      k.across([SAND, "#e8b988"], [0, 980], [0, 1120]),
    ),
    fill(winding(river, 6, 190), k.across(["#fff0cc", "#bfe0d0", AQUA], [0, 690], [0, 1060])),
    k.inside(
      ground(x => 1082 - 70 * ease(x, 1500, 2400) + 12 * Math.sin(x / 190)),
      water(k, {
        top: 1000,
        stops: ["#b4e4d4", "#63c9c2", AQUA, "#178a9a", "#0f5d78"],
        light: "#e6fbf0",
        dark: NAVY,
        ripples: 200,
      }),
    ),
    surf(k, shore, 17, "#fffdf4"),
    surf(
      k,
      shore.map(([x, y]): Pt => [x + 30, y + 62 + 10 * Math.sin(x / 130)]),
      11,
      "#eafaf2",
    ),
    glints(k, {
      x: 1660,
      top: 1040,
      bottom: 1340,
      spread: 330,
      count: 260,
      colour: SNOW,
      opacity: 0.85,
    }),
    flock(k, {at: [930, 260], count: 9, spread: 220, size: 28, colour: "#3c6680"}),
    fill(
      ribbon(pts("820 1222, 960 1228, 1120 1222"), t => 20 * Math.sin(Math.PI * t)),
      NAVY,
      0.35,
    ),
    k.inside(
      "M800 1000H1200V1206H800Z",
      [
        figure(k, {
          at: [900, 1204],
          height: 168,
          pose: POSES.paddle,
          seated: true,
          skin: "#8a5638",
          shirt: "#c7503f",
          trousers: "#3a4254",
          hat: "#f4e2b4",
          light: "#ffe0b4",
        }),
        figure(k, {
          at: [1020, 1204],
          height: 160,
          pose: POSES.sit,
          seated: true,
          skin: "#9c6242",
          shirt: SNOW,
          trousers: "#2a4a5e",
          hairKind: "long",
          light: "#ffe0b4",
        }),
      ].join(""),
    ),
    stroke("M936 1152L974 1238", "#6b3f30", 6),
    canoe(k, {at: [970, 1212], length: 330, colour: "#7a4636", light: "#ffd2a4"}),
    boulder(k, {...stone, at: [1560, 1120], width: 190, height: 80, lean: 0.2}),
    boulder(k, {...stone, at: [1690, 1132], width: 130, height: 54, lean: -0.2}),
    foam(k, {at: [1610, 1134], width: 420, height: 34, colour: "#fffdf4"}),
    fill(
      blob(pts("-80 1120, 120 1105, 330 1150, 480 1200, 700 1235, 860 1300, 960 1420, -80 1420")),
      k.across(["#2a4a4c", NAVY], [500, 1120], [300, 1300]),
    ),
    boulder(k, {
      ...stone,
      colour: "#233a44",
      light: "#8fa08c",
      at: [180, 1260],
      width: 560,
      height: 190,
      lean: 0.3,
    }),
    boulder(k, {
      ...stone,
      colour: "#1c333e",
      light: "#7d9488",
      at: [560, 1340],
      width: 520,
      height: 130,
      lean: 0.2,
    }),
    grass(k, () => 1240, {
      from: -20,
      to: 820,
      count: 160,
      height: 70,
      colours: [NAVY, FOREST, "#14403f"],
      below: 110,
    }),
    foam(k, {at: [880, 1335], width: 360, height: 40, colour: "#eafaf2", opacity: 0.8}),
    frame(k, {
      corner: "br",
      size: 560,
      colour: NAVY,
      light: "#2a6a5c",
      kinds: ["monstera", "fern"],
      count: 7,
    }),
  ].join("")
}

export const scene: Scene = {name: "home-colombia", seed: 17, draw}
