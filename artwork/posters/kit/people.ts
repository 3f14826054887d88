import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {blob, curve, lerp, n, type Pt, place, put, ribbon} from "./path"

/** Angles in degrees from hanging straight down; positive swings forward (to the right). */
export interface Pose {
  /** Forward lean of the trunk. */
  lean?: number
  /** [thigh, shin] of the far and of the near leg. */
  far: readonly [number, number]
  near: readonly [number, number]
  /** [upper arm, forearm]. */
  farArm: readonly [number, number]
  nearArm: readonly [number, number]
  /** Head turned down (+) or up (-). */
  nod?: number
}

/** Ready postures; copy and change one angle or two for every further person. */
export const POSES = {
  stand: {lean: 1, far: [4, 1], near: [-3, -4], farArm: [8, 14], nearArm: [-6, 4]},
  walk: {lean: 6, far: [26, 8], near: [-16, -34], farArm: [-22, -8], nearArm: [20, 42]},
  stride: {lean: 9, far: [-22, -44], near: [30, 14], farArm: [26, 60], nearArm: [-28, -6]},
  climb: {lean: 18, far: [62, 2], near: [-10, -22], farArm: [48, 80], nearArm: [-14, 20], nod: -10},
  point: {lean: 0, far: [6, 2], near: [-5, -6], farArm: [104, 96], nearArm: [-8, 4], nod: -6},
  look: {lean: -2, far: [8, 4], near: [-6, -8], farArm: [6, 10], nearArm: [50, 150], nod: -12},
  sit: {lean: 4, far: [86, 4], near: [80, -6], farArm: [34, 70], nearArm: [24, 62]},
  ride: {lean: 4, far: [58, -4], near: [52, -8], farArm: [36, 82], nearArm: [28, 76]},
  paddle: {lean: 18, far: [84, -10], near: [80, -14], farArm: [86, 46], nearArm: [52, 20]},
  lead: {lean: -3, far: [18, -2], near: [-14, -26], farArm: [118, 142], nearArm: [46, 96]},
  follow: {
    lean: 5,
    far: [-20, -40],
    near: [22, 6],
    farArm: [128, 158],
    nearArm: [-58, -26],
    nod: -8,
  },
  pick: {lean: 8, far: [10, 2], near: [-8, -12], farArm: [74, 108], nearArm: [60, 96]},
} as const satisfies Record<string, Pose>

export interface FigureOptions {
  /** Where the lower foot stands (sitting and riding: the seat). */
  at: Pt
  height: number
  pose: Pose
  skin: string
  shirt: string
  trousers: string
  hair?: string
  shoes?: string
  hat?: string
  hatKind?: "straw" | "cap" | "sombrero"
  /** Backpack colour. */
  pack?: string
  /** Skirt colour: flares with the pose. */
  skirt?: string
  /** Poncho (ruana) colour. */
  poncho?: string
  hairKind?: "short" | "long" | "bun"
  /** Looks to the left. */
  flip?: boolean
  /** Rim light and its side as seen in the picture (1 right). */
  light?: string
  side?: number
  /** Seat instead of foot at `at`. */
  seated?: boolean
}

/** A person: jointed figure with clothes, hat and rim light. Works from 40 to 700 px height. */
export function figure(k: Kit, o: FigureOptions): string {
  const {pose} = o
  const H = 1000
  const hair = o.hair ?? "#2a1c18"
  const shoes = o.shoes ?? "#2b2422"
  const light = o.light
  const side = (o.side ?? 1) * (o.flip ? -1 : 1)
  const lean = pose.lean ?? 0
  const dir = (p: Pt, angle: number, l: number): Pt => [
    p[0] + Math.sin((angle * Math.PI) / 180) * l,
    p[1] + Math.cos((angle * Math.PI) / 180) * l,
  ]
  const hip: Pt = [0, 0]
  const chest = dir(hip, 180 - lean, 310)
  const neck = dir(chest, 180 - lean * 1.2, 40)
  const head = dir(neck, 180 - lean * 0.6, 75)
  const legs = (
    [
      ["far", 14],
      ["near", -14],
    ] as const
  ).map(([which, dx]) => {
    const [a, b] = pose[which]
    const top: Pt = [hip[0] + dx, hip[1]]
    const knee = dir(top, a, 245)
    return {top, knee, ankle: dir(knee, b, 235), b}
  })
  const low = Math.max(...legs.map(l => l.ankle[1])) + 32
  const rim = (d: string, paint: string, width: number, inner = ""): string =>
    shaded(
      k,
      d,
      paint,
      [
        {paint: darken(paint, 0.1), dx: side * width * 0.3, dy: -width * 0.08, opacity: 0.55},
        ...(light
          ? [{paint: light, dx: -side * width * 0.11, dy: width * 0.05, opacity: 0.85}]
          : []),
      ],
      inner,
    )
  const leg = (l: (typeof legs)[number], tone: number): string => {
    const shoe = blob(
      put(
        [
          [-34, -22],
          [-36, 26],
          [30, 30],
          [88, 30],
          [78, 6],
          [34, -14],
          [22, -40],
          [-20, -44],
        ],
        l.ankle,
        1,
        -Math.max(-40, Math.min(30, l.b)) * 0.7,
      ),
    )
    const cloth = ribbon(
      [l.top, l.knee, l.ankle],
      t => lerp(128, 66, t ** 0.8) + 10 * Math.sin(Math.PI * t * 2),
      18,
    )
    return fill(shoe, darken(shoes, tone)) + rim(cloth, darken(o.trousers, tone), 100)
  }
  const arm = (which: "farArm" | "nearArm", tone: number): string => {
    const [a, b] = pose[which]
    const s: Pt = dir(chest, which === "farArm" ? 90 : -90, which === "farArm" ? 44 : 36)
    const shoulder: Pt = [s[0], s[1] + 22]
    const elbow = dir(shoulder, a, 165)
    const wrist = dir(elbow, b, 150)
    const hand = dir(wrist, b, 30)
    return (
      fill(
        ribbon([elbow, wrist, hand], t => lerp(50, 44, t), 10),
        darken(o.skin, tone),
      ) +
      fill(
        blob(
          put(
            [
              [-14, -24],
              [26, -26],
              [52, 0],
              [26, 24],
              [-14, 22],
            ],
            wrist,
            1,
            90 - b,
          ),
        ),
        darken(o.skin, tone),
      ) +
      rim(
        ribbon([shoulder, elbow, dir(elbow, b, 62)], t => lerp(88, 60, t), 12),
        darken(o.shirt, tone),
        70,
      )
    )
  }
  const across = (y: number, x: number): Pt => {
    const p = dir(hip, 180 - lean, y)
    return [p[0] + x, p[1]]
  }
  const torso = blob(
    [
      across(-6, -70),
      across(60, -66),
      across(190, -82),
      across(296, -94),
      across(338, -44),
      across(345, 30),
      across(300, 90),
      across(200, 84),
      across(70, 64),
      across(-6, 68),
      across(-22, 0),
    ],
    0.9,
  )
  const headD = blob(
    put(
      [
        [-62, -6],
        [-56, -58],
        [-6, -84],
        [48, -62],
        [62, -12],
        [70, 14],
        [58, 44],
        [30, 76],
        [-12, 72],
        [-44, 40],
      ],
      head,
      1,
      pose.nod ?? 0,
    ),
    0.95,
  )
  const neckD = ribbon([chest, neck, head], () => 62, 6)
  const hairStyles = {
    short: [
      [-72, 26],
      [-76, -40],
      [-30, -98],
      [40, -92],
      [66, -44],
      [20, -48],
      [-24, -30],
      [-36, 20],
    ],
    bun: [
      [-70, 26],
      [-78, -30],
      [-120, -40],
      [-122, -90],
      [-80, -92],
      [-30, -104],
      [40, -92],
      [66, -44],
      [20, -48],
      [-24, -30],
      [-40, 24],
    ],
    long: [
      [-60, 150],
      [-112, 130],
      [-96, -30],
      [-40, -106],
      [40, -96],
      [66, -44],
      [20, -48],
      [-20, -26],
      [-24, 70],
    ],
  } satisfies Record<string, Pt[]>
  const top = (pts: Pt[]) => blob(put(pts, head, 1, (pose.nod ?? 0) + lean * 0.3), 0.8)
  const hat = !o.hat
    ? ""
    : o.hatKind === "cap"
      ? rim(
          top([
            [-76, -30],
            [-66, -88],
            [-6, -112],
            [54, -90],
            [70, -46],
            [128, -36],
            [120, -22],
            [60, -28],
          ]),
          o.hat,
          60,
        )
      : rim(
          top([
            [-60, -50],
            [-54, -116],
            [-20, -132],
            [6, -120],
            [36, -132],
            [58, -108],
            [62, -50],
          ]),
          o.hat,
          60,
        ) +
        stroke(
          curve(
            put(
              [
                [-60, -62],
                [0, -48],
                [62, -62],
              ],
              head,
              1,
              pose.nod ?? 0,
            ),
          ),
          darken(o.hat, 0.3),
          16,
        ) +
        fill(
          top(
            o.hatKind === "sombrero"
              ? [
                  [-168, -66],
                  [-80, -38],
                  [10, -26],
                  [96, -38],
                  [176, -70],
                  [90, -60],
                  [-90, -60],
                ]
              : [
                  [-138, -44],
                  [-70, -36],
                  [10, -26],
                  [90, -38],
                  [142, -52],
                  [70, -66],
                  [-70, -64],
                ],
          ),
          mix(o.hat, light ?? "#ffffff", 0.25),
        )
  const pack = o.pack
    ? rim(
        blob(
          [
            across(40, -70),
            across(20, -150),
            across(60, -200),
            across(230, -206),
            across(318, -176),
            across(330, -90),
          ],
          0.9,
        ),
        o.pack,
        80,
        fill(
          blob([across(60, -204), across(70, -120), across(150, -124), across(160, -206)]),
          darken(o.pack, 0.08),
        ),
      ) +
      stroke(
        curve([across(330, -84), across(300, 10), across(200, 30), across(90, -60)]),
        darken(o.pack, 0.12),
        26,
      )
    : ""
  const skirt = o.skirt
    ? (() => {
        const knees = legs.map(l => l.knee)
        const minX = Math.min(...knees.map(p => p[0])) - 110
        const maxX = Math.max(...knees.map(p => p[0])) + 110
        const y = Math.max(...knees.map(p => p[1])) + 40
        const d = blob(
          [
            across(60, -72),
            [minX * 0.55 - 20, 60],
            [minX, y - 20],
            [lerp(minX, maxX, 0.25), y + 34],
            [lerp(minX, maxX, 0.5), y - 2],
            [lerp(minX, maxX, 0.75), y + 36],
            [maxX, y - 16],
            [maxX * 0.55 + 20, 60],
            across(60, 74),
          ],
          0.55,
        )
        const folds = [0.2, 0.42, 0.64, 0.85].map(t =>
          ribbon(
            [
              across(20, lerp(-40, 40, t)),
              [lerp(minX, maxX, t), y * 0.6],
              [lerp(minX, maxX, t), y + 30],
            ],
            q => 6 + 34 * q,
          ),
        )
        return rim(d, o.skirt, 120, fill(folds.join(""), darken(o.skirt, 0.09), 0.7))
      })()
    : ""
  const poncho = o.poncho
    ? (() => {
        const d = blob(
          [
            across(350, -30),
            across(250, -120),
            across(60, -170),
            across(-10, -150),
            across(-40, 0),
            across(-10, 150),
            across(80, 165),
            across(250, 116),
            across(350, 34),
          ],
          0.85,
        )
        const bands = [40, 90].map(y =>
          ribbon([across(y, -170), across(y - 30, 0), across(y, 170)], () => 20),
        )
        return rim(d, o.poncho, 110, fill(bands.join(""), mix(o.poncho, "#ffffff", 0.35)))
      })()
    : ""
  const [farLeg, nearLeg] = legs as [(typeof legs)[number], (typeof legs)[number]]
  const ear = fill(
    blob(
      put(
        [
          [-26, -6],
          [-14, -20],
          [2, -6],
          [-8, 18],
        ],
        head,
      ),
    ),
    darken(o.skin, 0.08),
  )
  const body = [
    arm("farArm", 0.05),
    leg(farLeg, 0.06),
    leg(nearLeg, 0),
    pack,
    fill(neckD, darken(o.skin, 0.05)),
    rim(torso, o.shirt, 120),
    skirt,
    poncho,
    rim(headD, o.skin, 70),
    ear,
    fill(top(hairStyles[o.hairKind ?? "short"]), hair),
    hat,
    poncho ? "" : arm("nearArm", 0),
  ].join("")
  const scale = o.height / H
  return place(body, {
    x: o.at[0],
    y: o.at[1] - (o.seated ? 60 : low) * scale,
    scale,
    flip: o.flip ?? false,
  })
}

/** A person so far away that only posture shows (10 to 60 px): one colour, one lit edge. */
export function tinyFigure({
  at,
  height,
  pose,
  colour,
  light,
  hat = true,
  pack = false,
  flip = false,
  side = 1,
}: {
  at: Pt
  height: number
  pose: Pose
  colour: string
  light?: string
  hat?: boolean
  pack?: boolean
  flip?: boolean
  side?: number
}): string {
  const dir = (p: Pt, angle: number, l: number): Pt => [
    p[0] + Math.sin((angle * Math.PI) / 180) * l,
    p[1] + Math.cos((angle * Math.PI) / 180) * l,
  ]
  const lean = pose.lean ?? 0
  const chest = dir([0, 0], 180 - lean, 300)
  const head = dir(chest, 180 - lean, 115)
  const limb = (from: Pt, [a, b]: readonly [number, number], l: number, w: number) => {
    const mid = dir(from, a, l)
    return {d: ribbon([from, mid, dir(mid, b, l)], t => w * (1 - 0.4 * t), 8), end: dir(mid, b, l)}
  }
  const legs = [limb([0, 0], pose.far, 245, 120), limb([0, 0], pose.near, 245, 120)]
  const arms = [limb(chest, pose.farArm, 160, 70), limb(chest, pose.nearArm, 160, 70)]
  const low = Math.max(...legs.map(l => l.end[1])) + 10
  const trunk = ribbon(
    [[0, 30], dir([0, 0], 180 - lean, 160), chest, dir(chest, 180 - lean, 40)],
    t => 150 + 50 * Math.sin(Math.PI * t),
    10,
  )
  const headD = `M${n(head[0] - 62)} ${n(head[1])}a62 72 0 1 1 124 0a62 72 0 1 1 -124 0Z`
  const hatD = hat
    ? blob(
        put(
          [
            [-130, -34],
            [-50, -52],
            [-40, -110],
            [40, -110],
            [52, -52],
            [134, -38],
            [0, -20],
          ],
          head,
        ),
      )
    : ""
  const packD = pack
    ? blob([
        dir([0, 0], 180 - lean, 40),
        [chest[0] - 190, -60],
        [chest[0] - 200, -270],
        [chest[0] - 60, -330],
      ])
    : ""
  const all =
    legs.map(l => l.d).join("") + arms.map(a => a.d).join("") + trunk + headD + hatD + packD
  const rim = light
    ? `<g transform="translate(${side * (flip ? -1 : 1) * 22} -12)">${fill(all, light)}</g>`
    : ""
  const scale = height / 1000
  return place(rim + fill(all, colour), {x: at[0], y: at[1] - low * scale, scale, flip})
}
