import {stat} from "node:fs/promises"
import path from "node:path"
import {type Colord, colord, extend} from "colord"
import a11y from "colord/plugins/a11y"
import sharp from "sharp"

extend([a11y])

const paper = "#fffdf8"
const hueSteps = 12
/** In percent, unless the picture is nearly grey: a mean is duller than what the picture shows. */
const leastSaturation = 42

/** The mean of the dominant hue, weighted by colourfulness. */
const mainColor = (data: Uint8Array) => {
  const sums = Array.from({length: hueSteps}, () => ({weight: 0, r: 0, g: 0, b: 0}))
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    const weight = Math.max(r, g, b) - Math.min(r, g, b) + 1
    const sum = sums[Math.floor((colord({r, g, b}).hue() / 360) * hueSteps) % hueSteps]
    if (!sum) continue
    sum.weight += weight
    sum.r += r * weight
    sum.g += g * weight
    sum.b += b * weight
  }
  const {weight, r, g, b} = sums.reduce((best, sum) => (sum.weight > best.weight ? sum : best))
  return colord({r: r / weight, g: g / weight, b: b / weight})
}

/** Makes a colour lighter or darker until it has a contrast (WCAG) to another. */
const adjustToContrast = (color: Colord, least: number, other: string, step: number): string => {
  const {h, s, l} = color.toHsl()
  for (let lightness = l; lightness >= 0 && lightness <= 100; lightness += step) {
    const hex = colord({h, s, l: lightness}).toHex()
    if (colord(hex).contrast(other) >= least) return hex
  }
  return step > 0 ? paper : "#000000"
}

/**
 * Chooses a banner's colours from raw RGB bytes: a ground in the picture's main hue on which
 * paper-coloured text reaches 7:1, that text, and an accent of the same hue at 4.5:1.
 */
export const posterColors = (data: Uint8Array) => {
  const main = mainColor(data)
  const {s} = main.toHsl()
  const rich = s < 10 ? main : main.saturate(Math.max(0, leastSaturation - s) / 100)
  const ground = adjustToContrast(rich, 7, paper, -1)
  return {ground, text: paper, accent: adjustToContrast(main, 4.5, ground, 1)}
}

const cache = new Map<string, Promise<ReturnType<typeof posterColors>>>()

export const readPosterColors = async (dataFile: string, image: string) => {
  const file = path.resolve(path.dirname(dataFile), image)
  const {mtimeMs} = await stat(file)
  const key = `${file}@${mtimeMs}`
  const read = async () => {
    const small = sharp(file, {failOn: "none"}).resize(48, 27, {fit: "fill"}).removeAlpha()
    return posterColors(await small.toColourspace("srgb").raw().toBuffer())
  }
  const colors = cache.get(key) ?? read()
  cache.set(key, colors)
  return colors
}
