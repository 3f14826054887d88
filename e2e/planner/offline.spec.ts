import {expect, type Page, test as plain} from "@playwright/test"
import {expectPage} from "../support/links"
import {OwnSite} from "../support/own-site"
import {savedKey, savedLink, someTrips} from "../support/planner"
import {waitForHydration} from "../support/test"
import {word} from "../support/words"

/** A server of the test's own, which it can end, and from which another release can go live. */
const test = plain.extend<{own: OwnSite}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  own: async ({}, use) => {
    const own = new OwnSite()
    await own.start()
    await use(own)
    await own.remove()
  },
})

/** Saves trips as a visitor who has them since yesterday, and waits until the device keeps them. */
const keep = async (page: Page, own: OwnSite, language: "en" | "es", slugs: readonly string[]) => {
  await page.goto(`${own.origin}/${language}/saved/`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    savedKey,
    JSON.stringify(slugs),
  ] as const)
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", String(slugs.length))
}

const releaseOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as {___webpackCompilationHash: string}).___webpackCompilationHash,
  )

for (const language of ["en", "es"] as const)
  test(`saved trips, the list and the comparison open without a server: ${language}`, async ({
    page,
    own,
  }) => {
    const trips = someTrips(2)
    const [one, two] = trips
    await keep(
      page,
      own,
      language,
      trips.map(({slug}) => slug),
    )
    await own.end()
    await page.goto(`${own.origin}/${language}/experiences/${one?.slug}/?from=bookmark`)
    await waitForHydration(page)
    await expect(page.getByRole("heading", {level: 1})).toHaveText(one?.title[language] ?? "")
    const shown = page.locator("main img").first()
    await expect
      .poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await savedLink(page).click()
    await expectPage(page, `/${language}/saved/`)
    const posters = page.getByRole("main").locator("li img")
    await expect(posters).toHaveCount(trips.length)
    await expect
      .poll(() =>
        posters.evaluateAll(all => all.every(img => (img as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true)
    await page.getByRole("main").getByRole("link", {name: two?.title[language]}).first().click()
    await expect(page.getByRole("heading", {level: 1})).toHaveText(two?.title[language] ?? "")
    await page.locator("#prepare").getByRole("button").click()
    await expect(page.getByLabel(word(language, "preparation", "day"))).toBeVisible()
    await page.goBack()
    await expectPage(page, `/${language}/saved/`)
    await page.goto(`${own.origin}/${language}/compare/?trips=${one?.slug},${two?.slug}`)
    await waitForHydration(page)
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(2)
  })

test("a list opened with a network opens its trips once that is gone, each in every language, map and all", async ({
  page,
  own,
  context,
}) => {
  const [one] = someTrips(1)
  await keep(page, own, "en", [one?.slug ?? ""])
  await context.setOffline(true)
  const notice = page.locator("[data-network-notice]")
  const title = page.getByRole("heading", {level: 1})
  await expect(notice).toBeVisible()
  const [above, below] = [await notice.boundingBox(), await title.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await page.getByRole("button", {name: word("en", "common", "network.close")}).click()
  await expect(notice).toBeHidden()
  await page.locator("#prepare").getByRole("button").click()
  await expect(page.getByLabel(word("en", "preparation", "day"))).toBeVisible()
  await page.getByRole("main").getByRole("link", {name: one?.title.en}).first().click()
  await expect(title).toHaveText(one?.title.en ?? "")
  await waitForHydration(page)
  await page.locator('header [data-language-switch="es"]:visible').click()
  await expect(title).toHaveText(one?.title.es ?? "")
  // Icons, and the outline of maps.
  const sprite = await page.locator("use").first().getAttribute("href")
  expect(await page.evaluate(async file => (await fetch(file ?? "")).ok, sprite)).toBe(true)
  await page
    .locator('header a[href$="/about-us/"]')
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await expect(notice).toBeVisible()
  await expect(title).toHaveText(one?.title.es ?? "")
})

test("a page that was not saved leads to the list of those that were", async ({
  page,
  own,
  context,
}) => {
  const [one, two] = someTrips(2)
  await keep(page, own, "en", [one?.slug ?? ""])
  await context.setOffline(true)
  for (const path of ["/en/", `/en/experiences/${two?.slug}/`]) {
    await page.goto(own.origin + path)
    await expect(page).toHaveURL(`${own.origin}/en/saved/#not-kept`)
    await expect(page.locator("[data-network-notice]")).toBeVisible()
    await expect(page.getByText(word("en", "planner", "offline.notKept"))).toBeVisible()
    await expect(page.getByRole("heading", {level: 1})).toBeInViewport()
  }
  await page.getByRole("main").getByRole("link", {name: one?.title.en}).first().click()
  await expect(page.getByRole("heading", {level: 1})).toHaveText(one?.title.en ?? "")
})

test("a new release is fetched whole and then takes over; a failing one changes nothing", async ({
  page,
  own,
}) => {
  const [one] = someTrips(1)
  const address = () => `${own.origin}/en/experiences/${one?.slug}/`
  await keep(page, own, "en", [one?.slug ?? ""])
  const first = await releaseOf(page)

  // One of its files is missing: the old set stays whole.
  await own.release("aaaaaaaaaaaaaaaaaaaa", "/es/compare/index.html")
  await page.goto(`${own.origin}/en/saved/`)
  await waitForHydration(page)
  await expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", "1")
  await own.end()
  await page.goto(address())
  await waitForHydration(page)
  expect(await releaseOf(page)).toBe(first)

  await own.release("bbbbbbbbbbbbbbbbbbbb")
  await page.goto(`${own.origin}/en/saved/`)
  await waitForHydration(page)
  await expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", "1")
  await own.end()
  const loads: string[] = []
  page.on("request", request => request.isNavigationRequest() && loads.push(request.url()))
  await page.goto(address())
  await waitForHydration(page)
  expect(await releaseOf(page)).toBe("bbbbbbbbbbbbbbbbbbbb")
  await page.waitForTimeout(1000)
  expect(loads).toHaveLength(1)
})

test("the last trip takes everything with it", async ({page, own}) => {
  const [one] = someTrips(1)
  await keep(page, own, "en", [one?.slug ?? ""])
  await page.getByRole("button", {name: word("en", "planner", "saved.remove")}).click()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
})

test("who saves nothing has no worker and gets no byte of it", async ({page, own}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await page.goto(`${own.origin}/en/experiences/`)
  await waitForHydration(page)
  await page.waitForLoadState("networkidle")
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  )
  expect(workers).toBe(0)
  expect(asked.filter(path => /worker|release\.json/.test(path))).toEqual([])
})
