import type {Rng} from "./random"

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 2147483648 - 1
}

export interface NoiseOptions {
  /** Length of the broadest wave in pixels. */
  scale: number
  octaves?: number
  /** How strong each finer octave is against the one before: 0.5 usual, 0.65 jagged. */
  rough?: number
}

/** Fractal noise in one dimension, about -1 to 1. */
export function noise1(rng: Rng, options: NoiseOptions): (x: number) => number {
  const f = noise2(rng, options)
  return x => f(x, 0.5 * options.scale)
}

/** Fractal value noise in two dimensions, about -1 to 1. */
export function noise2(
  rng: Rng,
  {scale, octaves = 4, rough = 0.5}: NoiseOptions,
): (x: number, y: number) => number {
  const seed = rng.int(1, 1e9)
  return (x, y) => {
    let sum = 0
    let weight = 1
    let total = 0
    let size = scale
    for (let o = 0; o < octaves; o++) {
      const u = x / size + o * 17.3
      const v = y / size + o * 9.1
      const i = Math.floor(u)
      const j = Math.floor(v)
      const s = smooth(u - i)
      const t = smooth(v - j)
      const a = hash(i, j, seed + o)
      const b = hash(i + 1, j, seed + o)
      const c = hash(i, j + 1, seed + o)
      const d = hash(i + 1, j + 1, seed + o)
      sum += weight * (a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t)
      total += weight
      weight *= rough
      size /= 2.03
    }
    return (sum / total) * 1.5
  }
}
