import {controls} from "./support/layout"
import {bookLinks, cardLinks} from "./support/links"
import {saveButton} from "./support/planner"
import {experiences} from "./support/site"
import {expect, test} from "./support/test"
import {tripWith, tripWithDays} from "./support/trips"
import {word} from "./support/words"

test.use({javaScriptEnabled: false})

test("all cards can be reached, and nothing dead is shown", async ({page}) => {
  await page.goto("/es/experiences/")
  await expect(page.getByRole("search")).toHaveCount(0)
  await expect(controls(page).filter({visible: true})).toHaveCount(0)
  await expect(page.locator('#customize a[href^="https://wa.me/"]')).toBeVisible()
  const links = cardLinks(page)
  await expect(links).toHaveCount(experiences.length)
  await links.last().click()
  await expect(page).toHaveURL(/\/es\/experiences\/[a-z0-9-]+\/$/)
})

test("collapsibles are closed at first and open", async ({page}) => {
  const {slug, includes} = tripWith("includes")
  await page.goto(`/en/experiences/${slug}/`)
  const title = includes?.title?.en ?? word("en", "experience", "lists.includes")
  const block = page.locator("details").filter({has: page.getByText(title)})
  await expect(block).not.toHaveAttribute("open")
  await expect(block.getByRole("listitem").first()).toBeHidden()
  await block.locator("summary").click()
  await expect(block.getByRole("listitem").first()).toBeVisible()
})

test("home asks no question that nobody answers, and a phone's menu leads on", async ({page}) => {
  await page.setViewportSize({width: 375, height: 700})
  await page.goto("/en/")
  await expect(page.locator("main form")).toBeHidden()
  await page.locator("header summary").click()
  await page.locator("header details nav a[href='/en/about-us/']").click()
  await expect(page).toHaveURL("/en/about-us/")
})

test("a trip tells its days, brings its styles for paper, and leads on by plain links", async ({
  page,
}) => {
  const {slug, days} = tripWithDays(2)
  const route = `experiences/${slug}/`
  await page.setViewportSize({width: 375, height: 760})
  await page.goto(`/es/${route}`)
  await expect(bookLinks(page, "facts")).toBeVisible()
  await expect(bookLinks(page, "facts")).toHaveAttribute("href", /^https:\/\/wa\.me\//)
  const checklist = page.getByRole("link", {name: word("es", "cards", "save.checklist")})
  for (const part of [bookLinks(page, "bar"), saveButton(page, "es"), checklist])
    await expect(part).toBeHidden()
  for (const width of [375, 1280]) {
    await page.setViewportSize({width, height: 800})
    for (const {description} of days?.items ?? [])
      await expect(page.getByText(description.es.replaceAll("**", ""), {exact: true})).toBeVisible()
  }
  await expect(
    page.getByRole("link", {name: word("es", "common", "contact.whatsapp")}),
  ).toBeVisible()
  await page.emulateMedia({media: "print"})
  await expect(page.getByRole("navigation").first()).toBeHidden()
  await page.emulateMedia({media: null})
  for (const place of ["banner", "contentinfo"] as const) {
    await page.goto(`/es/${route}`)
    await page.getByRole(place).getByRole("link", {name: "English"}).click()
    await expect(page).toHaveURL(`/en/${route}`)
  }
})

test("saved trips and the comparison say what they need", async ({page}) => {
  for (const name of ["saved", "compare"]) {
    await page.goto(`/es/${name}/`)
    await expect(page.getByText(word("es", "planner", `${name}.noScripts`))).toBeVisible()
  }
  await page.goto("/es/saved/")
  await expect(page.locator('main a[href="/es/experiences/"]').first()).toBeVisible()
})
