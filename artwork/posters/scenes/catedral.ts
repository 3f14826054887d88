import {
  clamp,
  figure,
  fill,
  halo,
  type Kit,
  lerp,
  mix,
  n,
  POSES,
  type Pt,
  poly,
  rays,
  ribbon,
  type Scene,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {pew} from "../kit/hall"
import {
  AMBER,
  altar,
  BAYS,
  BLACK,
  BLUE,
  caveMouth,
  END,
  eye,
  ICE,
  NIGHT,
  saltNave,
  VIOLET,
  WALL,
} from "../kit/saltnave"

/** The Salt Cathedral of Zipaquirá: a nave hewn in salt, a cross of light at its far end. */
function draw(k: Kit): string {
  const r = k.rng
  const hall = saltNave(k)
  const {view, middle} = hall
  const walls = hall.walls()
  const floor = poly([
    view([-WALL, 0, END]),
    view([WALL, 0, END]),
    view([WALL * 1.1, 0, 1.6]),
    view([-WALL * 1.1, 0, 1.6]),
  ])
  const base = view([0, 0, END])[1]
  const shine = Array.from({length: 120}, () => {
    const y = lerp(base + 3, 1350, r.next() ** 1.5)
    const s = (y - eye[1]) / 112
    const x = eye[0] + r.bell() * 46 * s
    const l = r.range(6, 26) * s
    return ribbon(
      [
        [x - l, y],
        [x, y + r.bell() * 2],
        [x + l, y],
      ],
      t => s * r.range(0.8, 2) * Math.sin(Math.PI * t),
      6,
    )
  })
  const mirror =
    poly([
      [eye[0] - 40, base],
      [eye[0] + 40, base],
      [eye[0] + 66, 1340],
      [eye[0] - 66, 1340],
    ]) +
    poly([
      [eye[0] - 190, base + 230],
      [eye[0] + 190, base + 230],
      [eye[0] + 205, base + 300],
      [eye[0] - 205, base + 300],
    ])
  const pews = Array.from({length: 9}, (_, i) => {
    const d = 8.9 - i * 0.48
    const dark = mix("#34388a", "#14123c", clamp(i / 8))
    const light = mix(ICE, "#5a6ad8", clamp(i / 9))
    return [-1, 1]
      .map(q => pew(view, [q > 0 ? 80 : -330, q > 0 ? 330 : -80, d], [dark, light]))
      .join("")
  })
  const dusk = {shirt: "#1e2468", trousers: "#12113a"}
  const visitor = (
    x: number,
    d: number,
    rest: Pick<Parameters<typeof figure>[1], "pose" | "shirt" | "trousers" | "hairKind" | "flip">,
  ) => {
    const at = view([x, 0, d])
    const height = (58 * END) / d
    const shadow = ribbon(
      [at, [at[0] + (at[0] - eye[0]) * 0.2, at[1] + height * 0.5]],
      t => height * 0.22 * (1 - 0.4 * t),
    )
    return (
      k.soft(fill(shadow, BLACK, 0.6), 5) +
      figure(k, {at, height, skin: "#5a4660", hair: "#0d0c24", light: "#bfe4ff", side: -1, ...rest})
    )
  }
  const candles = Array.from({length: 12}, (_, i) => {
    const q = i % 2 ? 1 : -1
    const p = view([q * (112 + (i >> 1) * 26 + r.bell() * 6), 26 + r.range(0, 12), 9.5])
    return (
      halo(k, p, 34, AMBER, 0.9) +
      `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="2.6" fill="#fff0c8"/>`
    )
  })
  const lamps = BAYS.slice(0, 3).flatMap(([, to], i) =>
    [-1, 1].map(q => {
      const p = view([q * (WALL - 14), 6, to - 0.4])
      return halo(k, p, (150 * END) / to, i === 1 ? AMBER : VIOLET, 0.55)
    }),
  )
  const mouth = caveMouth(k)
  const motes = Array.from({length: 90}, () => {
    const p: Pt = [eye[0] + r.bell() * 620, r.range(200, 1000)]
    return `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(0.8 + 1.8 * r.next() ** 3)}" fill="${ICE}" opacity="${n(r.range(0.2, 0.7))}"/>`
  })
  return [
    `<rect width="2400" height="1350" fill="${BLACK}"/>`,
    hall.vault(),
    hall.endWall(),
    ...walls,
    hall.rib(7.55, 28, "#24357e", "#6aa6f4"),
    hall.rib(5.55, 28, "#1a225e", "#4a6fd8"),
    fill(floor, k.across([mix(BLUE, VIOLET, 0.45), "#3a3a9c", NIGHT, BLACK], [0, base], [0, 1350])),
    k.inside(floor, halo(k, [eye[0], base + 40], 620, ICE, 0.55)),
    k.inside(
      floor,
      k.soft(
        k.faded(
          fill(mirror, ICE, 0.75),
          [
            [0, "#ffffff", 1],
            [1, "#ffffff", 0],
          ],
          [0, base],
          [0, 1330],
        ),
        12,
      ),
    ),
    k.inside(floor, fill(shine.join(""), ICE, 0.3)),
    ...lamps,
    hall.greatCross(),
    altar(k, view),
    ...candles,
    visitor(-30, 8.7, {pose: POSES.stand, ...dusk, flip: true}),
    visitor(16, 8.2, {pose: POSES.look, ...dusk, hairKind: "long", flip: true}),
    ...pews.slice(0, 5),
    visitor(-38, 6.7, {pose: POSES.walk, ...dusk}),
    visitor(-8, 6.4, {pose: POSES.stand, shirt: "#5a3a8c", trousers: "#16143a", hairKind: "long"}),
    ...pews.slice(5, 8),
    visitor(40, 4.9, {
      pose: {...POSES.stride, nod: -8},
      shirt: "#2f4a9c",
      trousers: "#14123a",
      flip: true,
    }),
    visitor(-46, 5.0, {
      pose: {...POSES.look, nod: -14},
      shirt: "#7a3f6c",
      trousers: "#14123a",
      hairKind: "bun",
    }),
    ...pews.slice(8),
    visitor(88, 3.3, {
      pose: POSES.look,
      shirt: "#3a4a9c",
      trousers: "#16143a",
      hairKind: "long",
      flip: true,
    }),
    visitor(122, 3.15, {
      pose: {...POSES.point, farArm: [132, 126], nod: -14},
      shirt: "#b8653f",
      trousers: "#1c1a48",
      flip: true,
    }),
    rays(k, {at: middle, from: 20, to: 160, count: 12, length: 1100, colour: ICE, opacity: 0.3}),
    motes.join(""),
    mouth(),
    quietCorner(k, BLACK, 0.9),
  ].join("")
}

export const scene: Scene = {name: "catedral", seed: 61, draw}
