import type {Page} from "@playwright/test"
import {bookLinks, chatTexts} from "../support/links"
import {saveAhead} from "../support/planner"
import {experiences, regions} from "../support/site"
import {expect, openPage, test} from "../support/test"
import {closingRegion, seasonalTrip, skipUnless} from "../support/trips"
import {word, wordPattern} from "../support/words"

/** The line that says month and travellers on a trip's page. */
const foldOf = (page: Page) => page.locator("main details:has(select) > summary")

/** Whether a region's months are known. */
const isKnown = (key: string) => regions.some(({slug, months}) => slug === key && months)

test("a number out of limits gets a reason, and no chat", async ({page}) => {
  const {slug} = seasonalTrip()
  const t = (key: string) => word("en", "common", `party.${key}`)
  await openPage(page, `/en/experiences/${slug}/`)
  await page.getByRole("button", {name: t("label")}).click()
  const adults = page.getByLabel(t("adults"))
  const reason = page.getByText(wordPattern("en", "common", "party.limits"))
  await adults.pressSequentially("400")
  await expect(adults).toHaveValue("400")
  await expect(reason).toBeHidden()
  await adults.blur()
  await expect(reason).toBeVisible()
  await expect(adults).toHaveValue("400")
  for (const link of await bookLinks(page).all())
    expect(await link.getAttribute("href")).not.toContain(encodeURIComponent(t("adults")))
  await adults.fill("4")
  await expect(reason).toBeHidden()
})

test("a number that is taken back in the filter is told nowhere else", async ({page}) => {
  await openPage(page, "/en/experiences/")
  const fields = page.getByLabel(word("en", "common", "party.adults"))
  await fields.first().fill("3")
  await expect(fields.last()).toHaveValue("3")
  await fields.first().fill("")
  await expect(fields.last()).toHaveValue("")
})

test("a month out of season says so, and one in which a place of the trip closes", async ({
  page,
}) => {
  const {region, trip, from} = closingRegion()
  for (const [{slug}, month, told] of [
    [seasonalTrip(), "1", wordPattern("es", "experience", "party.note")],
    [trip, String(Number(from.slice(0, 2))), region.closures?.title.es ?? ""],
  ] as const) {
    await openPage(page, `/es/experiences/${slug}/`)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole("button", {name: word("es", "common", "party.label")}).click()
    await page.getByLabel(word("es", "common", "party.month")).selectOption(month)
    await expect(page.getByRole("status").filter({hasText: told})).toBeVisible()
  }
})

test("every chat of the visit says month and travellers", async ({page}) => {
  const {slug} = seasonalTrip()
  await saveAhead(page, [slug])
  await openPage(page, "/en/experiences/?month=7")
  const expectAll = (told: string) =>
    expect(async () => {
      const all = await chatTexts(page.locator('a[href^="https://wa.me/"]'))
      expect(all.length).toBeGreaterThan(2)
      for (const text of all) expect(text.split("\n").at(-2)).toBe(told)
    }).toPass()
  await expectAll("Month: July.")
  const custom = page.locator("#customize")
  await custom.getByLabel(word("en", "common", "party.adults")).fill("2")
  await expectAll("Month: July. Adults: 2.")
  await expect(page).toHaveURL("/en/experiences/?month=7")
  // A trip's card says how that month is there.
  const {title} = skipUnless(
    experiences.find(trip => !trip.season && trip.regions.every(isKnown)),
    "no trip goes all year where the months are known",
  )
  const card = page.locator("main li").filter({hasText: title.en}).first()
  await expect(card).toContainText("July: ")
  // A month that is told elsewhere stays the visit's, whatever the filter asks for.
  await page.goto(`/en/experiences/${slug}/`)
  const month = page.getByLabel(word("en", "common", "party.month"))
  await foldOf(page).click()
  await month.selectOption("8")
  await page.goBack()
  await expect(page.getByRole("search").locator("select[name=month]")).toHaveValue("7")
  await expectAll("Month: August. Adults: 2.")
  await page.goForward()
  await foldOf(page).click()
  await month.selectOption("7")
  await expectAll("Month: July. Adults: 2.")
  await page.goto("/es/saved/")
  const told = "Mes: julio. Adultos: 2."
  await expectAll(told)
  await expect(
    page.getByText(word("es", "common", "party.told", {line: told})).first(),
  ).toBeVisible()
})
