import {
  blob,
  canopyLine,
  coconutPalm,
  ease,
  figure,
  fill,
  foam,
  frame,
  frond,
  ground,
  halo,
  highest,
  hill,
  type Kit,
  POSES,
  type Pt,
  reflection,
  ribbon,
  type Scene,
  sky,
  skyline,
  stars,
  stiltHouse,
  surf,
  water,
} from "../kit"
import {quietCorner} from "../kit/corner"
import {bonfire, log} from "../kit/fire"
import {pts} from "../kit/points"
import {band, haze, hills, sparkle, trees} from "../kit/short"
import {seaTurtle} from "../kit/turtle"

const [INK, INDIGO, EMBER, SAND] = ["#0d1030", "#262a63", "#ffb45c", "#b98a7a"]
const SEA = 640

/** Blue hour at Bahía Solano: thatched cabins, people round a fire, turtles crawl up from the surf. */
function draw(k: Kit): string {
  const r = k.rng
  const capes = skyline(r, {
    y: 636,
    amp: 22,
    scale: 340,
    lift: 150,
    shape: highest(hill(120, 420), x => 0.5 * hill(760, 300)(x)),
  })
  const hills = skyline(r, {
    y: 620,
    amp: 34,
    scale: 400,
    lift: 300,
    shape: x => ease(x, 1000, 2000),
  })
  const wood = skyline(r, {y: 660, amp: 24, scale: 300, lift: 150, shape: x => ease(x, 1250, 2100)})
  const beach = skyline(r, {
    y: 985,
    amp: 12,
    scale: 420,
    lift: 290,
    shape: x => ease(x, 500, 2200) ** 0.9,
  })
  const shore = Array.from({length: 14}, (_, i): Pt => [i * 100 - 80, beach(i * 100 - 80)])
  const sand = ground(beach)
  const fire: Pt = [1560, 960]
  const palm = {
    colour: "#10264a",
    light: "#3f6f7a",
    trunk: "#241f3c",
    trunkLight: "#e8935a",
    side: -1,
  }
  const cabin = (x: number, y: number, w: number, h: number) =>
    stiltHouse(k, {
      at: [x, y],
      width: w,
      height: h,
      wall: "#6a4a52",
      wood: "#4a3140",
      roof: "#6f5a5e",
      lit: "#ffcf6e",
      stilts: 0.2,
    })
  const tracks = Array.from({length: 26}, (_, i) => {
    const t = i / 25
    const [x, y] = [1240 - 560 * t + 30 * Math.sin(t * 5), 1240 - 190 * t]
    const s = 1 - 0.45 * t
    return [-1, 1]
      .map(q =>
        blob([
          [x - 24 * s, y + q * 46 * s],
          [x, y + q * 62 * s - 8],
          [x + 26 * s, y + q * 50 * s],
          [x, y + q * 46 * s + 6],
        ]),
      )
      .join("")
  })
  const hollows = Array.from({length: 60}, () => {
    const [x, y] = [r.range(0, 2400), r.range(1000, 1350)]
    const l = r.range(30, 120)
    return ribbon(
      [
        [x - l, y],
        [x, y - 9],
        [x + l, y + 4],
      ],
      t => 9 * Math.sin(Math.PI * t),
    )
  })
  const person = (
    x: number,
    y: number,
    h: number,
    shirt: string,
    flip: boolean,
    hair: "short" | "long" | "bun",
    arm = 0,
  ) =>
    log(
      k,
      [x + (flip ? h * 0.3 : -h * 0.3), y + h * 0.17],
      [x + (flip ? -h * 0.16 : h * 0.16), y + h * 0.18],
      h * 0.2,
      "#4a2c2c",
      EMBER,
    ) +
    figure(k, {
      at: [x, y],
      height: h,
      seated: true,
      pose: {...POSES.sit, lean: 8, farArm: [50 + arm, 84 + arm]},
      skin: "#8a5a48",
      shirt,
      trousers: "#2d2f55",
      hairKind: hair,
      flip,
      light: "#ffc06a",
      side: flip ? -1 : 1,
    })
  return [
    sky(k, ["#141a4a", "#2c3d7a", "#4f6f9c", "#9d8fb0", "#f0a08c", "#ffcf98"], SEA),
    stars(k, {count: 150, bottom: 420}),
    halo(k, [860, 640], 620, "#ffd49a", 0.75),
    band(k, [420, 470, 1000, 46], "#d98f9c", "#ffc9a4", 0.8),
    band(k, [1250, 400, 900, 36], "#a98fb4", "#f6b8a0", 0.7),
    hills(
      k,
      canopyLine(r, capes, {crown: 26}),
      690,
      ["#5f6796", "#e09a94", "#ffc6a0"],
      [9, 0.3, 0.35],
    ),
    hills(
      k,
      canopyLine(r, hills, {crown: 34}),
      760,
      ["#3a4478", "#a9809c", "#e0a0a0"],
      [14, 0.4, 0.35],
      -1,
    ),
    haze(k, 640, 50, "#f0b49c", 0.55),
    water(k, {
      top: SEA,
      stops: ["#ffc79a", "#c58fa4", "#6a7aa6", "#3a5a8c", INDIGO],
      bottom: 1100,
      light: "#ffd9b8",
      dark: INK,
      ripples: 170,
    }),
    reflection(
      k,
      fill(
        ground(x => Math.min(capes(x), SEA), SEA),
        INDIGO,
      ),
      {y: SEA, depth: 160, opacity: 0.5, gaps: 30},
    ),
    sparkle(k, [860, SEA, 1000, 220, 260], "#fff0d0", 0.8),
    trees(k, wood, [1150, 2460, 3, 96, 46, 0.3], ["#2f4270", "#1a2a52", "#7a7f9c"], -1),
    fill(
      sand,
      k.across(["#8a6f86", SAND, "#7a5470", "#3a2a52", "#1a1638"], [1700, 760], [1100, 1420]),
    ),
    k.inside(
      sand,
      halo(k, [fire[0], fire[1] + 20], 900, EMBER, 0.85) + fill(hollows.join(""), "#2a1c42", 0.3),
    ),
    coconutPalm(k, {...palm, at: [1280, 850], height: 480, lean: -0.22, crown: 0.42}),
    coconutPalm(k, {...palm, at: [2350, 850], height: 700, lean: -0.04, crown: 0.38}),
    halo(k, [1500, 760], 330, "#ffc46a", 0.35) + halo(k, [2040, 730], 420, "#ffc46a", 0.35),
    cabin(1330, 868, 390, 390),
    coconutPalm(k, {...palm, at: [1800, 850], height: 760, lean: -0.1, crown: 0.36}),
    cabin(1850, 850, 430, 440),
    k.faded(
      fill(
        ribbon(
          shore.map(([x, y]): Pt => [x, y + 22]),
          t => 40 - 14 * t,
          120,
        ),
        "#3a3a6a",
        0.6,
      ) + surf(k, shore, 16, "#ffeedd"),
      [
        [0, "#ffffff", 1],
        [1, "#ffffff", 0],
      ],
      [860, 0],
      [1210, 0],
    ),
    foam(k, {at: [500, 990], width: 900, height: 30, colour: "#ffe6d8", opacity: 0.6}),
    fill(tracks.join(""), "#33203f", 0.4),
    k.soft(
      fill(
        blob(pts("1310 1000, 1450 985, 1500 1000, 1400 1020")) +
          blob(pts("1620 985, 1700 1000, 1860 1010, 1800 1030, 1640 1010")),
        "#2a1838",
        0.55,
      ),
      8,
    ),
    bonfire(k, {at: fire, height: 310, glow: 2.1}),
    person(1405, 925, 245, "#d9a23c", false, "long"),
    person(1725, 922, 245, "#8a4f8c", true, "short"),
    person(1330, 955, 300, "#c2503f", false, "short", 14),
    person(1830, 955, 300, "#2f7f86", true, "bun", 8),
    k.soft(
      fill(
        blob(pts("720 1235, 980 1200, 1380 1190, 1510 1215, 1390 1262, 980 1280")),
        "#150f2c",
        0.7,
      ),
      12,
    ),
    seaTurtle(k, {
      at: [1165, 1232],
      size: 740,
      shell: "#4f4a3c",
      skin: "#5f6a6c",
      light: "#ffb868",
      shade: "#141232",
      side: 1,
    }),
    k.soft(
      fill(
        blob(pts("1600 1150, 1710 1134, 1860 1138, 1880 1154, 1810 1168, 1660 1170")),
        "#2a1838",
        0.6,
      ),
      6,
    ),
    seaTurtle(k, {
      at: [1720, 1150],
      size: 300,
      shell: "#5f5444",
      skin: "#6f7470",
      light: "#ffc880",
      shade: "#2a1838",
      side: -1,
      rotate: -3,
    }),
    frame(k, {
      corner: "br",
      size: 560,
      colour: INK,
      light: "#22305a",
      kinds: ["banana", "fern"],
      count: 6,
    }),
    Array.from({length: 7}, (_, i) =>
      frond(r, {
        from: [-60 + i * 20, -60],
        angle: 8 + i * 13,
        length: 430 + r.range(0, 260),
        droop: 60,
        colour: INK,
        light: "#1c2450",
        leaf: 0.34,
        hang: 0.3,
      }),
    ).join(""),
    quietCorner(k, INK, 0.9),
  ].join("")
}

export const scene: Scene = {name: "seniorbahia", seed: 83, draw}
