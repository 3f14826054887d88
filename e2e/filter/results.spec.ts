import type {Page} from "@playwright/test"
import {answerTo, list, showAll, shown, status, tripsWith} from "../support/filter"
import {groupSection, sliderOf} from "../support/links"
import {experiences} from "../support/site"
import {expect, test, waitForHydration} from "../support/test"
import {crowdedRegion, given, groupOf, groups, regions, tripWith} from "../support/trips"
import {word} from "../support/words"

/** The dearest steps first: the last one at which the filter still finds the trip, if any. */
const cheapestStep = async (page: Page, price: number) => {
  const steps = await list(page, "price")
    .locator("option")
    .evaluateAll(options => options.map(option => Number((option as HTMLOptionElement).value)))
  return given(
    steps.filter(step => step >= price).sort((a, b) => a - b)[0],
    "every trip costs more than the last step",
  )
}

test("narrows all trips, announces how many, and keeps its state in the address", async ({
  page,
}) => {
  await page.goto("/en/experiences/?utm_source=letter")
  await waitForHydration(page)
  await expect(status(page)).toBeEmpty()
  await list(page, "region").selectOption(crowdedRegion)
  await expect(status(page)).toHaveText(answerTo({region: crowdedRegion}))
  const there = experiences.filter(trip => trip.regions.some(key => key === crowdedRegion))
  const {group, price} = given(
    there.sort((a, b) => a.price - b.price)[0],
    "no trip goes to a region",
  )
  const step = String(await cheapestStep(page, price))
  await list(page, "length").selectOption(group)
  await list(page, "price").selectOption(step)
  const filter = {region: crowdedRegion, length: group, price: step}
  // The controls answer first, the trips follow.
  await expect.poll(() => shown(page)).toEqual(tripsWith(filter))
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({utm_source: "letter", ...filter})
  for (const {key} of groups) await expect(groupSection(page, key)).toBeHidden()
})

test("is found again by a shared address, in the other language, and on coming back", async ({
  page,
}) => {
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
  await page.locator("main ul[data-list] li a").first().click()
  await expect(page.locator("main ul[data-list] li")).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual(wanted)
})

test("says what to do when nothing fits, and gives the sliders back untouched", async ({page}) => {
  await page.goto("/en/experiences/")
  await waitForHydration(page)
  const {key} = groupOf(4)
  const slider = sliderOf(page, key)
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute("data-started", "")
  await slider.locator("[data-slider-next]").click()
  const second = slider.locator("[data-in-view]").first()
  const title = await second.getByRole("heading").textContent()
  const steps = await list(page, "price").locator("option").all()
  const least = (await steps[1]?.getAttribute("value")) ?? ""
  const region = given(
    regions.find(of => tripsWith({region: of, price: least}).length === 0),
    "every region has a trip of the lowest price",
  )
  await list(page, "region").selectOption(region)
  await list(page, "price").selectOption(least)
  const none = word("en", "experiences", "filter.noneTitle")
  await expect(page.getByRole("heading", {name: none})).toBeVisible()
  await showAll(page).click()
  await expect(list(page, "length")).toBeFocused()
  await expect(page).toHaveURL("/en/experiences/")
  await expect(second).toBeVisible()
  expect(await second.getByRole("heading").textContent()).toBe(title)
})
