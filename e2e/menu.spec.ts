import type {Page} from "@playwright/test"
import {answerAhead} from "./support/consent"
import {expect, test, waitForHydration} from "./support/test"

const languages = [
  {language: "en", other: "es", name: "Español"},
  {language: "es", other: "en", name: "English"},
] as const

const openMenu = async (page: Page) => {
  await page.locator("header summary").click()
  const panel = page.locator("header details nav")
  await expect(panel).toBeVisible()
  return panel
}

test.describe("the menu of narrow screens closes", () => {
  test.use({viewport: {width: 375, height: 667}, hasTouch: true})

  test.beforeEach(async ({page}) => {
    await answerAhead(page, "rejected")
    await page.emulateMedia({reducedMotion: "reduce"})
    await page.goto("/es/questions-answers/")
    await waitForHydration(page)
  })

  test("on Escape, and gives the focus back to its button", async ({page}) => {
    const panel = await openMenu(page)
    await panel.getByRole("link").first().focus()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(page.locator("header summary")).toBeFocused()
  })

  test("on a tap outside", async ({page}) => {
    const panel = await openMenu(page)
    await page.touchscreen.tap(180, 640)
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL("/es/questions-answers/")
    await expect(page.locator("header summary")).not.toBeFocused()
  })

  test("and not on a press on its own ground", async ({page}) => {
    const panel = await openMenu(page)
    const box = await panel.boundingBox()
    if (!box) throw new Error("the panel has no place")
    // A mouse: near the edge a browser takes a finger for one beside it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4)
    await expect(panel).toBeVisible()
  })

  test("when the page is scrolled away under it, and not when it moves a little", async ({
    page,
  }) => {
    await page.evaluate(() => window.scrollTo(0, 300))
    const panel = await openMenu(page)
    const scrollTo = (top: number) =>
      page.evaluate(
        top =>
          new Promise<void>(resolve => {
            document.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), {
              once: true,
            })
            window.scrollTo(0, top)
          }),
        top,
      )
    const from = await page.evaluate(() => window.scrollY)
    await scrollTo(from + 20)
    await expect(panel).toBeVisible()
    await scrollTo(from + 400)
    await expect(panel).toBeHidden()
  })

  test("when Tab leaves it, and shows what has the focus", async ({page}) => {
    const panel = await openMenu(page)
    const links = panel.getByRole("link")
    await links.last().focus()
    await expect(panel).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(panel).toBeHidden()
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement as Element
      const {x, y, width, height} = focused.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return !focused.closest("header") && focused.contains(top)
    })
    expect(isSeen).toBe(true)
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

for (const {language, other, name} of languages) {
  test(`/${language}/: the header leads to the other language`, async ({page}) => {
    await page.goto(`/${language}/terms/?from=mail`)
    const link = page.getByRole("banner").getByRole("link", {name, exact: true})
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute("lang", other)
    await link.click()
    await expect(page).toHaveURL(`/${other}/terms/?from=mail`)
  })

  test(`/${language}/: the phone's menu leads to the other language`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(`/${language}/terms/?from=mail`)
    const panel = await openMenu(page)
    const link = panel.getByRole("link", {name, exact: true})
    await expect(link).toBeInViewport({ratio: 1})
    await link.click()
    await expect(page).toHaveURL(`/${other}/terms/?from=mail`)
  })
}

for (const viewport of [
  {width: 375, height: 740},
  {width: 1280, height: 800},
])
  test(`no two landmarks of one kind share a name at ${viewport.width} px`, async ({page}) => {
    await page.setViewportSize(viewport)
    for (const {language} of languages) {
      await page.goto(`/${language}/`)
      if (viewport.width < 1024) await openMenu(page)
      const names = await page
        .locator("nav:visible")
        .evaluateAll(navs => navs.map(nav => nav.getAttribute("aria-label")))
      expect(names.length).toBeGreaterThan(2)
      expect(new Set(names).size).toBe(names.length)
    }
  })
