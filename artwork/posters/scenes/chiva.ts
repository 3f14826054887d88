import {
  coconutPalm,
  figure,
  fill,
  frame,
  glints,
  halo,
  type Kit,
  mist,
  mix,
  moon,
  n,
  POSES,
  type Pt,
  poly,
  type Scene,
  sky,
  stars,
  stratus,
  stroke,
  water,
} from "../kit"
import {newTown, oldTown} from "../kit/bay"
import {chivaBus} from "../kit/chivabus"
import {quietCorner} from "../kit/corner"
import {face, lens, type Space} from "../kit/jeep"
import {garita} from "../kit/ramparts"

const [NIGHT, BLUE, STEEL, MOON, LAMP, STONE] = [
  "#081538",
  "#14377e",
  "#3d78b8",
  "#dcebf7",
  "#ffc45a",
  "#56658f",
]
const CAMERA = {at: [1150, 1130] as Pt, metre: 167, turn: 42, pitch: 12, distance: 11}
const HORIZON = 740

/** Night on the sea wall of Cartagena: a painted chiva full of dancers, moon on the water. */
function draw(k: Kit): string {
  const r = k.rng
  const l = lens(CAMERA)
  const box = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number) => {
    const top = face(l, [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ])
    const near = face(l, [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ])
    const end = face(l, [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ])
    const t = Math.min(1, Math.max(0, (x0 + 18) / 22))
    const c = mix(mix(STONE, STEEL, 0.45), STONE, t)
    return (
      fill(
        near,
        k.across([mix(c, NIGHT, 0.1), mix(c, NIGHT, 0.5)], l([x0, y1, z1]), l([x0, y0, z1])),
      ) +
      fill(end, mix(c, NIGHT, 0.55)) +
      fill(top, mix(c, MOON, 0.42))
    )
  }
  const [ZW, ZF] = [-2.7, -3.5]
  const courses = Array.from({length: 3}, (_, i) => {
    const y = 0.18 + i * 0.2
    const [a, b] = [l([-60, y, ZW]), l([7, y, ZW])]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }).join("")
  const joints = Array.from({length: 90}, () => {
    const x = 7 - 34 * r.next() ** 1.6
    const i = r.int(0, 3)
    const [a, b] = [l([x, i * 0.2, ZW]), l([x, 0.18 + i * 0.2, ZW])]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }).join("")
  const merlons = [...Array.from({length: 15}, (_, i) => -36 + i * 2.9)]
    .map(x => box(x, x + 1.7, 0.72, 1.28, ZF, ZW))
    .join("")
  const deck = face(l, [
    [-70, 0, ZW],
    [8, 0, ZW],
    [8, 0, 2],
    [5, 0, 5],
    [-6, 0, 6.5],
    [-40, 0, 9],
  ])
  const flags: string[] = []
  const seams: string[] = []
  for (let row = 0; row < 16; row++) {
    const z = ZW + row * 0.62
    const seam = (a: Space, b: Space) => {
      const [p, q] = [l(a), l(b)]
      seams.push(`M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`)
    }
    seam([-40, 0, z], [Math.min(7, 9 - row * 0.3), 0, z])
    for (let x = -16 + r.range(0, 1); x < 6 - row * 0.12; x += r.range(0.8, 1.4)) {
      seam([x, 0, z], [x, 0, z + 0.62])
      if (r.chance(0.3))
        flags.push(
          face(l, [
            [x, 0, z],
            [x + 1, 0, z],
            [x + 1, 0, z + 0.62],
            [x, 0, z + 0.62],
          ]),
        )
    }
  }
  const pool = (
    x: number,
    y: number,
    radius: number,
    squash: number,
    c: string,
    strength: number,
  ) =>
    `<g transform="translate(0 ${n(y * (1 - squash))}) scale(1 ${squash})">${halo(k, [x, y], radius, c, strength)}</g>`
  const [mx, my] = [540, 262]
  const beam = poly([
    l([3.1, 0.9, 0.7]),
    l([3.1, 0.9, -0.7]),
    [2460, 1060],
    [2460, 1390],
    [1900, 1390],
  ])
  return [
    sky(k, ["#050d2a", "#0c2358", "#1b4a92", "#3f7dbb", "#8db8d8"], HORIZON),
    stars(k, {count: 190, bottom: 620}),
    moon(k, {at: [mx, my], r: 84, colour: MOON, dark: "#5f86b8"}),
    stratus(k, {
      at: [760, 340],
      width: 900,
      height: 44,
      colour: "#5d8fc6",
      light: "#b9d6ee",
      opacity: 0.55,
    }),
    stratus(k, {
      at: [1900, 240],
      width: 900,
      height: 56,
      colour: "#2f62a6",
      light: "#7fabd8",
      opacity: 0.5,
    }),
    stratus(k, {
      at: [250, 470],
      width: 800,
      height: 34,
      colour: "#6fa0d0",
      light: "#cfe3f2",
      opacity: 0.5,
    }),
    newTown(k, HORIZON),
    mist(k, {y: HORIZON, height: 60, colour: "#a9cbe4", opacity: 0.6}),
    water(k, {
      top: HORIZON,
      bottom: 1120,
      stops: ["#8ab6d6", "#3f7fbc", "#1d5297", "#123a78", BLUE],
      light: "#bcd9ee",
      dark: NIGHT,
      ripples: 170,
    }),
    glints(k, {
      x: mx + 60,
      top: HORIZON,
      bottom: 1000,
      spread: 210,
      count: 330,
      colour: "#f2f8ff",
      opacity: 0.9,
    }),
    oldTown(k),
    garita(k, {
      at: l([-23, -0.2, -4]),
      height: 310,
      colour: "#4a659c",
      light: "#c4dcf2",
      shade: NIGHT,
      side: -1,
    }),
    box(-70, 7, -0.6, 0.72, ZF, ZW),
    merlons,
    ...[-13.2, -12.5].map((x, i) =>
      figure(k, {
        at: l([x, 1.3, -2.9]),
        height: 150 - i * 7,
        pose: {...POSES.sit, lean: i ? -4 : 5, nod: i ? -6 : 4},
        skin: "#4a4468",
        shirt: i ? "#5a4a86" : "#46639c",
        trousers: "#1a2a5c",
        hair: NIGHT,
        light: "#cfe3f6",
        side: i ? 1 : -1,
        seated: true,
        flip: true,
        ...(i ? {hairKind: "long" as const} : {hat: "#7f8fbc"}),
      }),
    ),
    stroke(courses, NIGHT, 2.5, 0.4) + stroke(joints, NIGHT, 2.5, 0.4),
    `<path d="${deck}L2460 1400L-60 1400Z" fill="${k.across(["#3c5a94", "#2a3f74", "#141d48", "#0a0f2c"], [0, 860], [0, 1350])}"/>`,
    k.inside(`${deck}`, fill(flags.join(""), MOON, 0.07) + stroke(seams.join(""), NIGHT, 3, 0.4)),
    pool(960, 1100, 860, 0.3, "#b8642c", 0.8),
    pool(1120, 1190, 560, 0.28, "#ff9a3a", 0.6),
    k.soft(
      fill(
        beam,
        k.across(
          [
            [0, "#fff0b8", 0.55],
            [1, "#fff0b8", 0],
          ],
          [1700, 1000],
          [2330, 1240],
        ),
      ),
      16,
      0.1,
    ),
    halo(k, [1120, 800], 620, LAMP, 0.34),
    chivaBus(k, {
      ...CAMERA,
      colours: ["#d23a2c", "#f6bd2a", "#2158b8", "#1f9460", "#fff0cf"],
      night: "#0d1c4a",
      lamp: LAMP,
      moon: "#b8d4f4",
    }),
    coconutPalm(k, {
      at: [2440, 1430],
      height: 1340,
      colour: "#0b1d45",
      light: "#2f5f9e",
      trunk: "#0a1536",
      trunkLight: "#4d7cb8",
      side: -1,
      lean: -0.03,
      crown: 0.28,
    }),
    frame(k, {
      corner: "br",
      size: 380,
      colour: "#060d26",
      light: "#16305f",
      kinds: ["frond", "fern"],
      count: 7,
    }),
    quietCorner(k, "#060c26", 0.9, 980),
  ].join("")
}

export const scene: Scene = {name: "chiva", seed: 77, draw}
