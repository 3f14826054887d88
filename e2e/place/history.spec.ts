import {regionBox, showAll, shown, tickRegion, tripsWith, unfold} from "../support/filter"
import {groupSection} from "../support/links"
import {cards, filtered, scrollTo, settle} from "../support/place"
import {expect, openLaidOut, test} from "../support/test"
import {crowdedRegion, groupOf} from "../support/trips"

test("a page that is loaded anew stands at its top", async ({page}) => {
  await openLaidOut(page, "/en/questions-answers/")
  await scrollTo(page.getByRole("contentinfo"))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.goto("/en/about-us/")
  await openLaidOut(page, "/en/questions-answers/")
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test("a visit to the filter is one entry in the history, each with its place", async ({page}) => {
  await page.setViewportSize({width: 412, height: 740})
  await page.goto("/en/about-us/")
  await openLaidOut(page, "/en/experiences/")
  await unfold(page)
  const length = () => page.evaluate(() => history.length)
  const place = async () => {
    await settle(page)
    return page.evaluate(() => Math.round(scrollY))
  }
  const region = regionBox(page, crowdedRegion)
  await page.locator("search details:has(input) > summary").click()
  await scrollTo(region)
  const whole = await place()
  const before = await length()
  await tickRegion(page, crowdedRegion)
  await expect(page).toHaveURL(filtered)
  await page.locator("select[name=month]").selectOption("1")
  await expect(page).toHaveURL(`${filtered}&month=1`)
  await page.locator("select[name=month]").selectOption("")
  await expect(page).toHaveURL(filtered)
  // The controls answer first, the trips follow.
  await expect.poll(() => shown(page)).toEqual(tripsWith({region: crowdedRegion}))
  await expect.poll(length).toBe(before + 1)
  await expect.poll(place).toBe(whole)
  await scrollTo(cards(page).last())
  const narrowed = await place()
  expect(narrowed).toBeGreaterThan(whole)

  // The second time each place is the one that was kept on leaving the other.
  for (const _ of [1, 2]) {
    await page.goBack()
    await expect(page).toHaveURL("/en/experiences/")
    await expect(region).not.toBeChecked()
    await expect(groupSection(page, groupOf(1).key)).toBeVisible()
    await expect.poll(place).toBe(whole)
    await page.goForward()
    await expect(page).toHaveURL(filtered)
    await expect(region).toBeChecked()
    await expect(cards(page).last()).toBeVisible()
    await expect.poll(place).toBe(narrowed)
  }

  await showAll(page).click()
  await expect(page).toHaveURL("/en/experiences/")
  await tickRegion(page, crowdedRegion)
  await expect(page).toHaveURL(filtered)
  await expect.poll(length).toBe(before + 1)
})

test("a shared address of the filter adds no entry to the history", async ({page}) => {
  await openLaidOut(page, filtered)
  const before = await page.evaluate(() => history.length)
  await page.locator("select[name=month]").selectOption("1")
  await expect(page).toHaveURL(`${filtered}&month=1`)
  await showAll(page).click()
  await expect(page).toHaveURL("/en/experiences/")
  expect(await page.evaluate(() => history.length)).toBe(before)
})
