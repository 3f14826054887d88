import type {Locator} from "@playwright/test"
import sharp from "sharp"
import {answerAhead} from "./support/consent"
import {expect, test} from "./support/test"
import {longestTitled, tripOf} from "./support/trips"

// Words on colours are axe's to judge (every-page.spec.ts): none stands on a picture.

// The test takes the soft edge away with a style of its own, which the page's policy would refuse.
test.use({bypassCSP: true})

/** Waits for the picture; another width asks for another file, a frame later. */
const decoded = (poster: Locator) =>
  poster.evaluate(async element => {
    const image = element as HTMLImageElement
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    if (!image.complete)
      await new Promise(done => image.addEventListener("load", done, {once: true}))
    await image.decode()
  })

const shoot = async (poster: Locator) => {
  const picture = await poster.screenshot({animations: "disabled"})
  return sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true})
}

type Shot = Awaited<ReturnType<typeof shoot>>

/** How far each edge of a picture is from a colour, of 255: top, bottom, left, right. */
const edges = ({data, info: {width, height}}: Shot, ground: number[]) => {
  const far = (isOn: (x: number, y: number) => boolean) => {
    const all = [...data].flatMap((value, at) => {
      const pixel = Math.floor(at / 3)
      const isThere = isOn(pixel % width, Math.floor(pixel / width))
      return isThere ? Math.abs(value - (ground[at % 3] ?? 0)) : []
    })
    return all.reduce((sum, one) => sum + one, 0) / all.length
  }
  return [
    far((_, y) => y === 0),
    far((_, y) => y === height - 1),
    far(x => x === 0),
    far(x => x === width - 1),
  ]
}

for (const width of [375, 1440])
  test(`a poster melts into its ground, beside its words, at ${width} px`, async ({page}) => {
    await answerAhead(page, "rejected")
    await page.setViewportSize({width, height: 800})
    for (const {slug} of [tripOf(), longestTitled("es")]) {
      await page.goto(`/es/experiences/${slug}/`)
      await page.addStyleTag({content: "[data-book-bar] { display: none !important }"})
      const poster = page.locator("main section img").first()
      await decoded(poster)
      const title = page.getByRole("heading", {level: 1})
      const [words, picture] = [await title.boundingBox(), await poster.boundingBox()]
      const isApart =
        words &&
        picture &&
        (words.y >= picture.y + picture.height || words.x + words.width <= picture.x)
      expect(isApart, "the title stands beside the picture").toBe(true)
      const ground = await poster.evaluate(image => {
        const section = image.closest("section") as HTMLElement
        return (getComputedStyle(section).backgroundColor.match(/\d+/g) ?? []).map(Number)
      })
      const soft = await shoot(poster)
      await page.addStyleTag({content: "picture::after { display: none !important }"})
      const bare = await shoot(poster)
      const melted = edges(soft, ground)
      const edge = melted.indexOf(Math.min(...melted))
      expect(melted[edge], "the melt").toBeLessThan(6)
      expect(edges(bare, ground)[edge], "the picture itself").toBeGreaterThan(6)
      const changed = [...soft.data].filter(
        (value, at) => Math.abs(value - (bare.data[at] ?? 0)) > 8,
      )
      expect(changed.length / soft.data.length).toBeLessThan(0.3)
    }
  })
