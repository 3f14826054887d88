import type {Page} from "@playwright/test"
import {wakeSlider} from "../support/links"
import {expect, openPage, test} from "../support/test"
import {crowdedRegion, groupOf, tripOf} from "../support/trips"

/** A trip's page that ends in a row of others. */
const tripPage = () => `/en/experiences/${tripOf({group: groupOf(2).key}).slug}/`

/** A page with a slider below its first screens. */
const destinationPage = () => `/en/destinations/${crowdedRegion}/`

/** Watches the scripts that a page downloads. The function reads the bodies of those so far, in their order. */
const watchScripts = (page: Page) => {
  const addresses: string[] = []
  page.on("response", response => {
    if (response.request().resourceType() === "script") addresses.push(response.url())
  })
  return () => Promise.all(addresses.map(async address => (await page.request.get(address)).text()))
}

/** A setting of Swiper’s that only its own code names. */
const swiperMark = "loopPreventsSliding"

test("the slider's code comes when a slider comes near the view", async ({page}) => {
  const scripts = watchScripts(page)
  await page.setViewportSize({width: 412, height: 823})
  await openPage(page, destinationPage())
  await page.waitForLoadState("networkidle")
  expect((await scripts()).filter(text => text.includes(swiperMark))).toHaveLength(0)
  const slider = page.locator("section:has(> [data-slider-viewport])")
  await wakeSlider(slider)
  await expect
    .poll(async () => (await scripts()).some(text => text.includes(swiperMark)))
    .toBe(true)
})

test.describe("on a touch screen that shows a row", () => {
  test.use({viewport: {width: 412, height: 3000}, hasTouch: true, isMobile: true})

  test("the slider's code comes with the first touch", async ({page}) => {
    const scripts = watchScripts(page)
    await page.goto("/en/experiences/")
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
    await page.waitForLoadState("networkidle")
    const slider = page.locator("section:has(> [data-slider-viewport])").first()
    await expect(slider).toBeInViewport()
    expect((await scripts()).filter(text => text.includes(swiperMark))).toHaveLength(0)
    await page.touchscreen.tap(2, 2)
    await expect(slider).toHaveAttribute("data-started", "")
  })
})

/** Notes what a page's scripts ask for themselves: scripts that ran, and data. */
const noteUse = (page: Page) =>
  page.addInitScript(() => {
    const used: string[] = []
    const note = (address: string) => used.push(new URL(address, document.baseURI).pathname)
    const {open} = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (method: string, address: string) {
      note(address)
      open.call(this, method, address, true)
    }
    document.addEventListener(
      "load",
      ({target}) => target instanceof HTMLScriptElement && note(target.src),
      true,
    )
    Object.assign(window, {used})
  })

test("what is asked for ahead is what the scripts then ask for, and comes once", async ({page}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await noteUse(page)
  await openPage(page, tripPage())
  const ahead = await page
    .locator("link[rel=preload]:not([as=font])")
    .evaluateAll(links => links.map(link => link.getAttribute("href") ?? ""))
  expect(ahead).not.toEqual([])
  const used = () => page.evaluate(() => (window as unknown as {used: string[]}).used)
  await expect.poll(used).toEqual(expect.arrayContaining(ahead))
  // Asked for in another way than ahead, it would come twice.
  for (const address of ahead) expect(asked.filter(path => path === address)).toHaveLength(1)
})
