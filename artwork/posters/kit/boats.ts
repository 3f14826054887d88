import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, mix} from "./colour"
import {blob, curve, n, type Pt, place, poly, ribbon} from "./path"
import {pts} from "./points"
import {foam} from "./water"

/** A small motor launch seen from above and behind, bow to the right, with its shadow on the bottom. */
export function launch(
  k: Kit,
  {
    at,
    length: l,
    colour,
    trim,
    wake,
    angle,
  }: {at: Pt; length: number; colour: string; trim: string; wake: number; angle: number},
): string {
  const hull = blob(pts("-50 -15, -10 -20, 30 -15, 56 0, 30 15, -10 20, -50 15, -54 0"), 0.85)
  const deck = blob(pts("-44 -9, -8 -13, 22 -9, 36 0, 22 9, -8 13, -44 9"), 0.85)
  const roof = poly(pts("-30 -12, 4 -13, 8 -4, 4 7, -30 8, -33 -3"))
  const w = (wake / l) * 100
  const trail = wake
    ? fill(
        ribbon(
          [
            [-40, 0],
            [-40 - w * 0.5, 3],
            [-40 - w, 12],
          ],
          t => (16 + 40 * t) * (1 - t ** 3),
        ),
        "#ffffff",
        0.22,
      ) +
      fill(
        ribbon(
          [
            [20, -14],
            [-50 - w * 0.4, -30],
            [-40 - w, -46],
          ],
          t => 8 * (1 - t),
        ),
        "#ffffff",
        0.9,
      ) +
      fill(
        ribbon(
          [
            [20, 14],
            [-50 - w * 0.4, 38],
            [-40 - w, 66],
          ],
          t => 8 * (1 - t),
        ),
        "#ffffff",
        0.9,
      ) +
      foam(k, {
        at: [-50 - w * 0.35, 4],
        width: w * 0.9,
        height: 34,
        colour: "#ffffff",
        opacity: 0.9,
        holes: 0.9,
      })
    : ""
  const svg =
    fill(blob(pts("-46 14, -6 6, 36 12, 62 26, 36 40, -6 44, -46 38")), "#083a5a", 0.38) +
    trail +
    shaded(k, hull, colour, [
      {paint: trim, dx: 0, dy: -6, opacity: 0.95},
      {paint: darken(colour, 0.18), dx: 4, dy: -3, opacity: 0.4},
    ]) +
    fill(deck, mix(colour, "#a07a52", 0.55)) +
    stroke(`M${n(14)} -10v20M-40 -9v18`, darken(colour, 0.3), 3, 0.7) +
    shaded(k, roof, mix(trim, colour, 0.15), [{paint: "#ffffff", dx: 5, dy: 3, opacity: 0.4}])
  return place(svg, {x: at[0], y: at[1], scale: l / 100, rotate: angle})
}

/** A thatched hut seen from above: four-sided palm roof over posts. */
export function hut(
  k: Kit,
  {at, size, roof, light, wall}: {at: Pt; size: number; roof: string; light: string; wall: string},
): string {
  const r = k.rng.fork()
  const left = poly(pts("-56 4, -6 -46, 4 -45, 2 22, -10 21"))
  const right = poly(pts("2 22, 4 -45, 14 -44, 58 2, 36 14"))
  const straw = Array.from({length: 34}, () => {
    const a = r.range(-1, 1)
    const t = r.range(0, 0.6)
    const [x0, y0, x1, y1] = [a * 9, -44, a * 54, 20 - Math.abs(a) * 18]
    return curve([
      [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t],
      [x0 + (x1 - x0) * (t + 0.35), y0 + (y1 - y0) * (t + 0.35)],
    ])
  })
  const svg =
    fill(blob(pts("-30 30, 30 20, 92 28, 84 46, 20 54, -20 46")), "#0b3f52", 0.3) +
    fill(
      poly(pts("-44 4, 46 2, 42 34, -2 44, -38 34")),
      k.linear([darken(wall, 0.25), wall], [1, 0], [0, 1]),
    ) +
    stroke("M-42 6v30M-2 20v24M43 6v28M-22 14v26", darken(wall, 0.35), 3.5) +
    shaded(k, left, k.linear([light, roof], [0.3, 0], [0.5, 1]), [
      {paint: darken(roof, 0.14), dx: 0, dy: -5, opacity: 0.7},
    ]) +
    shaded(k, right, k.linear([roof, darken(roof, 0.14)]), [
      {paint: darken(roof, 0.22), dx: 0, dy: -5, opacity: 0.7},
    ]) +
    stroke(straw.join(""), darken(roof, 0.15), 1.6, 0.5)
  return place(svg, {x: at[0], y: at[1], scale: size / 110})
}

/** A sailing boat from above at a slant, with its shadow on the water. */
export function sail(k: Kit, {at, size}: {at: Pt; size: number}): string {
  const svg =
    fill(blob(pts("-30 8, 30 4, 96 30, 120 52, 60 40, -10 26")), "#083a5a", 0.3) +
    shaded(k, blob(pts("-44 -4, -20 -10, 24 -9, 52 -2, 26 9, -20 10, -42 6")), "#fffaf0", [
      {paint: "#d98a4a", dx: 0, dy: -7},
    ]) +
    shaded(
      k,
      blob(pts("2 -6, 4 -60, 8 -112, 34 -70, 44 -14, 20 -6"), 0.7),
      k.linear(["#ffffff", "#e6eef0"]),
      [{paint: "#a9c6d6", dx: -10, dy: 0, blur: 4, opacity: 0.7}],
    ) +
    shaded(k, blob(pts("-4 -8, -2 -60, 4 -104, -22 -50, -40 -6"), 0.7), "#f7f2e2", [
      {paint: "#c6d6dc", dx: 8, dy: 0, blur: 4, opacity: 0.8},
    ]) +
    stroke("M3 -4L6 -114", "#6a4a3a", 2.5)
  return place(svg, {x: at[0], y: at[1], scale: size / 120, rotate: 4})
}
