import type {Page} from "@playwright/test"
import {
  foreignKeyword,
  list,
  regionBox,
  shown,
  shownInOrder,
  status,
  tripsWith,
} from "../support/filter"
import {cardLinks} from "../support/links"
import {experiences, regions} from "../support/site"
import {expect, openPage, test} from "../support/test"
import {word, wordPattern} from "../support/words"

test("nothing found says what was searched, shows three trips and asks", async ({page}) => {
  await page.setViewportSize({width: 375, height: 800})
  await page.goto("/es/experiences/?q=zzzzqqqq")
  const title = word("es", "experiences", "search.noneTitle", {words: "zzzzqqqq"})
  await expect(page.getByRole("heading", {name: title})).toBeVisible()
  await expect(cardLinks(page.locator("main ul[data-list]"))).toHaveCount(3)
  const ask = page.getByRole("link", {name: word("es", "experiences", "search.ask")})
  await expect(ask).toHaveAttribute("href", /zzzzqqqq.+%0ARef\.%20ASK-[A-Z]+$/)
})

/** The trips that are shown as results, in their order. */
const order = async (page: Page) =>
  (await shownInOrder(page)).map(slug => experiences.find(trip => trip.slug === slug))

test("works together with the filter, and is ordered as asked", async ({page}) => {
  const [region] = regions
  const name = region?.name.en ?? ""
  const length =
    experiences.find(({regions: to}) => to.includes(region?.slug as never))?.group ?? ""
  await page.goto(`/en/experiences/?q=${encodeURIComponent(name)}`)
  await expect(status(page)).not.toBeEmpty()
  await list(page, "length").selectOption(length)
  // The list follows the choice a moment later.
  await expect(async () => {
    const both = await shown(page)
    for (const slug of tripsWith({region: region?.slug ?? "", length})) expect(both).toContain(slug)
    for (const slug of both) expect(tripsWith({length})).toContain(slug)
  }).toPass()
  await list(page, "sort").selectOption("price")
  await expect(page).toHaveURL(/sort=price/)
  await expect(async () => {
    const prices = (await order(page)).map(trip => trip?.price ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }).toPass()
})

test("words that ask for low prices order the list, and choose nothing", async ({page}) => {
  await openPage(page, "/en/experiences/")
  const field = page.getByRole("searchbox")
  await field.fill("cheap")
  await expect(list(page, "sort")).toHaveValue("price")
  await field.fill("cheap trips")
  await expect(page).toHaveURL(/q=cheap\+trips/)
  await field.fill("")
  await expect(list(page, "sort")).toHaveValue("")
  await expect(page).toHaveURL(/experiences\/$/)
})

test("loads neither its code nor its index before somebody goes there", async ({page}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(request.url()))
  await openPage(page, "/en/experiences/")
  await page.waitForLoadState("networkidle")
  expect(asked.filter(address => address.endsWith("/trips.json"))).toEqual([])
  await page.getByRole("searchbox").pressSequentially(foreignKeyword("en").text)
  await expect(status(page)).toHaveText(wordPattern("en", "experiences", "filter.results"))
  expect(asked.filter(address => address.endsWith("/trips.json"))).toHaveLength(1)
})

test("an address that asks for what there is not says so, and the rest holds", async ({page}) => {
  const [region] = regions
  await page.goto(`/en/experiences/?region=${region?.slug.toUpperCase()}.&length=99-days`)
  await expect(regionBox(page, region?.slug ?? "")).toBeChecked()
  await expect(
    page.getByText(word("en", "experiences", "filter.unknown", {choices: "99-days"})),
  ).toBeVisible()
})

test("a search that cannot be loaded says so, and the filter works", async ({page, faults}) => {
  await page.route(/trips\.json$/, route => route.abort())
  await page.goto("/en/experiences/?q=salsa")
  await expect(status(page)).toHaveText(word("en", "experiences", "search.failed"))
  faults.length = 0
})
