import type {Page} from "@playwright/test"
import {expect, openPage, test} from "./support/test"

/**
 * Where the new page stands in each of its first frames, as they are painted, in pixels, and whether the open
 * question about cookies is on it.
 */
const watchFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<[number, boolean][]>(resolve => {
        const before = document.querySelector("h1")
        const places: [number, boolean][] = []
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          const title = document.querySelector("h1")
          const isAsking = document.querySelector("[role=dialog]") !== null
          if (title && title !== before) places.push([Math.round(scrollY), isAsking])
          if (places.length < 8) look()
          else resolve(places)
        }
        // A message sent from a frame comes right after it.
        const look = () => requestAnimationFrame(() => channel.port2.postMessage(""))
        look()
      }),
  )

/** What goes on as the visitor leaves, each at a place far down the page. */
const scrolls: Record<string, (page: Page) => Promise<void>> = {
  "nothing moves": async () => {},
  "the page still scrolls to a place within it": async page => {
    await page.evaluate(() => scrollTo({top: 500, behavior: "instant"}))
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: "smooth"}))
    await page.waitForFunction(() => scrollY > 550)
  },
}

for (const [name, move] of Object.entries(scrolls))
  for (const rate of [1, 6])
    test(`a page come to by a tap stands at its top from its first frame, while ${name}, on a processor ${rate} times slower`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 800})
      await page.emulateMedia({reducedMotion: "no-preference"})
      await openPage(page, "/en/")
      await expect(page.getByRole("dialog")).toBeVisible()
      const session = await page.context().newCDPSession(page)
      await session.send("Emulation.setCPUThrottlingRate", {rate})
      const link = page.getByRole("contentinfo").locator("a[href='/en/questions-answers/']")
      await link.evaluate(element => element.scrollIntoView({behavior: "instant"}))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
      const frames = watchFrames(page)
      await move(page)
      // As a tap is: it gives the link no focus on a phone.
      await link.evaluate((element: HTMLElement) => element.click())
      expect(await frames).toEqual(Array(8).fill([0, true]))
    })
