/** Landmarks of Bogotá: the sanctuary on Monserrate, the striped tower of the Carmen church. */
import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {blob, n, type Pt, poly, put} from "./path"
import {pts} from "./points"

interface Look {
  /** Middle of the foot. */
  at: Pt
  height: number
  wall: string
  roof: string
  light: string
  shade: string
  /** -1 light from the left. */
  side?: number
}

/** White sanctuary: gabled front with tall tower and spire, nave behind, terrace wall below. */
export function sanctuary(k: Kit, {at, height, wall, roof, light, shade, side = -1}: Look): string {
  const s = height / 100
  const q = (text: string) => put(pts(text), at, s)
  const part = (text: string, paint = wall, depth = 0.5) =>
    shaded(k, poly(q(text)), k.linear([lighten(paint, 0.02), mix(paint, shade, 0.18)]), [
      {paint: shade, dx: side * 7 * s * depth, dy: 0, opacity: 0.55},
      {paint: light, dx: -side * 0.9 * s, dy: 0.4 * s, opacity: 0.9},
    ])
  const tile = (text: string) =>
    shaded(k, poly(q(text)), k.linear([mix(roof, light, 0.3), roof, mix(roof, shade, 0.3)]), [
      {paint: light, dx: -side * 0.8 * s, dy: 1 * s, opacity: 0.6},
    ])
  const arch = (x: number, y: number, w: number, h: number) => {
    const p = put(
      [
        [x - w / 2, y],
        [x - w / 2, y - h + w / 2],
        [x, y - h],
        [x + w / 2, y - h + w / 2],
        [x + w / 2, y],
      ],
      at,
      s,
    )
    return `M${n(p[0]?.[0] ?? 0)} ${n(p[0]?.[1] ?? 0)}L${n(p[1]?.[0] ?? 0)} ${n(p[1]?.[1] ?? 0)}Q${n(p[1]?.[0] ?? 0)} ${n(p[2]?.[1] ?? 0)} ${n(p[2]?.[0] ?? 0)} ${n(p[2]?.[1] ?? 0)}Q${n(p[3]?.[0] ?? 0)} ${n(p[2]?.[1] ?? 0)} ${n(p[3]?.[0] ?? 0)} ${n(p[3]?.[1] ?? 0)}L${n(p[4]?.[0] ?? 0)} ${n(p[4]?.[1] ?? 0)}Z`
  }
  const dark = mix(shade, "#1c2440", 0.55)
  const arcade = Array.from({length: 9}, (_, i) => arch(-74 + i * 8, -6, 4.6, 12)).join("")
  const cross = (x: number, y: number, h: number) => {
    const [a, b, c, d] = put(
      [
        [x, y],
        [x, y - h],
        [x - h * 0.28, y - h * 0.66],
        [x + h * 0.28, y - h * 0.66],
      ],
      at,
      s,
    ) as [Pt, Pt, Pt, Pt]
    return stroke(poly([a, b], false) + poly([c, d], false), dark, 1.1 * s)
  }
  return (
    part("-92 14, 96 14, 90 -2, -86 -2", mix(wall, shade, 0.12), 0.2) +
    // Long convent wing with its arcade.
    part("-80 0, -2 0, -2 -26, -80 -26") +
    tile("-84 -24, -74 -36, -4 -37, 0 -24") +
    fill(arcade, dark, 0.8) +
    fill(Array.from({length: 8}, (_, i) => arch(-72 + i * 9, -17, 2.6, 5)).join(""), dark, 0.6) +
    // Nave behind and its gabled front.
    tile("8 -44, 26 -66, 74 -64, 82 -40") +
    part("52 0, 80 0, 80 -42, 52 -42") +
    fill(arch(61, -16, 4, 14) + arch(72, -16, 4, 14), dark, 0.75) +
    part("14 0, 56 0, 56 -46, 47 -54, 45 -60, 35 -69, 25 -60, 23 -54, 14 -46") +
    fill(arch(35, 0, 12, 24) + arch(35, -34, 7, 14), dark, 0.85) +
    stroke(
      poly(q("14 -46, 56 -46"), false) + poly(q("14 -28, 56 -28"), false),
      mix(wall, shade, 0.5),
      1.1 * s,
    ) +
    cross(35, -69, 10) +
    // Tower.
    part("-12 0, 15 0, 15 -62, -12 -62", wall, 1.1) +
    part("-9.5 -62, 12.5 -62, 12.5 -82, -9.5 -82", wall, 1.1) +
    fill(arch(-3, -65, 5, 13) + arch(6.5, -65, 5, 13) + arch(1.5, -38, 5, 13), dark, 0.85) +
    fill(
      poly(q("-14 -60, 17 -60, 17 -63.5, -14 -63.5")) +
        poly(q("-11.5 -80.5, 14.5 -80.5, 14.5 -83.5, -11.5 -83.5")),
      lighten(wall, 0.03),
    ) +
    stroke(
      poly(q("-14 -60, 17 -60"), false) + poly(q("-11.5 -80.5, 14.5 -80.5"), false),
      mix(wall, shade, 0.6),
      0.9 * s,
    ) +
    tile("-10 -83, 13 -83, 8 -92, 4 -106, 1.5 -116, -1 -106, -5 -92") +
    cross(1.5, -115, 11)
  )
}

/** Gothic tower in bands of red and white with pinnacles and a spire. */
export function stripedTower(
  k: Kit,
  {at, height, wall, roof, light, shade, side = -1}: Look,
): string {
  const s = height / 100
  const q = (text: string) => put(pts(text), at, s)
  const bands = Array.from({length: 17}, (_, i) =>
    poly(
      put(
        [
          [-16, -i * 5],
          [16, -i * 5],
          [16, -i * 5 - 2.4],
          [-16, -i * 5 - 2.4],
        ],
        at,
        s,
      ),
    ),
  ).join("")
  const body = (text: string, inner = "") =>
    shaded(
      k,
      poly(q(text)),
      wall,
      [
        {paint: shade, dx: side * 9 * s, dy: 0, blur: 1, opacity: 0.6},
        {paint: light, dx: -side * 1 * s, dy: 0, opacity: 0.9},
      ],
      fill(bands, roof, 0.92) + inner,
    )
  const lancet = (x: number, y: number, w: number, h: number) =>
    blob(
      put(
        [
          [x - w / 2, y],
          [x - w / 2, y - h * 0.6],
          [x, y - h],
          [x + w / 2, y - h * 0.6],
          [x + w / 2, y],
        ],
        at,
        s,
      ),
      0.4,
    )
  const dark = mix(shade, "#1c2440", 0.6)
  const spire = (x: number, y: number, w: number, h: number) =>
    shaded(
      k,
      poly(
        put(
          [
            [x - w / 2, y],
            [x, y - h],
            [x + w / 2, y],
          ],
          at,
          s,
        ),
      ),
      mix(roof, shade, 0.2),
      [
        {paint: shade, dx: side * w * 0.45 * s, dy: 0, opacity: 0.6},
        {paint: light, dx: -side * 0.8 * s, dy: 0, opacity: 0.8},
      ],
    )
  return (
    body("-12 0, 12 0, 12 -56, -12 -56") +
    fill(lancet(0, -28, 6, 18) + lancet(0, -4, 5, 14), dark, 0.85) +
    spire(-11, -56, 5, 12) +
    spire(11, -56, 5, 12) +
    body("-9 -56, 9 -56, 9 -76, -9 -76") +
    fill(lancet(-4, -58, 4.4, 15) + lancet(4, -58, 4.4, 15), dark, 0.85) +
    fill(
      poly(q("-13.5 -54, 13.5 -54, 13.5 -57, -13.5 -57")) +
        poly(q("-10.5 -75, 10.5 -75, 10.5 -77.5, -10.5 -77.5")),
      darken(wall, 0.03),
    ) +
    spire(-8.6, -77, 4, 10) +
    spire(8.6, -77, 4, 10) +
    spire(0, -77, 14, 26) +
    stroke(poly(q("0 -102, 0 -110"), false) + poly(q("-2.4 -107, 2.4 -107"), false), dark, 0.8 * s)
  )
}
