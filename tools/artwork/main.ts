/** Draws the posters: main.ts [--preview] [scene …]. Without names, all of them. */
import {mkdir, writeFile} from "node:fs/promises"
import {tmpdir} from "node:os"
import path from "node:path"
import sharp from "sharp"
import {rasterise, toJpeg} from "./render"
import {loadScenes, target} from "./scenes"

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const preview = args.includes("--preview")
  for (const scene of await loadScenes(args.filter(a => !a.startsWith("--")))) {
    const start = Date.now()
    const picture = await rasterise(scene)
    const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`
    if (preview) {
      const folder = path.join(tmpdir(), "posters")
      await mkdir(folder, {recursive: true})
      const half = await picture.resize(1200).png().toBuffer()
      await writeFile(path.join(folder, `${scene.name}.png`), half)
      const crop = {left: 330, top: 0, width: 540, height: 675}
      const wide = await sharp(half).resize(300).png().toBuffer()
      const tall = await sharp(half).extract(crop).resize(135).png().toBuffer()
      await sharp({create: {width: 455, height: 169, channels: 3, background: "#fffdf8"}})
        .composite([
          {input: wide, left: 0, top: 0},
          {input: tall, left: 320, top: 0},
        ])
        .png()
        .toFile(path.join(folder, `${scene.name}-thumb.png`))
      console.log(`${scene.name}: ${folder}/${scene.name}.png, ${seconds()}`)
    } else {
      const file = await toJpeg(picture)
      await mkdir(path.dirname(target(scene.name)), {recursive: true})
      await writeFile(target(scene.name), file)
      console.log(`${scene.name}: ${Math.round(file.length / 1000)} KB, ${seconds()}`)
    }
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
