import {expectPage, follow, headerLink} from "../support/links"
import {allowNetworkFaults, countLoads, expectUsable} from "../support/network"
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
    ["the next page's code is gone", /component---src-templates-about.*\.js$/, 404, html],
  ] as const)
    test(what, async ({page}) => {
      await openPage(page, tripPath("en"))
      await page.route(pattern, route => route.fulfill({status, body}))
      const loads = countLoads(page)
      await follow(page, "/en/about-us/")
      await expect(page.getByRole("heading", {level: 1})).toHaveText(aboutUs)
      await page.waitForLoadState("networkidle")
      // It is loaded, and that is all: one reload that looks for a newer page at most, never a loop.
      expect([1, 2]).toContain(loads.length)
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
      const loads = countLoads(page)
      await headerLink(page, "/en/about-us/").click()
      await expect(page).toHaveURL(tripPath("en"))
      await page.clock.fastForward("01:00")
      await expectPage(page, "/en/about-us/")
      await expect(page.getByRole("heading", {level: 1})).toHaveText(aboutUs)
      expect(loads).toEqual(["/en/about-us/"])
    })
})
