import type {Page} from "@playwright/test"
import {filterFold, filterList} from "./support/filter"
import {controls, topOf} from "./support/layout"
import {bookLinks, expectPage, follow} from "./support/links"
import {allowNetworkFaults, appScript, holdBack} from "./support/network"
import {experiences, headingOf} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion} from "./support/trips"
import {word} from "./support/words"

// How a page comes alive, and what is left of it where its scripts are late or fail.

const catalogue = "/es/experiences/"
const trip = `/es/experiences/${experiences[0]?.slug}/`

test.describe("where scripts fail", () => {
  allowNetworkFaults()

  test("nothing dead is shown when the site's script is blocked", async ({page}) => {
    await page.route(appScript, route => route.abort("blockedbyclient"))
    await page.goto(catalogue)
    await expect(page.getByRole("search")).toBeHidden()
    await expect(controls(page).filter({visible: true})).toHaveCount(0)
    const row = page.locator("[data-slider=viewport]").first()
    await expect(row).toHaveCSS("overflow-x", "auto")
    await page.locator("footer a[href='/es/about-us/']").click()
    await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf("/es/about-us/"))
    await page.goto(trip)
    await expect(bookLinks(page, "facts")).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/)
  })

  test("a list says that it loads, then that it could not, and moves nothing", async ({page}) => {
    await page.setViewportSize({width: 375, height: 800})
    const arrive = await holdBack(page, appScript)
    const message = (key: string) => page.getByText(word("es", "planner", key))
    const way = page.getByRole("main").locator("a[href='/es/experiences/']")
    await page.goto("/es/saved/", {waitUntil: "domcontentloaded"})
    await expect(message("unread.loading")).toBeVisible()
    const top = await topOf(way)
    arrive()
    await expect(message("saved.empty")).toBeVisible()
    expect(await topOf(way)).toBe(top)
    await page.unrouteAll()
    await page.route(appScript, route => route.abort())
    for (const [path, noScripts] of [
      ["/es/compare/", "compare.noScripts"],
      ["/es/saved/", "saved.noScripts"],
    ] as const) {
      await page.goto(path)
      await expect(message("unread.failed")).toBeVisible()
      for (const untrue of [noScripts, "unread.loading"]) await expect(message(untrue)).toBeHidden()
    }
    expect(await topOf(way)).toBe(top)
  })

  // Of one whose data is gone navigation.spec.ts tells.
  test("a page whose code is gone is loaded as a whole", async ({page}) => {
    await openPage(page, trip)
    await page.route(/component---src-templates-about.*\.js$/, route =>
      route.fulfill({status: 404}),
    )
    await follow(page, "/es/about-us/")
    await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf("/es/about-us/"))
    await page.goBack()
    await expectPage(page, trip)
  })
})

test("a phone's early press is shown as busy, and answered once", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  const arrive = await holdBack(page, appScript)
  await page.goto(catalogue, {waitUntil: "domcontentloaded"})
  const button = filterFold(page, "es")
  await button.click()
  await button.click()
  await expect(button).toHaveAttribute("aria-busy", "true")
  arrive()
  await expect(filterList(page, "month", "es")).toBeVisible()
  await expect(button).not.toHaveAttribute("aria-busy")
})

test("a place on the page that is followed before its data is there keeps none from coming", async ({
  page,
}) => {
  const path = "/es/terms/"
  const data = `/page-data${path}page-data.json`
  const request = page.waitForRequest(`**${data}`)
  const arrive = await holdBack(page, ({pathname}) => pathname === data)
  await page.goto(path)
  await request
  await page.evaluate(() => {
    location.hash = "#content"
  })
  arrive()
  await expect(page.locator("html")).toHaveAttribute("data-start", "ready")
})

test("scripts start by themselves, after the largest picture", async ({page}) => {
  await page.goto(trip)
  await expect(page.locator("html")).toHaveAttribute("data-start", "ready")
  const [picture, script] = await page.evaluate(() => {
    const largest = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]")
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
    const find = (isWanted: (address: string) => boolean) =>
      entries.find(({name}) => isWanted(name))
    return [
      find(address => address === largest?.currentSrc)?.responseEnd,
      find(address => /\/app-[^/]+\.js$/.test(address))?.startTime,
    ]
  })
  expect(picture).toBeGreaterThan(0)
  expect(script).toBeGreaterThanOrEqual(picture ?? Number.POSITIVE_INFINITY)
})

/** What a translating browser does to every text of a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode())
      if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement("font")
      text.parentNode?.replaceChild(font, text)
      font.append(text.textContent ?? "")
    }
  })

test("a page that the browser has translated filters and leads on", async ({page}) => {
  await openPage(page, "/en/experiences/")
  await translate(page)
  await filterList(page, "region").selectOption(crowdedRegion)
  await expect(page).toHaveURL(/region=/)
  for (const month of ["1", ""]) await filterList(page, "month").selectOption(month)
  await follow(page, "/en/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf("/en/about-us/"))
})
