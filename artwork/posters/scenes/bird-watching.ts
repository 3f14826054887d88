import {
  bananaLeaf,
  blob,
  canopyLine,
  crownPath,
  darken,
  fill,
  frame,
  frond,
  halo,
  hill,
  type Kit,
  liana,
  mist,
  mix,
  type Pt,
  polar,
  rays,
  ribbon,
  ridge,
  type Scene,
  shaded,
  sky,
  skyline,
  waterfall,
} from "../kit"
import {branch, hummingbird, songbird} from "../kit/birds"
import {lobsterClaw} from "../kit/flowers"

const [INK, MOSS, FERN, LIME, GLOW, RED, GOLD] = [
  "#0c2420",
  "#1f4a34",
  "#4a7f45",
  "#b9cf62",
  "#fff3bd",
  "#cf2f2a",
  "#f6b92c",
]

/** Cloud forest in the first sun: a tanager and a hummingbird at a heliconia. */
function draw(k: Kit): string {
  const r = k.rng
  const light = GLOW
  const far = skyline(r, {y: 700, amp: 60, scale: 420, lift: 260, shape: hill(1900, 700)})
  const near = skyline(r, {y: 930, amp: 50, scale: 380, lift: 230, shape: hill(200, 700)})
  // Tree trunks in the mist, plane behind plane; the near ones carry ferns.
  const trunks = (
    places: readonly number[],
    width: number,
    colour: string,
    base: string,
    foot: number,
    ferns = 0,
  ) =>
    places
      .map(x => {
        const w = width * r.range(0.6, 1.25)
        const lean = r.bell() * 150
        const pts: Pt[] = [
          [x, foot],
          [x + lean * 0.1 + r.bell() * 30, foot - 300],
          [x + lean * 0.5 + r.bell() * 40, foot - 640],
          [x + lean * 0.7, foot - 980],
          [x + lean, -60],
        ]
        const limb = ribbon(
          [
            [x + lean * 0.55, r.range(250, 560)],
            [x + lean + r.bell() * 160, 130],
            [x + lean + r.bell() * 500, -40],
          ],
          t => w * 0.45 * (1 - 0.6 * t),
        )
        const d = ribbon(
          pts,
          t =>
            w *
            (1.3 - 0.5 * t + 0.9 * Math.max(0, 0.14 - t) * 8) *
            (1 + 0.05 * Math.sin(t * 40 + x)),
          40,
        )
        const paint = k.across([colour, mix(colour, base, 0.4), base], [0, 100], [0, foot])
        const moss = Array.from({length: ferns}, () => {
          const [u, v, side] = [x + lean * 0.5, r.range(150, 900), r.chance(0.5) ? 1 : -1]
          return [-70, -35, 0, 35]
            .map(a =>
              frond(r, {
                from: [u + side * w * 0.45, v],
                angle: side > 0 ? a : 180 - a,
                length: r.range(90, 170),
                droop: 80,
                leaflets: 16,
                leaf: 0.2,
                hang: 0.1,
                colour,
                light: mix(colour, LIME, 0.4),
                width: 7,
              }),
            )
            .join("")
        }).join("")
        return (
          fill(limb, colour) +
          shaded(k, d, paint, [
            {paint: mix(colour, GLOW, 0.5), dx: w * 0.07, dy: 0, blur: 2, opacity: 0.6},
            {paint: darken(colour, 0.06), dx: -w * 0.3, dy: 0, blur: 6, opacity: 0.6},
          ]) +
          moss
        )
      })
      .join("")
  const crowns = (y: number, size: number, colour: string, count: number) =>
    fill(
      Array.from({length: count}, (_, i) =>
        crownPath(
          r,
          [((i + r.next()) / count) * 2500 - 50, y + r.bell() * 70],
          size * r.range(0.7, 1.4),
          size * r.range(0.4, 0.7),
          10,
        ),
      ).join(""),
      colour,
    )
  const leaf = (from: Pt, angle: number, length: number, tone: number, width = 0.19) =>
    bananaLeaf(k, {
      from,
      angle,
      length,
      droop: 46,
      width,
      colour: mix(INK, MOSS, 0.4 + tone * 0.6),
      light: mix(MOSS, mix(FERN, LIME, 0.35), tone),
      vein: mix(FERN, LIME, tone),
    })
  const perch: Pt[] = [
    [2460, 1010],
    [2120, 900],
    [1840, 868],
    [1560, 876],
    [1330, 840],
    [1210, 800],
  ]
  const drops = Array.from({length: 70}, () => {
    const [x, y, s] = [r.range(300, 1900), r.range(60, 1000), 2 + 8 * r.next() ** 4]
    return blob([
      [x - s, y],
      [x, y - s * 0.9],
      [x + s, y + s * 0.1],
      [x + s * 0.1, y + s],
    ])
  })
  return [
    sky(k, ["#7fae86", "#c3d48d", "#f4eaa6", "#e7dd9c", "#8fae78"], 1300),
    halo(k, [900, 240], 1200, GLOW, 0.95),
    crowns(90, 420, mix("#8fb67c", GLOW, 0.25), 11),
    ridge(k, canopyLine(r, far, {crown: 70}), {
      top: "#a3bf7c",
      base: "#e6dea0",
      bottom: 1000,
      light: GLOW,
      edge: 0.4,
      side: -1,
    }),
    waterfall(k, {at: [760, 520], width: 34, height: 330, colour: "#fffdf0", shade: "#cddcae"}),
    trunks(
      [60, 260, 420, 560, 700, 930, 1060, 1190, 1480, 1660, 1830, 2010, 2260],
      26,
      "#93b077",
      "#dcd99a",
      1000,
    ),
    mist(k, {y: 880, height: 160, colour: "#f6efb8", opacity: 0.7}),
    crowns(10, 460, "#6f9a62", 9),
    trunks([150, 480, 1010, 1330, 1560, 1930, 2330], 50, "#5f8a5a", "#b9c586", 1120),
    ridge(k, canopyLine(r, near, {crown: 90}), {
      top: "#6c965a",
      base: "#a9bb78",
      bottom: 1250,
      light: "#e3e08f",
      edge: 0.5,
      side: -1,
    }),
    mist(k, {y: 1060, height: 120, colour: "#e9e7ab", opacity: 0.6}),
    rays(k, {
      at: [900, -120],
      from: 42,
      to: 142,
      count: 13,
      colour: "#fffbd6",
      opacity: 0.6,
      length: 1600,
    }),
    crowns(-60, 480, "#2f5f42", 8),
    crowns(1320, 360, "#3a6a48", 12),
    trunks([70, 1420, 2080], 112, "#2d5a40", "#3f6a4a", 1400, 3),
    fill(drops.join(""), "#fffbd8", 0.75),
    liana(
      k,
      [
        [610, -20],
        [570, 300],
        [640, 560],
        [600, 760],
      ],
      12,
      "#2a5238",
      FERN,
    ),
    // The heliconia's own leaves rise behind the birds.
    leaf([1330, 1420], -66, 1080, 0.35, 0.17),
    leaf([1180, 1420], -112, 900, 0.5, 0.18),
    leaf([1560, 1440], -50, 900, 0.15, 0.18),
    leaf([1060, 1440], -140, 620, 0.3, 0.2),
    branch(k, perch, 84, 18, "#3b2f2a", "#e9d58f"),
    ...[
      [1980, 900, -60],
      [2160, 930, -110],
      [1900, 880, 75],
      [2060, 910, 100],
    ].map(([x = 0, y = 0, a = 0]) =>
      frond(r, {
        from: [x, y],
        angle: a,
        length: 210,
        droop: 70,
        leaflets: 22,
        leaf: 0.2,
        hang: 0.1,
        colour: MOSS,
        light: FERN,
        width: 8,
      }),
    ),
    lobsterClaw(k, {
      from: [1205, 1400],
      length: 860,
      angle: -92,
      bracts: 7,
      red: RED,
      rim: GOLD,
      tip: "#7da545",
      stalk: "#5d7f3c",
      light,
      side: -1,
    }),
    songbird(k, {
      at: [1610, 850],
      size: 385,
      flip: true,
      side: -1,
      rotate: 4,
      colours: {
        head: "#f7bd2d",
        mask: "#1d1a20",
        throat: "#f29a24",
        breast: "#18a0b4",
        belly: "#2456a4",
        back: "#2a9a5c",
        wing: "#1d5f7a",
        wingEdge: "#5fd0b8",
        tail: "#1c4a78",
        light,
      },
    }),
    hummingbird(k, {
      at: [856, 690],
      size: 580,
      back: "#1c8a63",
      gorget: "#7b35a8",
      belly: "#e6dcc0",
      wings: "#4b5570",
      light,
      side: -1,
      rotate: 8,
    }),
    leaf([1460, 1450], -20, 620, 0.1, 0.22),
    frame(k, {
      corner: "br",
      size: 700,
      colour: INK,
      light: "#1f4f38",
      kinds: ["fern", "banana", "monstera"],
      count: 8,
    }),
    frame(k, {
      corner: "bl",
      size: 620,
      colour: INK,
      light: "#1f4f38",
      kinds: ["fern", "monstera", "frond"],
      count: 8,
    }),
    frame(k, {
      corner: "tr",
      size: 560,
      colour: INK,
      light: "#27583c",
      kinds: ["banana", "frond"],
      count: 5,
    }),
    fill(
      ribbon([polar([-20, -20], 0, 0), [300, 60], [560, -30]], t => 60 - 50 * t),
      INK,
    ),
    frame(k, {
      corner: "tl",
      size: 420,
      colour: INK,
      light: "#27583c",
      kinds: ["frond", "fern"],
      count: 5,
    }),
  ].join("")
}

export const scene: Scene = {name: "bird-watching", seed: 33, draw}
