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
  // Own coordinates: tips at about x ±520, water at y 0; the trailing edge lies above.
  const left: Pt[] = [
    [-52, -340],
    [-112, -424],
    [-236, -512],
    [-380, -560],
    [-522, -566],
  ]
  const right: Pt[] = [
    [56, -346],
    [124, -444],
    [246, -548],
    [380, -618],
    [516, -652],
  ]
  const jag = (points: Pt[], count: number): Pt[] =>
    along(points, count).map(([x, y], i): Pt => {
      const t = Math.sin((Math.PI * i) / (count - 1))
      return [x + r.bell() * 5 * t, y + (i % 2 ? 6 : -5) * t * r.range(0.3, 1.4)]
    })
  const crownL = jag(
    [
      [-522, -566],
      [-450, -600],
      [-350, -660],
      [-236, -690],
      [-128, -668],
      [-46, -606],
      [-4, -548],
    ],
    30,
  )
  const crownR = jag(
    [
      [4, -548],
      [50, -622],
      [140, -704],
      [246, -744],
      [354, -734],
      [446, -690],
      [516, -652],
    ],
    30,
  )
  const d = `${curve([[-250, 120] as Pt, [-176, -10] as Pt, [-112, -140] as Pt, [-68, -256] as Pt, ...left])}${curve(crownL).replace("M", "L")}${curve(crownR).replace("M", "L")}${curve([...[...right].reverse(), [72, -262] as Pt, [116, -140] as Pt, [180, -10] as Pt, [250, 120] as Pt]).replace("M", "L")}Z`
  const f = noise2(r, {scale: 80, octaves: 4, rough: 0.62})
  const marks = outline(
    contour(
      (x, y) => {
        const middle = x < 0 ? -606 + 0.12 * (x + 280) : -664 - 0.06 * (x - 280)
        return (
          0.55 * f(x, y * 1.5) + 0.62 - ((Math.abs(x) - 270) / 190) ** 2 - Math.abs(y - middle) / 66
        )
      },
      [-530, -780, 530, -420],
      9,
    ),
  )
  const scars = Array.from({length: 34}, () => {
    const s = r.chance(0.5) ? 1 : -1
    const [x, y, l] = [s * r.range(60, 440), r.range(-690, -480), r.range(16, 70)]
    return ribbon(
      [
        [x, y],
        [x + s * l * 0.5, y - l * 0.2 + r.bell() * 8],
        [x + s * l, y - l * r.range(0.1, 0.5)],
      ],
      () => r.range(1, 2.4),
      6,
    )
  }).join("")
  const creases = [-1, 1]
    .flatMap(s =>
      [0, 1, 2].map(i =>
        ribbon(
          [
            [s * (14 + i * 14), -380],
            [s * (60 + i * 46), -490 + i * 10],
            [s * (170 + i * 80), -590 + i * 26 + (s > 0 ? -40 : 0)],
          ],
          t => 11 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
          10,
        ),
      ),
    )
    .join("")
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
      [2, -520],
      [8, -400],
      [4, -230],
      [14, -40],
      [20, 120],
    ],
    t => lerp(10, 70, t),
  )
  const surface = along(
    [
      [-320, 30],
      [-190, 12],
      [-80, 34],
      [40, 16],
      [170, 36],
      [320, 20],
    ],
    24,
  )
  return place(
    fill(drip(left, 22, 300) + drip(right, 22, 350), water, 0.5) +
      k.inside(
        `${curve(surface)}L900 -900L-900 -900Z`,
        shaded(
          k,
          d,
          k.across([lighten(skin, 0.08), skin, darken(skin, 0.07)], [-60, -720], [60, 40]),
          [
            {paint: darken(skin, 0.12), dx: side * 46, dy: -10, blur: 22, opacity: 0.65},
            {paint: darken(skin, 0.08), dx: 0, dy: -30, blur: 14, opacity: 0.5},
            {paint: light, dx: -side * 7, dy: 7, blur: 1.5, opacity: 0.95},
          ],
          fill(marks, k.across([belly, mix(belly, skin, 0.35)], [0, -740], [0, -520]), 0.92) +
            fill(scars, mix(belly, skin, 0.4), 0.65) +
            k.soft(fill(creases, darken(skin, 0.07), 0.8), 4, 0.2) +
            k.soft(fill(keel, lighten(skin, 0.12), 0.55), 12, 0.3),
        ),
      ) +
      fill(
        drip(left.slice(0, 4), 26, 230) +
          drip(right.slice(0, 4), 30, 290) +
          drip(
            [
              [-110, -150],
              [-62, -290],
              [66, -290],
              [110, -150],
            ],
            14,
            150,
          ),
        water,
        0.9,
      ),
    {x: p[0], y: p[1], scale: width / 1040, rotate},
  )
}
