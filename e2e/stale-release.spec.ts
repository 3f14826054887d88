import type {Page} from "@playwright/test"
import {bookLinks, cardLinks, follow, openFirst} from "./support/links"
import {countLoads} from "./support/network"
import {test} from "./support/own-site"
import {expect, openPage} from "./support/test"

/** A minute of the page's own clock, and whatever it then asks for. */
const letTimePass = async (page: Page) => {
  await page.waitForLoadState("networkidle")
  await page.clock.fastForward("01:00")
  await page.waitForLoadState("networkidle")
}

test("a page whose piece is gone is loaded plainly", async ({page, own}) => {
  await own.lose(/^component---src-templates-experience-tsx/)
  await page.clock.install()
  await openPage(page, `${own.origin}/en/experiences/`)
  const loads = countLoads(page)
  const path = `/en/experiences/${await openFirst(cardLinks(page))}/`
  await expect(bookLinks(page, "facts")).toHaveAttribute("href", /^https:\/\/wa\.me\//)
  // The plain load, and the one reload that looks for a newer page.
  await expect.poll(() => loads.length).toBe(2)
  await letTimePass(page)
  expect(loads).toEqual([path, path])
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
})

test("a stale page whose scripts are gone is fetched again", async ({page, baseURL}) => {
  let isFromCache = true
  await page.route("**/en/terms/", async route => {
    if (!isFromCache) return route.fallback()
    isFromCache = false
    const html = await (await route.fetch({maxRetries: 3})).text()
    const stale = html.replace(/app-[0-9a-f]{20}\.js/g, `app-${"0".repeat(20)}.js`)
    expect(stale).not.toBe(html)
    return route.fulfill({contentType: "text/html; charset=utf-8", body: stale})
  })
  const loads = countLoads(page)
  await page.goto(`${baseURL}/en/terms/`)
  await expect.poll(() => loads.length).toBe(2)
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "")
  expect(loads).toHaveLength(2)
})

test("a new release is noticed at the next step through the site", async ({page, baseURL}) => {
  await openPage(page, `${baseURL}/en/`)
  // What the server tells of its programme from now on differs from what is open.
  await page.route("**/page-data/app-data.json", route =>
    route.fulfill({json: {webpackCompilationHash: "of-the-next-release"}}),
  )
  const loads = countLoads(page)
  await follow(page, "/en/about-us/")
  await expect.poll(() => loads).toContain("/en/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
})
