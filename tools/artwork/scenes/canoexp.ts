import {
  blob,
  boulder,
  bush,
  canopyLine,
  clamp,
  ease,
  figure,
  fill,
  flock,
  ground,
  hill,
  type Kit,
  mix,
  type Pt,
  peak,
  rays,
  ribbon,
  type Scene,
  sky,
  skyline,
  sun,
  surf,
  tree,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {pts} from "../kit/points"
import {between, macarenia, redBeds, slab, step} from "../kit/redriver"
import {band, blades, haze, hills, ripples, sparkle, trees} from "../kit/short"

const [UMBER, BARK, CREAM, CRIMSON, FLAME, MOSS] = [
  "#1e1420",
  "#5a4038",
  "#fff0c8",
  "#9c1230",
  "#f04a52",
  "#4d6b3a",
]

/** Caño Cristales in the evening sun: a walker on a rock, red plants streaming through clear water. */
function draw(k: Kit): string {
  const r = k.rng
  const far = skyline(r, {
    y: 560,
    amp: 30,
    scale: 420,
    octaves: 7,
    lift: 170,
    shape: x => Math.max(peak(500, 620, 1.1)(x), 0.8 * hill(1500, 420)(x), peak(2350, 500)(x)),
  })
  const hills = skyline(r, {
    y: 600,
    amp: 26,
    scale: 360,
    lift: 90,
    shape: x => hill(200, 520)(x) + 0.8 * hill(2200, 560)(x),
  })
  const wood = skyline(r, {
    y: 640,
    amp: 20,
    scale: 300,
    lift: 120,
    shape: x => 1 - ease(x, 100, 640) + 1.1 * ease(x, 1600, 2200),
  })
  const lipA = skyline(r, {y: 672, amp: 9, scale: 200, octaves: 5, rough: 0.6})
  const footA = skyline(r, {y: 726, amp: 8, scale: 200})
  const lipB = skyline(r, {y: 790, amp: 12, scale: 240, octaves: 5, rough: 0.6})
  const footB = skyline(r, {y: 868, amp: 10, scale: 220})
  const poolA = between(() => 640, lipA, 420, 1500)
  const poolB = between(footA, lipB, 240, 1700)
  const river = between(footB, () => 1400, -40, 2440)
  const rock = {rock: "#3a2a30", light: "#e8b27c", white: "#fff6e2", shade: "#b5b8a4"}
  const stone = {colour: "#5d4540", light: "#ffca8a", shade: "#21161f", side: 1}
  const tufts = Array.from({length: 150}, (): {p: Pt; l: number; dim: number} => {
    const t = r.next() ** 0.75
    const p: Pt = [r.range(60, 2400), 890 + t * 480]
    return {p, l: 70 + 230 * t, dim: clamp(1 - (p[0] - 150) / 520) * ease(p[1], 930, 1120)}
  })
    .filter(({p}) => Math.sin(p[0] / 260 + p[1] / 120) > -0.62)
    .sort((a, b) => a.p[1] - b.p[1])
    .map(({p, l, dim}) => {
      const tone = r.pick([
        [CRIMSON, "#d02442", FLAME],
        ["#7d0d2c", "#b81a3c", "#ea3f58"],
        ["#a2251c", "#dd4a34", "#ff8a5c"],
      ] as const)
      const c = tone.map(v => mix(v, "#14202c", 0.86 * dim + 0.05)) as unknown as [
        string,
        string,
        string,
      ]
      return macarenia(k, {
        at: p,
        length: l,
        angle: 10 + r.bell() * 12 + 6 * Math.sin(p[0] / 300),
        spread: 0.55,
        strands: 24,
        colours: c,
      })
    })
  const sand = Array.from({length: 7}, (_, i) => {
    const [x, y, w] = [900 + i * 220 + r.bell() * 90, 960 + (i % 3) * 110, r.range(120, 260)]
    return blob([
      [x - w, y],
      [x - w * 0.3, y - 22],
      [x + w * 0.6, y - 14],
      [x + w, y + 8],
      [x + w * 0.2, y + 26],
      [x - w * 0.6, y + 18],
    ])
  })
  return [
    sky(k, ["#3f8296", "#86b4a4", "#e3d6a0", "#fbcf88", "#ffb46a"], 640),
    sun(k, {at: [1790, 420], r: 66, colour: CREAM, glow: "#ffd384", reach: 11, strength: 1}),
    band(k, [600, 210, 1200, 62], "#f0d9a6", CREAM, 0.85, "#c9b490"),
    band(k, [1900, 250, 900, 44], "#fbd69a", CREAM, 0.85),
    band(k, [1050, 380, 800, 30], "#fde0a4", CREAM, 0.8),
    hills(k, far, 680, ["#8f9a92", "#fbd08a", "#fff0c0"], [22, 0.5, 0.5], 1),
    hills(
      k,
      canopyLine(r, hills, {crown: 30}),
      690,
      ["#8a8f62", "#f6c97e", "#ffe6a0"],
      [10, 0.3, 0.5],
    ),
    haze(k, 620, 50, "#ffe2a6", 0.65),
    trees(k, wood, [-60, 2460, 2, 74, 26, 0.2], ["#8a8c4c", MOSS, "#ffe08a"]),
    tree(k, {
      at: [330, 690],
      height: 300,
      colour: "#5a6b3a",
      light: "#ffdc8a",
      trunk: "#5a4038",
      spread: 1.1,
    }),
    fill(
      ground(x => 672 - 20 * ease(x, 1400, 2000)),
      "#6b5a3c",
    ),
    blades(
      k,
      x => 660 + 30 * Math.sin(x / 160),
      [1480, 2420, 260, 60, 7],
      ["#8f8a48", "#6f7440", "#a89a52", "#5a5a38"],
      -0.2,
      200,
    ),
    blades(
      k,
      x => 690 + 20 * Math.sin(x / 160),
      [-20, 460, 120, 50, 6],
      ["#8f8a48", "#6f7440", "#5a5a38"],
      0.25,
      150,
    ),
    Array.from({length: 12}, (_, i) =>
      bush(k, {
        at: [1760 + i * 58 + r.bell() * 20, 800 + r.bell() * 40],
        width: r.range(90, 170),
        colour: MOSS,
        light: "#d9b860",
        side: -1,
      }),
    ).join(""),
    fill(poolA, k.across(["#ffdca0", "#bfae78"], [0, 640], [0, 690])),
    redBeds(k, poolA, [420, 640, 1500, 700], {
      colours: ["#b5382c", "#e0583c"],
      scale: 160,
      level: -0.1,
      flat: 3,
    }),
    step(k, {
      ...rock,
      lip: lipA,
      foot: footA,
      from: 420,
      to: 1500,
      falls: pts("560 40, 700 90, 860 60, 1010 110, 1200 60"),
    }),
    [
      [380, 740, 260, 120],
      [1560, 740, 320, 130],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) =>
        boulder(k, {...stone, at: [x, y], width: w, height: h, lean: 0.2}),
      )
      .join(""),
    fill(poolB, k.across(["#e8c98c", "#8f9468", "#4f6a58"], [0, 715], [0, 810])),
    redBeds(k, poolB, [240, 715, 1700, 820], {
      colours: [CRIMSON, "#cf2f42", "#f0604e"],
      scale: 200,
      level: -0.08,
      flat: 2.6,
    }),
    k.inside(poolB, sparkle(k, [1500, 715, 800, 500, 110], CREAM, 0.8)),
    step(k, {
      ...rock,
      lip: lipB,
      foot: footB,
      from: 200,
      to: 1760,
      falls: pts("380 70, 530 46, 690 130, 860 70, 1060 120"),
    }),
    boulder(k, {...stone, at: [1720, 838], width: 330, height: 130, lean: -0.3}),
    fill(
      river,
      k.across(["#cfae74", "#6f7f5e", "#2c5452", "#16333e", "#0e1d2a"], [0, 860], [0, 1340]),
    ),
    k.inside(river, fill(sand.join(""), "#e6c27a", 0.5) + tufts.join("")),
    fill(
      river,
      k.across(
        [
          [0, "#ffe0a4", 0.5],
          [0.3, "#ffe0a4", 0.12],
          [1, "#ffe0a4", 0],
        ],
        [0, 870],
        [0, 1300],
      ),
    ),
    k.inside(
      river,
      ripples(k, [880, 1350, 150], "#ffe9b4", 0.3) + ripples(k, [880, 1350, 90], "#0e2030", 0.3),
    ),
    sparkle(k, [1960, 880, 1300, 300, 260], "#fff3cc", 0.85),
    [
      [300, 915, 300],
      [1830, 908, 220],
    ]
      .map(([x = 0, y = 0, w = 0]) =>
        k.soft(
          fill(
            blob([
              [x - w, y],
              [x, y - 20],
              [x + w, y],
              [x + w * 0.7, y + 60],
              [x - w * 0.6, y + 66],
            ]),
            "#141a24",
            0.7,
          ),
          9,
        ),
      )
      .join(""),
    boulder(k, {...stone, at: [300, 910], width: 560, height: 200, lean: -0.2}),
    boulder(k, {...stone, at: [1830, 905], width: 420, height: 170, lean: 0.3}),
    k.soft(
      fill(
        blob(pts("740 1030, 980 1010, 1500 1010, 1720 1030, 1500 1090, 1000 1100")),
        "#0b1420",
        0.65,
      ),
      14,
    ),
    slab(
      k,
      pts(
        "925 1020, 930 970, 1000 915, 1090 880, 1190 842, 1330 826, 1450 850, 1550 890, 1640 930, 1690 985, 1660 1030, 1490 1052, 1250 1060, 1060 1046",
      ),
      {colour: "#5f4640", light: "#ffcf94", shade: "#1d131c", side: 1, holes: 8},
    ),
    surf(
      k,
      pts("915 1022, 990 1042, 1120 1056, 1300 1062, 1480 1056, 1600 1044, 1690 1020"),
      4,
      "#ffe6bc",
    ),
    k.soft(
      fill(
        blob(pts("1340 838, 1220 850, 1020 905, 960 950, 1040 935, 1240 872, 1350 852")),
        UMBER,
        0.6,
      ),
      5,
    ),
    fill(
      ribbon(pts("1497 400, 1520 560, 1544 740, 1566 912"), t => 13 - 3 * t),
      k.across(["#3a2418", "#8a5a34", "#ffd890"], [1500, 500], [1540, 496]),
    ),
    figure(k, {
      at: [1345, 850],
      height: 560,
      pose: {...POSES_LOOK},
      skin: "#b87a58",
      shirt: "#2d6f86",
      trousers: "#4a4a3c",
      pack: "#d9762e",
      hat: "#e9cf96",
      light: "#ffdc98",
      side: 1,
    }),
    blades(
      k,
      x => 905 - 60 * Math.sin((x - 1500) / 60),
      [1500, 1640, 40, 70, 6],
      [MOSS, "#8a8a44", "#2f4a30"],
      -0.2,
      20,
    ),
    rays(k, {
      at: [1790, 420],
      from: 120,
      to: 190,
      count: 9,
      colour: CREAM,
      opacity: 0.2,
      length: 1100,
    }),
    flock(k, {at: [900, 330], count: 6, spread: 140, size: 26, colour: BARK}),
    slab(
      k,
      pts(
        "2460 1400, 2460 560, 2380 620, 2320 760, 2270 900, 2200 980, 2160 1110, 2080 1200, 2030 1300, 1990 1400",
      ),
      {colour: "#33242a", light: "#c98a5a", shade: "#120b14", side: -1, holes: 4},
    ),
    blades(
      k,
      x => 1000 - 2 * (x - 2190),
      [2180, 2400, 50, 150, 9],
      ["#1d2a20", "#3f4a28", "#14201c"],
      -0.25,
    ),
    quietCorner(k, UMBER, 0.85),
  ].join("")
}

const POSES_LOOK = {
  lean: -2,
  far: [14, 6],
  near: [-10, -12],
  farArm: [44, 66],
  nearArm: [-22, 126],
  nod: -8,
} as const

export const scene: Scene = {name: "canoexp", seed: 71, draw}
