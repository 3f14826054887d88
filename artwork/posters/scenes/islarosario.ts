import {
  blob,
  bush,
  clamp,
  coconutPalm,
  contour,
  curve,
  ease,
  fill,
  type Kit,
  mix,
  noise2,
  outline,
  type Pt,
  poly,
  put,
  type Scene,
  sky,
  stroke,
} from "../kit"
import {canopy} from "../kit/aerial"
import {hut, launch, sail} from "../kit/boats"
import {pelican} from "../kit/pelican"
import {pts} from "../kit/points"
import {haze, heap, ripples, shade, sparkle} from "../kit/short"

const [ABYSS, OCEAN, AZURE, TURQUOISE] = ["#062a55", "#0a4f8c", "#0f86b4", "#27b9bd"]
const [SHOAL, SAND, PALM] = ["#8fe0cf", "#fbeec8", "#2c7a4c"]

/** Rosario Islands from above: a wooded island in rings of turquoise shallows, a pier, boats. */
function draw(k: Kit): string {
  const r = k.rng
  const f = noise2(r, {scale: 420, octaves: 6, rough: 0.52})
  const g = noise2(r, {scale: 900, octaves: 4})
  const mound = (x: number, y: number, cx: number, cy: number, w: number, h: number) =>
    1 - Math.hypot((x - cx) / w, (y - cy) / h)
  const land = (x: number, y: number) =>
    Math.max(
      mound(x, y, 1210, 610, 520, 235),
      mound(x, y, 1470, 690, 330, 165),
      mound(x, y, 980, 560, 260, 140),
      mound(x, y, 1930, 430, 230, 66) - 0.15,
      mound(x, y, 520, 372, 210, 40) - 0.1,
    ) -
    1.1 * clamp(mound(x, y, 1300, 790, 190, 120)) +
    0.3 * f(x, y * 1.9)
  const reef = (x: number, y: number) => {
    const m = Math.max(
      mound(x, y, 1300, 660, 1050, 520),
      mound(x, y, 1950, 440, 620, 170) - 0.12,
      mound(x, y, 500, 380, 560, 110) - 0.12,
      mound(x, y, 2100, 900, 480, 230) - 0.1,
    )
    return (
      m +
      0.3 * f(x, y * 1.8) +
      0.2 * g(x, y * 1.8) -
      0.34 * ease(y - 0.25 * x, 700, 1150) -
      1.4 * (1 - ease(y + 60 * f(x * 0.6, 40), 225, 350))
    )
  }
  const sea = [-20, 206, 2420, 1370] as const
  const layer = (
    field: (x: number, y: number) => number,
    level: number,
    paint: string,
    opacity = 1,
    step = 15,
  ) =>
    fill(outline(contour(field, sea, step, level)), paint, opacity).replace(
      "<path",
      '<path fill-rule="evenodd"',
    )
  const heads = (x: number, y: number) =>
    f(x * 2.6, y * 5) + 0.35 * g(y * 2, x) - 0.36 - 2.4 * Math.abs(reef(x, y) - 0.3)
  const wood = outline(contour((x, y) => land(x, y), sea, 11, 0.34))
  const view = {horizon: -500, top: 330, bottom: 1000, crown: 74, sun: 600}
  const brown = {colour: "#6f5644", light: "#ffe6bc", shade: "#3a2c2c"}
  const bare = (p: Pt) => land(p[0], p[1]) < 0.33
  const leaf = {colour: "#1d6844", light: "#a9d470", side: -1}
  const coconut = {...leaf, trunk: "#7a5a44", trunkLight: "#e6c79a"}
  const fallen = pts("0 -0.03, 0.4 0.03, 0.6 -0.1, 0.95 0.06, 1.1 0.2, 0.75 0.32, 0.5 0.2, 0 0.05")
  const [white, yellow] = ["#fffaf0", "#f6c544"]
  const palmAt = Array.from({length: 400}, () => [r.range(600, 1800), r.range(400, 860)] as const)
    .filter(([x, y]) => land(x, y) > 0.24 && land(x, y) < 0.36)
    .slice(0, 30)
    .sort((a, b) => a[1] - b[1])
  const palms = palmAt.map(([x, y]) => {
    const h = r.range(54, 92)
    return (
      fill(blob(put(fallen, [x, y], h)), "#0b4a5a", 0.3) +
      coconutPalm(k, {...coconut, at: [x, y], height: h, crown: 0.62})
    )
  })
  const grove = Array.from({length: 240}, () => [r.range(760, 1760), r.range(420, 760)] as const)
    .filter(([x, y]) => land(x, y) > 0.5)
    .slice(0, 34)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const w = r.range(46, 92)
      const colour = mix(PALM, "#1d5f4a", r.next())
      const crown = bush(k, {at: [x, y - w * 0.2], width: w, colour, light: "#c4de84", side: -1})
      return r.chance(0.4)
        ? coconutPalm(k, {...coconut, at: [x, y], height: w * 1.2, crown: 0.55})
        : crown
    })
    .join("")
  return [
    sky(k, ["#3d9bd0", "#86c6e0", "#d9eee8"], 210),
    heap(k, [420, 200, 760, 120], ["#eef6f4", "#ffffff", "#a8cfe0"], -0.8),
    heap(k, [1750, 205, 1000, 150], ["#eef6f4", "#ffffff", "#a8cfe0"], -0.8),
    fill(
      poly(pts("0 208, 2400 208, 2400 1350, 0 1350")),
      k.across(["#9fd4de", "#2f97c0", OCEAN, ABYSS], [0, 208], [100, 1250]),
    ),
    haze(k, 208, 26, "#e2f2f0", 0.75),
    layer(reef, -0.12, mix(OCEAN, AZURE, 0.5), 0.7),
    layer(reef, 0.02, AZURE, 0.85),
    layer(reef, 0.16, mix(AZURE, TURQUOISE, 0.6)),
    layer(reef, 0.29, TURQUOISE),
    layer(reef, 0.42, mix(TURQUOISE, SHOAL, 0.5)),
    layer(heads, 0, "#0e6f86", 0.55, 9),
    layer((x, y) => land(x, y) + 0.06 * f(y * 3, x * 3), -0.02, SHOAL, 0.95),
    layer(land, 0.06, mix(SHOAL, SAND, 0.5)),
    layer(land, 0.115, "#ffffff", 0.9, 11),
    layer(land, 0.14, mix(SAND, "#e2b98a", 0.4), 1, 11),
    layer(land, 0.17, SAND, 1, 11),
    ripples(k, [230, 1350, 260], "#ffffff", 0.16),
    sparkle(k, [520, 225, 1000, 420, 340], "#ffffff", 0.65),
    shade(
      k,
      "560 1010, 800 930, 1040 960, 1180 1040, 1050 1120, 760 1130, 590 1090",
      ABYSS,
      0.3,
      22,
    ),
    fill(wood, "#0e4a44", 0.9),
    canopy(k, {...view, far: "#4f9a64", near: PALM, light: ["#c9e08a", "#a3cf6a"], free: bare}),
    grove,
    palms.join(""),
    hut(k, {at: [1368, 690], size: 96, roof: "#c98a4a", light: "#f6cf90", wall: "#f2e2c0"}),
    hut(k, {at: [1490, 745], size: 80, roof: "#b87a42", light: "#f6cf90", wall: "#f2e2c0"}),
    stroke(curve(pts("1330 716, 1290 770, 1232 850, 1170 936")), "#0a5a74", 15, 0.35),
    stroke(curve(pts("1340 700, 1296 754, 1240 832, 1180 916")), "#8a6242", 15),
    stroke(curve(pts("1337 698, 1293 752, 1237 830, 1177 914")), "#f0d4a4", 8),
    hut(k, {at: [1166, 930], size: 120, roof: "#c98a4a", light: "#f6cf90", wall: "#e6cf9c"}),
    launch(k, {at: [1640, 930], length: 130, colour: white, trim: "#e0483e", wake: 260, angle: 12}),
    launch(k, {at: [1080, 1000], length: 90, colour: yellow, trim: "#1d5f92", wake: 0, angle: -22}),
    launch(k, {at: [1005, 930], length: 74, colour: white, trim: "#1d8a8a", wake: 0, angle: 12}),
    sail(k, {at: [1840, 640], size: 130}),
    shade(
      k,
      "1690 1250, 1820 1228, 1960 1236, 2080 1200, 2010 1262, 1900 1286, 1760 1284",
      ABYSS,
      0.55,
      9,
    ),
    pelican(k, {...brown, at: [1960, 1020], size: 540, rotate: -12}),
  ].join("")
}

export const scene: Scene = {name: "islarosario", seed: 12, draw}
