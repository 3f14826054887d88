import type {Page, Route} from "@playwright/test"
import {startFile} from "./support/routes"
import {headingOf} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"

/** Gatsby's own script and the code of the catalogue; `swiper` names the slider's. */
const appScript = /\/app-[^/]+\.js$/
const templateScript = /\/component---src-templates-[^/]+\.js$/

const catalogue = "/es/experiences/"

/** Starts the page's scripts, as the first turn of a wheel does. */
const stir = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("wheel")))

const controls = (page: Page) => page.locator("button, select, input, textarea, [role=button]")

/** All that is left can be used: rows that scroll, links that lead on, a chat that can be started. */
const expectNothingDead = async (page: Page) => {
  await expect(controls(page).filter({visible: true})).toHaveCount(0)
  const rows = page.locator("[data-slider-viewport]")
  expect(await rows.count()).toBeGreaterThan(0)
  for (const row of await rows.all()) {
    await expect(row).toHaveCSS("overflow-x", "auto")
    const end = await row.evaluate(element => {
      element.scrollTo({left: element.scrollWidth, behavior: "instant"})
      return element.scrollLeft
    })
    expect(end).toBeGreaterThan(0)
  }
  await expect(page.locator("#customize a[href^='https://wa.me/']")).toHaveAttribute(
    "href",
    /text=./,
  )
  await page.locator("footer a[href='/es/about-us/']").click()
  await expect(page).toHaveURL("/es/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf("/es/about-us/"))
}

const filter = (page: Page) => page.getByRole("search")

test.afterEach(({faults}) => {
  // The failures are what these tests are about; errors of the page's own code still count.
  const own = faults.filter(
    fault => !/^request:|Failed to load resource|page resources for|Loading chunk/.test(fault),
  )
  faults.splice(0, faults.length, ...own.filter(fault => !/MIME type|blocked\.invalid/.test(fault)))
})

const gone = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    headers: {"content-type": "text/html", "x-content-type-options": "nosniff"},
    body: "<html>gone</html>",
  })
const blocked = (route: Route) => route.abort("blockedbyclient")

for (const [what, files, answer] of [
  ["the site's script answers 404", appScript, gone(404)],
  ["the site's script answers 500", appScript, gone(500)],
  ["the site's script is a page", appScript, gone(200)],
  ["the site's script is blocked", appScript, blocked],
  ["the start file answers 404", startFile, gone(404)],
  ["the start file is blocked", startFile, blocked],
  ["the catalogue's code is blocked", templateScript, blocked],
] as const)
  test(`nothing dead is shown when ${what}`, async ({page}) => {
    await page.route(files, answer)
    await page.goto(catalogue)
    await expect(filter(page)).toBeHidden()
    await expectNothingDead(page)
  })

for (const [what, files] of [
  ["the site's script", appScript],
  ["the start file", startFile],
  ["the catalogue's code", templateScript],
  ["the catalogue's data", /\/es\/experiences\/page-data\.json/],
] as const)
  test(`nothing dead is shown when ${what} never comes, and all of it once it does`, async ({
    page,
  }) => {
    let arrive = () => {}
    const held = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.clock.install()
    await page.route(files, async route => {
      await held
      await route.continue()
    })
    await page.goto(catalogue, {waitUntil: "domcontentloaded"})
    await expect(page.locator("html")).toHaveAttribute("data-painted", "")
    await stir(page)
    await expect(filter(page)).toBeVisible()
    await page.clock.fastForward("01:00")
    await expect(filter(page)).toBeHidden()
    await expect(controls(page).filter({visible: true})).toHaveCount(0)
    arrive()
    await waitForHydration(page)
    await expect(filter(page)).toBeVisible()
    await filter(page).locator("select[name=region]").selectOption({index: 1})
    await expect(page).toHaveURL(/region=/)
  })

test("data that fails leaves nothing dead once the patience is over", async ({page}) => {
  await page.clock.install()
  await page.route(/\/page-data\//, gone(500))
  await page.goto(catalogue)
  await stir(page)
  await page.waitForLoadState("networkidle")
  await page.clock.fastForward("01:00")
  await expect(filter(page)).toBeHidden()
  await expectNothingDead(page)
})

test("sliders whose code is blocked have no arrows, and the filter works", async ({page}) => {
  const refused: string[] = []
  await page.route(/\.js$/, async route => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.includes("data-in-view")) return route.fulfill({response, body})
    refused.push(route.request().url())
    return route.abort()
  })
  await page.goto(catalogue)
  await waitForHydration(page)
  const rows = page.locator("[data-slider-viewport]")
  for (const row of await rows.all()) await row.scrollIntoViewIfNeeded()
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await expect(page.locator("[data-slider-next]").filter({visible: true})).toHaveCount(0)
  await expect(rows.first()).toHaveCSS("overflow-x", "auto")
  await filter(page).locator("select[name=region]").selectOption({index: 1})
  await expect(page).toHaveURL(/region=/)
})

test("a script of another site that is blocked takes nothing away", async ({page}) => {
  await page.goto(catalogue)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const script = document.createElement("script")
        script.src = "https://blocked.invalid/container.js"
        script.onerror = resolve
        document.head.append(script)
      }),
  )
  await expect(filter(page)).toBeVisible()
})

test.describe("with scripts switched off", () => {
  test.use({javaScriptEnabled: false})

  test("nothing dead is shown", async ({page}) => {
    await page.goto(catalogue)
    await expect(filter(page)).toBeHidden()
    await expect(controls(page).filter({visible: true})).toHaveCount(0)
  })
})
