import {
  blob,
  churchTower,
  cumulus,
  figure,
  fill,
  flock,
  halo,
  type Kit,
  mist,
  mix,
  POSES,
  type Pt,
  poly,
  type Scene,
  sky,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {palenquera} from "../kit/palenquera"
import {bougainvillea, facade, street} from "../kit/street"

const [OCHRE, SUNLIT, CORAL, SHADE, TEAL, BROWN] = [
  "#f2b33a",
  "#ffe39a",
  "#dd6a44",
  "#4a3560",
  "#23635e",
  "#5a3626",
]
const BLOOM = ["#a3175f", "#e02a7e", "#ff74a8"] as const
const LEAVES = ["#2c6238", "#6f9a48"] as const
const DIM = ["#5a0f48", "#94185f", "#c93a80"] as const

/** A yellow street of Cartagena's walled city in afternoon sun, a fruit seller in the shade. */
function draw(k: Kit): string {
  const r = k.rng
  const S = street({at: [930, 880], metre: 165, distance: 12, eye: 1.65, left: -2.9, right: 2.9})
  const look = {shadow: SHADE, tile: "#b4552f", trim: "#fff0cf"}
  const dim = {...look, sunny: false, trim: "#84627f", tile: "#55303f", shadow: "#2a1c3c"}
  const edges: [number, number][] = [
    [5.6, 7.6],
    [-6, 7.6],
    [-6, 6.6],
    [-15, 6.6],
    [-15, 7.8],
    [-26, 7.8],
    [-26, 6],
    [-52, 6],
  ]
  const right = [
    facade(k, S.right, {
      ...look,
      near: -36,
      far: -52,
      height: 6.2,
      wall: "#f6d598",
      wood: "#6d4530",
      balcony: false,
    }),
    facade(k, S.right, {...look, near: -25, far: -36, height: 7.3, wall: "#e9935e", wood: BROWN}),
    facade(k, S.right, {
      ...look,
      near: -15.5,
      far: -25,
      height: 6.6,
      wall: "#f7cc68",
      wood: TEAL,
      roofed: true,
    }),
    facade(k, S.right, {...look, near: -6.5, far: -15.5, height: 7.6, wall: CORAL, wood: BROWN}),
    facade(k, S.right, {
      ...look,
      near: 2.4,
      far: -6.5,
      height: 6.9,
      wall: OCHRE,
      wood: TEAL,
      roofed: true,
    }),
    facade(k, S.right, {...look, near: 8.9, far: 2.4, height: 7.6, wall: "#eda22f", wood: BROWN}),
  ]
  const left = [
    facade(k, S.left, {
      ...dim,
      near: -26,
      far: -52,
      height: 6,
      wall: "#bd8f88",
      wood: "#5c4352",
      balcony: false,
    }),
    facade(k, S.left, {...dim, near: -15, far: -26, height: 7.8, wall: "#a5707c", wood: "#4e3446"}),
    facade(k, S.left, {
      ...dim,
      near: -6,
      far: -15,
      height: 6.6,
      wall: "#94617a",
      wood: "#44293e",
      roofed: true,
    }),
    facade(k, S.left, {...dim, near: 6.6, far: -6, height: 7.6, wall: "#6f4766", wood: "#341f36"}),
  ]
  const ground = poly([
    S.spot(-2.9, 0, -70),
    S.spot(2.9, 0, -70),
    S.spot(2.9, 0, 8.3),
    [2500, 1400],
    [-100, 1400],
    S.spot(-2.9, 0, 5.6),
  ])
  const lit = poly([
    ...edges.map(([z, h]): Pt => S.spot(-2.9 + h / 1.6, 0, z)),
    S.spot(2.9, 0, -52),
    S.spot(2.9, 0, 8.3),
    [2260, 1400],
    [1500, 1400],
  ])
  const sunny = (x: number, z: number) => x > -2.9 + (edges.find(e => e[0] <= z)?.[1] ?? 7) / 1.6
  let [cobbles, joints] = ["", ""]
  for (let z = 6; z > -26; z -= 0.42 + Math.max(0, -z) * 0.02)
    for (let x = -2.8; x < 2.8; x += r.range(0.34, 0.62)) {
      const w = 0.5
      const d = poly([
        S.spot(x, 0, z),
        S.spot(x + w, 0, z),
        S.spot(x + w, 0, z - 0.36),
        S.spot(x, 0, z - 0.36),
      ])
      const tone = r.next()
      if (tone < 0.3) cobbles += d
      else if (tone < 0.5 && !sunny(x, z)) joints += d
    }
  const [fx, fy] = S.spot(0.8, 0, 4.5)
  const rail = (near: number, far: number, y: number, out = 0.98) =>
    Array.from({length: 7}, (_, i) => S.right(far + ((near - far) * i) / 6, y, out))
  return [
    sky(k, ["#1a72b2", "#4aa3cf", "#a5d5dc", "#ffeac0"], 860),
    cumulus(k, {
      at: [720, 330],
      width: 620,
      height: 190,
      colour: "#f4ead6",
      light: "#ffffff",
      shade: "#b9d3dc",
      side: -0.7,
    }),
    churchTower(k, {
      at: [950, 890],
      width: 170,
      height: 640,
      wall: "#f0bd78",
      roof: "#cf5530",
      shadow: 1,
    }),
    mist(k, {y: 870, height: 110, colour: "#ffe9bd", opacity: 0.6}),
    fill(ground, k.across(["#b98a86", "#7d5874", "#4a3456", "#2a1c36"], [0, 890], [0, 1350])),
    fill(lit, k.across([SUNLIT, "#f7c983", "#e9ae6a"], [0, 890], [0, 1350])),
    fill(cobbles, "#fff0d0", 0.1) + fill(joints, "#241532", 0.16),
    ...left,
    ...right,
    bougainvillea(k, {
      from: rail(-7, -14.5, 4.85),
      sprays: 40,
      fall: 120,
      reach: 30,
      size: 9,
      colours: BLOOM,
      leaf: LEAVES,
    }),
    bougainvillea(k, {
      from: rail(2.3, -2.4, 4.95, 1.02),
      sprays: 150,
      fall: 250,
      reach: 70,
      size: 17,
      colours: BLOOM,
      leaf: LEAVES,
    }),
    bougainvillea(k, {
      from: rail(7.6, 3.4, 5, 1.05),
      sprays: 120,
      fall: 420,
      reach: 110,
      size: 25,
      colours: BLOOM,
      leaf: LEAVES,
    }),
    bougainvillea(k, {
      from: [
        [-60, -60],
        [120, -90],
        [300, -90],
        [470, -40],
      ],
      sprays: 110,
      fall: 430,
      reach: 90,
      size: 25,
      colours: DIM,
      leaf: ["#1d1430", "#3a2a48"],
    }),
    halo(k, [1000, 820], 520, SUNLIT, 0.3),
    ...[
      [-0.7, -17, 0],
      [-0.1, -17.4, 1],
      [1.3, -24, 2],
      [-1.6, -11, 3],
    ].map(([x = 0, z = 0, i = 0]) => {
      const [a, b] = S.spot(x, 0, z)
      const tone = mix("#3a2548", "#b98a86", Math.min(0.5, -z / 50))
      return figure(k, {
        at: [a, b],
        height: b - S.spot(x, 1.7, z)[1],
        pose: [POSES.walk, POSES.stride, POSES.stand, POSES.look][i] ?? POSES.walk,
        skin: mix("#7a4630", tone, 0.4),
        shirt: mix(["#fff0cf", "#2f8fa8", "#fff0cf", "#e05a3a"][i] ?? OCHRE, tone, 0.35),
        trousers: tone,
        hat: mix("#f1dcab", tone, 0.3),
        light: SUNLIT,
        flip: i === 2,
        ...(i === 1 ? {skirt: mix("#d8217a", tone, 0.4), hairKind: "long" as const} : {}),
      })
    }),
    flock(k, {at: [900, 120], count: 7, spread: 170, size: 26, colour: "#245a86"}),
    k.soft(
      fill(
        blob([
          [fx - 150, fy + 6],
          [fx, fy - 14],
          [fx + 110, fy],
          [fx + 60, fy + 26],
          [fx - 90, fy + 30],
        ]),
        "#1a1028",
        0.6,
      ),
      9,
    ),
    palenquera(k, {
      at: [fx, fy],
      height: 462,
      skin: "#6b3a28",
      dress: ["#ffc62e", "#1f6fc4", "#e2323c"],
      light: "#ffe7b0",
      sky: "#a98fd0",
    }),
    quietCorner(k, "#1d1230", 0.85, 1000),
  ].join("")
}
export const scene: Scene = {name: "citycartagena", seed: 41, draw}
