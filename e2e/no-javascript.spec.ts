import {experiences, pages} from "./support/site"
import {expect, test} from "./support/test"

test.use({javaScriptEnabled: false})

test("all cards of the catalogue can be reached", async ({page}) => {
  await page.goto("/es/experiences/")
  const links = page.getByRole("link", {name: /^Ver más/})
  await expect(links).toHaveCount(experiences.length)
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
  await links.last().click()
  await expect(page).toHaveURL(/\/es\/experiences\/[a-z-]+\/$/)
})

test("collapsibles are closed at first and open", async ({page}) => {
  await page.goto("/en/experiences/expamazonas/")
  const block = page.locator("details[data-print-open]").first()
  await expect(block).not.toHaveAttribute("open")
  await expect(block.getByRole("listitem").first()).toBeHidden()
  await block.locator("summary").click()
  await expect(block.getByRole("listitem").first()).toBeVisible()
})

test("the mobile menu opens and leads on", async ({page}) => {
  await page.setViewportSize({width: 375, height: 700})
  await page.goto("/en/")
  await page.locator("header summary").click()
  await page.getByRole("navigation", {name: "Menu"}).getByRole("link", {name: "About us"}).click()
  await expect(page).toHaveURL("/en/about-us/")
})

test("booking, contact and language switch are plain links", async ({page}) => {
  await page.goto("/es/experiences/guatape/")
  await expect(page.getByRole("link", {name: /^Reserva desde/}).first()).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  )
  await expect(page.getByRole("link", {name: /Conversar por WhatsApp/})).toBeVisible()
  for (const place of ["banner", "contentinfo"] as const) {
    await page.goto("/es/experiences/guatape/")
    await page.getByRole(place).getByRole("link", {name: "English"}).click()
    await expect(page).toHaveURL("/en/experiences/guatape/")
  }
})

test("every page shows its heading, and no cookie banner", async ({page}) => {
  for (const {path, heading} of pages.filter((_, index) => index % 5 === 0)) {
    await page.goto(path)
    await expect(page.getByRole("heading", {level: 1})).toHaveText(heading)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
})
