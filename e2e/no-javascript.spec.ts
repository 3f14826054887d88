import {bookLinks, cardLinks} from "./support/links"
import {catalogue, experiences, headingOf} from "./support/site"
import {expect, test} from "./support/test"
import {tripOf, tripWith} from "./support/trips"
import {word} from "./support/words"

test.use({javaScriptEnabled: false})

test("all cards of the catalogue can be reached", async ({page}) => {
  await page.goto("/es/experiences/")
  const links = cardLinks(page)
  await expect(links).toHaveCount(experiences.length)
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
  await links.last().click()
  await expect(page).toHaveURL(/\/es\/experiences\/[a-z0-9-]+\/$/)
})

test("the form of a trip of one's own has every choice, and there is no filter", async ({page}) => {
  await page.goto("/es/experiences/")
  await expect(page.getByRole("search")).toHaveCount(0)
  // Every place to begin or end at, and one choice to leave it open.
  for (const name of ["pickUp", "dropOff"])
    await expect(page.locator(`select[name=${name}] option`)).toHaveCount(
      catalogue.customize.points.options.length + 1,
    )
})

test("collapsibles are closed at first and open", async ({page}) => {
  await page.goto(`/en/experiences/${tripWith("includes").slug}/`)
  const block = page.locator("details:has(summary[data-event*=includes])")
  await expect(block).not.toHaveAttribute("open")
  await expect(block.getByRole("listitem").first()).toBeHidden()
  await block.locator("summary").click()
  await expect(block.getByRole("listitem").first()).toBeVisible()
})

test("the mobile menu opens and leads on", async ({page}) => {
  await page.setViewportSize({width: 375, height: 700})
  await page.goto("/en/")
  await page.locator("header summary").click()
  await page.locator("header details nav a[href='/en/about-us/']").click()
  await expect(page).toHaveURL("/en/about-us/")
})

test("booking, contact and language switch are plain links", async ({page}) => {
  const route = `experiences/${tripOf().slug}/`
  await page.goto(`/es/${route}`)
  await expect(bookLinks(page, "facts")).toHaveAttribute("href", /^https:\/\/wa\.me\//)
  await expect(
    page.getByRole("link", {name: word("es", "common", "contact.whatsapp")}),
  ).toBeVisible()
  for (const place of ["banner", "contentinfo"] as const) {
    await page.goto(`/es/${route}`)
    await page.getByRole(place).getByRole("link", {name: "English"}).click()
    await expect(page).toHaveURL(`/en/${route}`)
  }
})

test("a page shows its heading, and no cookie banner", async ({page}) => {
  const path = "/es/terms/"
  await page.goto(path)
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf(path))
  await expect(page.getByRole("dialog")).toHaveCount(0)
})
