import {
  bush,
  canopyLine,
  churchTower,
  clamp,
  contour,
  ease,
  figure,
  fill,
  flock,
  forest,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  lerp,
  n,
  noise2,
  outline,
  POSES,
  type Pt,
  peak,
  poly,
  ribbon,
  type Scene,
  sky,
  skyline,
  stroke,
} from "../kit"
import {cableCar, cobbles, eavesWithLantern, rooftops, row} from "../kit/candelaria"
import {quietCorner} from "../kit/corner"
import {nave} from "../kit/hall"
import {sanctuary, stripedTower} from "../kit/monserrate"
import {pts} from "../kit/points"
import {band, crest, haze, heap} from "../kit/short"

const [INK, SLATE, MIST, CREAM, TILE, RED] = [
  "#12263a",
  "#3c6278",
  "#dfeae6",
  "#fff4dc",
  "#c8603f",
  "#d8352f",
]

/** Morning over La Candelaria: Monserrate with its sanctuary and the cable car above the roofs. */
function draw(k: Kit): string {
  const r = k.rng
  const far = skyline(r, {
    y: 600,
    amp: 40,
    scale: 420,
    lift: 250,
    shape: highest(hill(2250, 480), hill(150, 520)),
  })
  const bulk = (x: number) => {
    const left = ease(x, 330, 1270) ** 1.25
    const right = 1 - 0.62 * ease(x, 1420, 2250)
    return Math.min(left, right)
  }
  const mount = skyline(r, {
    y: 705,
    amp: 26,
    scale: 330,
    octaves: 7,
    rough: 0.52,
    lift: 440,
    shape: bulk,
  })
  const flank = skyline(r, {
    y: 730,
    amp: 30,
    scale: 360,
    octaves: 6,
    lift: 300,
    shape: highest(peak(1830, 560, 1.1), hill(820, 210), x => 0.8 * hill(2380, 300)(x)),
  })
  const foot = skyline(r, {
    y: 742,
    amp: 22,
    scale: 320,
    lift: 120,
    shape: highest(hill(1250, 520), hill(2200, 420), x => 0.7 * hill(300, 400)(x)),
  })
  const topX = 1340
  const summit: Pt = [topX, mount(topX) + 8]
  const rope = (t: number): Pt => {
    const [a, b] = [[330, 700] as Pt, [summit[0] - 110, summit[1] - 4] as Pt]
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + 70 * Math.sin(Math.PI * t)]
  }
  const rail = pts("1500 720, 1470 600, 1430 480, 1400 380, 1385 310")
  const view = nave({eye: [900, 800], height: 6.9, end: 900})
  const slope = (d: number) => clamp((d - 9) * 0.028, 0, 3)
  const woods = ["#2f6b5a", "#7a3b2c", "#2f5a8c", "#6b4a34", "#a2412f", "#28665f"]
  const both = {woods, foot: slope, roof: TILE}
  const right = row(k, view, {
    ...both,
    x: 7.6,
    sun: () => 1,
    shade: "#2b4266",
    light: "#ffe2ae",
    ends: "2.9 8.6 6.6 1, 8.6 12.6 6.1 0, 12.6 17.2 6.7 2, 17.2 21.6 6 3, 21.6 27 6.8 1, 27 34 6.2 2, 34 44 6.8 4, 44 60 6.4 0",
    walls: ["#3f93a8", "#eab54a", "#d9644f", "#f2ead6", "#5f9f86", "#e8a48c", "#e7c76a", "#8fb4c8"],
    air: [MIST, d => clamp((d - 10) / 70)],
    flowers: "#e8436a",
    bays: d => (d > 30 ? 4 : 3),
  })
  const left = row(k, view, {
    ...both,
    x: -4.6,
    sun: d => 0.12 + d / 120,
    shade: INK,
    light: "#ffd9a0",
    ends: "2.6 8 6.5 0, 8 12.5 7.2 1, 12.5 18 6.2 2, 18 26 6.8 3, 26 38 6.3 4, 38 60 6.8 0",
    walls: ["#6d86a8", "#a8705c", "#b59a6a", "#7f98a0", "#b0786a", "#8fa4ac"],
    air: [MIST, d => clamp((d - 14) / 80)],
  })
  const strip = (x0: number, x1: number, x2: number, x3: number) =>
    poly([
      view([x0, slope(60), 60]),
      view([x1, slope(60), 60]),
      view([x2, 0, 9]),
      view([x2, 0, 4]),
      view([x3, 0, 4]),
      view([x3, 0, 9]),
    ])
  const street = strip(-4.6, 7.6, 7.6, -4.6)
  const shadow = strip(-4.6, -1.6, -0.6, -4.6)
  const kerb = strip(6.5, 7.6, 7.6, 6.5)
  const patch = noise2(r, {scale: 150, octaves: 6, rough: 0.62})
  const woodland = [0.12, 0.4].map(level =>
    outline(
      contour((x, y) => patch(x + (y - 500) * 0.25, y * 0.8), [560, 240, 2300, 760], 11, level),
    ),
  )
  const walker = (x: number, d: number, rest: Partial<Parameters<typeof figure>[1]>) => {
    const at = view([x, slope(d), d])
    const cast = ribbon([at, [at[0] + 1400 / d, at[1] + 120 / d]], t => (420 / d) * (1 - 0.5 * t))
    return (
      fill(cast, INK, 0.4) +
      figure(k, {
        at,
        height: (1.72 * 900) / d,
        pose: POSES.walk,
        skin: "#a8714f",
        shirt: "#f0e6d0",
        trousers: "#2f3d55",
        light: "#ffe6b8",
        side: -1,
        ...rest,
      })
    )
  }
  const wires = [0, 10, 26].map(q =>
    stroke(
      `M${n(rope(0)[0])} ${n(rope(0)[1] + q)}${Array.from({length: 20}, (_, i) => {
        const p = rope((i + 1) / 20)
        return `L${n(p[0])} ${n(p[1] + q * (1 - (i + 1) / 20))}`
      }).join("")}`,
      INK,
      q ? 2 : 3,
      0.75,
    ),
  )
  return [
    sky(k, ["#4f8fb4", "#86b8c8", "#bcd8d4", "#efe6cc", "#ffe9c0"], 640),
    halo(k, [560, 430], 760, "#fff0c8", 0.9),
    heap(k, [1980, 330, 760, 200], ["#dfe9e8", "#fffaf0", "#a9c4cc"], -0.6, 0.9),
    band(k, [640, 150, 800, 46], "#e3ece6", "#fffaf0", 0.8),
    crest(
      k,
      canopyLine(r, far, {crown: 30}),
      740,
      ["#8fb4bc", "#dce8e2", "#fff6e0"],
      [12, 0.35, 0.4],
      -1,
    ),
    haze(k, 560, 70, MIST, 0.75),
    crest(
      k,
      canopyLine(r, mount, {crown: 16}),
      800,
      ["#2f6a68", "#a8c8c0", "#e8edc0"],
      [26, 0.75, 0.6],
      -1,
    ),
    k.inside(
      ground(mount),
      woodland
        .map(d =>
          fill(
            d,
            k.across(
              [
                [0, "#14483f", 0.45],
                [0.6, "#2a6658", 0.3],
                [1, "#5f9488", 0],
              ],
              [0, 300],
              [0, 720],
            ),
          ),
        )
        .join(""),
    ),
    stroke(poly(rail, false), "#e0d6b8", 5, 0.5),
    crest(
      k,
      canopyLine(r, flank, {crown: 26}),
      800,
      ["#3a7a6c", "#b4d0c4", "#eef0c0"],
      [14, 0.55, 0.5],
      -1,
    ),
    heap(k, [700, 600, 560, 130], ["#e4ecea", "#fffcf2", "#b4ccd0"], -0.6, 0.95),
    band(k, [930, 560, 760, 44], "#eaf0ea", "#fffdf4", 0.85),
    haze(k, 560, 46, "#eef3ee", 0.55),
    band(k, [2020, 530, 1000, 90], "#e6eeea", "#fffdf4", 0.9),
    band(k, [1480, 590, 700, 50], "#eaf0ea", "#fffdf4", 0.85),
    band(k, [1560, 470, 900, 60], "#e6eeea", "#fffdf4", 0.9),
    haze(k, 690, 80, MIST, 0.7),
    forest(k, foot, {
      rows: 2,
      crown: 44,
      drop: 30,
      far: "#5f9488",
      near: "#457c6c",
      light: "#d8dca0",
      side: -1,
    }),
    haze(k, 735, 50, MIST, 0.6),
    halo(k, [summit[0], summit[1] - 60], 260, CREAM, 0.55),
    sanctuary(k, {
      at: summit,
      height: 136,
      wall: "#fdf8ec",
      roof: "#b85a44",
      light: "#fffdf4",
      shade: "#7f9cb4",
    }),
    ...[-170, -128, -92, -40, 18, 64, 112, 150, 190].map((dx, i) =>
      bush(k, {
        at: [topX + dx, mount(topX + dx) + 24 - (i % 3) * 4],
        width: 54 + (i % 4) * 9,
        colour: "#2a5f58",
        light: "#b8cf96",
        side: -1,
      }),
    ),
    ...wires,
    cableCar(k, {
      at: rope(0.86),
      size: 46,
      colour: RED,
      light: "#ffd9b0",
      dark: INK,
      glass: "#9cc4d0",
      slope: -32,
      side: -1,
    }),
    cableCar(k, {
      at: rope(0.64),
      size: 200,
      colour: RED,
      light: "#ffd0a4",
      dark: INK,
      glass: "#a8d0d8",
      slope: -29,
      side: -1,
    }),
    flock(k, {at: [1000, 210], count: 7, spread: 150, size: 26, colour: SLATE}),
    rooftops(k, {
      top: x => foot(x) + 60,
      bottom: () => 860,
      from: -60,
      to: 2460,
      rows: 6,
      size: 110,
      walls: ["#f4ecd8", "#e8c98c", "#d8a08c", "#a9c4c0", "#f0e2c8"],
      roofs: ["#c8603f", "#b85440", "#d47a50"],
      light: "#ffe2b0",
      shade: "#30506c",
      haze: "#cfdcd6",
      fade: 0.75,
    }),
    churchTower(k, {
      at: [1150, 850],
      width: 92,
      height: 290,
      wall: "#f0dcae",
      roof: "#b4553c",
      shadow: 1,
    }),
    stripedTower(k, {
      at: [1690, 860],
      height: 330,
      wall: "#f6ead2",
      roof: "#b8463a",
      light: "#fff2d0",
      shade: "#3d5674",
    }),
    fill(street, k.across(["#b9b4a4", "#8f8f92", "#4d5a6c"], [0, 850], [0, 1350])),
    k.inside(street, cobbles(k, view, [-4.6, 7.6, 8.5, 40], slope, ["#4d5668", "#e6d8b8"])),
    fill(kerb, "#d8ccb0", 0.6),
    fill(shadow, INK, 0.45),
    right,
    left,
    walker(2.2, 23, {shirt: "#c94f3f"}),
    walker(3.4, 16, {poncho: "#b0563f", hat: "#e8d6a8", hatKind: "sombrero", flip: true}),
    walker(4.6, 15.4, {skirt: "#2f6f86", hairKind: "long", pose: POSES.stand, flip: true}),
    eavesWithLantern(k, {colour: INK, light: "#ffd9a0", flame: "#ffc766"}),
    quietCorner(k, INK, 0.85, 1200),
  ].join("")
}

export const scene: Scene = {name: "citybogota", seed: 47, draw}
