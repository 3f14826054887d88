import {answerTo, fold, list, showAll, status, tickRegion, tripsWith} from "../support/filter"
import {cardLinks, expectPage, groupSection} from "../support/links"
import {holdBack} from "../support/routes"
import {expect, openPage, test, waitForHydration} from "../support/test"
import {groups, nameOfRegion, regions} from "../support/trips"
import {word, wordPattern} from "../support/words"

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

test("stays as it was last, however fast choices follow", async ({page}) => {
  await openPage(page, "/en/experiences/")
  // In one task: Gatsby has added no entry for the first by the time of the second.
  await list(page, "activity").evaluate(select => {
    for (const index of [1, 0]) {
      ;(select as HTMLSelectElement).selectedIndex = index
      select.dispatchEvent(new Event("change", {bubbles: true}))
    }
  })
  await expect.poll(() => page.evaluate(() => history.state?.own)).toBe(true)
  await expect(page).toHaveURL("/en/experiences/")
  await expect(list(page, "activity")).toHaveValue("")
  await expect(status(page)).toBeEmpty()
  await page.goBack()
  await expectPage(page, "/en/experiences/")
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

test("no result has a link that takes the choices away", async ({page}) => {
  await page.goto(`/en/experiences/?region=${regions[0]}`)
  await expect(cardLinks(page.locator("main ul[data-list]")).first()).toBeVisible()
  await expect(page.locator("main ul[data-list] a[href*='#']")).toHaveCount(0)
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
