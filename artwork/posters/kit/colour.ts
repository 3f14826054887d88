/** Colours are '#rrggbb'; they are mixed in OKLab so that mixtures stay clean. */
export type Lab = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** '#rrggbb' to OKLab. */
export function lab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear((value >> 16) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLab to '#rrggbb', clipped to what a screen shows. */
export function hex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (v: number) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, v)))))
      .toString(16)
      .padStart(2, "0")
  return `#${channels.map(byte).join("")}`
}

/** Mixture: t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const p = lab(a)
  const q = lab(b)
  return hex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
}

/** Lighter by amount (0.1 is a clear step); the hue stays. */
export const lighten = (c: string, amount: number): string => {
  const [L, a, b] = lab(c)
  return hex([Math.min(1, L + amount), a, b])
}

/** Darker by amount. */
export const darken = (c: string, amount: number): string => lighten(c, -amount)

/** Chroma times factor: below 1 greyer, above 1 stronger. */
export const saturate = (c: string, factor: number): string => {
  const [L, a, b] = lab(c)
  return hex([L, a * factor, b * factor])
}

/** The colour at t (0 to 1) on an evenly spaced ramp of colours. */
export function ramp(colours: readonly string[], t: number): string {
  const x = Math.min(1, Math.max(0, t)) * (colours.length - 1)
  const i = Math.min(colours.length - 2, Math.floor(x))
  return mix(colours[i] as string, colours[i + 1] as string, x - i)
}
