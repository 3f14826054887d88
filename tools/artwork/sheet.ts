/** Lays the finished posters out on one sheet: sheet.ts [file.png]. */
import {existsSync} from "node:fs"
import {mkdir} from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import {loadScenes, ROOT, target} from "./scenes"

const [CARD, TALL, HEIGHT, GAP, COLUMNS] = [480, 216, 270, 24, 3]

async function main(): Promise<void> {
  const output = process.argv[2] ?? path.join(ROOT, ".cache", "artwork-sheet.png")
  const files = (await loadScenes([])).map(s => target(s.name)).filter(f => existsSync(f))
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
  await mkdir(path.dirname(output), {recursive: true})
  await sharp({create: {width, height, channels: 3, background: "#fffdf8"}})
    .composite(layers)
    .png()
    .toFile(output)
  console.log(`${files.length} posters: ${output}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
