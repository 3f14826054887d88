import {execFileSync} from "node:child_process"
import {mkdtempSync, readdirSync, rmSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import {type Page, test as plain} from "@playwright/test"
import {listen} from "../tools/listen"
import {createSiteServer} from "../tools/serve/server"
import {bookLinks, cardLinks, follow, openFirst} from "./support/links"
import {expect, waitForHydration} from "./support/test"
import {tripOf} from "./support/trips"

/** The build without some of its scripts, served: what a visitor of yesterday's release meets. */
const test = plain.extend<{serveWithout: (pattern: RegExp) => Promise<string>}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  serveWithout: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "stale-"))
    let end: (() => Promise<void>) | undefined
    await use(async pattern => {
      execFileSync("cp", ["-a", "public/.", folder])
      const gone = readdirSync(folder).filter(name => pattern.test(name))
      expect(gone.length).toBeGreaterThan(0)
      for (const name of gone) rmSync(path.join(folder, name))
      const {origin, stop} = await listen(createSiteServer(folder))
      end = stop
      return origin
    })
    await end?.()
    rmSync(folder, {recursive: true})
  },
})

const countLoads = (page: Page) => {
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** A minute of the page's own clock, and whatever it then asks for. */
const letTimePass = async (page: Page) => {
  await page.waitForLoadState("networkidle")
  await page.clock.fastForward("01:00")
  await page.waitForLoadState("networkidle")
}

test("a page whose piece is gone is loaded plainly, and stays readable and bookable", async ({
  page,
  serveWithout,
}) => {
  const origin = await serveWithout(/^component---src-templates-experience-tsx/)
  await page.clock.install()
  await page.goto(`${origin}/en/experiences/`)
  await waitForHydration(page)
  const loads = countLoads(page)
  const path = `/en/experiences/${await openFirst(cardLinks(page))}/`
  await expect(bookLinks(page, "facts")).toHaveAttribute("href", /^https:\/\/wa\.me\//)
  // The plain load, and the one reload that looks for a newer page.
  await expect.poll(() => loads.length).toBe(2)
  await letTimePass(page)
  expect(loads).toEqual([path, path])
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
})

test("a page out of a cache, whose scripts are gone, is fetched again and comes alive", async ({
  page,
  baseURL,
}) => {
  let isFromCache = true
  await page.route("**/en/terms/", async route => {
    if (!isFromCache) return route.fallback()
    isFromCache = false
    const html = await (await route.fetch()).text()
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

test("without the programme itself the page reloads once, and the text stays", async ({
  page,
  serveWithout,
}) => {
  const origin = await serveWithout(/^(app|framework)-/)
  const loads = countLoads(page)
  const {slug, title} = tripOf()
  await page.clock.install()
  await page.goto(`${origin}/es/experiences/${slug}/`)
  await expect.poll(() => loads.length).toBe(2)
  await letTimePass(page)
  expect(loads).toHaveLength(2)
  await expect(page.getByRole("heading", {level: 1})).toContainText(title.es)
})

test("a new release is noticed at the next step through the site", async ({page, baseURL}) => {
  await page.goto(`${baseURL}/en/`)
  await waitForHydration(page)
  // What the server tells of its programme from now on differs from what is open.
  await page.route("**/page-data/app-data.json", route =>
    route.fulfill({json: {webpackCompilationHash: "of-the-next-release"}}),
  )
  const loads = countLoads(page)
  await follow(page, "/en/about-us/")
  await expect.poll(() => loads).toContain("/en/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
})
