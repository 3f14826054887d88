import {cardLinks, expectPage, openFirst} from "../support/links"
import {settle} from "../support/place"
import {expect, openPage, test, waitForLayout} from "../support/test"

for (const width of [375, 1440])
  test(`a place far down is reached by its address, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    await page.goto("/en/experiences/#customize")
    /** Pixels from where the heading belongs, under the header; the browser scrolls by halves. */
    const offset = () =>
      page.locator("#customize").evaluate(place => Math.abs(place.getBoundingClientRect().top - 80))
    await expect.poll(offset).toBeLessThanOrEqual(1)
    await waitForLayout(page)
    await expect.poll(offset).toBeLessThanOrEqual(1)
    const skipped = page.locator("[data-below]:not([data-laid-out])")
    await expect(skipped).toHaveCount(0)
    await expect(page.locator("footer")).toHaveCSS("content-visibility", "visible")
  })

test("a page come to by a link is whole, and its place found again", async ({page}) => {
  await page.setViewportSize({width: 375, height: 800})
  await page.emulateMedia({reducedMotion: "reduce"})
  await openPage(page, "/es/experiences/")
  const slug = await openFirst(cardLinks(page))
  const footer = page.getByRole("contentinfo")
  await footer.scrollIntoViewIfNeeded()
  await waitForLayout(page)
  const sections = () =>
    page.locator("main > *").evaluateAll(all => all.map(({className}) => className))
  const shown = await sections()

  const onward = footer.locator("a[href='/es/about-us/']")
  await onward.focus()
  await settle(page)
  const place = () => page.evaluate(() => Math.round(scrollY))
  const left = await place()
  expect(left).toBeGreaterThan(2000)
  // By a key: before a click the browser may scroll what covers the link away.
  await onward.press("Enter")
  await expectPage(page, "/es/about-us/")
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expectPage(page, `/es/experiences/${slug}/`)
  await expect.poll(place).toBe(left)
  await page.reload()
  await expect.poll(sections).toEqual(shown)
})
