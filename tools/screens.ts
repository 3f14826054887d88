/**
 * Photographs pages for the docs, each at three widths. `npm start` in another terminal, then
 * `npx tsx tools/screens.ts`.
 */
import {readFileSync} from "node:fs"
import process from "node:process"
import {type Browser, chromium} from "@playwright/test"
import sharp from "sharp"
import {chromiumOptions} from "./browser"

const {productId} = JSON.parse(readFileSync("data/site.json", "utf8"))

const origin = process.argv[2] ?? "http://localhost:8000"

/** Addresses by the name of their picture in docs/screens. */
const screens = {
  home: "/en/",
  catalogue: "/es/experiences/",
  filter: "/en/experiences/?length=1-day",
  search: "/es/experiences/?q=ballenas",
  package: "/en/experiences/ejecafetero/",
  experience: "/es/experiences/cali/",
  destinations: "/en/destinations/",
  destination: "/es/destinations/amazon/",
  booking: "/es/booking/",
  saved: "/en/saved/",
  compare: "/es/compare/?trips=ejecafetero,expamazonas,colombiamagic",
  about: "/es/about-us/",
  questions: "/en/questions-answers/",
}

const [widths, height, gap] = [[375, 768, 1440], 600, 24]

const photograph = async (browser: Browser, address: string, width: number) => {
  const viewport = {width, height: 900}
  const page = await browser.newPage({viewport, reducedMotion: "reduce"})
  // The question about cookies is answered, so that it covers nothing.
  await page.addInitScript(id => {
    localStorage.setItem(`${id}_cookie_consent`, "rejected")
    if (location.pathname.endsWith("/saved/"))
      localStorage.setItem(`${id}_planner`, '{"state": {"saved": ["cali", "canoexp"]}}')
  }, productId)
  await page.goto(origin + address)
  // Scripts start two seconds after the page at the latest.
  await page.waitForTimeout(4000)
  const picture = await page.screenshot({animations: "disabled"})
  await page.close()
  return sharp(picture).resize({height}).toBuffer({resolveWithObject: true})
}

const main = async () => {
  const browser = await chromium.launch(chromiumOptions())
  for (const [name, address] of Object.entries(screens)) {
    let left = gap
    const layers = []
    for (const width of widths) {
      const {data, info} = await photograph(browser, address, width)
      layers.push({input: data, left, top: gap})
      left += info.width + gap
    }
    const size = {
      width: left,
      height: height + 2 * gap,
      channels: 3,
      background: "#c9d8d2",
    } as const
    await sharp({create: size})
      .composite(layers)
      .jpeg({quality: 72, mozjpeg: true})
      .toFile(`docs/screens/${name}.jpg`)
  }
  await browser.close()
}

void main()
