import {existsSync} from "node:fs"
import type {Page} from "@playwright/test"
import {list, shown, tripsWith} from "./support/filter"
import {bookLinks, cardLinks, chatText, expectPage, openFirst} from "./support/links"
import {dayFromNow, saveButton, savedLink, someTrips, storedTrips} from "./support/planner"
import {firstTitle, startSlider} from "./support/slider"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion, groupOf} from "./support/trips"
import {word} from "./support/words"

const label = (key: string) => word("en", "common", `travellers.${key}`)

/** What the chat says that books the trip of a page. */
const booking = async (page: Page) =>
  chatText(await bookLinks(page, "facts").first().getAttribute("href"))

/** What a visitor comes for, once in each browser: e2e has each step in all its detail. */
test.describe("a visit @smoke", () => {
  test.skip(
    ({browserName, playwright}) =>
      browserName !== "chromium" && !existsSync(playwright[browserName].executablePath()),
    "this browser is not installed",
  )

  test("finds a trip by slider, filter and words, and comes back to the list", async ({page}) => {
    const slider = await startSlider(page, groupOf(4).key)
    const first = await firstTitle(slider)
    await slider.locator("[data-slider=next]").click()
    await expect.poll(() => firstTitle(slider)).not.toBe(first)

    await list(page, "region").selectOption(crowdedRegion)
    await expect.poll(() => shown(page)).toEqual(tripsWith({region: crowdedRegion}))
    const slug = await openFirst(cardLinks(page.locator("main ul[data-list]")))
    await expect(page.getByRole("heading", {level: 1})).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`[?&]region=${crowdedRegion}\\b`))
    await expect.poll(() => shown(page)).toContain(slug)

    const [wanted] = someTrips(1)
    await openPage(page, "/en/experiences/")
    await page.getByRole("searchbox").fill(wanted?.title.en ?? "")
    await expect.poll(() => shown(page)).toContain(wanted?.slug)
  })

  test("books with a month and travellers, in the other language, too", async ({page}) => {
    const [trip] = someTrips(1)
    const path = `experiences/${trip?.slug}/`
    await openPage(page, `/en/${path}`)
    await page.getByRole("button", {name: label("label")}).click()
    await page.getByLabel(label("month")).selectOption("7")
    await page.getByLabel(label("adults")).fill("3")
    await expect.poll(() => booking(page)).toContain(`${label("adults")}: 3`)
    expect(await booking(page)).toContain(word("en", "common", "month.7"))
    await expect(bookLinks(page, "facts").first()).toHaveAttribute("href", /^https:\/\/wa\.me\//)

    await page.getByRole("banner").locator("a[hreflang=es]:visible").click()
    await expectPage(page, `/es/${path}`)
    const adults = word("es", "common", "travellers.adults")
    await expect.poll(() => booking(page)).toContain(`${adults}: 3`)
  })

  test("saves trips, compares them, and ticks a checklist", async ({page}) => {
    const trips = someTrips(2)
    for (const [index, {slug}] of trips.entries()) {
      await openPage(page, `/en/experiences/${slug}/`)
      await saveButton(page, "en").click()
      await expect(savedLink(page)).toHaveText(String(index + 1))
    }
    await savedLink(page).click()
    await expectPage(page, "/en/saved/")
    const part = page.locator("#checklist")
    await part.getByLabel(word("en", "planner", "checklist.day")).fill(dayFromNow(90))
    const box = part.getByRole("checkbox").last()
    await box.check()
    await page.reload()
    await expect(box).toBeChecked()
    expect(await storedTrips(page)).toHaveLength(2)

    await page.getByRole("button", {name: word("en", "planner", "saved.compare")}).click()
    const heads = page.getByRole("columnheader").getByRole("link")
    await expect(heads).toHaveText(trips.map(({title}) => title.en))
  })
})
