import {readFile, rm} from "fs/promises"
import path from "path"
import {sprite} from "../../../src/components/icon/sprite"
import {scratchFolder} from "../../files/testing/scratch-folder"
import {iconSprite, writeIconSprite} from "./icon-sprite"

it("holds every icon under its name, in the colour of the text, and the outline of maps", () => {
  const text = iconSprite(sprite)
  for (const [name, {viewBox, path: d}] of Object.entries(sprite)) {
    expect(text).toContain(`<symbol id="${name}" viewBox="${viewBox}"`)
    expect(text).toContain(`<path d="${d}">`)
  }
  expect(text).toContain('<path id="colombia" d="')
  expect(text.match(/(fill|stroke)="currentColor"/g)).toHaveLength(Object.keys(sprite).length)
})

it("is at a new address when an icon changes", async () => {
  const folder = await scratchFolder()
  const address = await writeIconSprite(folder, sprite)
  expect(await readFile(path.join(folder, address), "utf8")).toBe(iconSprite(sprite))
  expect(await writeIconSprite(folder, sprite)).toBe(address)
  expect(await writeIconSprite(folder, {...sprite, pin: sprite.tag})).not.toBe(address)
  await rm(folder, {recursive: true})
})
