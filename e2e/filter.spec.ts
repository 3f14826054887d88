import type {Page} from "@playwright/test"
import {answerTo, fold, list, showAll, shown, status, tickRegion, tripsWith} from "./support/filter"
import {
  cardLinks,
  chatText,
  expectPage,
  groupSection,
  openFirst,
  sliderOf,
  wakeSlider,
} from "./support/links"
import {holdBack} from "./support/routes"
import {experiences} from "./support/site"
import {firstTitle, settled} from "./support/slider"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {
  crowdedRegion,
  groupOf,
  groups,
  nameOfRegion,
  regions,
  skipUnless,
  tripWith,
} from "./support/trips"
import {escapePattern, word, wordPattern} from "./support/words"

/** The dearest steps first: the last one at which the filter still finds the trip, if any. */
const cheapestStep = async (page: Page, price: number) => {
  const steps = await list(page, "price")
    .locator("option")
    .evaluateAll(options => options.map(option => Number((option as HTMLOptionElement).value)))
  return skipUnless(
    steps.filter(step => step >= price).sort((a, b) => a - b)[0],
    "every trip costs more than the last step",
  )
}

test("narrows all trips, says how many, and keeps its state @smoke", async ({page}) => {
  await openPage(page, "/en/experiences/?utm_source=letter")
  await expect(status(page)).toBeEmpty()
  await tickRegion(page, crowdedRegion)
  await expect(status(page)).toHaveText(answerTo({region: crowdedRegion}))
  const there = experiences.filter(trip => trip.regions.some(key => key === crowdedRegion))
  const {group, price} = skipUnless(
    there.sort((a, b) => a.price - b.price)[0],
    "no trip goes to a region",
  )
  const step = String(await cheapestStep(page, price))
  await list(page, "length").selectOption(group)
  await list(page, "price").selectOption(step)
  const filter = {region: crowdedRegion, length: group, price: step}
  // The controls answer first, the trips follow.
  await expect.poll(() => shown(page)).toEqual(tripsWith(filter))
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(query).toEqual({utm_source: "letter", ...filter})
  for (const {key} of groups) await expect(groupSection(page, key)).toBeHidden()
  // Every chat of the page says what is looked for.
  const name = nameOfRegion(crowdedRegion, "en")
  const chats = page.locator('a[href^="https://wa.me/"]')
  expect(await chats.count()).toBeGreaterThan(2)
  for (const chat of await chats.all())
    await expect(chat).toHaveAttribute("data-chat", new RegExp(escapePattern(name)))
})

test("is found again by address, by language, and on coming back", async ({page}) => {
  const {season, activities} = tripWith("season")
  const filter = {
    month: String(Number.parseInt(season?.from ?? "1", 10)),
    activity: activities[0] as string,
  }
  const query = `?${new URLSearchParams(filter)}`
  const wanted = tripsWith(filter)
  await page.goto(`/en/experiences/${query}`)
  await expect(status(page)).toHaveText(answerTo(filter))
  await expect.poll(() => shown(page)).toEqual(wanted)
  await page.getByRole("banner").getByRole("link", {name: "Español"}).click()
  await expect(page).toHaveURL(`/es/experiences/${query}`)
  await expect(status(page)).toHaveText(answerTo(filter, "es"))
  await expect.poll(() => shown(page)).toEqual(wanted)
  await openFirst(cardLinks(page.locator("main ul[data-list]")))
  await page.goBack()
  await expectPage(page, `/es/experiences/${query}`)
  await expect.poll(() => shown(page)).toEqual(wanted)
})

test("the question on the home page leads into the filtered catalogue", async ({page}) => {
  await openPage(page, "/es/")
  await page.locator("main form select[name=month]").selectOption("7")
  await page.locator("main form").getByRole("button").click()
  await expectPage(page, /\/es\/experiences\/\?month=7(#|$)/)
  await expect(status(page)).toHaveText(answerTo({month: "7"}, "es"))
  await expect(status(page)).toBeInViewport()
})

test("says what to do when nothing fits, and gives the sliders back untouched", async ({page}) => {
  await openPage(page, "/en/experiences/")
  const {key} = groupOf(4)
  const slider = sliderOf(page, key)
  await wakeSlider(slider)
  const first = await firstTitle(slider)
  await slider.locator("[data-slider-next]").click()
  await expect.poll(() => firstTitle(slider)).not.toBe(first)
  await settled(slider)
  const left = await firstTitle(slider)
  const step = list(page, "price").locator("option").nth(1)
  const least = (await step.getAttribute("value")) ?? ""
  const region = skipUnless(
    regions.find(of => tripsWith({region: of, price: least}).length === 0),
    "every region has a trip of the lowest price",
  )
  await tickRegion(page, region)
  await list(page, "price").selectOption(least)
  const none = page.getByRole("heading", {name: word("en", "experiences", "filter.noneTitle")})
  await expect(none).toBeVisible()
  // The chat says what was chosen; the choice that leaves out the most can be taken back alone.
  const name = nameOfRegion(region, "en")
  const ask = page
    .getByRole("main")
    .getByRole("link", {name: word("en", "experiences", "search.ask")})
  const text = chatText(await ask.getAttribute("href"))
  expect(text).toContain(name)
  await page.getByRole("button", {name: wordPattern("en", "experiences", "filter.drop")}).click()
  await expect(none).toBeHidden()
  await expect(list(page, "length")).toBeFocused()
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(0)
  await showAll(page).click()
  await expect(list(page, "length")).toBeFocused()
  await expect(page).toHaveURL("/en/experiences/")
  await expect(slider).toBeVisible()
  await expect.poll(() => firstTitle(slider)).toBe(left)
})

test("takes over what was chosen before the scripts arrived", async ({page}) => {
  const [region = ""] = regions
  const arrive = await holdBack(page, /\/app-[0-9a-f]+\.js$/)
  await page.goto("/en/experiences/", {waitUntil: "domcontentloaded"})
  await tickRegion(page, region)
  arrive()
  await waitForHydration(page)
  await expect(status(page)).toHaveText(answerTo({region}))
  await expect(page).toHaveURL(`/en/experiences/?region=${region}`)
})

test("answers the keyboard alone", async ({page}) => {
  await openPage(page, "/en/experiences/")
  await list(page, "length").focus()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(page.locator("search input[name=region]").first()).toBeFocused()
  await page.keyboard.press("Space")
  await expect(status(page)).toHaveText(wordPattern("en", "experiences", "filter.results"))
  await page.keyboard.press("Escape")
  await expect(page.locator("search summary")).toBeFocused()
  const names = await page
    .locator("search form select")
    .evaluateAll(lists => lists.map(one => one.getAttribute("name") ?? ""))
  for (const name of names.slice(names.indexOf("length") + 1)) {
    await page.keyboard.press("Tab")
    await expect(list(page, name)).toBeFocused()
  }
  for (const part of ["adults", "children"]) {
    await page.keyboard.press("Tab")
    const field = page.getByRole("search").getByLabel(word("en", "common", `party.${part}`))
    await expect(field).toBeFocused()
  }
  await page.keyboard.press("Tab")
  await expect(showAll(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(status(page)).toBeEmpty()
})

test("folds on a phone, tells how many choices are made, and keeps the focus", async ({page}) => {
  await page.setViewportSize({width: 375, height: 740})
  const [region = ""] = regions
  await openPage(page, `/en/experiences/?region=${region}&length=${groups[0]?.key}`)
  await expect(fold(page)).toHaveText(/\(2\)$/)
  await expect(list(page, "length")).toBeHidden()
  await fold(page).focus()
  await page.keyboard.press("Enter")
  await expect(list(page, "length")).toBeVisible()
  await list(page, "length").selectOption("")
  await expect(fold(page)).toHaveText(/\(1\)$/)
  // The way to the trips stays in view while one chooses, and says how many there are.
  const [count, total] = [tripsWith({region}).length, tripsWith({}).length]
  const show = page.locator("search form").getByRole("button")
  await expect(show).toHaveText(new RegExp(`(^|\\D)${count}(\\D|$)`))
  await expect(show).toBeInViewport()
  expect(count).toBeLessThan(total)
  await show.click()
  await expect(list(page, "length")).toBeHidden()
  await expect(status(page)).toBeFocused()
  // Folded, the choices are named, and each can be taken back.
  const name = nameOfRegion(region, "en")
  const drop = word("en", "experiences", "filter.drop", {choice: name})
  await page.getByRole("button", {name: drop}).click()
  await expect(status(page)).toBeFocused()
  await expect(fold(page)).toHaveText(/[^)]$/)
  await fold(page).click()
  await tickRegion(page, region)
  await show.click()
  await showAll(page).click()
  await expect(fold(page)).toBeFocused()
  await expect(fold(page)).toHaveText(/[^)]$/)
})

test("says so where a choice leaves all trips, and offers no more of them", async ({page}) => {
  await openPage(page, "/en/experiences/?sort=price")
  await expect(status(page)).toHaveText(answerTo({}))
  await expect(showAll(page)).toHaveCount(0)
  const back = word("en", "experiences", "filter.groups")
  await page.getByRole("button", {name: back}).click()
  await expect(page).toHaveURL("/en/experiences/")
  await expect(groupSection(page, groups[0]?.key ?? "")).toBeVisible()
})
