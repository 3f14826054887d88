import type {Page} from "@playwright/test"
import {expect, test} from "../support/test"
import {crowdedRegion, tripOf} from "../support/trips"

/** How many times wider than needed the picture of each image is, by its address. */
const excess = (page: Page) =>
  page.evaluate(async () => {
    const found: {src: string; times: number}[] = []
    for (const image of document.querySelectorAll("img")) {
      const {width, height} = image.getBoundingClientRect()
      if (width === 0 || !image.currentSrc || image.currentSrc.endsWith(".svg")) continue
      const file = new Image()
      file.src = image.currentSrc
      await file.decode()
      // What object-fit: cover cuts off is needed as well: the picture is as wide as its height asks.
      const shown = Math.max(width, (height * file.naturalWidth) / file.naturalHeight)
      found.push({src: image.currentSrc, times: file.naturalWidth / (shown * devicePixelRatio)})
    }
    return found
  })

/**
 * Loads every picture of a page that can be seen, as reading it to its end does; also those that come
 * with the scripts meanwhile.
 */
const readToTheEnd = (page: Page) =>
  page.waitForFunction(() => {
    const images = [...document.images]
    for (const image of images) image.loading = "eager"
    return images.every(({complete, offsetWidth}) => complete || offsetWidth === 0)
  })

test.use({viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75})

for (const [name, pathOf] of [
  ["home", () => "/en/"],
  ["the filtered catalogue", () => `/en/experiences/?region=${crowdedRegion}`],
  ["a trip", () => `/en/experiences/${tripOf().slug}/`],
] as const)
  test(`a phone gets no picture of ${name} more than 1.5 times larger than shown`, async ({
    page,
  }) => {
    await page.goto(pathOf())
    await readToTheEnd(page)
    const pictures = await excess(page)
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter(({times}) => times > 1.5)).toEqual([])
  })
