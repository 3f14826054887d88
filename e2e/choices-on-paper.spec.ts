import type {Page} from "@playwright/test"
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

test("the first day and the travellers stand on paper", async ({page}) => {
  const slugs = someSlugs(2)
  await saveAhead(page, slugs)
  await openPage(page, `/es/experiences/${slugs[0]}/`)
  await page.getByRole("button", {name: word("es", "common", "party.label")}).click()
  await page.getByLabel(word("es", "common", "party.adults")).fill("2")
  const prepare = page.locator("#prepare")
  await prepare.getByRole("button").click()
  await prepare.getByLabel(word("es", "preparation", "day")).fill(dayFromNow(60))

  const day = wordPattern("es", "common", "messaging.day")
  const letterhead = page.getByRole("banner")
  const adults = letterhead.getByText(`${word("es", "common", "messaging.adults")}: 2.`)
  await expect(letterhead.getByText(day)).toHaveCount(1)
  await expect(adults).toBeHidden()
  await page.emulateMedia({media: "print"})
  await expect(letterhead.getByText(day)).toBeVisible()
  await expect(adults).toBeVisible()

  for (const path of ["saved/", `compare/?trips=${slugs}`]) {
    await openOnPaper(page, `/es/${path}`)
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
