import {
  blob,
  darken,
  figure,
  fill,
  halo,
  type Kit,
  mist,
  mix,
  at as nth,
  POSES,
  poly,
  type Scene,
  sky,
  stars,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {gothicChurch} from "../kit/ermita"
import {congas, lights} from "../kit/fiesta"
import {salsa} from "../kit/salsa"
import {facade, street} from "../kit/street"

const [NIGHT, MAGENTA, AMBER, CREAM, CYAN] = ["#170b33", "#d8317f", "#ffb437", "#ffe9bd", "#6fe0e8"]

/** Cali at night: a couple turns under strings of coloured lights, the white church of La Ermita behind. */
function draw(k: Kit): string {
  const r = k.rng
  const S = street({at: [880, 880], metre: 430, distance: 9, eye: 0.9, left: -5.2, right: 5.6})
  const look = {
    sunny: false,
    trim: "#8d4a86",
    tile: "#3a1a3c",
    shadow: NIGHT,
    lit: AMBER,
    floor: 3.6,
  }
  const houses = [
    facade(k, S.right, {
      ...look,
      near: -34,
      far: -60,
      height: 6.4,
      wall: "#a8437f",
      wood: "#3a1740",
      balcony: false,
    }),
    facade(k, S.right, {
      ...look,
      near: -20,
      far: -34,
      height: 7.6,
      wall: "#8a3478",
      wood: "#341440",
      roofed: true,
    }),
    facade(k, S.right, {
      ...look,
      near: -4.5,
      far: -20,
      height: 6.9,
      wall: "#632668",
      wood: "#260f36",
    }),
    facade(k, S.left, {
      ...look,
      near: -34,
      far: -60,
      height: 6,
      wall: "#94387a",
      wood: "#3a1740",
      balcony: false,
    }),
    facade(k, S.left, {
      ...look,
      near: -19,
      far: -34,
      height: 7.4,
      wall: "#6a2a6c",
      wood: "#2c1238",
    }),
    facade(k, S.left, {
      ...look,
      near: -9,
      far: -19,
      height: 6.6,
      wall: "#43194f",
      wood: "#1c0a2a",
      roofed: true,
    }),
    facade(k, S.left, {
      ...look,
      near: -3.4,
      far: -9,
      height: 7.6,
      wall: "#2c1140",
      wood: "#150722",
    }),
  ]
  const ground = "M-60 878H2460V1400H-60Z"
  const stones = Array.from({length: 150}, () => {
    const [x, z] = [r.range(-5, 5.5), 2 - 26 * r.next() ** 1.3]
    const w = r.range(0.5, 0.9)
    return poly([
      S.spot(x, 0, z),
      S.spot(x + w, 0, z),
      S.spot(x + w, 0, z - 0.35),
      S.spot(x, 0, z - 0.35),
    ])
  }).join("")
  const streak = (x: number, y: number, w: number, h: number, c: string, o: number) =>
    k.soft(
      fill(
        blob([
          [x - w, y],
          [x, y - 6],
          [x + w, y],
          [x + w * 0.7, y + h],
          [x, y + h * 1.1],
          [x - w * 0.7, y + h],
        ]),
        c,
        o,
      ),
      16,
    )
  // Across, along the street, posture.
  const crowd = [
    [-1.6, -42, 2],
    [0.9, -40, 3],
    [2, -36, 0],
    [3, -36, 1],
    [-3.4, -28, 4],
    [-2.5, -22, 0],
    [-1.5, -22, 1],
    [2.6, -19, 4],
    [3.6, -17, 0],
    [4.6, -17, 1],
    [-4.1, -15, 3],
    [-3.1, -12.5, 5],
    [-2, -12.3, 6],
  ]
    .map(([u = 0, z = 0, i = 0]) => {
      const [x, y] = S.spot(u, 0, z)
      const h = y - S.spot(u, 1.72, z)[1]
      const far = mix("#5a2068", NIGHT, Math.min(0.8, (h - 90) / 240))
      const pose = nth(
        [POSES.lead, POSES.follow, POSES.walk, POSES.look, POSES.stand, POSES.lead, POSES.follow],
        i,
      )
      return figure(k, {
        at: [x, y],
        height: h,
        pose,
        skin: mix(far, "#a8603f", 0.25),
        shirt: mix(far, nth(["#f3e6ee", MAGENTA, AMBER, "#3fa8b8"], i % 4), 0.3),
        trousers: darken(far, 0.03),
        hair: NIGHT,
        shoes: NIGHT,
        light: "#ffb46a",
        side: x > 900 ? -1 : 1,
        flip: i === 1 || i === 6,
        ...(i % 2
          ? {skirt: mix(far, MAGENTA, 0.4), hairKind: "long" as const}
          : {hat: mix(far, CREAM, 0.3)}),
      })
    })
    .join("")
  return [
    sky(k, ["#12082e", "#2a0f52", "#5a1c74", "#b0347f", "#f0705c"], 900),
    stars(k, {count: 90, bottom: 520}),
    halo(k, [880, 860], 900, "#ff7a5a", 0.6),
    gothicChurch(k, {
      at: [880, 905],
      width: 400,
      height: 840,
      wall: "#d9a3c8",
      light: "#ffe3c0",
      shade: "#5a2a78",
      glow: AMBER,
    }),
    mist(k, {y: 890, height: 110, colour: "#ff9a6a", opacity: 0.55}),
    fill(ground, k.across(["#d8607a", "#86306f", "#3f1852", NIGHT], [0, 885], [0, 1350])),
    fill(stones, "#ffc6a0", 0.09),
    ...houses,
    halo(k, [900, 900], 700, AMBER, 0.35),
    crowd,
    lights(k, [380, 560], [1330, 560], 60, 22, [6, 6], 0.5),
    lights(k, [240, 400], [1500, 420], 90, 22, [9, 9], 0.5),
    lights(k, [1750, 300], [60, 210], 120, 20, [13, 12], 0.5),
    streak(1000, 1150, 60, 180, AMBER, 0.4) +
      streak(1520, 1120, 80, 210, MAGENTA, 0.4) +
      streak(1240, 1180, 120, 150, "#ff8a5a", 0.4) +
      streak(1900, 1130, 60, 160, CYAN, 0.22),
    k.soft(
      fill(
        blob([
          [840, 1254],
          [1000, 1236],
          [1240, 1240],
          [1480, 1232],
          [1640, 1250],
          [1460, 1282],
          [1180, 1290],
          [960, 1282],
        ]),
        "#12062a",
        0.75,
      ),
      12,
    ),
    halo(k, [1250, 760], 640, "#ff9a6a", 0.36),
    salsa(k, [1184, 1262], 1.05, {
      skin: ["#84492f", "#b06a45"],
      shirt: "#f0e2ee",
      trousers: "#2a1a58",
      hat: "#f3dcae",
      dress: "#ffb02a",
      fold: "#e2601f",
      ruffle: "#ea2a78",
      hair: "#1d0f1e",
      right: "#ffe6a6",
      left: "#ff77b8",
    }),
    lights(k, [2460, 150], [900, -60], 170, 12, [26, 18], 0.55),
    lights(k, [-60, 330], [700, -80], 90, 7, [24, 17], 0.45),
    congas(k),
    quietCorner(k, NIGHT, 0.9, 1000),
  ].join("")
}

export const scene: Scene = {name: "cali", seed: 5, draw}
