import type {Page} from "@playwright/test"
import {groupSection} from "./support/links"
import {go, withData} from "./support/page-data"
import {templates} from "./support/screens"
import {expect, test, waitForHydration} from "./support/test"
import {crowdedRegion, groupOf, tripWith} from "./support/trips"

const longTitle =
  "Nine days between cloud forest, old towns, river mouths and the farthest beaches we know of"
const longInclude = `${"Every transfer of the programme by land, river and sea, with a guide who knows the way, ".repeat(3)}and Donaudampfschifffahrtsgesellschaftskapitän`

const expectNoSidewaysScroll = async (page: Page) => {
  const {scroll, client} = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBe(client)
}

const widths = [320, 768, 1440]

/** Opens a page by a link, from the narrowest window on; its data is the changed one. */
const arrive = async (page: Page, path: string) => {
  await page.setViewportSize({width: widths[0] ?? 0, height: 700})
  await page.goto("/en/about-us/")
  await waitForHydration(page)
  await go(page, path)
}

test("a title of 90 letters and a line of 300 hold at every width", async ({page}) => {
  expect(longTitle.length).toBeGreaterThanOrEqual(90)
  expect(longInclude.length).toBeGreaterThanOrEqual(300)
  const {slug} = tripWith("includes")
  const path = `/en/experiences/${slug}/`
  await withData(page, path, ({experience}) => {
    experience.title = longTitle
    experience.includes.items[0] = longInclude
  })
  await arrive(page, path)
  const title = page.getByRole("heading", {level: 1})
  await expect(title).toHaveText(longTitle)
  for (const summary of await page.locator("main summary").all()) await summary.click()
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({width, height: 700})
      await expectNoSidewaysScroll(page)
      const isInside = await title.evaluate(heading => {
        const words = heading.getBoundingClientRect()
        const poster = heading
          .closest("section, header, div[class*=poster]")
          ?.getBoundingClientRect()
        return poster !== undefined && words.top >= poster.top && words.bottom <= poster.bottom
      })
      expect(isInside).toBe(true)
    })
})

for (const width of widths)
  test(`a group of two cards holds at ${width} px`, async ({page}) => {
    const path = "/en/experiences/"
    const {key} = groupOf(2)
    await withData(page, path, ({catalogueContent}) => {
      const group = catalogueContent.groups.find((of: {key: string}) => of.key === key)
      group.experiences = group.experiences.slice(0, 2)
      group.experiences[0].title = longTitle
    })
    await arrive(page, path)
    await page.setViewportSize({width, height: 700})
    const group = groupSection(page, key)
    await group.scrollIntoViewIfNeeded()
    await expect(group.locator("[data-started]")).toBeVisible()
    await expect(group.getByRole("heading", {level: 3})).toHaveCount(2)
    const title = group.getByRole("heading", {name: longTitle})
    await title.scrollIntoViewIfNeeded()
    await expect(title).toBeInViewport()
    await expect(group.locator("[data-slider-next]")).toBeVisible({visible: width < 475})
    await expectNoSidewaysScroll(page)
  })

const windows = [
  {name: "a small phone", width: 320, height: 568},
  {name: "a phone on its side", width: 740, height: 360},
  {name: "a tablet", width: 1024, height: 768},
  {name: "a very wide screen", width: 2560, height: 1300},
]

const filtered = () => `/es/experiences/?region=${crowdedRegion}`

for (const {name, pathOf} of [
  ...templates.map(({name, route}) => ({name, pathOf: () => `/es/${route()}`})),
  {name: "the filtered catalogue", pathOf: filtered},
  {name: "the treatment of data", pathOf: () => "/es/treatment/"},
  {name: "logout", pathOf: () => "/logout/"},
])
  test(`${name} fits every window`, async ({page}) => {
    await page.goto(pathOf())
    await waitForHydration(page)
    for (const {name, width, height} of windows)
      await test.step(name, async () => {
        await page.setViewportSize({width, height})
        await expectNoSidewaysScroll(page)
        const isTitleSeen = await page
          .getByRole("heading", {level: 1})
          .first()
          .evaluate(heading => heading.getBoundingClientRect().top < window.innerHeight)
        expect(isTitleSeen, "the title is in the first view").toBe(true)
      })
  })
