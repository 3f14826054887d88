import type {Page} from "@playwright/test"
import {isPriceOnRequest} from "../gatsby/content/prices"
import {eventsOf} from "./support/data-layer"
import {
  filterFold,
  filterList,
  filterStatus,
  foreignKeyword,
  resultLinks,
  showAll,
  shownSlugs,
  statusOf,
  tripsWith,
} from "./support/filter"
import {scrollTo, topOf} from "./support/layout"
import {expectPage, groupSection, openFirst, sentText, slugsOf} from "./support/links"
import {experiences} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion, groups, nameOfRegion, skipUnless, visitedRegions} from "./support/trips"
import {word, wordPattern} from "./support/words"

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test("narrows all trips, says how many, and keeps its state in the address @smoke", async ({
  page,
}) => {
  await openPage(page, "/en/experiences/?utm_source=letter")
  await expect(filterStatus(page)).toBeEmpty()
  await filterList(page, "region").selectOption(crowdedRegion)
  await expect(filterStatus(page)).toHaveText(statusOf({region: crowdedRegion}))
  const there = tripsWith({region: crowdedRegion})
  const {group} = skipUnless(
    experiences.find(({slug}) => there.includes(slug)),
    "no trip goes to a region",
  )
  await filterList(page, "length").selectOption(group)
  const filter = {region: crowdedRegion, length: group}
  await expect.poll(() => shownSlugs(page)).toEqual(tripsWith(filter))
  await expect.poll(() => query(page)).toEqual({utm_source: "letter", ...filter})
  for (const {key} of groups) await expect(groupSection(page, key)).toBeHidden()
  await filterList(page, "sort").selectOption("price")
  const priceOf = (slug?: string) => {
    const trip = experiences.find(one => one.slug === slug)
    return trip && !isPriceOnRequest(trip) ? trip.price : Number.POSITIVE_INFINITY
  }
  await expect(async () => {
    const prices = (await slugsOf(resultLinks(page))).map(priceOf)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }).toPass()
  await showAll(page).click()
  await expect(filterList(page, "month")).toBeFocused()
  await expect(page).toHaveURL("/en/experiences/?utm_source=letter")
  await expect(groupSection(page, groups[0]?.key ?? "")).toBeVisible()
})

test("what words have found keeps its place over a reload, and Back from a trip, on a phone", async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openPage(page, "/en/experiences/")
  await filterFold(page).click()
  await page.getByRole("searchbox").fill("July")
  await page.locator("search form").getByRole("button").click()
  const wanted = tripsWith({month: "7"})
  await expect.poll(() => shownSlugs(page)).toEqual(wanted)
  const last = resultLinks(page).last()
  const [slug] = await slugsOf(last)
  await scrollTo(last)
  const left = await topOf(last)
  const expectKept = async () => {
    await expect.poll(() => shownSlugs(page)).toEqual(wanted)
    await expect.poll(async () => Math.abs((await topOf(last)) - left)).toBeLessThanOrEqual(2)
  }
  await page.reload()
  await expectKept()
  await last.evaluate((link: HTMLElement) => link.focus({preventScroll: true}))
  await page.keyboard.press("Enter")
  await expectPage(page, `/en/experiences/${slug}/`)
  await page.goBack()
  await expectPage(page, "/en/experiences/?q=July")
  await expectKept()
  await page.goForward()
  await expectPage(page, `/en/experiences/${slug}/`)
  // Where one comes after Forward is Gatsby's.
  await page.goBack()
  await expect.poll(() => shownSlugs(page)).toEqual(wanted)
  // The catalogue was entered once: one step back leaves it.
  await page.goBack()
  await expect(page).not.toHaveURL(/experiences/)
})

test("a link to a length, Back, and a link to the catalogue as it was entered", async ({page}) => {
  await openPage(page, "/en/experiences/")
  const {key} = skipUnless(groups.at(-1), "there is no length of stay")
  await groupSection(page, key).locator("a[href*='#found']").click()
  await expect(filterStatus(page)).toHaveText(statusOf({length: key}))
  await expect(filterStatus(page)).toBeInViewport()
  await page.goBack()
  await expect(groupSection(page, key)).toBeVisible()
  await expect(filterList(page, "length")).toHaveValue("")
  await filterList(page, "region").selectOption(crowdedRegion)
  await expect(page).toHaveURL(/region=/)
  await page.getByRole("banner").locator('a[href="/en/experiences/"]:visible').first().click()
  await expect(filterStatus(page)).toBeEmpty()
  await expect(filterList(page, "region")).toHaveValue("")
})

test("the question on the home page leads into the trips of a month, and counts once", async ({
  page,
}) => {
  await openPage(page, "/es/")
  await filterList(page, "month", "es").selectOption("7")
  await page.locator("main form").getByRole("button").click()
  await expectPage(page, /\/es\/experiences\/\?month=7(#|$)/)
  await expect(filterStatus(page)).toHaveText(statusOf({month: "7"}, "es"))
  await expect(filterStatus(page)).toBeInViewport()
  await expect.poll(() => shownSlugs(page)).toEqual(tripsWith({month: "7"}))
  expect(await eventsOf(page, "filter_used")).toMatchObject([{filter_month: "7"}])
  await page.goBack()
  await expect(page.locator("main form [name=month]")).toHaveValue("7")
})

test("where nothing fits three trips are shown, a chat asks, and the choice that costs most is taken back", async ({
  page,
}) => {
  await openPage(page, "/en/experiences/")
  const step = filterList(page, "price").locator("option").nth(1)
  const price = (await step.getAttribute("value")) ?? ""
  const region = skipUnless(
    visitedRegions.find(of => tripsWith({region: of, price}).length === 0),
    "every region has a trip of the lowest price",
  )
  await filterList(page, "region").selectOption(region)
  await filterList(page, "price").selectOption(price)
  const none = page.getByRole("heading", {name: word("en", "experiences", "filter.noneTitle")})
  await expect(none).toBeVisible()
  const ask = page
    .getByRole("main")
    .getByRole("link", {name: word("en", "experiences", "search.ask")})
  const askedInChat = async () => sentText(await ask.getAttribute("href"))
  await expect.poll(askedInChat).toContain(nameOfRegion(region, "en"))
  const drop = page
    .getByRole("main")
    .getByRole("button", {name: wordPattern("en", "experiences", "filter.drop")})
  await drop.filter({visible: true}).first().click()
  await expect(none).toBeHidden()
  await expect(filterList(page, "month")).toBeFocused()
  await expect.poll(async () => (await shownSlugs(page)).length).toBeGreaterThan(0)
  await showAll(page).click()
  await page.getByRole("searchbox").fill("zzzzqqqq")
  await expect(none).toBeVisible()
  await expect(resultLinks(page)).toHaveCount(Math.min(3, experiences.length))
  await expect.poll(askedInChat).toMatch(/zzzzqqqq.+\nRef\. ASK-EN$/s)
})

test("no list cuts its longest option, and all answer the keyboard alone", async ({page}) => {
  await openPage(page, "/es/experiences/")
  const cut = await page.locator("search select").evaluateAll((lists: HTMLSelectElement[]) =>
    lists.filter(list => {
      const width = list.offsetWidth
      list.style.width = "max-content"
      return list.offsetWidth > width
    }),
  )
  expect(cut).toEqual([])
  await page.getByRole("searchbox").focus()
  for (const name of ["month", "length", "region", "price"] as const) {
    await page.keyboard.press("Tab")
    await expect(filterList(page, name, "es")).toBeFocused()
  }
  await page.keyboard.press("ArrowDown")
  await expect(filterStatus(page)).not.toBeEmpty()
  await page.keyboard.press("Tab")
  await expect(filterList(page, "sort", "es")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(showAll(page, "es")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(filterStatus(page)).toBeEmpty()
})

test("folds on a phone, tells how many choices are made, and keeps the focus", async ({page}) => {
  await page.setViewportSize({width: 375, height: 740})
  const [region = ""] = visitedRegions
  await openPage(page, `/en/experiences/?region=${region}&length=${groups[0]?.key}`)
  await expect(filterFold(page)).toHaveText(/\(2\)$/)
  await expect(filterList(page, "length")).toBeHidden()
  await filterFold(page).focus()
  await page.keyboard.press("Enter")
  await filterList(page, "length").selectOption("")
  await expect(filterFold(page)).toHaveText(/\(1\)$/)
  // The way to the trips stays in view while one chooses, and says how many there are.
  const show = page.locator("search form").getByRole("button")
  await expect(show).toHaveText(new RegExp(`(^|\\D)${tripsWith({region}).length}(\\D|$)`))
  await expect(show).toBeInViewport()
  await show.click()
  await expect(filterList(page, "length")).toBeHidden()
  await expect(filterFold(page)).toBeFocused()
  // Folded, the choices are named, and each can be taken back.
  const drop = word("en", "experiences", "filter.drop", {choice: nameOfRegion(region, "en")})
  await page.getByRole("button", {name: drop}).click()
  await expect(filterFold(page)).toBeFocused()
  await expect(filterFold(page)).toHaveText(/[^)]$/)
})

test("searches in either language, together with the filter @smoke", async ({page}) => {
  const requested: string[] = []
  page.on("request", request => requested.push(request.url()))
  await openPage(page, "/en/experiences/")
  await page.waitForLoadState("networkidle")
  const documents = () => requested.filter(address => address.includes("/search/"))
  expect(documents()).toEqual([])
  const {text, slug} = foreignKeyword("en")
  await page.getByRole("searchbox").pressSequentially(text)
  await expect(filterStatus(page)).toHaveText(wordPattern("en", "experiences", "filter.results"))
  await expect.poll(() => shownSlugs(page)).toContain(slug)
  expect(documents()).toHaveLength(1)
  const group = experiences.find(trip => trip.slug === slug)?.group ?? ""
  await filterList(page, "length").selectOption(group)
  await expect
    .poll(async () =>
      (await shownSlugs(page)).filter(one => !tripsWith({length: group}).includes(`${one}`)),
    )
    .toEqual([])
  expect(await shownSlugs(page)).toContain(slug)
  // On Back the words and what they find are there.
  const found = await shownSlugs(page)
  await openFirst(resultLinks(page))
  await page.goBack()
  await expect(page.getByRole("searchbox")).toHaveValue(text)
  await expect.poll(() => shownSlugs(page)).toEqual(found)
})
