/** The furniture of a grill evening: brick grill, terrace with railing, a table with two diners by candlelight. */
import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {wineGlass} from "./grill"
import type {View} from "./hall"
import {blob, lerp, type Pt, poly, ribbon} from "./path"
import {figure, POSES} from "./people"
import {halo} from "./sky"

const [NIGHT, WINE, GOLD, CREAM, WOOD] = ["#170d1c", "#7a1226", "#ffb84d", "#ffeccb", "#6a3a24"]

/** Flat face through places seen by a camera of ./hall. */
export const faceOf =
  (view: View) =>
  (...p: (readonly [number, number, number])[]): string =>
    poly(p.map(view))

/** A brick grill seen from above: `bed` places coals; back, cheeks, copings and front to draw in order. */
export function brazier(k: Kit, view: View) {
  const r = k.rng
  const at = (x: number, h: number, d: number) => view([x, h, d])
  const quad = faceOf(view)
  const bed = (u: number, v: number) => at(lerp(-0.5, 0.5, u), -0.1, lerp(2.42, 1.5, v))
  const bricks = (
    shape: string,
    place: (u: number, v: number) => Pt,
    [nu, nv]: readonly [number, number],
    [low, high]: readonly [string, string],
  ) => {
    const out: string[] = []
    for (let j = 0; j < nv; j++)
      for (let i = -1; i < nu; i++) {
        const u = i + (j % 2) * 0.5
        const m = 0.035
        const c = (a: number, b: number) => place((u + a) / nu, (j + b) / nv)
        const d = poly([
          c(m, 0.07 + r.bell() * 0.03),
          c(1 - m, 0.07 + r.bell() * 0.03),
          c(1 - m, 0.93),
          c(m, 0.93),
        ])
        out.push(fill(d, mix(low, high, r.next()), 0.9))
      }
    return fill(shape, darken(low, 0.06)) + k.inside(shape, out.join(""))
  }
  const back = bricks(
    quad([-0.54, -0.12, 2.45], [-0.54, 0.32, 2.45], [0.54, 0.32, 2.45], [0.54, -0.12, 2.45]),
    (u, v) => at(lerp(-0.54, 0.54, u), lerp(0.32, -0.12, v), 2.45),
    [9, 7],
    ["#33141c", "#5e2620"],
  )
  const cheeks = [-0.54, 0.54].map(x =>
    bricks(
      quad([x, -0.12, 2.45], [x, 0.32, 2.45], [x, 0.02, 1.5], [x, -0.12, 1.5]),
      (u, v) => at(x, lerp(0.32 - 0.3 * u, -0.12, v), lerp(2.45, 1.5, u)),
      [7, 6],
      ["#3c171c", "#6e2e22"],
    ),
  )
  const copings = [-1, 1].map(q =>
    bricks(
      quad(
        [q * 0.54, 0.32, 2.45],
        [q * 0.68, 0.32, 2.45],
        [q * 0.68, 0.02, 1.46],
        [q * 0.54, 0.02, 1.46],
      ),
      (u, v) => at(q * lerp(0.54, 0.68, v), 0.32 - 0.3 * u, lerp(2.45, 1.46, u)),
      [12, 1],
      q > 0 ? ["#5a2f30", "#7a4236"] : ["#3c2028", "#5a2f30"],
    ),
  )
  const front = bricks(
    quad([-0.68, 0.02, 1.48], [0.68, 0.02, 1.48], [0.68, -0.4, 1.48], [-0.68, -0.4, 1.48]),
    (u, v) => at(lerp(-0.68, 0.68, u), lerp(0.02, -0.4, v), 1.48),
    [10, 7],
    ["#2c1620", "#472230"],
  )
  const beam = (h: number, d: number, w: number) => {
    const [a, b] = [at(-0.55, h, d), at(0.55, h, d)]
    return shaded(
      k,
      ribbon([a, b], () => w, 8),
      k.linear(["#54363a", "#1c1016"]),
      [{paint: GOLD, dx: 0, dy: d < 2 ? w * 0.2 : -w * 0.25, blur: 1.5, opacity: 0.8}],
    )
  }
  return {bed, back, cheeks, copings, front, beam}
}

/** Floor boards, a plank table with its grain, poles and rails of the terrace. */
export function terrace(k: Kit, view: View) {
  const r = k.rng
  const at = (x: number, h: number, d: number) => view([x, h, d])
  const boards = Array.from({length: 34}, (_, i) => {
    const x = (i - 16.5) * 0.5
    return stroke(poly([at(x, -0.9, 8.9), at(x * 1, -0.9, 1.6)], false), "#120a18", 4, 0.4)
  })
  const table = poly([
    [1360, 1222],
    [2460, 1140],
    [2460, 1420],
    [1250, 1420],
  ])
  const planks = [0, 1, 2, 3].map(i =>
    stroke(`M1200 ${1306 + i * 52}L2460 ${1196 + i * 66}`, darken(WOOD, 0.17), 4, 0.8),
  )
  const grain = Array.from({length: 60}, () => {
    const [x, y] = [r.range(1260, 2400), r.range(1180, 1350)]
    const l = r.range(40, 180)
    return ribbon(
      [
        [x - l, y + l * 0.07],
        [x, y + r.bell() * 3],
        [x + l, y - l * 0.08],
      ],
      t => 3.4 * Math.sin(Math.PI * t),
    )
  })
  const pole = (x: number) =>
    shaded(
      k,
      ribbon(
        [
          [x, 694],
          [x + 2, 600],
          [x, 500],
        ],
        () => 24,
      ),
      k.linear(["#4a2c3c", "#2a1a2c"]),
      [{paint: GOLD, dx: x < 1080 ? -4 : 4, dy: 0, blur: 1, opacity: 0.6}],
    )
  const rail = (y: number, w: number) =>
    shaded(
      k,
      ribbon(
        [
          [-40, y + 6],
          [700, y - 3],
          [1500, y + 4],
          [2440, y - 4],
        ],
        () => w,
        30,
      ),
      k.linear(["#5a3648", "#281826"]),
      [{paint: "#f09a5a", dx: 0, dy: -4, blur: 1.5, opacity: 0.5}],
    )
  return {boards, table, planks, grain, pole, rail}
}

/** Two people at a small table with a candle, right of the middle. */
export function candleTable(k: Kit): string {
  const diner = (
    x: number,
    flip: boolean,
    shirt: string,
    arm: readonly [number, number],
    hairKind: "long" | "short",
  ) =>
    fill(
      poly([
        [x - 46, 690],
        [x + 46, 690],
        [x + 40, 702],
        [x + 34, 800],
        [x + 22, 800],
        [x + 22, 704],
        [x - 24, 704],
        [x - 26, 800],
        [x - 38, 800],
      ]),
      NIGHT,
    ) +
    figure(k, {
      at: [x, 690],
      height: 400,
      pose: {...POSES.sit, nearArm: arm},
      skin: "#8a5440",
      shirt,
      trousers: "#2a2344",
      hairKind,
      flip,
      seated: true,
      light: "#ffc67a",
      side: flip ? -1 : 1,
    })
  const cloth = blob(
    [
      [2030, 640],
      [2140, 630],
      [2250, 640],
      [2254, 660],
      [2238, 720],
      [2200, 706],
      [2140, 726],
      [2080, 706],
      [2040, 722],
      [2026, 660],
    ],
    0.6,
  )
  return [
    diner(1960, false, "#b8503c", [40, 84], "short"),
    diner(2330, true, "#8a4a7c", [48, 110], "long"),
    fill(
      poly([
        [2120, 700],
        [2160, 700],
        [2166, 800],
        [2114, 800],
      ]),
      NIGHT,
    ),
    shaded(k, cloth, k.linear([CREAM, "#c8886a", "#6a3a4a"]), [
      {paint: GOLD, dx: 0, dy: 8, blur: 3, opacity: 0.7},
    ]),
    wineGlass(k, {at: [2080, 648], height: 84, glow: "#ff8f3e", light: CREAM, wine: WINE}),
    halo(k, [2150, 600], 90, GOLD, 0.9),
    fill(
      blob(
        [
          [2142, 636],
          [2142, 612],
          [2150, 584],
          [2158, 612],
          [2158, 636],
        ],
        0.6,
      ),
      CREAM,
    ),
  ].join("")
}
