import {answerAhead} from "./support/consent"
import {openMenu} from "./support/menu"
import {settle} from "./support/place"
import {expect, openPage, test} from "./support/test"

test.describe("the menu of narrow screens closes", () => {
  test.use({viewport: {width: 375, height: 667}, hasTouch: true})

  test.beforeEach(async ({page}) => {
    await answerAhead(page, "rejected")
    await page.emulateMedia({reducedMotion: "reduce"})
    await openPage(page, "/es/questions-answers/")
  })

  test("by its button, on Escape, and on a press outside alone", async ({page}) => {
    const button = page.locator("header summary")
    const drawn = () => button.locator("svg:visible path").getAttribute("d")
    const closed = await drawn()
    const panel = await openMenu(page)
    expect(await drawn()).not.toBe(closed)
    await button.click()
    await expect(panel).toBeHidden()
    expect(await drawn()).toBe(closed)

    await openMenu(page)
    await panel.getByRole("link").first().focus()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await openMenu(page)
    const box = await panel.boundingBox()
    if (!box) throw new Error("the panel has no place")
    // A mouse: near the edge a browser takes a finger for one beside it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4)
    await expect(panel).toBeVisible()
    await page.touchscreen.tap(180, 640)
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL("/es/questions-answers/")
    await expect(button).not.toBeFocused()
  })

  test("when the page is scrolled far away under it", async ({page}) => {
    await page.evaluate(() => window.scrollTo(0, 300))
    const panel = await openMenu(page)
    const from = await page.evaluate(() => window.scrollY)
    await page.evaluate(top => window.scrollTo(0, top), from + 20)
    await settle(page)
    await expect(panel).toBeVisible()
    await page.evaluate(top => window.scrollTo(0, top), from + 400)
    await expect(panel).toBeHidden()
  })

  test("when Tab leaves it, and shows what has the focus", async ({page}) => {
    const panel = await openMenu(page)
    const links = panel.getByRole("link")
    await links.last().focus()
    await expect(panel).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(panel).toBeHidden()
    const isSeen = () =>
      page.evaluate(() => {
        const focused = document.activeElement as Element
        const {x, y, width, height} = focused.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return !focused.closest("header") && focused.contains(top)
      })
    await expect.poll(isSeen).toBe(true)
  })

  test("and not while Tab goes through it", async ({page}) => {
    // So low that the browser may scroll to show the link that has the focus.
    await page.setViewportSize({width: 375, height: 300})
    const panel = await openMenu(page)
    for (const link of await panel.getByRole("link").all()) {
      await page.keyboard.press("Tab")
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
    }
  })
})
