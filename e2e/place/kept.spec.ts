import type {Locator, Page} from "@playwright/test"
import {unfold} from "../support/filter"
import {cardLinks, expectPage, groupSection} from "../support/links"
import {cards, filtered, scrollTo, topOf} from "../support/place"
import {expect, openLaidOut, openPage, test, waitForLayout} from "../support/test"
import {groups} from "../support/trips"

/** By a key: before a click the browser may scroll what covers the link away. */
const leaveBy = async (page: Page, link: Locator) => {
  const address = await link.evaluate((element: HTMLAnchorElement) => {
    element.focus({preventScroll: true})
    return element.href
  })
  await page.keyboard.press("Enter")
  await expectPage(page, address)
}

/** Leaves by a card, comes back and reloads: the card stands where it stood. */
const expectFoundAgain = async (page: Page, card: Locator) => {
  await scrollTo(card)
  const left = await topOf(card)
  const isThere = async () => Math.abs((await topOf(card)) - left) <= 2

  await leaveBy(page, card.getByRole("link").first())
  await page.goBack()
  await expectPage(page, filtered)
  await expect(card).toBeVisible()
  await expect.poll(isThere).toBe(true)

  await page.reload()
  await expect(card).toBeVisible()
  await expect.poll(isThere).toBe(true)
  await waitForLayout(page)
  await expect.poll(isThere).toBe(true)
}

test.describe("the place in the filtered catalogue", () => {
  test.use({viewport: {width: 360, height: 740}})

  test("is found again also where the filter was unfolded", async ({page}) => {
    await openLaidOut(page, filtered)
    await expect(cards(page).first()).toBeVisible()
    await unfold(page)
    await expectFoundAgain(page, cards(page).nth(1))
  })

  test("is found again after Back and after a reload", async ({page}) => {
    await openLaidOut(page, filtered)
    await expect(cards(page).first()).toBeVisible()
    await expectFoundAgain(page, cards(page).last())
  })
})

test("the place in the catalogue is found again behind its hash", async ({page}) => {
  await openPage(page, "/en/")
  const [, entered, other] = groups
  test.skip(!other, "there are no three lengths of stay")
  await page.locator(`main a[href$='/experiences/#${entered?.key}']`).first().click()
  await expect(groupSection(page, entered?.key ?? "")).toBeInViewport()
  const group = groupSection(page, other?.key ?? "")
  await scrollTo(group)
  const left = await topOf(group)
  await leaveBy(page, cardLinks(group.locator("[data-in-view]")).first())
  await page.goBack()
  await expectPage(page, `/en/experiences/#${entered?.key}`)
  await expect(group).toBeVisible()
  await expect.poll(async () => Math.abs((await topOf(group)) - left)).toBeLessThanOrEqual(2)
})
