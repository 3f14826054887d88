import type {Page} from "@playwright/test"
import {saveAhead, someTrips} from "./support/planner"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {word} from "./support/words"

test.beforeEach(({allowed}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/)
})

/** Saves a trip, and waits until the device keeps it. */
const keep = async (page: Page) => {
  const [one] = someTrips(1)
  await saveAhead(page, [one?.slug])
  await openPage(page, "/en/saved/")
  await expect(page.getByText(word("en", "planner", "saved.offline"))).toBeVisible()
  return {path: `/experiences/${one?.slug}/`, title: one?.title ?? {en: "", es: ""}}
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const heading = (page: Page) => page.getByRole("heading", {level: 1})

test("a saved trip opens without a network, whole and in both languages", async ({
  page,
  context,
}) => {
  const {path, title} = await keep(page)
  await context.setOffline(true)
  await page.getByRole("main").getByRole("link", {name: title.en}).first().click()
  await expect(heading(page)).toHaveText(title.en)
  await page.reload()
  await waitForHydration(page)
  const poster = page.locator("main img").first()
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.locator('header [hreflang="es"]:visible').click()
  await expect(heading(page)).toHaveText(title.es)
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(`/en${path}`)
  await expect(heading(page)).toHaveText(title.en)
  await waitForHydration(page)

  // Book says why it opens nothing.
  await page.locator("a[data-event*=generate_lead]:visible").first().click()
  await expect(page.getByText(word("en", "common", "offline"))).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test("a page that is not kept leads to those that are", async ({page, context}) => {
  const {title} = await keep(page)
  await context.setOffline(true)
  await page.goto("/es/")
  await expect(page).toHaveURL("/es/saved/#not-stored")
  await expect(page.getByText(word("es", "planner", "saved.notStored"))).toBeVisible()
  await expect(heading(page)).toBeInViewport()
  await waitForHydration(page)
  await page.getByRole("main").getByRole("link", {name: title.es}).first().click()
  await expect(heading(page)).toHaveText(title.es)
  await page
    .locator('header a[href$="/about-us/"]')
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await expect(page).toHaveURL("/es/saved/#not-stored")
})

test("the last trip takes worker and caches with it; who saves nothing has neither", async ({
  page,
}) => {
  await openPage(page, "/en/experiences/")
  await page.waitForLoadState("networkidle")
  expect(await workers(page)).toBe(0)
  await keep(page)
  expect(await workers(page)).toBe(1)
  await page.getByRole("button", {name: word("en", "planner", "saved.remove")}).click()
  await expect.poll(() => workers(page)).toBe(0)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
})
