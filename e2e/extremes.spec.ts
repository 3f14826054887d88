import {readFileSync} from "node:fs"
import type {Page} from "@playwright/test"
import {expect, test, waitForHydration} from "./support/test"

const longTitle =
  "Nine days between cloud forest, old towns, river mouths and the farthest beaches we know of"
const longInclude = `${"Every transfer of the programme by land, river and sea, with a guide who knows the way, ".repeat(3)}and Donaudampfschifffahrtsgesellschaftskapitän`

// biome-ignore lint/suspicious/noExplicitAny: the shape of page data is Gatsby's
type Data = any

/** Changes what the next page is made of, as an editor's data would. */
const withData = (page: Page, path: string, change: (data: Data) => void) =>
  page.route(`**/page-data${path}page-data.json`, route => {
    const content = JSON.parse(readFileSync(`public/page-data${path}page-data.json`, "utf8"))
    change(content.result.data)
    return route.fulfill({json: content})
  })

const expectNoSidewaysScroll = async (page: Page) => {
  const {scroll, client} = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBe(client)
}

const go = (page: Page, path: string) =>
  page.evaluate(
    to => (window as unknown as {___navigate: (to: string) => void}).___navigate(to),
    path,
  )

for (const width of [320, 768, 1440])
  test(`a title of 90 letters and a line of 300 hold at ${width} px`, async ({page}) => {
    expect(longTitle.length).toBeGreaterThanOrEqual(90)
    expect(longInclude.length).toBeGreaterThanOrEqual(300)
    const path = "/en/experiences/cali/"
    await withData(page, path, ({experience}) => {
      experience.title = longTitle
      experience.includes.items[0] = longInclude
    })
    await page.setViewportSize({width, height: 700})
    await page.goto("/en/about-us/")
    await waitForHydration(page)
    await go(page, path)
    await expect(page.getByRole("heading", {level: 1})).toHaveText(longTitle)
    for (const summary of await page.locator("main summary").all()) await summary.click()
    await expectNoSidewaysScroll(page)
    const isInside = await page.getByRole("heading", {level: 1}).evaluate(heading => {
      const words = heading.getBoundingClientRect()
      const poster = heading.closest("section, header, div[class*=poster]")?.getBoundingClientRect()
      return poster !== undefined && words.top >= poster.top && words.bottom <= poster.bottom
    })
    expect(isInside).toBe(true)
  })

for (const width of [320, 768, 1440])
  test(`a group of two cards holds at ${width} px`, async ({page}) => {
    const path = "/en/experiences/"
    await withData(page, path, ({catalogueContent}) => {
      const [group] = catalogueContent.groups
      group.experiences = group.experiences.slice(0, 2)
      group.experiences[0].title = longTitle
    })
    await page.setViewportSize({width, height: 700})
    await page.goto("/en/about-us/")
    await waitForHydration(page)
    await go(page, path)
    const group = page.locator("section[id='9-days']")
    await group.scrollIntoViewIfNeeded()
    await expect(group.locator("[data-started]")).toBeVisible()
    await expect(group.getByRole("heading", {level: 3})).toHaveCount(2)
    const title = group.getByRole("heading", {name: longTitle})
    await title.scrollIntoViewIfNeeded()
    await expect(title).toBeInViewport()
    await expect(group.getByRole("button", {name: "Next experience"})).toBeVisible({
      visible: width < 475,
    })
    await expectNoSidewaysScroll(page)
  })

for (const {name, width, height} of [
  {name: "a small phone", width: 320, height: 568},
  {name: "a phone on its side", width: 740, height: 360},
  {name: "a tablet", width: 1024, height: 768},
  {name: "a very wide screen", width: 2560, height: 1300},
])
  test(`every template fits ${name}`, async ({page}) => {
    await page.setViewportSize({width, height})
    for (const path of [
      "/es/",
      "/es/experiences/",
      "/es/experiences/?region=cali",
      "/es/experiences/colombiamagic/",
      "/es/experiences/trekking/",
      "/es/about-us/",
      "/es/questions-answers/",
      "/es/treatment/",
      "/logout/",
    ]) {
      await page.goto(path)
      await waitForHydration(page)
      await expectNoSidewaysScroll(page)
      const isTitleSeen = await page
        .getByRole("heading", {level: 1})
        .first()
        .evaluate(heading => heading.getBoundingClientRect().top < window.innerHeight)
      expect(isTitleSeen, `${path}: the title is in the first view`).toBe(true)
    }
  })
