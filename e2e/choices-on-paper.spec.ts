import type {Page} from "@playwright/test"
import {languages} from "../src/i18n/languages"
import {names, pickAll, section} from "./support/custom-trip"
import {dayFromNow, saveAhead, someSlugs} from "./support/planner"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion} from "./support/trips"
import {word, wordPattern} from "./support/words"

/** Opens a page as paper has it. */
const openOnPaper = async (page: Page, path: string) => {
  await openPage(page, path)
  await page.emulateMedia({media: "print"})
}

for (const language of languages)
  test(`the first day and the travellers stand on paper, in ${language}`, async ({page}) => {
    const slugs = someSlugs(2)
    await saveAhead(page, slugs)
    await openPage(page, `/${language}/experiences/${slugs[0]}/`)
    await page.getByRole("button", {name: word(language, "common", "party.label")}).click()
    await page.getByLabel(word(language, "common", "party.adults")).fill("2")
    const prepare = page.locator("#prepare")
    await prepare.getByRole("button").click()
    await prepare.getByLabel(word(language, "preparation", "day")).fill(dayFromNow(60))

    const day = wordPattern(language, "common", "messaging.day")
    const letterhead = page.getByRole("banner")
    const adults = letterhead.getByText(`${word(language, "common", "messaging.adults")}: 2.`)
    await expect(letterhead.getByText(day)).toHaveCount(1)
    await expect(adults).toBeHidden()
    await page.emulateMedia({media: "print"})
    await expect(letterhead.getByText(day)).toBeVisible()
    await expect(adults).toBeVisible()

    for (const path of ["saved/", `compare/?trips=${slugs}`]) {
      await openOnPaper(page, `/${language}/${path}`)
      await expect(adults).toBeVisible()
      await expect(page.getByRole("main").getByText(day).filter({visible: true})).toHaveCount(1)
    }
  })

test("what is asked for stands on paper, and a trip of one's own", async ({page}) => {
  await openOnPaper(page, `/es/experiences/?region=${crowdedRegion}`)
  await expect(section(page)).toBeHidden()
  await expect(
    page.getByRole("banner").getByText(wordPattern("es", "experiences", "filter.asked")),
  ).toBeVisible()
  await page.emulateMedia({media: null})
  await pickAll(page)
  await page.emulateMedia({media: "print"})
  for (const name of names("es"))
    await expect(section(page).locator("ul").getByText(name)).toBeVisible()
  await expect(section(page).locator("form")).toBeHidden()
})

test("no press stands on paper beside what a comparison leaves out", async ({page}) => {
  await openPage(page, `/en/compare/?trips=${someSlugs(2)}`)
  await page.getByRole("checkbox", {name: word("en", "planner", "compare.onlyDiffering")}).check()
  const show = page.getByRole("button", {name: word("en", "planner", "compare.showAlike")})
  await expect(show).toBeVisible()
  await page.emulateMedia({media: "print"})
  await expect(show).toBeHidden()
  await expect(page.getByRole("main").getByRole("button").filter({visible: true})).toHaveCount(0)
})
