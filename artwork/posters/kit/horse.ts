import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {along, blade, blob, curve, ease, lerp, type Pt, place, ribbon} from "./path"
import {type FigureOptions, figure} from "./people"

// A horse that walks to the right: hooves on y 0, withers at y -1000, x 0 under the saddle.
const TOP: Pt[] = [
  [606, -1400],
  [540, -1384],
  [452, -1310],
  [350, -1172],
  [254, -1058],
  [168, -1006],
  [84, -968],
  [-50, -940],
  [-160, -948],
  [-262, -980],
  [-350, -980],
  [-428, -940],
  [-476, -876],
  [-506, -800],
]
const HIND_BACK: Pt[] = [
  [-512, -720],
  [-494, -630],
  [-488, -550],
  [-520, -476],
  [-578, -424],
  [-592, -380],
  [-600, -300],
  [-622, -200],
  [-650, -138],
  [-650, -104],
  [-626, -66],
  [-624, -34],
  [-634, -2],
  [-620, 0],
  [-534, 0],
  [-522, -8],
  [-546, -76],
  [-566, -104],
  [-580, -142],
  [-556, -200],
  [-534, -300],
  [-504, -384],
  [-440, -458],
  [-360, -534],
  [-276, -592],
]
const HIND_FORTH: Pt[] = [
  [-508, -720],
  [-474, -630],
  [-428, -548],
  [-412, -476],
  [-420, -424],
  [-408, -376],
  [-354, -290],
  [-300, -190],
  [-290, -134],
  [-276, -100],
  [-248, -64],
  [-242, -32],
  [-250, -2],
  [-236, 0],
  [-150, 0],
  [-138, -8],
  [-162, -76],
  [-184, -106],
  [-206, -148],
  [-252, -232],
  [-298, -310],
  [-318, -390],
  [-292, -470],
  [-252, -548],
  [-226, -592],
]
const BELLY: Pt[] = [
  [-196, -592],
  [-100, -556],
  [40, -528],
  [170, -514],
  [252, -520],
  [296, -546],
]
const FORE_FORTH: Pt[] = [
  [352, -462],
  [402, -366],
  [420, -318],
  [446, -262],
  [488, -160],
  [500, -108],
  [520, -70],
  [534, -36],
  [530, -2],
  [544, 0],
  [634, 0],
  [646, -8],
  [616, -76],
  [592, -108],
  [570, -146],
  [532, -244],
  [512, -296],
  [508, -350],
  [486, -404],
  [476, -480],
  [482, -570],
]
const FORE_LIFTED: Pt[] = [
  [340, -474],
  [352, -404],
  [344, -356],
  [318, -294],
  [264, -214],
  [236, -176],
  [226, -146],
  [206, -132],
  [198, -118],
  [232, -26],
  [244, -24],
  [286, -92],
  [302, -136],
  [318, -178],
  [354, -244],
  [396, -304],
  [432, -350],
  [436, -404],
  [446, -480],
  [470, -570],
]
const FRONT: Pt[] = [
  [496, -650],
  [500, -728],
  [474, -806],
  [462, -890],
  [482, -990],
  [532, -1090],
  [566, -1156],
  [606, -1134],
  [662, -1112],
  [722, -1066],
  [774, -1030],
  [800, -1008],
  [826, -1004],
  [838, -1022],
  [862, -1030],
  [872, -1066],
  [852, -1112],
  [808, -1182],
  [752, -1262],
  [700, -1340],
  [660, -1386],
]

export interface HorseOptions {
  /** On the ground, under the saddle. */
  at: Pt
  /** Height at the withers in pixels. */
  height: number
  coat: string
  /** Colour of its shadow side, of the light, and of mane and tail. */
  shade: string
  light: string
  mane: string
  /** Saddle leather, blanket and its stripe. */
  leather: string
  blanket: string
  stripe: string
  /** 0: near legs reach out, 1: near legs gather under the belly. */
  gait?: 0 | 1
  /** Head carried lower (+) or higher (-), degrees. */
  nod?: number
  /** 1: light from the right (the way it walks). */
  side?: number
  /** White stockings and blaze. */
  white?: boolean
  /** Degrees the ground falls towards where it walks. */
  tilt?: number
  /** Walks to the left. */
  flip?: boolean
  rider?: Omit<FigureOptions, "at" | "height" | "pose"> & {nod?: number; lean?: number}
}

/** A walking saddle horse with tack, and its rider. */
export function horse(k: Kit, o: HorseOptions): string {
  const r = k.rng.fork()
  const {coat, shade, light, gait = 0} = o
  const side = (o.side ?? 1) * (o.flip ? -1 : 1)
  const turn = ((o.nod ?? 0) * Math.PI) / 180
  // Neck and head turn about the base of the neck, more the farther they are from it.
  const bend = ([x, y]: Pt): Pt => {
    if (y > -700 || x < 200) return [x, y]
    const a = turn * ease(Math.hypot(x - 320, y + 880), 60, 420)
    const [u, v] = [x - 320, y + 880]
    return [320 + u * Math.cos(a) - v * Math.sin(a), -880 + u * Math.sin(a) + v * Math.cos(a)]
  }
  const [hind, farHind] = gait ? [HIND_FORTH, HIND_BACK] : [HIND_BACK, HIND_FORTH]
  const [fore, farFore] = gait ? [FORE_LIFTED, FORE_FORTH] : [FORE_FORTH, FORE_LIFTED]
  const body = blob([...TOP, ...hind, ...BELLY, ...fore, ...FRONT].map(bend), 0.92)
  const far = darken(mix(coat, shade, 0.72), 0.02)
  const shift = (list: Pt[], dx: number, top: Pt[]) =>
    blob(
      [...list, ...top].map(([x, y]): Pt => [x + dx, y - 20]),
      0.92,
    )
  const farLegs = [
    shift(farHind, 34, [
      [-200, -680],
      [-400, -780],
    ]),
    shift(farFore, 26, [
      [450, -660],
      [310, -640],
    ]),
  ]
  const horn = (dx: number, dy: number) =>
    fill(
      HOOVES.map(h =>
        blob(
          h.map(([x, y]): Pt => [x + dx, y + dy]),
          0.5,
        ),
      ).join(""),
      "#241a22",
      0.92,
    )
  const soft = (list: Pt[], paint: string, opacity: number, blur = 22) =>
    k.soft(fill(blob(list.map(bend)), paint, opacity), blur, 0.4)
  const line = (list: Pt[], w: number, paint: string, opacity = 0.55) =>
    fill(
      ribbon(list.map(bend), t => w * Math.sin(Math.PI * (0.06 + 0.9 * t)), 18),
      paint,
      opacity,
    )
  const paint = k.across(
    [
      [0, lighten(coat, 0.04)],
      [0.34, coat],
      [0.62, mix(coat, shade, 0.42)],
      [1, mix(coat, shade, 0.7)],
    ],
    [side * 120, -1350],
    [-side * 40, -120],
  )
  const dapple = mix(coat, light, 0.35)
  const inner = [
    soft(
      [
        [-480, -860],
        [-380, -960],
        [-250, -960],
        [-220, -860],
        [-300, -740],
        [-430, -720],
      ],
      dapple,
      0.5,
    ),
    soft(
      [
        [300, -1020],
        [420, -900],
        [450, -740],
        [380, -640],
        [290, -700],
        [250, -880],
      ],
      dapple,
      0.42,
    ),
    soft(
      [
        [-120, -700],
        [60, -680],
        [230, -690],
        [240, -560],
        [60, -540],
        [-140, -570],
      ],
      shade,
      0.5,
      34,
    ),
    soft(
      [
        [-200, -820],
        [-140, -760],
        [-170, -640],
        [-250, -580],
        [-270, -680],
      ],
      shade,
      0.5,
      16,
    ),
    soft(
      [
        [470, -880],
        [560, -1060],
        [600, -1120],
        [540, -1000],
        [470, -760],
      ],
      shade,
      0.55,
      14,
    ),
    line(
      [
        [214, -980],
        [286, -860],
        [380, -760],
        [470, -700],
      ],
      15,
      shade,
      0.4,
    ),
    line(
      [
        [470, -700],
        [420, -620],
        [330, -580],
        [290, -560],
      ],
      20,
      shade,
      0.6,
    ),
    line(
      [
        [-262, -900],
        [-222, -780],
        [-236, -660],
        [-290, -590],
      ],
      17,
      shade,
      0.5,
    ),
    line(
      [
        [-470, -760],
        [-440, -640],
        [-400, -560],
      ],
      13,
      shade,
      0.4,
    ),
    line(
      [
        [340, -1110],
        [430, -1010],
        [500, -960],
      ],
      13,
      shade,
      0.3,
    ),
    gait === 0
      ? line(
          [
            [300, -552],
            [350, -600],
            [420, -590],
            [474, -520],
          ],
          15,
          shade,
          0.5,
        ) +
        line(
          [
            [-300, -588],
            [-380, -560],
            [-450, -490],
            [-520, -420],
          ],
          14,
          shade,
          0.4,
        )
      : line(
          [
            [300, -552],
            [350, -610],
            [430, -590],
            [462, -520],
          ],
          16,
          shade,
          0.5,
        ),
    // Head: cheek, eye hollow, muzzle.
    soft(
      [
        [596, -1180],
        [650, -1220],
        [690, -1170],
        [660, -1120],
        [606, -1140],
      ],
      dapple,
      0.5,
      9,
    ),
    line(
      [
        [584, -1180],
        [606, -1140],
        [660, -1118],
        [700, -1140],
      ],
      10,
      shade,
      0.7,
    ),
    line(
      [
        [720, -1270],
        [770, -1190],
        [810, -1120],
      ],
      12,
      dapple,
      0.6,
    ),
    soft(
      [
        [780, -1080],
        [850, -1120],
        [880, -1050],
        [840, -1000],
        [780, -1010],
      ],
      mix(shade, "#1c1420", 0.4),
      0.7,
      12,
    ),
    fill(
      blob(
        [
          [838, -1086],
          [856, -1090],
          [858, -1070],
          [842, -1064],
        ].map(p => bend(p as unknown as Pt)),
      ),
      "#1a1118",
      0.9,
    ),
    line(
      [
        [838, -1022],
        [812, -1030],
        [786, -1044],
      ],
      6,
      "#1a1118",
      0.8,
    ),
    fill(
      blob(
        [
          [668, -1290],
          [690, -1306],
          [712, -1290],
          [704, -1270],
          [676, -1272],
        ].map(p => bend(p as unknown as Pt)),
      ),
      "#150d13",
    ),
    fill(
      blob(
        [
          [684, -1298],
          [694, -1300],
          [696, -1290],
          [686, -1288],
        ].map(p => bend(p as unknown as Pt)),
      ),
      "#fff4dc",
      0.9,
    ),
    line(
      [
        [656, -1296],
        [682, -1318],
        [716, -1304],
      ],
      10,
      shade,
      0.7,
    ),
  ]
  if (o.white) {
    inner.push(
      fill(
        blob(
          [
            [672, -1370],
            [700, -1350],
            [760, -1260],
            [822, -1150],
            [806, -1140],
            [744, -1236],
            [690, -1310],
          ].map(p => bend(p as unknown as Pt)),
        ),
        "#fbeedd",
        0.9,
      ),
    )
    const sock = gait
      ? [
          [-330, -230],
          [-190, -250],
          [-100, -60],
          [-270, -60],
        ]
      : [
          [-660, -220],
          [-540, -210],
          [-520, -60],
          [-650, -60],
        ]
    inner.push(fill(blob(sock as unknown as Pt[], 0.4), "#fbeedd", 0.85))
  }
  const edges = [
    {paint: shade, dx: side * 34, dy: -26, blur: 16, opacity: 0.5},
    {paint: light, dx: -side * 13, dy: 11, blur: 2, opacity: 0.95},
    {paint: mix(coat, light, 0.6), dx: -side * 34, dy: 22, blur: 12, opacity: 0.5},
  ]
  const farEdges = [{paint: light, dx: -side * 8, dy: 3, blur: 1, opacity: 0.45}]
  // Ears.
  const ear = (dx: number, tone: string) => {
    const [a, b, c] = [
      [618 + dx, -1392],
      [660 + dx, -1376],
      [652 + dx, -1508],
    ].map(p => bend(p as unknown as Pt)) as [Pt, Pt, Pt]
    const d = blob(
      [
        a,
        [lerp(a[0], c[0], 0.5) - 18, lerp(a[1], c[1], 0.5)],
        c,
        [lerp(b[0], c[0], 0.45) + 12, lerp(b[1], c[1], 0.45)],
        b,
      ],
      0.8,
    )
    return shaded(k, d, tone, [{paint: light, dx: -side * 9, dy: 5, blur: 1, opacity: 0.9}])
  }
  const hair = (locks: string[]) =>
    locks
      .map((d, i) =>
        fill(d, mix(o.mane, i % 4 === 3 ? light : shade, i % 4 === 3 ? 0.2 : 0.06 + 0.1 * (i % 3))),
      )
      .join("")
  const crest = along(TOP.slice(0, 6).map(bend), 24)
  const mane = [
    ribbon(
      crest.slice(1, 22).map(([x, y]): Pt => [x - 2, y + 18]),
      t => 30 + 56 * Math.sin(Math.PI * t) ** 0.6,
      40,
    ),
    ...crest.slice(1, 23).flatMap((p, i) =>
      [0, 1].map(q => {
        const l = r.range(190, 270) * (1 - 0.45 * Math.abs(i / 21 - 0.5)) * (q ? 0.78 : 1)
        const sway = r.bell() * 22
        return ribbon(
          [
            [p[0] + 8, p[1] - 10],
            [p[0] - 20 + sway, p[1] + l * 0.36],
            [p[0] - 2 + sway * 0.3, p[1] + l * 0.72],
            [p[0] - 22 + sway * 1.8, p[1] + l],
          ],
          t => (q ? 26 : 46) * Math.sin(Math.PI * (0.3 + 0.68 * t)) + 2,
          14,
        )
      }),
    ),
  ]
  const poll = bend([612, -1404])
  const forelock = [0, 1, 2].map(i =>
    blade([poll[0] + 6 + i * 10, poll[1]], [poll[0] + 66 + i * 14, poll[1] + 120 + i * 16], 30, 10),
  )
  const tail = Array.from({length: 15}, (_, i) => {
    const u = i / 14
    const sway = r.bell() * 26
    const l = lerp(620, 760, 1 - Math.abs(u - 0.5) * 2) + r.bell() * 40
    return ribbon(
      [
        [-462, -884 + u * 20],
        [-536 - 24 * u, -846 + 10 * u],
        [-590 - 46 * u + sway * 0.4, -700],
        [-596 - 70 * u + sway, -880 + l * 0.78],
        [-560 - 110 * u + sway * 1.6, -880 + l],
      ],
      t => 34 * Math.sin(Math.PI * (0.22 + 0.76 * t)) + 3,
      18,
    )
  })
  const strap = (list: Pt[], w: number, c = o.leather) => stroke(curve(list.map(bend)), c, w)
  const bridle =
    strap(
      [
        [630, -1380],
        [676, -1250],
        [770, -1090],
      ],
      13,
    ) +
    strap(
      [
        [622, -1160],
        [690, -1240],
      ],
      0.1,
    ) +
    strap(
      [
        [748, -1056],
        [790, -1092],
        [826, -1142],
      ],
      14,
    ) +
    strap(
      [
        [604, -1376],
        [640, -1330],
        [704, -1336],
      ],
      12,
    ) +
    strap(
      [
        [612, -1384],
        [610, -1280],
        [622, -1146],
      ],
      11,
    ) +
    fill(
      blob(
        [
          [786, -1048],
          [802, -1056],
          [806, -1036],
          [792, -1030],
        ].map(p => bend(p as unknown as Pt)),
      ),
      "#e9d7a8",
    )
  const blanketD = blob(
    [
      [196, -1012],
      [80, -978],
      [-60, -952],
      [-190, -962],
      [-214, -900],
      [-196, -740],
      [-60, -716],
      [110, -724],
      [214, -760],
      [232, -900],
    ],
    0.72,
  )
  const blanket = shaded(
    k,
    blanketD,
    k.across([lighten(o.blanket, 0.04), o.blanket, darken(o.blanket, 0.1)], [0, -980], [0, -700]),
    [
      {paint: light, dx: 0, dy: 10, blur: 2, opacity: 0.5},
      {paint: darken(o.blanket, 0.18), dx: side * 16, dy: -16, blur: 6, opacity: 0.6},
    ],
    [
      [0.25, 22],
      [0.36, 8],
      [0.86, 24],
    ]
      .map(([q, w]) => {
        const y = lerp(-960, -716, q as number)
        return stroke(
          curve([
            [-230, y + 4],
            [-60, y + 12],
            [120, y + 4],
            [250, y - 26],
          ]),
          o.stripe,
          w as number,
          0.9,
        )
      })
      .join(""),
  )
  const fringe = Array.from({length: 26}, (_, i) => {
    const x = lerp(-196, 206, i / 25)
    const y = i > 17 ? lerp(-724, -764, (i - 17) / 8) : -728
    return blade([x, y - 6], [x + r.bell() * 8, y + 34], 9, 1)
  })
  const saddleD = blob(
    [
      [176, -1096],
      [206, -1060],
      [190, -1004],
      [206, -900],
      [150, -818],
      [60, -806],
      [-20, -840],
      [-70, -930],
      [-176, -968],
      [-206, -1018],
      [-196, -1064],
      [-150, -1030],
      [-40, -1004],
      [80, -1010],
      [140, -1042],
    ],
    0.85,
  )
  const saddle =
    k.inside(
      body,
      strap(
        [
          [96, -840],
          [106, -680],
          [104, -490],
        ],
        32,
        darken(o.leather, 0.06),
      ),
    ) +
    shaded(
      k,
      saddleD,
      k.across(
        [lighten(o.leather, 0.1), o.leather, darken(o.leather, 0.08)],
        [0, -1100],
        [0, -800],
      ),
      [
        {paint: light, dx: -side * 8, dy: 9, blur: 2, opacity: 0.8},
        {paint: darken(o.leather, 0.16), dx: side * 12, dy: -14, blur: 6, opacity: 0.6},
      ],
    ) +
    // Breast collar and a rolled cloak behind the seat.
    strap(
      [
        [196, -900],
        [340, -830],
        [484, -726],
      ],
      20,
    ) +
    shaded(
      k,
      blob(
        [
          [-330, -1040],
          [-220, -1064],
          [-150, -1030],
          [-160, -976],
          [-240, -956],
          [-330, -984],
        ],
        0.9,
      ),
      o.stripe,
      [
        {paint: light, dx: -side * 8, dy: 10, blur: 2, opacity: 0.8},
        {paint: darken(o.stripe, 0.2), dx: 0, dy: -16, blur: 6, opacity: 0.6},
      ],
      stroke("M-286 -1070V-940M-206 -1080V-940", o.leather, 13),
    )
  const bit = bend([796, -1042])
  const hand: Pt = [330, -1196]
  const rein = (dy: number) =>
    stroke(
      curve([bit, [lerp(bit[0], hand[0], 0.5), lerp(bit[1], hand[1], 0.5) + 66 + dy], hand]),
      darken(o.leather, 0.02),
      9,
    )
  const {nod = 0, lean = 0, poncho, ...clothes} = o.rider ?? {skin: "", shirt: "", trousers: ""}
  const rider = o.rider
    ? figure(k, {
        ...clothes,
        at: [40, -972],
        height: 1120,
        seated: true,
        side,
        pose: {
          lean: 2 + lean,
          far: [44, -2],
          near: [42, -5],
          farArm: [24, 84],
          nearArm: [16, 80],
          nod,
        },
      })
    : ""
  const stirrup = o.rider
    ? stroke("M212 -652L184 -560L182 -530L252 -530L246 -562L212 -652", darken(o.leather, 0.08), 11)
    : ""
  const cape = poncho
    ? place(ruana(k, poncho, light, side), {
        x: 40,
        y: -972 - 60 * 1.12,
        scale: 1.12,
        rotate: (lean + 2) * 1.1,
      })
    : ""
  const all = [
    ...farLegs.map((d, i) =>
      shaded(
        k,
        d,
        k.across([mix(far, coat, 0.2), far], [0, -700], [0, 0]),
        farEdges,
        horn(i ? 26 : 34, -20),
      ),
    ),
    hair(tail),
    ear(-36, mix(coat, shade, 0.5)),
    shaded(k, body, paint, edges, inner.join("") + horn(0, 0)),
    ear(0, coat),
    hair(mane),
    hair(forelock),
    fill(fringe.join(""), o.blanket),
    blanket,
    saddle,
    bridle,
    rein(26),
    rider,
    stirrup,
    cape,
    rein(0),
  ].join("")
  return place(all, {
    x: o.at[0],
    y: o.at[1],
    scale: o.height / 1000,
    rotate: o.tilt ?? 0,
    flip: o.flip ?? false,
  })
}

/** The horn of the hooves in each place a leg may stand, and of the lifted one. */
const HOOVES: Pt[][] = [
  ...[-634, -250, 530].map((x): Pt[] => [
    [x - 18, 10],
    [x + 130, 10],
    [x + 94, -76],
    [x + 4, -44],
  ]),
  [
    [180, -140],
    [216, -138],
    [292, -94],
    [250, -4],
    [190, -60],
  ],
]

/** A ruana over the rider's shoulders, in the rider's coordinates (hip at 0, 0). */
function ruana(k: Kit, colour: string, light: string, side: number): string {
  const d = blob(
    [
      [-44, -362],
      [-104, -318],
      [-146, -214],
      [-176, -100],
      [-208, -2],
      [-160, 26],
      [-104, -8],
      [-30, 22],
      [44, -4],
      [112, 24],
      [150, -30],
      [142, -130],
      [112, -262],
      [74, -334],
      [34, -362],
    ],
    0.9,
  )
  const fold = (a: Pt, b: Pt, c: Pt, w: number) => ribbon([a, b, c], t => 4 + w * t, 12)
  const dark = [
    fold([-60, -330], [-96, -190], [-112, -4], 26),
    fold([-6, -320], [-6, -170], [-40, 14], 34),
    fold([56, -300], [74, -160], [62, 6], 26),
  ]
  const lit = [
    fold([-92, -310], [-132, -170], [-176, 10], 26),
    fold([-30, -320], [-48, -180], [-76, -6], 18),
  ]
  const band = (y: number, w: number, c: string) =>
    stroke(
      curve([
        [-230, y - 26],
        [-150, y + 6],
        [-100, y - 26],
        [-30, y + 2],
        [44, y - 22],
        [112, y + 4],
        [180, y - 46],
      ]),
      c,
      w,
    )
  return shaded(
    k,
    d,
    k.across(
      [lighten(colour, 0.05), colour, darken(colour, 0.12)],
      [-side * -120, -300],
      [-side * 160, 0],
    ),
    [
      {paint: darken(colour, 0.16), dx: side * 22, dy: -16, blur: 10, opacity: 0.6},
      {paint: light, dx: -side * 9, dy: 7, blur: 1, opacity: 0.95},
    ],
    band(-32, 22, mix(colour, "#fff2d8", 0.75)) +
      band(-66, 8, mix(colour, "#fff2d8", 0.6)) +
      band(-90, 12, mix(colour, "#1a1420", 0.5)) +
      fill(dark.join(""), darken(colour, 0.14), 0.55) +
      fill(lit.join(""), mix(colour, light, 0.5), 0.4) +
      stroke("M-40 -352Q0 -322 44 -352", darken(colour, 0.2), 14),
  )
}
