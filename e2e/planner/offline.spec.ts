import {expect, type Page} from "@playwright/test"
import {countLoads} from "../support/network"
import {type OwnSite, releaseOf, test} from "../support/own-site"
import {someTrips, storeTrips} from "../support/planner"
import {openPage, waitForHydration} from "../support/test"
import {word} from "../support/words"

/** Saves trips as a visitor who has them since yesterday, and waits until the device keeps them. */
const keep = async (page: Page, own: OwnSite, slugs: readonly string[]) => {
  await page.goto(`${own.origin}/en/saved/`)
  await storeTrips(page, slugs)
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", String(slugs.length))
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test("an open list opens whole trips once the network is gone", async ({page, own, context}) => {
  const [one] = someTrips(1)
  await keep(page, own, [one?.slug ?? ""])
  await context.setOffline(true)
  const title = page.getByRole("heading", {level: 1})
  await page.locator("#prepare").getByRole("button").click()
  await expect(page.getByLabel(word("en", "preparation", "day"))).toBeVisible()
  const poster = page.locator("main img").first()
  const isThere = () => poster.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isThere).toBe(true)
  await page.getByRole("main").getByRole("link", {name: one?.title.en}).first().click()
  await expect(title).toHaveText(one?.title.en ?? "")
  await expect.poll(isThere).toBe(true)
  await waitForHydration(page)
  await page.locator('header [hreflang="es"]:visible').click()
  await expect(title).toHaveText(one?.title.es ?? "")
  // Icons, and the outline of maps.
  const sprite = await page.locator("use").first().getAttribute("href")
  expect(await page.evaluate(async file => (await fetch(file ?? "")).ok, sprite)).toBe(true)
  await page
    .locator('header a[href$="/about-us/"]')
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await expect(page).toHaveURL(`${own.origin}/es/saved/#not-kept`)
})

test("a page that was not saved leads to those that were", async ({page, own, context}) => {
  const [one, two] = someTrips(2)
  await keep(page, own, [one?.slug ?? ""])
  await context.setOffline(true)
  for (const path of ["/en/", `/en/experiences/${two?.slug}/`]) {
    await page.goto(own.origin + path)
    await expect(page).toHaveURL(`${own.origin}/en/saved/#not-kept`)
    await expect(page.getByText(word("en", "planner", "offline.notKept"))).toBeVisible()
    await expect(page.getByRole("heading", {level: 1})).toBeInViewport()
  }
  await page.getByRole("main").getByRole("link", {name: one?.title.en}).first().click()
  await expect(page.getByRole("heading", {level: 1})).toHaveText(one?.title.en ?? "")

  // The last trip takes everything with it.
  await context.setOffline(false)
  await page.goto(`${own.origin}/en/saved/`)
  await page.getByRole("button", {name: word("en", "planner", "saved.remove")}).click()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await expect.poll(() => workers(page)).toBe(0)
})

test("a new release takes over once it is there whole", {tag: "@weekly"}, async ({page, own}) => {
  const [one] = someTrips(1)
  const address = () => `${own.origin}/en/experiences/${one?.slug}/`
  await keep(page, own, [one?.slug ?? ""])
  const first = await releaseOf(page)

  // One of its files is missing: the old set stays whole.
  await own.release("aaaaaaaaaaaaaaaaaaaa", "/es/compare/index.html")
  await openPage(page, `${own.origin}/en/saved/`)
  await expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", "1")
  await own.end()
  await openPage(page, address())
  expect(await releaseOf(page)).toBe(first)

  await own.release("bbbbbbbbbbbbbbbbbbbb")
  await openPage(page, `${own.origin}/en/saved/`)
  await expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", "1")
  await own.end()
  const loads = countLoads(page)
  await openPage(page, address())
  expect(await releaseOf(page)).toBe("bbbbbbbbbbbbbbbbbbbb")
  await page.waitForTimeout(1000)
  expect(loads).toHaveLength(1)
})

test("who saves nothing has no worker and gets no byte of it", async ({page, own}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await openPage(page, `${own.origin}/en/experiences/`)
  await page.waitForLoadState("networkidle")
  expect(await workers(page)).toBe(0)
  expect(asked.filter(path => /worker|release\.json/.test(path))).toEqual([])
})
