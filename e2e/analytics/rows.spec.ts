import type {Page} from "@playwright/test"
import {expect, test} from "../support/container"
import {regionBox, showAll, tickRegion} from "../support/filter"
import {cardLinks, groupSection, moreOfLength, openFirst, sliderOf} from "../support/links"
import {named, rowsSeen} from "../support/measured"
import {drag} from "../support/slider"
import {waitForHydration, waitForLayout} from "../support/test"
import {groupOf, groups, regions, tripsOfGroup, tripWith} from "../support/trips"

/** Scrolls to each length of stay, and stays until the page's observers have seen it. */
const seeGroups = async (page: Page) => {
  for (const {key} of groups) {
    await groupSection(page, key).scrollIntoViewIfNeeded()
    await expect(groupSection(page, key)).toBeInViewport()
  }
}

test("dragging a slider chooses no card, and rows count once each", async ({page}) => {
  await page.goto("/en/experiences/")
  const {key} = groupOf(4)
  const slider = sliderOf(page, key)
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute("data-started", "")
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
})

test("the row at the end of a page come to by a link counts once", async ({page}) => {
  const {key} = groupOf(2)
  await page.goto("/en/experiences/")
  await waitForHydration(page)
  await openFirst(cardLinks(groupSection(page, key)))
  const more = moreOfLength(page)
  const seen = async () => (await rowsSeen(page)).filter(id => id.startsWith("more"))
  // The page is still being completed: what is laid out above the row pushes it out of view again,
  // and the row itself may be made anew while it is scrolled to.
  await expect(async () => {
    await more.scrollIntoViewIfNeeded()
    expect(await seen()).toEqual([`more-${key}`])
  }).toPass()
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await more.scrollIntoViewIfNeeded()
  expect(await seen()).toEqual([`more-${key}`])
})

test("what the filter finds is a list, and a card chosen in it names it", async ({page}) => {
  const [region = ""] = regions
  await page.goto(`/en/experiences/?region=${region}`)
  await waitForHydration(page)
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

test("rows count once, though the filter has taken them away and given them back", async ({
  page,
}) => {
  await page.goto("/en/experiences/")
  await waitForHydration(page)
  await seeGroups(page)
  const rows = groups.map(({key}) => `catalogue-${key}`).sort()
  await expect.poll(async () => (await rowsSeen(page)).sort()).toEqual(rows)
  const results = async () => (await rowsSeen(page)).slice(rows.length)
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
  const again = (await rowsSeen(page)).filter(id => id !== "filter-results")
  expect(again.sort()).toEqual(rows)
})

test("printing opens lists and counts none", async ({page}) => {
  await page.goto(`/en/experiences/${tripWith("recommendations").slug}/`)
  await waitForHydration(page)
  await page.pdf()
  await expect(page.locator("main details").first()).toHaveAttribute("open", "")
  expect(await named(page, "collapsible_opened")).toEqual([])
})
