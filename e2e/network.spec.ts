import type {Page} from "@playwright/test"
import {readJson} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"

const words = {
  en: readJson<{network: {offline: string}}>("locales/en/common.json").network.offline,
  es: readJson<{network: {offline: string}}>("locales/es/common.json").network.offline,
}

/** The page can be read, and booked. */
const expectUsable = async (page: Page) => {
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
  await expect(
    page
      .getByRole("main")
      .getByRole("link", {name: /^(Book from|Reserva desde)/})
      .first(),
  ).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/)
}

const follow = (page: Page, name: string) =>
  page
    .getByRole("navigation", {name: /^(Main|Principal)$/})
    .getByRole("link", {name})
    .click()

/** A load of the address that the browser made by itself marks a new document. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""))

const expectPlainLoad = (page: Page) =>
  expect(page.locator("html")).not.toHaveAttribute("data-same-document")

test.afterEach(({faults}) => {
  // The failures are what these tests are about; errors of the page's own code still count.
  const own = faults.filter(
    fault => !/^request:|Failed to load resource|page resources for/.test(fault),
  )
  const ofGatsby = /Loading chunk|find the correct component chunk/
  faults.splice(0, faults.length, ...own.filter(fault => !ofGatsby.test(fault)))
})

test.describe("a page whose", () => {
  for (const [what, pattern] of [
    ["scripts are blocked", /\.js$/],
    ["pictures fail", /\.(avif|webp|jpe?g|png)$/],
    ["data fails", /page-data/],
    ["template's code fails", /component---.*\.js$/],
    ["fonts fail", /\.woff2$/],
  ] as const)
    test(`${what} can be read and booked`, async ({page}) => {
      await page.route(pattern, route => route.abort())
      await page.goto("/es/experiences/guatape/")
      await page.evaluate(() => window.dispatchEvent(new Event("wheel")))
      await page.waitForLoadState("networkidle")
      await expectUsable(page)
      await page.getByRole("contentinfo").getByRole("link", {name: "English"}).click()
      await expect(page).toHaveURL("/en/experiences/guatape/")
      await expectUsable(page)
    })

  test("scripts never end loading can be read and booked meanwhile", async ({page}) => {
    await page.route(/\.js$/, () => undefined)
    await page.goto("/en/experiences/cali/", {waitUntil: "domcontentloaded"})
    await expectUsable(page)
    await follow(page, "About us")
    await expect(page).toHaveURL("/en/about-us/")
    await expect(page.getByRole("heading", {level: 1})).toBeVisible()
  })
})

test.describe("a visit inside the site falls back to a plain load when", () => {
  const data = /about-us\/page-data\.json/
  const html = "<html>gone</html>"
  for (const [what, pattern, status, body] of [
    ...[403, 404, 429, 500, 503].map(
      code => [`the next page's data answers ${code}`, data, code, html] as const,
    ),
    ["all data answers 500", /\/page-data\//, 500, html],
    ["the next page's data is a page", data, 200, html],
    ["the next page's data is cut off", data, 200, '{"path":"/en/about-us/","result":{"da'],
    ["the next page's data lacks a part", data, 200, '{"path":"/en/about-us/"}'],
    ["the next page's code is gone", /component---src-templates-about.*\.js$/, 404, html],
  ] as const)
    test(what, async ({page}) => {
      await page.goto("/en/experiences/cali/")
      await waitForHydration(page)
      await page.route(pattern, route => route.fulfill({status, body}))
      await markDocument(page)
      await follow(page, "About us")
      await expect(page).toHaveURL("/en/about-us/")
      await expect(page.getByRole("heading", {level: 1})).toHaveText("About us")
      await expectPlainLoad(page)
      // And it ends there: one reload that looks for a newer page at most, never a loop.
      let loads = 0
      page.on("framenavigated", () => {
        loads += 1
      })
      await page.waitForLoadState("networkidle")
      expect(loads).toBeLessThan(2)
      await page.goBack()
      await expectUsable(page)
    })

  for (const [what, pattern] of [
    ["the next page's data never comes", data],
    ["the next page's code never comes", /component---src-templates-about.*\.js$/],
  ] as const)
    test(what, async ({page}) => {
      await page.clock.install()
      await page.goto("/en/experiences/cali/")
      await waitForHydration(page)
      await page.route(pattern, () => undefined)
      await markDocument(page)
      await follow(page, "About us")
      await expect(page).toHaveURL("/en/experiences/cali/")
      await page.clock.fastForward("01:00")
      await expect(page).toHaveURL("/en/about-us/")
      await expect(page.getByRole("heading", {level: 1})).toHaveText("About us")
      await expectPlainLoad(page)
    })

  test("a group was asked for: its hash is kept", async ({page}) => {
    await page.goto("/en/experiences/cali/")
    await waitForHydration(page)
    await page.route(/\/experiences\/page-data\.json/, route => route.abort())
    await markDocument(page)
    await page.locator("main a[href$='/experiences/#3-days']").first().click()
    await expect(page).toHaveURL("/en/experiences/#3-days")
    await expectPlainLoad(page)
    await expect(page.locator("section[id='3-days']")).toBeVisible()
  })
})

test("a page that never comes does not take the place of one asked for after it", async ({
  page,
}) => {
  await page.clock.install()
  await page.goto("/en/experiences/cali/")
  await waitForHydration(page)
  await page.route(/about-us\/page-data\.json/, () => undefined)
  await markDocument(page)
  await follow(page, "About us")
  await page.locator("header a[href='/en/questions-answers/']:visible").click()
  await expect(page).toHaveURL("/en/questions-answers/")
  const asked: string[] = []
  page.on("request", request => asked.push(request.method() + new URL(request.url()).pathname))
  await page.clock.fastForward("01:00")
  // Before it leaves, the page asks whether the other one can be reached.
  await page.evaluate(() => fetch("/en/", {method: "HEAD"}))
  expect(asked.filter(request => request.startsWith("HEAD"))).toEqual(["HEAD/en/"])
  await expect(page).toHaveURL("/en/questions-answers/")
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "")
})

for (const [language, about] of [
  ["en", "About us"],
  ["es", "Nosotros"],
] as const)
  test(`offline in the middle of a visit, in ${language}: the page stays and says so`, async ({
    page,
    context,
  }) => {
    const path = `/${language}/experiences/guatape/`
    await page.goto(path)
    await waitForHydration(page)
    const notice = page.getByRole("status").filter({hasText: words[language]})
    await expect(notice).toHaveText(words[language])
    await expect(page.getByText(words[language])).toBeHidden()
    await context.setOffline(true)
    await expect(page.getByText(words[language])).toBeVisible()
    await follow(page, about)
    await page
      .getByRole("banner")
      .getByRole("link", {name: language === "en" ? "Español" : "English"})
      .click()
    await expect(page).toHaveURL(path)
    await expectUsable(page)
    await context.setOffline(false)
    await expect(page.getByText(words[language])).toBeHidden()
    await follow(page, about)
    await expect(page).toHaveURL(`/${language}/about-us/`)
    await expect(page.getByRole("heading", {level: 1})).toHaveText(about)
  })

test("a network that is up but answers nothing is told as well", async ({page}) => {
  await page.goto("/en/experiences/guatape/")
  await waitForHydration(page)
  await page.route("**/*", route => route.abort("connectionfailed"))
  await follow(page, "About us")
  await expect(page.getByText(words.en)).toBeVisible()
  await expect(page).toHaveURL("/en/experiences/guatape/")
  await expectUsable(page)
  await page.unroute("**/*")
  await follow(page, "About us")
  await expect(page).toHaveURL("/en/about-us/")
  await expect(page.getByText(words.en)).toBeHidden()
})

test("offline before the scripts have started, the page stays and says so", async ({
  page,
  context,
}) => {
  await page.route(/\.js$/, route => route.abort())
  await page.goto("/es/experiences/guatape/")
  await context.setOffline(true)
  await follow(page, "Nosotros")
  await expect(page.getByText(words.es)).toBeVisible()
  await expectUsable(page)
})

test("going back without a network shows the page that was read, or stays", async ({
  page,
  context,
}) => {
  await page.goto("/en/experiences/guatape/")
  await waitForHydration(page)
  await follow(page, "About us")
  await expect(page.getByRole("heading", {level: 1})).toHaveText("About us")
  await context.setOffline(true)
  await page.goBack()
  await expectUsable(page)
  await page.goForward()
  await expect(page.getByRole("heading", {level: 1})).toHaveText("About us")
})
