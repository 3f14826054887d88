import type {Page} from "@playwright/test"

/**
 * Collects what the page's policy refuses, from before the first byte is read.
 *
 * @returns a function that tells what it has refused so far
 */
export const watchPolicy = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, {refused})
    document.addEventListener("securitypolicyviolation", event =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as {refused: string[]}).refused)
}

/** Shows every part of a page, a window's height at a time, so that it asks for all it has. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A browser without windows may stop painting for good; a second is long enough for a frame.
    const nextFrame = () =>
      new Promise(resolve => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({top, behavior: "instant"})
      await nextFrame()
    }
    await nextFrame()
  })
