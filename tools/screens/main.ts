import {mkdir} from "node:fs/promises"
import path from "node:path"
import type {Browser} from "@playwright/test"
import sharp from "sharp"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {inBrowser} from "../browser"
import {listen} from "../listen"
import {samplePages} from "../sample-pages"
import {createSiteServer} from "../serve/server"
import {type Deeds, photograph} from "./photograph"
import {type PlannerScreen, plannerScreens} from "./planner-screens"

/**
 * The templates, each by a page that shows it, in turn in each language, the filter at work, and what
 * visitors plan with.
 */
const all: PlannerScreen[] = [
  ...samplePages,
  {name: "filter", route: "/experiences/?length=1-day"},
  ...plannerScreens,
]
const screens = all.map((screen, index) => ({
  ...screen,
  address: localizedPath(languages[index % languages.length] ?? defaultLanguage, screen.route),
}))

/** Windows that the site is looked at in, in pixels: a phone, a tablet, a desktop. */
const widths = [375, 768, 1440]

const gap = 24
/** Height of the pictures, in pixels. */
const height = 600
const ground = "#c9d8d2"

const shoot = async (browser: Browser, address: string, width: number, deeds: Deeds) => {
  const picture = await photograph(browser, address, {width, height: 900}, deeds)
  return sharp(picture).resize({height}).toBuffer({resolveWithObject: true})
}

const besideOneAnother = (pictures: Awaited<ReturnType<typeof shoot>>[]) => {
  let left = gap
  const layers = pictures.map(({data, info}) => {
    const layer = {input: data, left, top: gap}
    left += info.width + gap
    return layer
  })
  return sharp({create: {width: left, height: height + 2 * gap, channels: 3, background: ground}})
    .composite(layers)
    .jpeg({quality: 72, mozjpeg: true})
}

/** Photographs every template of the last build at three widths, into docs/screens. */
const main = async () => {
  const folder = path.resolve("docs/screens")
  await mkdir(folder, {recursive: true})
  const {origin, stop} = await listen(createSiteServer("public"))
  await inBrowser(async browser => {
    for (const screen of screens) {
      const {name, address} = screen
      const pictures = []
      for (const width of widths)
        pictures.push(await shoot(browser, origin + address, width, screen))
      const {size} = await besideOneAnother(pictures).toFile(path.join(folder, `${name}.jpg`))
      console.log(`docs/screens/${name}.jpg, ${Math.round(size / 1000)} kB`)
    }
  })
  await stop()
}

void main()
