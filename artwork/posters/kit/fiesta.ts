import {fill, type Kit, shaded} from "./canvas"
import {mix} from "./colour"
import {blob, lerp, at as nth, type Pt, poly, ribbon} from "./path"
import {figure} from "./people"
import {halo} from "./sky"

const [NIGHT, AMBER, CREAM] = ["#170b33", "#ffb437", "#ffe9bd"]
const BULBS = [AMBER, "#ff5f9e", "#6fe0e8", "#b8f07a", "#ffd98a"]

/** A string of coloured bulbs sagging between two points; `size` of a bulb at its two ends. */
export function lights(
  k: Kit,
  a: Pt,
  b: Pt,
  sag: number,
  count: number,
  [s0, s1]: readonly [number, number],
  glow = 0.6,
): string {
  const r = k.rng.fork()
  const p = (t: number): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sag * 4 * t * (1 - t)]
  const wire = ribbon(
    Array.from({length: 12}, (_, i) => p(i / 11)),
    t => lerp(s0, s1, t) * 0.22 + 0.8,
    40,
  )
  return (
    fill(wire, "#12082a") +
    Array.from({length: count}, (_, i) => {
      const t = (i + 0.5) / count
      const [x, y] = p(t)
      const s = lerp(s0, s1, t) * r.range(0.85, 1.15)
      const c = nth(BULBS, (i * 3 + r.int(0, 1)) % 5)
      const bulb = blob([
        [x - s * 0.4, y],
        [x - s * 0.75, y + s * 1.1],
        [x - s * 0.4, y + s * 1.9],
        [x + s * 0.4, y + s * 1.95],
        [x + s * 0.75, y + s * 1.1],
        [x + s * 0.4, y],
      ])
      return (
        halo(k, [Math.round(x), Math.round(y + s)], Math.round(s * 7), c, glow) +
        fill(
          poly([
            [x - s * 0.4, y - s * 0.3],
            [x + s * 0.4, y - s * 0.3],
            [x + s * 0.35, y + s * 0.3],
            [x - s * 0.35, y + s * 0.3],
          ]),
          "#12082a",
        ) +
        fill(bulb, mix(c, "#ffffff", 0.45))
      )
    }).join("")
  )
}

/** A drummer at two congas in the near dark, rimmed by the lights. */
export function congas(k: Kit): string {
  const drum = (x: number, y: number, w: number, h: number) => {
    const d = blob(
      [
        [x - w * 0.42, y],
        [x - w * 0.53, y + h * 0.22],
        [x - w * 0.52, y + h * 0.45],
        [x - w * 0.36, y + h],
        [x + w * 0.36, y + h],
        [x + w * 0.52, y + h * 0.45],
        [x + w * 0.53, y + h * 0.22],
        [x + w * 0.42, y],
      ],
      0.8,
    )
    const skin = blob([
      [x - w * 0.43, y],
      [x, y - h * 0.06],
      [x + w * 0.43, y],
      [x, y + h * 0.055],
    ])
    const staves = Array.from({length: 6}, (_, i) =>
      ribbon(
        [
          [x + w * (i - 2.5) * 0.15, y],
          [x + w * (i - 2.5) * 0.19, y + h * 0.32],
          [x + w * (i - 2.5) * 0.13, y + h],
        ],
        () => 3,
      ),
    ).join("")
    const hoop = (t: number, q: number) =>
      ribbon(
        [
          [x - w * q, y + h * t],
          [x, y + h * (t + 0.07)],
          [x + w * q, y + h * t],
        ],
        () => h * 0.03,
      )
    return (
      shaded(
        k,
        d,
        k.across(["#6b1c4c", "#3a1040", "#1c0829"], [x - w / 2, 0], [x + w / 2, 0]),
        [
          {paint: "#ff8ab0", dx: 7, dy: 2, blur: 2, opacity: 0.9},
          {paint: AMBER, dx: -4, dy: 3, blur: 2, opacity: 0.5},
        ],
        fill(staves, "#1c0829", 0.6) + fill(hoop(0.05, 0.47) + hoop(0.36, 0.53), "#a8788c"),
      ) +
      shaded(k, skin, k.across(["#ffdca6", "#c08a8a"], [x - w / 2, y], [x + w / 2, y]), [
        {paint: CREAM, dx: 3, dy: 4, opacity: 0.9},
      ])
    )
  }
  const dark = {
    skin: "#3c1832",
    shirt: "#331046",
    trousers: "#1a0a2c",
    hair: NIGHT,
    shoes: NIGHT,
    hat: "#57234f",
    light: "#a8486f",
  }
  return (
    figure(k, {
      ...dark,
      at: [2215, 1500],
      height: 830,
      pose: {lean: 8, far: [14, 2], near: [-10, -6], farArm: [38, 78], nearArm: [22, 84], nod: 10},
      flip: true,
      side: -1,
    }) +
    drum(2128, 1004, 196, 430) +
    drum(1936, 1016, 182, 420)
  )
}
