import {faultsOfWidth} from "./support/layout"
import {groupSection} from "./support/links"
import {arriveWith} from "./support/page-data"
import {expect, test} from "./support/test"
import {groupOf, tripWith} from "./support/trips"

const longTitle =
  "Nine days between cloud forest, old towns, river mouths and the farthest beaches we know of"
const longInclude = `${"Every transfer of the programme by land, river and sea, with a guide who knows the way, ".repeat(3)}and Donaudampfschifffahrtsgesellschaftskapitän`

const widths = [320, 768, 1440]

test("a title of 90 letters and a line of 300 hold at every width", async ({page}) => {
  expect(longTitle.length).toBeGreaterThanOrEqual(90)
  expect(longInclude.length).toBeGreaterThanOrEqual(300)
  const {slug} = tripWith("includes")
  const path = `/en/experiences/${slug}/`
  await page.setViewportSize({width: 320, height: 700})
  await arriveWith(page, path, ({experience}) => {
    experience.title = longTitle
    experience.includes.items[0] = longInclude
  })
  const title = page.getByRole("heading", {level: 1})
  await expect(title).toHaveText(longTitle)
  for (const summary of await page.locator("main summary").all()) await summary.click()
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({width, height: 700})
      await expect.poll(() => faultsOfWidth(page)).toEqual([])
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

test("a group of two cards holds at every width", async ({page}) => {
  const path = "/en/experiences/"
  const {key} = groupOf(2)
  await page.setViewportSize({width: 320, height: 700})
  await arriveWith(page, path, ({catalogueContent}) => {
    const group = catalogueContent.groups.find((of: {key: string}) => of.key === key)
    group.experiences = group.experiences.slice(0, 2)
    group.experiences[0].title = longTitle
  })
  const group = groupSection(page, key)
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({width, height: 700})
      await group.scrollIntoViewIfNeeded()
      await expect(group.getByRole("heading", {level: 3})).toHaveCount(2)
      const title = group.getByRole("heading", {name: longTitle})
      await title.scrollIntoViewIfNeeded()
      await expect(title).toBeInViewport()
      await expect(group.locator("[data-slider-next]")).toHaveCount(0)
      await expect.poll(() => faultsOfWidth(page)).toEqual([])
    })
})
