import {
  boulder,
  canopyLine,
  ease,
  fill,
  flock,
  frame,
  ground,
  highest,
  type Kit,
  mist,
  rays,
  type Scene,
  type Skyline,
  sky,
  skyline,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {pts} from "../kit/points"
import {between, macarenia, redBeds, slab, step} from "../kit/redriver"
import {band, blades, haze, heap, hills, rows, sparkle, trees} from "../kit/short"

const [ROCK, LIT, CRIMSON, PINK, POOL, WHITE] = [
  "#2c2536",
  "#b58f92",
  "#a3123f",
  "#ee4674",
  "#2f9c9a",
  "#f4fbf6",
]

/** Caño Cristales at noon: red plants glow in clear pools, the water falls over steps of dark rock. */
function draw(k: Kit): string {
  const r = k.rng
  const table = (c: number, w: number) => (x: number) =>
    ease(x, c - w, c - w * 0.72) * (1 - ease(x, c + w * 0.7, c + w))
  const mesa = skyline(r, {
    y: 505,
    amp: 30,
    scale: 260,
    octaves: 7,
    rough: 0.62,
    lift: 190,
    shape: highest(
      table(500, 400),
      x => 0.5 * table(820, 330)(x),
      x => 0.66 * table(1790, 520)(x),
      x => 0.86 * table(1960, 260)(x),
    ),
  })
  const hills = skyline(r, {y: 530, amp: 30, scale: 420, lift: 60, shape: x => ease(x, 1500, 2300)})
  const wood = skyline(r, {
    y: 560,
    amp: 22,
    scale: 380,
    lift: 90,
    shape: x => 1 - ease(x, 300, 1000) + ease(x, 1500, 2200),
  })
  const lip = (y: number, amp: number, bow: number, scale = 260): Skyline => {
    const f = skyline(r, {y, amp, scale, octaves: 5, rough: 0.6})
    return x => f(x) + bow * ((x - 1280) / 900) ** 2
  }
  const lips = [lip(600, 8, 26), lip(730, 14, 40), lip(925, 22, 70, 340)]
  const feet = [lip(655, 8, 30), lip(835, 16, 50), lip(1130, 26, 90, 340)]
  const span: readonly (readonly [number, number])[] = pts("820 1760, 560 2060, 330 2460")
  const falls = [
    pts("1010 40, 1120 90, 1260 60, 1400 110, 1530 46"),
    pts("830 50, 985 120, 1180 190, 1420 130, 1600 60, 1740 90"),
    pts("720 60, 960 190, 1250 300, 1530 150, 1790 220"),
  ] as const
  const tier = (i: number): string => {
    const [from, to] = span[i] as readonly [number, number]
    const l = lips[i] as Skyline
    const above = i ? (feet[i - 1] as Skyline) : (x: number) => 575 + 0 * x
    const pool = between(above, l, from, to)
    const y = above(1280)
    return (
      fill(pool, k.across(["#8fd0bf", POOL, "#1f7480"], [0, y - 10], [0, l(1280) + 20])) +
      redBeds(k, pool, [from, y - 20, to, l(1280) + 60], {
        colours: [CRIMSON, "#cf2258", PINK],
        scale: 150 + i * 110,
        level: -0.22,
        flat: 2.2,
      }) +
      k.inside(pool, sparkle(k, [1330, y, l(1280) + 20, 480, 90 + i * 40], WHITE, 0.55)) +
      step(k, {
        lip: l,
        foot: feet[i] as Skyline,
        from,
        to,
        rock: ROCK,
        light: LIT,
        falls: falls[i] as readonly (readonly [number, number])[],
        white: WHITE,
        shade: "#8fb9c6",
      })
    )
  }
  const stone = {colour: "#40343f", light: "#c9a79c", shade: "#17111f", side: 1}
  const rocks = (list: readonly (readonly [number, number, number, number])[]) =>
    list
      .map(([x, y, w, h]) =>
        boulder(k, {...stone, at: [x, y], width: w, height: h, lean: r.bell() * 0.4}),
      )
      .join("")
  const tufts = Array.from(
    {length: 34},
    () => [r.range(860, 2080), 1180 + 190 * r.next() ** 0.8] as const,
  )
    .filter(([x, y]) => Math.sin(x / 170 + y / 60) > -0.3)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) =>
      macarenia(k, {
        at: [x, y],
        length: 60 + (y - 1180) * 0.75,
        angle: 60 + (x - 1300) * -0.05 + r.bell() * 16,
        spread: 0.7,
        strands: 16,
        colours: r.pick([
          [CRIMSON, "#d8275a", PINK],
          ["#7d0f38", "#b81a4a", "#ec4f7c"],
        ] as const),
      }),
    )
  const basin = between(feet[2] as Skyline, () => 1400, -40, 2440)
  return [
    sky(k, ["#1f6fa8", "#4fa0c6", "#9dcfd8", "#dcecdc"], 540),
    heap(k, [1330, 400, 980, 330], ["#eef4f0", "#ffffff", "#a9c4d6"], 0.9),
    heap(k, [300, 300, 760, 200], ["#e6f0f0", "#ffffff", "#a9c4d6"], 0.9, 0.9),
    band(k, [2050, 170, 800, 54], "#e6f2f2", "#ffffff", 0.85),
    hills(k, mesa, 600, ["#7d8fae", "#cfe0d6", "#f6e6d6"], [26, 0.6, 0.7]),
    haze(k, 470, 60, "#eaf2e6", 0.4),
    hills(
      k,
      canopyLine(r, hills, {crown: 30}),
      640,
      ["#6d9a92", "#cfe2c4", "#e6ecb0"],
      [10, 0.3, 0.5],
    ),
    haze(k, 560, 44, "#eef4e0", 0.7),
    trees(k, wood, [-60, 2460, 3, 66, 26, 0.25], ["#5b9470", "#2f6d50", "#c9d97e"]),
    blades(
      k,
      x => 640 + 30 * Math.sin(x / 200),
      [-20, 760, 200, 46, 6],
      ["#4f8a50", "#79a85a", "#3a7350"],
      0.25,
      150,
    ),
    blades(
      k,
      x => 640 + 30 * Math.sin(x / 200),
      [1850, 2420, 150, 46, 6],
      ["#4f8a50", "#79a85a", "#3a7350"],
      0.25,
      110,
    ),
    tier(0),
    rocks(rows("700 690 300 130, 1830 690 330 150, 880 668 150 60, 1680 664 140 56")),
    tier(1),
    rocks(
      rows("430 900 420 230, 2120 890 430 250, 640 866 180 80, 1950 860 200 90, 1300 742 110 44"),
    ),
    fill(
      ground(x => 905 - 175 * (1 - ease(x, 0, 460)) - 185 * ease(x, 2080, 2400)),
      "#245c48",
    ),
    trees(
      k,
      x => 830 - 130 * (1 - ease(x, -100, 420)) - 140 * ease(x, 2060, 2400),
      [-60, 380, 2, 110, 50, 0.2],
      ["#2f6d50", "#1d4d42", "#b9cf72"],
    ),
    trees(
      k,
      x => 830 - 130 * (1 - ease(x, -100, 420)) - 140 * ease(x, 2060, 2400),
      [2120, 2460, 2, 110, 50, 0.2],
      ["#2f6d50", "#1d4d42", "#b9cf72"],
    ),
    tier(2),
    fill(basin, k.across(["#57b3a8", "#23828a", "#0f4a5a", "#0b2f42"], [0, 1080], [0, 1350])),
    redBeds(k, basin, [340, 1100, 2460, 1380], {
      colours: ["#7d0f38", CRIMSON, "#e0346a"],
      scale: 420,
      level: -0.08,
      flat: 2.2,
    }),
    slab(
      k,
      pts(
        "-60 1210, -60 800, 120 760, 300 790, 420 860, 560 900, 620 990, 700 1060, 730 1150, 640 1210, 300 1260",
      ),
      {...stone, holes: 7},
    ),
    slab(
      k,
      pts(
        "1880 1200, 1900 1110, 1990 1060, 2060 980, 2200 920, 2330 900, 2460 870, 2460 1300, 2200 1290, 2000 1250",
      ),
      {...stone, holes: 7},
    ),
    tufts.join(""),
    rays(k, {
      at: [1900, -300],
      from: 85,
      to: 125,
      count: 8,
      colour: "#ffffff",
      opacity: 0.2,
      length: 1500,
    }),
    flock(k, {at: [860, 240], count: 6, spread: 150, size: 26, colour: "#3d6a86"}),
    mist(k, {y: 1120, height: 40, colour: WHITE, opacity: 0.25, from: 700, to: 1950}),
    quietCorner(k, "#0d1826", 0.8, 1050),
    fill(
      ground(x => 1400 - 230 * (1 - ease(x, 200, 1000))),
      "#15101f",
      0.92,
    ),
    blades(
      k,
      x => 1330 - 160 * (1 - ease(x, 200, 1000)),
      [-20, 560, 90, 150, 9],
      ["#0f1c22", "#16302e", "#23473a"],
    ),
    frame(k, {
      corner: "br",
      size: 520,
      colour: "#0b2a30",
      light: "#2d6650",
      kinds: ["fern", "banana"],
      count: 6,
    }),
  ].join("")
}

export const scene: Scene = {name: "colombianatural", seed: 33, draw}
