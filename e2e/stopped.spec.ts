import {bookLinks, expectPage} from "./support/links"
import {experiences, headingOf} from "./support/site"
import {stopFilter, stopPage} from "./support/stop"
import {expect, test} from "./support/test"
import {word} from "./support/words"

const notice = (language: "en" | "es") => word(language, "common", "stopped.text")

test("a part that stops says so, and can be read; the rest works", async ({page, allowed}) => {
  await page.goto("/es/experiences/")
  await stopFilter(page, allowed)
  await expect(page.getByRole("alert")).toContainText(notice("es"))
  const part = page.locator("[data-part=filter]")
  await expect(part.locator("h3")).not.toHaveCount(0)
  await expect(part.locator("select[name=length]")).toBeDisabled()
  // Its rows scroll again.
  await expect(part.locator("[data-slider-viewport]").first()).toHaveCSS("overflow-x", "auto")
  await page.locator("footer button").click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await part.locator("h3 a, a[href*='/experiences/']").first().click()
  await expectPage(page, /\/es\/experiences\/./)
  await expect(page.getByText(notice("es"))).toHaveCount(0)
})

test("a page that stops says so, and can be read and booked from", async ({page, allowed}) => {
  const path = `/en/experiences/${experiences[0]?.slug}/`
  await page.goto(path)
  await stopPage(page, allowed)
  const alert = page.getByRole("alert").filter({hasText: notice("en")})
  await expect(alert).toBeVisible()
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf(path))
  await expect(bookLinks(page).first()).toHaveAttribute("href", /text=./)
  await expect(alert.getByRole("link")).toHaveAttribute("href", /wa\.me\/.+text=./)
  await alert.getByRole("button").click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf(path))
})
