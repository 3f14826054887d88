import {createServer} from "node:http"
import type {Page} from "@playwright/test"
import {createSiteServer} from "../tools/serve/server"
import {listen} from "../tools/testing/listen"
import {eventsOf} from "./support/data-layer"
import {answerChats, bookLinks, openInNewTab} from "./support/links"
import {saveAhead} from "./support/planner"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {findTrip, tripPath} from "./support/trips"
import {word} from "./support/words"

test.beforeEach(({allowed}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/)
})

/** Saves a trip, and waits until the device keeps it. */
const keep = async (page: Page, origin = "") => {
  const trip = findTrip()
  await saveAhead(page, [trip])
  await openPage(page, `${origin}/en/saved/`)
  await expect(page.getByText(word("en", "planner", "saved.offline"))).toBeVisible()
  return {path: `/experiences/${trip.slug}/`, title: trip.title}
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

  // Book says why it opens nothing; a second press is not kept back.
  const book = bookLinks(page).filter({visible: true}).first()
  await book.click()
  await expect(page.getByText(word("en", "common", "offline"))).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  await openInNewTab(page, () => book.click())
})

test("a browser that wrongly believes it has no network books, and each press counts once", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", {get: () => false}))
  await answerChats(context)
  await openPage(page, tripPath("en"))
  await openInNewTab(page, () => bookLinks(page, "facts").click())
  await expect(page.getByText(word("en", "common", "offline"))).toHaveCount(0)
  expect(await eventsOf(page, "generate_lead")).toHaveLength(1)
  // Where nothing answers, the first press is not lost without a word.
  await page.route("**/*", route =>
    route.request().method() === "HEAD" ? undefined : route.continue(),
  )
  const chat = page.locator("header a[data-reference]")
  await chat.click()
  await expect(page.getByText(word("en", "common", "offline"))).toBeVisible()
  await openInNewTab(page, () => chat.click())
})

test("a device that is full after two files keeps none of a trip, and says so", async ({page}) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put
    let files = 0
    Cache.prototype.put = async function (...file) {
      files += 1
      if (files > 2) throw new DOMException("full", "QuotaExceededError")
      await put.apply(this, file)
    }
  })
  const trip = findTrip()
  await saveAhead(page, [trip])
  await openPage(page, "/en/saved/")
  const note = word("en", "planner", "saved.notOffline", {titles: trip.title.en})
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText(word("en", "planner", "saved.offline"))).toHaveCount(0)
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter(name => name.startsWith("trip"))).toEqual([])
})

test("where the server fails a kept trip is shown; what is kept is renewed once a day", async ({
  page,
}) => {
  const site = createSiteServer()
  const requests: string[] = []
  let isDown = false
  const server = createServer((request, response) => {
    requests.push(request.url ?? "")
    if (isDown) response.writeHead(503).end()
    else site.emit("request", request, response)
  })
  const {origin, stop} = await listen(server)
  const {path, title} = await keep(page, origin)
  requests.length = 0
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText(word("en", "planner", "saved.offline"))).toBeVisible()
  expect(requests.filter(url => url.includes(path))).toEqual([])
  isDown = true
  await page.getByRole("main").getByRole("link", {name: title.en}).first().click()
  await expect(heading(page)).toHaveText(title.en)
  await page.reload()
  await expect(heading(page)).toHaveText(title.en)
  stop()
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
  await page.goto("/")
  await expect(page).toHaveURL("/es/saved/#not-stored")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
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
