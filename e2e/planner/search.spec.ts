import type {Page} from "@playwright/test"
import {
  foreignKeyword,
  list,
  regionBox,
  shown,
  shownInOrder,
  status,
  tripsWith,
  unfold,
} from "../support/filter"
import {inTurn} from "../support/in-turn"
import {cardLinks} from "../support/links"
import {named} from "../support/measured"
import {experiences, regions} from "../support/site"
import {expect, openPage, test, waitForHydration} from "../support/test"
import {groups} from "../support/trips"
import {word, wordPattern} from "../support/words"

for (const {language, width} of inTurn)
  test.describe(`${language}, ${width} px`, () => {
    test.use({viewport: {width, height: 800}})
    const field = (page: Parameters<typeof status>[0]) =>
      page.getByRole("searchbox", {name: word(language, "experiences", "search.label")})

    test("words of the other language find, and the address keeps them", async ({page}) => {
      const {text, slug} = foreignKeyword(language)
      await openPage(page, `/${language}/experiences/`)
      await unfold(page, language)
      await field(page).pressSequentially(text)
      await expect(status(page)).toHaveText(wordPattern(language, "experiences", "filter.results"))
      await expect(page).toHaveURL(url => url.searchParams.get("q") === text)
      await expect.poll(() => shown(page)).toContain(slug)
      await page.reload()
      await waitForHydration(page)
      await unfold(page, language)
      await expect(field(page)).toHaveValue(text)
      await expect.poll(() => shown(page)).toContain(slug)
      await page.goBack()
      for (const {key} of groups) await expect(page.locator(`[id="${key}"]`)).toBeVisible()
      await expect(field(page)).toHaveValue("")
    })

    test("nothing found says what was searched, shows three trips and asks", async ({page}) => {
      await page.goto(`/${language}/experiences/?q=zzzzqqqq`)
      await expect(
        page.getByRole("heading", {
          name: word(language, "experiences", "search.noneTitle", {words: "zzzzqqqq"}),
        }),
      ).toBeVisible()
      await expect(cardLinks(page.locator("main ul[data-list]"))).toHaveCount(3)
      const ask = page.getByRole("link", {name: word(language, "experiences", "search.ask")})
      await expect(ask).toHaveAttribute("href", /zzzzqqqq.+%0ARef\.%20ASK-[A-Z]+$/)
    })
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

test("sorts the whole catalogue by length", async ({page}) => {
  await page.goto("/en/experiences/?sort=length")
  await expect.poll(async () => (await shown(page)).length).toBe(experiences.length)
  await expect(async () => {
    const days = (await order(page)).map(trip => trip?.length.days ?? 0)
    expect(days).toEqual(days.toSorted((one, other) => one - other))
  }).toPass()
})

test("loads neither its code nor its index before somebody goes there", async ({page}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(request.url()))
  await openPage(page, "/en/experiences/")
  await page.waitForLoadState("networkidle")
  expect(asked.filter(address => address.endsWith("/trips.json"))).toEqual([])
  await page.getByRole("searchbox").focus()
  await expect.poll(() => asked.filter(address => address.endsWith("/trips.json"))).toHaveLength(1)
})

test("on a slow network the index is fetched once", async ({page}) => {
  let loads = 0
  await page.route(/trips\.json$/, async route => {
    loads += 1
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  const {text} = foreignKeyword("en")
  await openPage(page, "/en/experiences/")
  await page.getByRole("searchbox").pressSequentially(text, {delay: 100})
  await expect(status(page)).toHaveText(wordPattern("en", "experiences", "filter.results"))
  expect(loads).toBe(1)
  await page.keyboard.press("Enter")
  const terms = async () => (await named(page, "search")).map(({search_term}) => search_term)
  await expect.poll(terms).toEqual([text])
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
