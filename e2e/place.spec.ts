import type {Locator, Page} from "@playwright/test"
import {experiences} from "./support/site"
import {expect, test, waitForHydration, waitForLayout} from "./support/test"

/** A region that many trips go to: what the filter leaves of it fills several screens. */
const crowdedRegion = (() => {
  const counts = new Map<string, number>()
  for (const key of experiences.flatMap(({regions}) => regions))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0]
})()

const filtered = `/en/experiences/?region=${crowdedRegion}`
const cards = (page: Page) => page.locator("main ul[data-list] li")

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForLayout(page)
}

/** Pixels from the window's top edge, once nothing is left that the page does by itself. */
const topOf = async (place: Locator) => {
  await place.page().evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()))
      }),
  )
  return place.evaluate(element => Math.round(element.getBoundingClientRect().top))
}

const scrollTo = (place: Locator) =>
  place.evaluate(element => element.scrollIntoView({block: "center", behavior: "instant"}))

/** The address follows a frame after the page does. */
const leaveBy = async (page: Page, link: Locator) => {
  const address = await link.getAttribute("href")
  // By a key: before a click the browser may scroll what covers the link away.
  await link.evaluate((element: HTMLElement) => element.focus({preventScroll: true}))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(address ?? "")
  await expect(page.locator("main ul[data-list] li")).toHaveCount(0)
}

for (const width of [360, 412, 768, 1280])
  test.describe(`the place in the filtered catalogue, ${width} px wide`, () => {
    test.use({viewport: {width, height: 740}})

    for (const part of ["first", "middle", "last"] as const)
      test(`is found again after Back and after a reload: the ${part} card`, async ({page}) => {
        await open(page, filtered)
        await expect(cards(page).first()).toBeVisible()
        const count = await cards(page).count()
        const index = {first: 0, middle: Math.floor(count / 2), last: count - 1}[part]
        const card = cards(page).nth(index)
        await scrollTo(card)
        const left = await topOf(card)
        const isThere = async () => Math.abs((await topOf(card)) - left) <= 2

        await leaveBy(page, card.getByRole("link").first())
        await page.goBack()
        await expect(card).toBeVisible()
        await expect.poll(isThere).toBe(true)

        await page.reload()
        await expect(card).toBeVisible()
        await expect.poll(isThere).toBe(true)
        await waitForLayout(page)
        await expect.poll(isThere).toBe(true)
      })
  })

test("the place in the catalogue is found again on coming back to the group one entered by", async ({
  page,
}) => {
  await page.goto("/en/")
  await waitForHydration(page)
  await page.locator("main a[href$='/experiences/#3-days']").first().click()
  await expect(page.locator("section[id='3-days']")).toBeInViewport()
  const group = page.locator("section[id='1-day']")
  await scrollTo(group)
  const left = await topOf(group)
  const link = group.locator("[data-in-view] a").first()
  const address = await link.getAttribute("href")
  await link.evaluate((element: HTMLElement) => element.focus({preventScroll: true}))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(address ?? "")
  await expect(group).toHaveCount(0)
  await page.goBack()
  await expect(group).toBeVisible()
  await expect.poll(async () => Math.abs((await topOf(group)) - left)).toBeLessThanOrEqual(2)
})

test("a page that is loaded anew stands at its top, though one has read it before", async ({
  page,
}) => {
  await open(page, "/en/questions-answers/")
  await scrollTo(page.getByRole("contentinfo"))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.goto("/en/about-us/")
  await open(page, "/en/questions-answers/")
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test("a visit to the filter is one entry in the history, each with its place", async ({page}) => {
  await page.setViewportSize({width: 412, height: 740})
  await page.goto("/en/about-us/")
  await open(page, "/en/experiences/")
  const length = () => page.evaluate(() => history.length)
  const place = () => page.evaluate(() => Math.round(scrollY))
  const region = page.locator("select[name=region]")
  await scrollTo(region)
  const whole = await place()
  const before = await length()
  await region.selectOption(crowdedRegion)
  await expect(page).toHaveURL(filtered)
  await page.locator("select[name=month]").selectOption("1")
  await expect(page).toHaveURL(`${filtered}&month=1`)
  await page.locator("select[name=month]").selectOption("")
  await expect(page).toHaveURL(filtered)
  await expect(cards(page).last()).toBeVisible()
  expect(await length()).toBe(before + 1)
  expect(await place()).toBe(whole)
  await scrollTo(cards(page).last())
  const narrowed = await place()
  expect(narrowed).toBeGreaterThan(whole + 1000)

  await page.goBack()
  await expect(page).toHaveURL("/en/experiences/")
  await expect(region).toHaveValue("")
  await expect(page.locator("section[id='9-days']")).toBeVisible()
  await expect.poll(place).toBe(whole)
  await page.goForward()
  await expect(page).toHaveURL(filtered)
  await expect(region).toHaveValue(crowdedRegion)
  await expect(cards(page).last()).toBeVisible()
  await expect.poll(place).toBe(narrowed)

  await page.getByRole("button", {name: "Show all trips"}).click()
  await expect(page).toHaveURL("/en/experiences/")
  await region.selectOption(crowdedRegion)
  await expect(page).toHaveURL(filtered)
  expect(await length()).toBe(before + 1)
})

test("a shared address of the filter adds no entry to the history", async ({page}) => {
  await open(page, filtered)
  const before = await page.evaluate(() => history.length)
  await page.locator("select[name=month]").selectOption("1")
  await expect(page).toHaveURL(`${filtered}&month=1`)
  await page.getByRole("button", {name: "Show all trips"}).click()
  await expect(page).toHaveURL("/en/experiences/")
  expect(await page.evaluate(() => history.length)).toBe(before)
})

/** Distances of a group's heading and of the end of the section before it from the header, in pixels. */
const underHeader = (group: Locator) =>
  group.evaluate(section => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
    const end = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    const heading = section.querySelector("h2")?.getBoundingClientRect().top ?? 0
    return {heading: heading - header, before: end - header}
  })

for (const width of [375, 768, 1280])
  for (const key of ["3-days", "1-day"])
    test(`a jump to ${key} shows its heading under the header, and nothing before it, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800})
      await open(page, `/es/experiences/#${key}`)
      const group = page.locator(`section[id='${key}']`)
      await expect.poll(async () => (await underHeader(group)).heading).toBeLessThan(40)
      const {heading, before} = await underHeader(group)
      expect(heading).toBeGreaterThanOrEqual(0)
      expect(before).toBeLessThanOrEqual(0)
    })
