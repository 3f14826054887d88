import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken} from "./colour"
import {blob, curve, n, type Pt, place, put, ribbon} from "./path"
import {type FigureOptions, figure, type Pose} from "./people"

const dir = (p: Pt, angle: number, l: number): Pt => [
  p[0] + Math.sin((angle * Math.PI) / 180) * l,
  p[1] + Math.cos((angle * Math.PI) / 180) * l,
]

/** Joints of a `figure` in its own coordinates (hip at 0, 0; 1000 high): hands, back, lowest foot. */
export function joints(pose: Pose): {
  near: Pt
  far: Pt
  low: number
  back: (y: number, x: number) => Pt
} {
  const lean = pose.lean ?? 0
  const chest = dir([0, 0], 180 - lean, 310)
  const hand = (which: "farArm" | "nearArm"): Pt => {
    const [a, b] = pose[which]
    const s = dir(chest, which === "farArm" ? 90 : -90, which === "farArm" ? 44 : 36)
    return dir(dir([s[0], s[1] + 22], a, 165), b, 172)
  }
  const ankle = (which: "far" | "near") => {
    const [a, b] = pose[which]
    return dir(dir([0, 0], a, 245), b, 235)[1]
  }
  return {
    near: hand("nearArm"),
    far: hand("farArm"),
    low: Math.max(ankle("far"), ankle("near")) + 32,
    back: (y, x) => {
      const p = dir([0, 0], 180 - lean, y)
      return [p[0] + x, p[1]]
    },
  }
}

/** A trekker: a figure with a large framed pack, rolled mat, and a pole in each hand that has a place to set it. */
export function hiker(
  k: Kit,
  o: Omit<FigureOptions, "pack"> & {
    sack: string
    mat: string
    /** Where the poles touch the ground, in own coordinates from under the hip (x forward). */
    poles?: {near?: number; far?: number}
  },
): string {
  const s = o.height / 1000
  const j = joints(o.pose)
  const light = o.light ?? "#ffffff"
  const side = (o.side ?? 1) * (o.flip ? -1 : 1)
  const own = (svg: string) =>
    place(svg, {x: o.at[0], y: o.at[1] - j.low * s, scale: s, flip: o.flip ?? false})
  const pole = (hand: Pt, x: number, tone: string) => {
    const foot: Pt = [x, j.low + 6]
    const top: Pt = [hand[0] + (hand[0] - foot[0]) * 0.06, hand[1] - 34]
    return (
      stroke(`M${n(top[0])} ${n(top[1])}L${n(foot[0])} ${n(foot[1])}`, tone, 10) +
      stroke(`M${n(top[0])} ${n(top[1])}L${n(hand[0])} ${n(hand[1] + 20)}`, "#23201f", 20) +
      stroke(`M${n(foot[0] - 16)} ${n(foot[1] - 34)}h32`, "#23201f", 8)
    )
  }
  const rims = (paint: string) => [
    {paint: darken(paint, 0.14), dx: side * 26, dy: -14, blur: 8, opacity: 0.6},
    {paint: light, dx: -side * 9, dy: 8, opacity: 0.85},
  ]
  const bag = blob(
    [
      j.back(-20, -66),
      j.back(-14, -190),
      j.back(60, -228),
      j.back(210, -244),
      j.back(360, -222),
      j.back(400, -150),
      j.back(372, -66),
      j.back(180, -58),
    ],
    0.9,
  )
  const lid = blob(
    [
      j.back(322, -238),
      j.back(392, -226),
      j.back(424, -150),
      j.back(396, -58),
      j.back(340, -52),
      j.back(316, -140),
    ],
    0.9,
  )
  const pocket = blob(
    [j.back(20, -206), j.back(150, -240), j.back(168, -150), j.back(40, -120)],
    0.7,
  )
  const [mx, my] = j.back(-62, -150)
  const mat = blob(
    put(
      [
        [-84, -34],
        [-40, -50],
        [60, -48],
        [92, -26],
        [94, 22],
        [60, 44],
        [-50, 44],
        [-88, 20],
      ],
      [mx, my],
      1,
      -4,
    ),
    0.9,
  )
  const sack =
    shaded(
      k,
      mat,
      o.mat,
      rims(o.mat),
      stroke(
        curve([
          [mx - 40, my - 60],
          [mx - 44, my + 60],
        ]) +
          curve([
            [mx + 40, my - 60],
            [mx + 36, my + 60],
          ]),
        darken(o.mat, 0.2),
        9,
      ),
    ) +
    shaded(
      k,
      bag,
      o.sack,
      rims(o.sack),
      fill(pocket, darken(o.sack, 0.07)) +
        stroke(
          curve([j.back(300, -250), j.back(290, -60)]) +
            curve([j.back(180, -256), j.back(186, -150)]),
          darken(o.sack, 0.16),
          9,
        ),
    ) +
    shaded(k, lid, darken(o.sack, 0.04), rims(o.sack))
  const straps =
    fill(
      ribbon([j.back(356, -80), j.back(330, 14), j.back(240, 34), j.back(150, -24)], () => 27, 14),
      darken(o.sack, 0.13),
    ) +
    fill(
      ribbon([j.back(30, -90), j.back(10, 0), j.back(26, 72)], () => 26, 10),
      darken(o.sack, 0.16),
    )
  const farPole = o.poles?.far === undefined ? "" : pole(j.far, o.poles.far, "#5b5a5f")
  const nearPole = o.poles?.near === undefined ? "" : pole(j.near, o.poles.near, "#75747a")
  // The near arm lies over the straps: draw the figure, then pack and straps, then the arm again.
  const {sack: _s, mat: _m, poles: _p, ...person} = o
  const whole = figure(k, person)
  const arm = nearArm(k, o, side)
  return own(farPole) + own(sack) + whole + own(straps) + own(nearPole) + own(arm)
}

/** The near arm of the figure once more, to lie over straps. */
function nearArm(k: Kit, o: FigureOptions, side: number): string {
  const {pose} = o
  const chest = dir([0, 0], 180 - (pose.lean ?? 0), 310)
  const [a, b] = pose.nearArm
  const s = dir(chest, -90, 36)
  const shoulder: Pt = [s[0], s[1] + 22]
  const elbow = dir(shoulder, a, 165)
  const wrist = dir(elbow, b, 150)
  const sleeve = ribbon([shoulder, elbow, dir(elbow, b, 96)], t => 92 - 32 * t, 12)
  const hand = blob(
    put(
      [
        [-20, -22],
        [24, -26],
        [46, 0],
        [26, 26],
        [-20, 22],
      ],
      wrist,
      1,
      90 - b,
    ),
  )
  return (
    fill(
      ribbon([elbow, wrist, dir(wrist, b, 10)], () => 44, 8),
      o.skin,
    ) +
    fill(hand, darken(o.skin, 0.02)) +
    shaded(k, sleeve, o.shirt, [
      {paint: darken(o.shirt, 0.12), dx: side * 22, dy: -6, blur: 4, opacity: 0.6},
      ...(o.light ? [{paint: o.light, dx: -side * 8, dy: 2, opacity: 0.6}] : []),
    ])
  )
}
