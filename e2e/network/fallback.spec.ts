import {expectPage, follow, groupSection, headerLink} from "../support/links"
import {
  allowNetworkFaults,
  countLoads,
  expectPlainLoad,
  expectUsable,
  markDocument,
} from "../support/network"
import {headingOf} from "../support/site"
import {expect, openPage, test} from "../support/test"
import {tripPath} from "../support/trips"

const aboutUs = headingOf("/en/about-us/")

allowNetworkFaults()

test.describe("a visit inside the site falls back to a plain load when", () => {
  const data = /about-us\/page-data\.json/
  const html = "<html>gone</html>"
  for (const [what, pattern, status, body] of [
    ["the next page's data answers 404", data, 404, html],
    ["all data answers 500", /\/page-data\//, 500, html],
    ["the next page's data is a page", data, 200, html],
    ["the next page's data lacks a part", data, 200, '{"path":"/en/about-us/"}'],
    ["the next page's code is gone", /component---src-templates-about.*\.js$/, 404, html],
  ] as const)
    test(what, async ({page}) => {
      await openPage(page, tripPath("en"))
      await page.route(pattern, route => route.fulfill({status, body}))
      await markDocument(page)
      await follow(page, "/en/about-us/")
      await expect(page.getByRole("heading", {level: 1})).toHaveText(aboutUs)
      await expectPlainLoad(page)
      // And it ends there: one reload that looks for a newer page at most, never a loop.
      const loads = countLoads(page)
      await page.waitForLoadState("networkidle")
      expect(loads.length).toBeLessThan(2)
      await page.goBack()
      await expectPage(page, tripPath("en"))
      await expectUsable(page)
    })

  for (const [what, pattern] of [
    ["the next page's data never comes", data],
    ["the next page's code never comes", /component---src-templates-about.*\.js$/],
  ] as const)
    test(what, async ({page}) => {
      await page.clock.install()
      await openPage(page, tripPath("en"))
      await page.route(pattern, () => undefined)
      await markDocument(page)
      await headerLink(page, "/en/about-us/").click()
      await expect(page).toHaveURL(tripPath("en"))
      await page.clock.fastForward("01:00")
      await expectPage(page, "/en/about-us/")
      await expect(page.getByRole("heading", {level: 1})).toHaveText(aboutUs)
      await expectPlainLoad(page)
    })

  test("a group was asked for: its hash is kept", async ({page}) => {
    await page.route(/\/experiences\/page-data\.json/, route => route.abort())
    await openPage(page, "/en/")
    await markDocument(page)
    const place = page.locator("main a[href^='/en/experiences/#']").first()
    const address = (await place.getAttribute("href")) ?? ""
    await place.click()
    await expectPage(page, address)
    await expectPlainLoad(page)
    await expect(groupSection(page, address.split("#")[1] ?? "")).toBeVisible()
  })
})

test("a page that never comes replaces none asked for later", async ({page}) => {
  await page.clock.install()
  await openPage(page, tripPath("en"))
  await page.route(/about-us\/page-data\.json/, () => undefined)
  await markDocument(page)
  await headerLink(page, "/en/about-us/").click()
  await follow(page, "/en/questions-answers/")
  const asked: string[] = []
  page.on("request", request => asked.push(request.method() + new URL(request.url()).pathname))
  await page.clock.fastForward("01:00")
  // Before it leaves, the page asks whether the other one can be reached.
  await page.evaluate(() => fetch("/en/", {method: "HEAD"}))
  expect(asked.filter(request => request.startsWith("HEAD"))).toEqual(["HEAD/en/"])
  await expect(page).toHaveURL("/en/questions-answers/")
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "")
})
