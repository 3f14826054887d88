import {Resvg} from "@resvg/resvg-js"
import sharp from "sharp"
import {Kit, type Scene} from "./kit/canvas"
import {Rng} from "./kit/random"

const WIDTH = 2400
const HEIGHT = 1350
const LIMIT = 450_000
/** Strength of the paper grain; finer than this vanishes, stronger costs bytes in AVIF. */
const GRAIN = 0.03

/** The scene as one SVG document. */
export function toSvg(scene: Scene): string {
  const kit = new Kit(scene.seed)
  const body = scene.draw(kit)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${kit.defs()}</defs>${body}</svg>`
}

/** Soft paper fibre: two layers of noise, the coarser one stretched sideways. */
function grain(pixels: Uint8Array, width: number, height: number, seed: number): void {
  const rng = new Rng(seed)
  const tile = 512
  const coarse = Float32Array.from({length: tile * tile}, () => rng.bell())
  const noise = Float32Array.from({length: tile * tile}, () => rng.bell())
  const wrap = (v: number) => v & (tile - 1)
  const sample = (x: number, y: number) => coarse[wrap(y) * tile + wrap(x)] as number
  for (let y = 0; y < height; y++) {
    const shift = (Math.floor(y / tile) * 197) | 0
    for (let x = 0; x < width; x++) {
      const u = x + shift + Math.floor(x / tile) * 131
      const soft = (sample(u >> 1, y) + sample((u >> 1) + 1, y) + sample(u >> 1, y + 1)) * 0.55
      const value = 0.6 * (noise[wrap(y) * tile + wrap(u)] as number) + 0.4 * soft
      const i = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const p = (pixels[i + c] as number) / 255
        // Soft light: strongest in the middle tones, nothing in black and white.
        pixels[i + c] = Math.max(
          0,
          Math.min(255, Math.round(255 * (p + value * GRAIN * 4 * p * (1 - p * 0.75)))),
        )
      }
    }
  }
}

/** The picture as raw RGB with its grain. */
export async function rasterise(scene: Scene): Promise<sharp.Sharp> {
  const image = new Resvg(toSvg(scene), {font: {loadSystemFonts: false}}).render()
  const {data, info} = await sharp(image.pixels, {
    raw: {width: image.width, height: image.height, channels: 4},
  })
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length)
  grain(pixels, info.width, info.height, 7)
  return sharp(pixels, {raw: {width: info.width, height: info.height, channels: 3}})
}

/** JPEG of the best quality that stays below the limit. */
export async function toJpeg(picture: sharp.Sharp): Promise<Buffer> {
  let [low, high] = [50, 90]
  let best: Buffer | undefined
  while (low <= high) {
    const quality = (low + high) >> 1
    const file = await picture.clone().jpeg({quality, mozjpeg: true}).toBuffer()
    if (file.length <= LIMIT) {
      best = file
      low = quality + 1
    } else high = quality - 1
  }
  if (!best) throw new Error("The picture is too detailed for 450 KB.")
  return best
}
