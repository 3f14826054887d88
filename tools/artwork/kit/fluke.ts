import {fill, type Kit, shaded} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {noise2} from "./noise"
import {along, at, blob, contour, curve, lerp, outline, type Pt, place, ribbon} from "./path"

/**
 * A diving humpback's tail seen from behind: stock, two unlike flukes with torn trailing edge, white
 * markings, scars and water running off. `at` the waterline, `width` from tip to tip.
 */
export function fluke(
  k: Kit,
  {
    at: p,
    width,
    skin,
    belly,
    light,
    water,
    side = 1,
    rotate = 0,
  }: {
    at: Pt
    width: number
    skin: string
    belly: string
    light: string
    /** Colour of the running water. */
    water: string
    side?: number
    rotate?: number
  },
): string {
  const r = k.rng.fork()
  const jag = (points: Pt[], count: number, depth: number): Pt[] =>
    along(points, count).map(
      ([x, y], i): Pt => [x + r.bell() * depth * 0.5, y + (i % 2 ? depth : -depth) * r.range(0, 1)],
    )
  // Own coordinates: tips at x ±500, water at y 0.
  const lead: Pt[] = [
    [-62, -300],
    [-120, -372],
    [-220, -452],
    [-330, -520],
    [-430, -552],
    [-500, -548],
  ]
  const leadR: Pt[] = [
    [66, -306],
    [128, -392],
    [222, -492],
    [320, -580],
    [410, -640],
    [486, -668],
  ]
  const trail = jag(
    [
      [-508, -540],
      [-452, -496],
      [-380, -484],
      [-300, -500],
      [-200, -500],
      [-110, -478],
      [-40, -452],
      [-8, -424],
    ],
    24,
    7,
  )
  const trailR = jag(
    [
      [8, -424],
      [44, -462],
      [110, -510],
      [200, -556],
      [290, -580],
      [370, -596],
      [440, -626],
      [490, -662],
    ],
    24,
    7,
  )
  // Trailing edge lies above: flukes are raised and bent towards us, so the notch is at the top.
  const up = (list: Pt[], lift: number): Pt[] =>
    list.map(([x, y]) => [x, y - lift * (1 - (Math.abs(x) / 510) ** 2)])
  const stock = blob([
    [-196, 90],
    [-150, -20],
    [-104, -140],
    [-70, -240],
    [-58, -320],
    [-30, -400],
    [0, -430],
    [30, -405],
    [60, -325],
    [74, -245],
    [106, -140],
    [150, -20],
    [196, 90],
  ])
  const leftD = `${curve([[0, -290] as Pt, ...lead])}${curve(up(trail, 150)).replace("M", "L")}Z`
  const rightD = `${curve([[0, -290] as Pt, ...leadR])}${curve([...up(trailR, 128)].reverse()).replace("M", "L")}Z`
  const f = noise2(r, {scale: 90, octaves: 4, rough: 0.6})
  const marks = (s: number) =>
    outline(
      contour(
        (x, y) =>
          0.5 * f(x, y * 1.4) +
          0.62 -
          Math.abs(Math.abs(x) - 270) / 190 -
          Math.abs(y + (s > 0 ? 610 : 555) - Math.abs(x) * 0.05) / 82,
        s > 0 ? [60, -760, 520, -300] : [-520, -700, -60, -300],
        9,
      ),
    )
  const scars = (s: number) =>
    Array.from({length: 16}, () => {
      const x = s * r.range(80, 430)
      const y = r.range(-640, -450)
      const l = r.range(16, 60)
      return ribbon(
        [
          [x, y],
          [x + s * l * 0.5, y - l * 0.2 + r.bell() * 8],
          [x + s * l, y - l * r.range(0.1, 0.5)],
        ],
        () => r.range(1, 2.6),
        6,
      )
    }).join("")
  const edges = (paint: string) => [
    {paint: darken(paint, 0.1), dx: side * 26, dy: -22, blur: 12, opacity: 0.7},
    {paint: light, dx: -side * 7, dy: 7, blur: 1.5, opacity: 0.95},
  ]
  const lobe = (d: string, s: number, tone: string) =>
    shaded(
      k,
      d,
      k.across([lighten(tone, 0.07), tone, darken(tone, 0.06)], [s * 80, -660], [s * 160, -380]),
      edges(tone),
      fill(marks(s), k.across([belly, mix(belly, tone, 0.4)], [0, -690], [0, -480]), 0.92) +
        fill(scars(s), mix(belly, tone, 0.35), 0.7),
    )
  const drip = (line: readonly Pt[], count: number, length: number) =>
    Array.from({length: count}, () => {
      const q = at(along(line, 60), r.int(4, 59))
      const l = length * r.next() ** 1.7 + 16
      const w = r.range(2, 7)
      const [x, y] = [q[0] + r.bell() * 10, q[1] - 4]
      return (
        ribbon(
          [
            [x, y],
            [x + r.bell() * 3, y + l * 0.5],
            [x + r.bell() * 7, y + l],
          ],
          t => w * (0.35 + 0.65 * t) * (1 - t ** 8),
          8,
        ) +
        (r.chance(0.65)
          ? blob([
              [x - w, y + l * 1.2],
              [x, y + l * 1.08],
              [x + w, y + l * 1.22],
              [x, y + l * 1.28],
            ])
          : "")
      )
    }).join("")
  const keel = ribbon(
    [
      [4, -420],
      [10, -320],
      [2, -200],
      [10, -40],
      [14, 90],
    ],
    t => lerp(8, 46, t),
  )
  return place(
    fill(drip(lead, 22, 330) + drip(leadR, 22, 380), water, 0.55) +
      lobe(leftD, -1, darken(skin, 0.015)) +
      lobe(rightD, 1, skin) +
      shaded(
        k,
        stock,
        k.across(
          [darken(skin, 0.03), lighten(skin, 0.06), darken(skin, 0.05)],
          [-side * 150, 0],
          [side * 170, 0],
        ),
        edges(skin),
        k.soft(fill(keel, lighten(skin, 0.1), 0.5), 8, 0.3),
      ) +
      k.soft(
        fill(
          blob([
            [-110, -372],
            [-40, -390],
            [0, -440],
            [44, -396],
            [118, -392],
            [60, -330],
            [0, -300],
            [-60, -330],
          ]),
          darken(skin, 0.08),
          0.45,
        ),
        10,
        0.3,
      ) +
      fill(
        drip(lead, 30, 270) +
          drip(leadR, 34, 330) +
          drip(
            [
              [-90, -180],
              [-60, -300],
              [60, -300],
              [90, -180],
            ],
            12,
            160,
          ),
        water,
        0.9,
      ),
    {x: p[0], y: p[1], scale: width / 1000, rotate},
  )
}
