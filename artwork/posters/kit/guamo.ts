import {fill, type Kit, shaded, stroke} from "./canvas"
import {mix} from "./colour"
import {bush} from "./land"
import {blade, curve, type Pt, polar, ribbon} from "./path"
import {liana} from "./plants"
import {pts} from "./points"
import {table} from "./table"

interface Look {
  night: string
  moss: string
  rim: string
}

/** A rosette of narrow leaves with one red bract, as it sits on trunks. */
function bromeliad(k: Kit, p: Pt, q: number, {night, moss}: Look): string {
  const r = k.rng
  const leaves = (count: number, from: number, step: number, reach: Pt, width: number) =>
    Array.from({length: count}, (_, i) =>
      blade(
        p,
        polar(p, from + i * step, q * r.range(...reach)),
        q * width,
        (i - count / 2) * q * 0.036,
      ),
    ).join("")
  return (
    fill(leaves(11, -170, 16, [0.7, 1.1], 0.13), mix(night, moss, 0.55)) +
    fill(leaves(6, -150, 22, [0.5, 0.9], 0.09), "#4f8a5a") +
    fill(blade(p, polar(p, -100, q * 1.15), q * 0.12, 4), "#d9503f")
  )
}

/** A shade tree close by at the right edge: forked trunk with bark and bromeliads, rim light on its left, dark crown and lianas above. */
export function guamo(k: Kit, look: Look): string {
  const r = k.rng
  const {night, moss, rim} = look
  const bark = k.linear(
    [mix(night, moss, 0.28), mix(night, "#3a2a30", 0.35), night],
    [0, 0],
    [1, 0.3],
  )
  const limb = (points: readonly Pt[], a: number, b: number) => {
    const d = ribbon(points, t => a + (b - a) * t ** 0.8 + 7 * Math.sin(t * 17) * (1 - t))
    const count = points.length
    const groove = (i: number) => (p: Pt, j: number) =>
      [
        p[0] + ((i - 3) / 7) * a * (1 - j / count) + 5 * Math.sin(j * 2 + i * 3),
        p[1] + ((i - 3) / 28) * a,
      ] as const
    const lines = Array.from({length: 7}, (_, i) => curve(points.map(groove(i)))).join("")
    const edges = [
      {paint: rim, dx: 12, dy: 3, blur: 4, opacity: 0.75},
      {paint: "#061a22", dx: -a * 0.3, dy: 0, blur: 14, opacity: 0.6},
    ]
    return shaded(
      k,
      d,
      bark,
      edges,
      stroke(lines, "#071d26", 5, 0.6) + stroke(lines, "#4a6a5a", 1.6, 0.35),
    )
  }
  const trunk = "2330 1420, 2286 1180, 2262 960, 2300 720, 2318 520, 2270 330, 2250 120, 2290 -40"
  const wood =
    limb(pts("2320 560, 2400 380, 2470 250"), 90, 50) +
    limb(pts("2290 600, 2215 450, 2080 320, 1900 232, 1740 190"), 84, 14) +
    limb(pts("2105 345, 2020 330, 1930 350"), 30, 8) +
    limb(pts(trunk), 170, 70) +
    bromeliad(k, [2230, 468], 86, look) +
    bromeliad(k, [2010, 286], 64, look) +
    bromeliad(k, [2275, 820], 74, look)
  const tips = table(
    "1745 190 130, 1800 160 170, 1880 200 150, 1930 340 110, 1850 130 200, 1960 190 170",
  ).map(([x = 0, y = 0, width = 0]) =>
    bush(k, {
      at: [x, y],
      width,
      colour: mix(night, moss, 0.3),
      light: mix("#4f8a5a", rim, 0.3),
      side: 1,
    }),
  )
  const crown = Array.from({length: 46}, (_, i) => {
    const t = i / 45
    const x = 1690 + 800 * r.next()
    const y = 20 + 190 * r.next() ** 1.4 * (0.5 + (0.5 * (x - 1690)) / 800) + 40 * (1 - t)
    return bush(k, {
      at: [x, y - 40],
      width: r.range(120, 230),
      height: r.range(80, 140),
      colour: mix(night, moss, 0.1 + 0.4 * r.next() * t),
      light: mix("#4f8a5a", rim, 0.4 * (x < 1990 ? 1 : 0.4) * t),
      side: x < 1850 ? 1 : -1,
    })
  })
  const hanging = [1880, 2010, 2140].map((x, i) => {
    const line: Pt[] = [
      [x, 180 + i * 20],
      [x + 14, 290 + i * 40],
      [x - 6, 380 + i * 60],
    ]
    return liana(k, line, 7, night, mix(night, moss, 0.4))
  })
  return wood + tips.join("") + crown.join("") + hanging.join("")
}
