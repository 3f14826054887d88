/** Draws what the site has committed; `--help` says how. */
import {mkdir, writeFile} from "node:fs/promises"
import {tmpdir} from "node:os"
import path from "node:path"
import {parseArgs} from "node:util"
import sharp from "sharp"
import {fonts} from "./font"
import {icons} from "./icons"
import {outlineOfColombia} from "./outline"
import {rasterise, toJpeg} from "./posters/render"
import {loadScenes, target} from "./posters/scenes"
import {drawSheet} from "./posters/sheet"
import {type Drawn, inSite} from "./site"

const help = `npm run artwork -- [option] [scene …]

Draws the posters of the scenes named, or of all, into data/.
  --preview   draws them as PNG into the temporary folder, with the crops that cards show
  --sheet     lays the committed posters out on one sheet
  --icons     makes the icon set from static/favicon.svg
  --map       draws the outline of Colombia
  --font      cuts the heading font to the characters in use`

const save = async ({file, content}: Drawn) => {
  await mkdir(path.dirname(inSite(file)), {recursive: true})
  await writeFile(inSite(file), content)
  console.log(`${file}: ${content.length} bytes`)
}

/** Writes a poster and two crops of it into the temporary folder. */
const preview = async (name: string, picture: sharp.Sharp) => {
  const folder = path.join(tmpdir(), "posters")
  await mkdir(folder, {recursive: true})
  const half = await picture.resize(1200).png().toBuffer()
  await writeFile(path.join(folder, `${name}.png`), half)
  const crop = {left: 330, top: 0, width: 540, height: 675}
  const wide = await sharp(half).resize(300).png().toBuffer()
  const tall = await sharp(half).extract(crop).resize(135).png().toBuffer()
  await sharp({create: {width: 455, height: 169, channels: 3, background: "#fffdf8"}})
    .composite([
      {input: wide, left: 0, top: 0},
      {input: tall, left: 320, top: 0},
    ])
    .png()
    .toFile(path.join(folder, `${name}-thumb.png`))
  console.log(`${folder}/${name}.png`)
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      ["help", "preview", "sheet", "icons", "map", "font"].map(name => [name, {type: "boolean"}]),
    ),
  })
  if (values.help) return console.log(help)
  if (values.sheet) return console.log(await drawSheet())
  if (values.icons || values.map || values.font) {
    const files = [
      ...(values.icons ? icons() : []),
      ...(values.map ? outlineOfColombia() : []),
      ...(values.font ? await fonts() : []),
    ]
    for (const file of files) await save(file)
    return
  }
  for (const scene of await loadScenes(positionals)) {
    const picture = await rasterise(scene)
    if (values.preview) await preview(scene.name, picture)
    else await save({file: target(scene.name), content: await toJpeg(picture)})
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
