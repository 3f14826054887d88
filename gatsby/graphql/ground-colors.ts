/** Colours of a themed banner, each as #rrggbb. */
export type PosterColors = {ground: string; text: string; accent: string}

type Rgb = [number, number, number]

const paper: Rgb = [255, 253, 248]
const hueSteps = 12

const toHex = (color: Rgb) =>
  `#${color.map(channel => Math.round(channel).toString(16).padStart(2, "0")).join("")}`

const linear = (channel: number) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const chroma = (color: Rgb) => Math.max(...color) - Math.min(...color)

const hue = ([red, green, blue]: Rgb) => {
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return ((angle / (2 * Math.PI)) * hueSteps + hueSteps) % hueSteps
}

const mix = (a: Rgb, b: Rgb, share: number) =>
  a.map((channel, index) => channel + ((b[index] ?? 0) - channel) * share) as Rgb

/** Dominant hue, weighted by colourfulness. */
const mainColor = (pixels: Rgb[]): Rgb => {
  const sums = Array.from({length: hueSteps}, () => ({weight: 0, color: [0, 0, 0] as Rgb}))
  for (const pixel of pixels) {
    const sum = sums[Math.floor(hue(pixel)) % hueSteps]
    const weight = chroma(pixel) + 1
    if (!sum) continue
    sum.weight += weight
    sum.color = sum.color.map((channel, index) => channel + (pixel[index] ?? 0) * weight) as Rgb
  }
  const main = sums.reduce((best, sum) => (sum.weight > best.weight ? sum : best))
  return main.color.map(channel => channel / main.weight) as Rgb
}

/** Minimum saturation of a background (HSL), unless the picture is nearly grey. */
const leastSaturation = 0.42
const mostGain = 2.4

/** Saturates a dark colour, because a picture's mean is duller than its content. */
const enrich = (color: Rgb): Rgb => {
  const [high, low] = [Math.max(...color), Math.min(...color)]
  const middle = (high + low) / 2
  const saturation = (high - low) / Math.max(1, high + low)
  const gain = Math.min(mostGain, Math.max(1, leastSaturation / Math.max(saturation, 0.01)))
  return color.map(channel => Math.max(0, middle + (channel - middle) * gain)) as Rgb
}

/** Darkens a colour until paper-coloured text reaches 7:1 on it. */
const darken = (color: Rgb): Rgb => {
  let ground = color
  while (contrast(ground, paper) < 7) ground = mix(ground, [0, 0, 0], 0.06)
  return ground
}

/**
 * Chooses a banner’s colours from raw RGB bytes: a ground in the picture’s main hue, enriched, and
 * darkened until paper-coloured text reaches 7:1 on it, that text, and an accent of the same hue
 * at 4.5:1 or more.
 */
export const groundColors = (data: Uint8Array): PosterColors => {
  const pixels = Array.from(
    {length: Math.floor(data.length / 3)},
    (_, index) => [data[index * 3], data[index * 3 + 1], data[index * 3 + 2]] as Rgb,
  )
  const main = mainColor(pixels)
  const ground = darken(enrich(darken(main)))
  let accent = main
  while (contrast(accent, ground) < 4.5) accent = mix(accent, paper, 0.06)
  return {ground: toHex(ground), text: toHex(paper), accent: toHex(accent)}
}
