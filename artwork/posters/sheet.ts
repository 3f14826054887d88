import {existsSync} from "node:fs"
import {tmpdir} from "node:os"
import path from "node:path"
import sharp from "sharp"
import {inSite} from "../site"
import {loadScenes, target} from "./scenes"

const [CARD, TALL, HEIGHT, GAP, COLUMNS] = [480, 216, 270, 24, 3]

/**
 * Lays the committed posters out on one sheet, each beside the crop that a card shows.
 *
 * @returns path of the PNG
 */
export async function drawSheet(): Promise<string> {
  const output = path.join(tmpdir(), "artwork-sheet.png")
  const scenes = await loadScenes([])
  const files = scenes.map(({name}) => inSite(target(name))).filter(file => existsSync(file))
  const layers: sharp.OverlayOptions[] = []
  for (const [i, file] of files.entries()) {
    const left = GAP + (i % COLUMNS) * (CARD + TALL + 2 * GAP)
    const top = GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP)
    const card = await sharp(file).resize(CARD, HEIGHT).toBuffer()
    const crop = await sharp(file).resize(TALL, HEIGHT, {fit: "cover"}).toBuffer()
    layers.push({input: card, left, top}, {input: crop, left: left + CARD + 8, top})
  }
  const width = GAP + COLUMNS * (CARD + TALL + 2 * GAP)
  const height = GAP + Math.ceil(files.length / COLUMNS) * (HEIGHT + GAP)
  await sharp({create: {width, height, channels: 3, background: "#fffdf8"}})
    .composite(layers)
    .png()
    .toFile(output)
  return output
}
