import {
  curve,
  figure,
  fill,
  frame,
  ground,
  halo,
  type Kit,
  liana,
  mix,
  monstera,
  moon,
  POSES,
  type Pt,
  ribbon,
  type Scene,
  sky,
  skyline,
  stars,
  stroke,
} from "../kit"
import {branch} from "../kit/birds"
import {quietCorner} from "../kit/corner"
import {treeFrog} from "../kit/frog"
import {beam, fireflies} from "../kit/night"
import {pts} from "../kit/points"
import {blades, haze} from "../kit/short"

const [INK, NIGHT, MOON, LIME, LEAF] = ["#030d18", "#082233", "#bfe6dc", "#d6ff7a", "#4fae44"]

/** Night walk: a tree frog's eyes shine in the torchlight, walkers and fireflies among the trunks. */
function draw(k: Kit): string {
  const r = k.rng
  const trunks = (count: number, colour: string, wide: number, foot: number, avoid = 0) =>
    Array.from({length: count}, (_, i) => {
      const x = ((i + r.range(0.1, 0.9)) / count) * 2500 - 50
      if (Math.abs(x - 720) < avoid) return ""
      const w = wide * r.range(0.5, 1.3)
      const lean = r.bell() * 60
      const y = foot + r.bell() * 30
      const d = ribbon(
        [
          [x + lean * 1.4, -40],
          [x + lean, 300],
          [x + lean * 0.2, y - 160],
          [x, y],
        ],
        t => w * (0.85 + 0.15 * t + 1.5 * Math.max(0, t - 0.86) * 7 * (t - 0.8)),
        26,
      )
      const root = [-1, 1].map(s =>
        ribbon(
          [
            [x, y - w * 1.5],
            [x + s * w * 0.6, y - w * 0.5],
            [x + s * w * 1.7, y + 14],
          ],
          t => w * 0.6 * (1 - 0.85 * t),
        ),
      )
      return fill(
        d + root.join(""),
        k.across([mix(colour, MOON, 0.12), colour, mix(colour, INK, 0.3)], [0, 0], [0, foot]),
      )
    }).join("")
  const floor = (y: number, colour: string) =>
    fill(
      ground(skyline(r, {y, amp: 24, scale: 420})),
      k.across([colour, mix(colour, INK, 0.5)], [0, y - 20], [0, y + 240]),
    )
  const hikers = (
    [
      [560, 900, 250, "#c2543f", "#e8a13c"],
      [700, 912, 262, "#3f6fa0", "#b8483c"],
      [850, 905, 240, "#4f8a6a", "#3d5a8a"],
    ] as const
  ).map(([x, y, h, shirt, pack], i) =>
    figure(k, {
      at: [x, y],
      height: h,
      pose: {...(i % 2 ? POSES.stride : POSES.walk), farArm: [50 + i * 8, 78]},
      skin: "#7a5240",
      shirt: mix(shirt, NIGHT, 0.45),
      trousers: "#14293a",
      pack: mix(pack, NIGHT, 0.45),
      hat: "#2a3f4a",
      hatKind: i === 1 ? "straw" : "cap",
      light: "#ffdf9a",
      side: 1,
    }),
  )
  const leafy = (p: Pt, size: number, angle: number, tone: number) =>
    monstera(k, {
      at: p,
      size,
      angle,
      colour: mix("#0b3a38", INK, tone),
      light: mix("#2f8a5a", INK, tone),
      vein: mix("#8fd07a", INK, tone),
    })
  const bark = Array.from({length: 24}, (_, i) => {
    const [x, y, l] = [2244 + (i % 6) * 30 + r.bell() * 16, r.range(-40, 1200), r.range(90, 330)]
    const line: Pt[] = [
      [x, y],
      [x + r.bell() * 14, y + l / 2],
      [x + 8, y + l],
    ]
    return ribbon(line, t => 11 * Math.sin(Math.PI * t))
  })
  return [
    sky(k, ["#0a2a44", "#114a5c", "#1c6a70", "#2a7f78"], 900),
    stars(k, {count: 120, bottom: 420}),
    moon(k, {at: [1120, 150], r: 66, colour: "#eefae6", dark: "#1c5a66"}),
    halo(k, [1120, 240], 900, "#7fd6c0", 0.35),
    trunks(16, "#1f6670", 34, 760),
    haze(k, 740, 130, "#7fd0c0", 0.35),
    floor(760, "#16555c"),
    trunks(11, "#10414e", 56, 830),
    haze(k, 830, 90, "#6fc4b4", 0.3),
    floor(850, "#0d3a44"),
    fireflies(k, {at: [1300, 560], spread: [1500, 420], count: 46, colour: LIME, size: 3.4}),
    trunks(6, "#092b3a", 96, 920, 330),
    blades(k, () => 900, [-20, 2420, 260, 80, 7], ["#0d3a44", "#0f4a4a", "#0a2f3c"]),
    beam(k, {at: [646, 742], angle: 6, length: 900, colour: "#ffe3a0", opacity: 0.75}),
    beam(k, {at: [812, 744], angle: -15, length: 520, colour: "#ffe3a0", opacity: 0.6}),
    beam(k, {at: [944, 742], angle: 3, length: 700, colour: "#ffe3a0", opacity: 0.7}),
    hikers.join(""),
    pts("646 742, 812 744, 944 742")
      .map(p => halo(k, p, 34, "#fff2c4", 0.95))
      .join(""),
    floor(950, "#08293a"),
    haze(k, 950, 60, "#4fa39c", 0.22),
    leafy([1760, 1010], 470, -38, 0.05),
    leafy([1000, 1120], 380, 196, 0.3),
    leafy([1830, 1110], 420, 12, 0.25),
    leafy([1150, 1190], 330, 158, 0.4),
    halo(k, [1330, 800], 620, "#ffd98a", 0.22),
    branch(
      k,
      pts("780 1290, 1000 1180, 1260 1128, 1560 1120, 1900 1040, 2440 900"),
      70,
      120,
      "#1a2b2c",
      "#a88a54",
    ),
    treeFrog(k, {
      at: [1390, 1140],
      size: 860,
      skin: LEAF,
      belly: "#f4eecb",
      toes: "#f08a34",
      iris: ["#ffb43a", "#d8301c"],
      light: "#fff0b0",
      cool: "#4fc0d8",
      side: -1,
      rotate: -4,
    }),
    stroke(curve(pts("1180 1160, 1300 1150, 1480 1150, 1600 1140")), "#3f6b3a", 16, 0.5),
    fireflies(k, {at: [1300, 640], spread: [1300, 520], count: 22, colour: LIME, size: 7}),
    fireflies(k, {at: [520, 1060], spread: [600, 160], count: 8, colour: LIME, size: 4}),
    quietCorner(k, INK, 0.92),
    liana(k, pts("1980 -40, 2010 200, 1960 420, 2010 640"), 16, INK, "#0d3a3c"),
    liana(k, pts("300 -40, 270 180, 320 380, 290 560"), 14, INK, "#0d3a3c"),
    frame(k, {
      corner: "tr",
      size: 620,
      colour: INK,
      light: "#0e3c44",
      kinds: ["monstera", "frond"],
      count: 6,
    }),
    frame(k, {
      corner: "tl",
      size: 560,
      colour: INK,
      light: "#0c343e",
      kinds: ["banana", "monstera"],
      count: 6,
    }),
    stroke(curve(pts("2250 -40, 2212 500, 2230 900, 2240 1400")), "#1f5f68", 10, 0.7),
    fill(
      ribbon(pts("2330 -40, 2300 500, 2340 900, 2380 1400"), t => 170 + 120 * t),
      INK,
    ),
    fill(bark.join(""), "#0c2a36", 0.85),
  ].join("")
}

export const scene: Scene = {name: "jungle-lights", seed: 90, draw}
