import type {Page} from "@playwright/test"
import {expect, test} from "../support/container"
import {regionBox, showAll, tickRegion} from "../support/filter"
import {cardLinks, groupSection, openFirst, sliderOf, wakeSlider} from "../support/links"
import {named, rowsSeen} from "../support/measured"
import {drag} from "../support/slider"
import {openPage, waitForLayout} from "../support/test"
import {groupOf, groups, regions, tripsOfGroup} from "../support/trips"

/** Scrolls to each length of stay, and stays until the page's observers have seen it. */
const seeGroups = async (page: Page) => {
  for (const {key} of groups) {
    await groupSection(page, key).scrollIntoViewIfNeeded()
    await expect(groupSection(page, key)).toBeInViewport()
  }
}

test("rows count once, whatever is dragged or filtered", async ({page}) => {
  await page.goto("/en/experiences/")
  const {key} = groupOf(4)
  const slider = sliderOf(page, key)
  await wakeSlider(slider)
  // While the page lays itself out, the slider may move away under the pointer.
  await waitForLayout(page)
  const box = await cardLinks(slider).first().boundingBox()
  if (!box) throw new Error("the card has no size")
  await drag(page, {x: box.x + 20, y: box.y + 10}, -220)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await slider.scrollIntoViewIfNeeded()
  await seeGroups(page)
  const rows = async () =>
    (await named(page, "view_item_list"))
      .map(({ecommerce}) => ecommerce as {item_list_id: string; items: unknown[]})
      .map(({item_list_id, items}) => [item_list_id, items.length])
      .sort()
  const expected = groups.map(group => [`catalogue-${group.key}`, tripsOfGroup(group.key).length])
  await expect.poll(rows).toEqual(expected.sort())
  expect(await named(page, "select_item")).toEqual([])

  const results = async () => (await rowsSeen(page)).slice(groups.length)
  // Few enough trips that much of their list is in view at once.
  const [one = "", other = ""] = regions
  await page.locator("search").evaluate(search => search.scrollIntoView({behavior: "instant"}))
  await tickRegion(page, one)
  await expect.poll(results).toEqual(["filter-results"])
  // A changed list of results is a list of its own.
  await regionBox(page, one).uncheck()
  await tickRegion(page, other)
  await expect.poll(results).toEqual(["filter-results", "filter-results"])
  await showAll(page).click()
  await seeGroups(page)
  expect(await results()).toEqual(["filter-results", "filter-results"])
})

test("what the filter finds is a list, and a card chosen in it names it", async ({page}) => {
  const [region = ""] = regions
  await openPage(page, `/en/experiences/?region=${region}`)
  const item_id = await openFirst(cardLinks(page.locator("main ul[data-list]")))
  const lists = async () =>
    [...(await named(page, "view_item_list")), ...(await named(page, "select_item"))].map(
      ({event, ecommerce}) => [event, ecommerce],
    )
  const first = expect.objectContaining({item_id, index: 1})
  await expect.poll(lists).toEqual(
    expect.arrayContaining([
      [
        "view_item_list",
        expect.objectContaining({
          item_list_id: "filter-results",
          items: expect.arrayContaining([first]),
        }),
      ],
      ["select_item", expect.objectContaining({item_list_id: "filter-results", items: [first]})],
    ]),
  )
})
