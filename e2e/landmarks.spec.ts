import {languages} from "../src/i18n/languages"
import {openMenu} from "./support/menu"
import {expect, test} from "./support/test"

for (const viewport of [
  {width: 375, height: 740},
  {width: 1280, height: 800},
])
  test(`no two landmarks of one kind share a name at ${viewport.width} px`, async ({page}) => {
    await page.setViewportSize(viewport)
    for (const language of languages) {
      await page.goto(`/${language}/`)
      if (viewport.width < 1024) await openMenu(page)
      const names = await page
        .locator("nav:visible")
        .evaluateAll(navs => navs.map(nav => nav.getAttribute("aria-label")))
      expect(names.length).toBeGreaterThan(2)
      expect(new Set(names).size).toBe(names.length)
    }
  })
