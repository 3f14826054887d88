import type {Page, Route} from "@playwright/test"
import {expectPage} from "./links"
import {headingOf} from "./site"
import {expect} from "./test"

/** Gatsby's own script and the code of the catalogue. */
export const appScript = /\/app-[^/]+\.js$/
export const templateScript = /\/component---src-templates-[^/]+\.js$/

export const catalogue = "/es/experiences/"

/** All that waits for an answer. */
export const controls = (page: Page) =>
  page.locator("button, select, input, textarea, [role=button]")

/** All that is left can be used: rows that scroll, links that lead on, a chat that can be started. */
export const expectNothingDead = async (page: Page) => {
  await expect(controls(page).filter({visible: true})).toHaveCount(0)
  const rows = page.locator("[data-slider-viewport]")
  // Where the start file is gone the page is fetched once more.
  await expect(rows).not.toHaveCount(0)
  for (const row of await rows.all()) {
    await expect(row).toHaveCSS("overflow-x", "auto")
    const end = await row.evaluate(element => {
      element.scrollTo({left: element.scrollWidth, behavior: "instant"})
      return element.scrollLeft
    })
    expect(end).toBeGreaterThan(0)
  }
  await expect(page.locator("#customize a[href^='https://wa.me/']")).toHaveAttribute(
    "href",
    /text=./,
  )
  await page.locator("footer a[href='/es/about-us/']").click()
  await expectPage(page, "/es/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf("/es/about-us/"))
}

/** The filter of the catalogue, which only scripts can answer. */
export const filter = (page: Page) => page.getByRole("search")

/** Answers with a page that says so. */
export const gone = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    headers: {"content-type": "text/html", "x-content-type-options": "nosniff"},
    body: "<html>gone</html>",
  })
