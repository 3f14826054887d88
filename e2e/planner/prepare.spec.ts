import {readFile} from "node:fs/promises"
import type {Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {named} from "../support/measured"
import {dayFromNow, saveAhead, someTrips, storeTrips} from "../support/planner"
import {experiences, regions} from "../support/site"
import {expect, openPage, test, waitForHydration} from "../support/test"
import {closingRegion, seasonalTrip, skipUnless} from "../support/trips"
import {word, wordPattern} from "../support/words"

const asksForVaccine = (slug: string) =>
  regions.find(region => region.slug === slug)?.health?.yellowFever === "required"

/** A trip that asks for the vaccine, and one that does not. */
const vaccinated = () =>
  skipUnless(
    experiences.find(trip => trip.regions.some(slug => asksForVaccine(slug))),
    "no trip asks for the vaccine",
  )

/** Comes to the saved trips, with this trip alone among them. */
const openSaved = async (page: Page, language: Language, slug: string) => {
  await page.goto(`/${language}/saved/`)
  await storeTrips(page, [slug])
  await openPage(page, `/${language}/saved/`)
}

test("a departure gives list and calendar", async ({page, allowed}) => {
  const [language, width] = ["es", 375] as const
  // What is fetched ahead fails without a network.
  allowed.push(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({width, height: 800})
  const {slug} = vaccinated()
  await openSaved(page, language, slug)
  const part = page.locator("#prepare")
  await part.getByRole("button", {name: word(language, "prepare", "open")}).focus()
  await page.keyboard.press("Enter")
  const field = part.getByLabel(word(language, "preparation", "day"))
  await expect(field).toBeFocused()
  await field.fill(dayFromNow(60))
  // A new address on the same page asks the i18n plugin for its words anew.
  await page.evaluate(() => window.location.assign("#content"))
  const times = part.getByRole("listitem").locator("time")
  await expect.poll(() => times.count()).toBeGreaterThan(3)
  const days = await times.evaluateAll(all => all.map(time => time.getAttribute("datetime")))
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(days).toContain(dayFromNow(50))
  // It is made in the page: on the road there may be no network.
  await page.context().setOffline(true)
  const download = page.waitForEvent("download")
  await part.getByRole("button", {name: word(language, "preparation", "calendar")}).click()
  const file = await (await download).path()
  const text = await readFile(file, "utf8")
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayFromNow(50).replaceAll("-", "")}\r\n`)
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})

test("a picked day stays in the browser: by reload, language and page", async ({page}) => {
  const {slug} = vaccinated()
  await saveAhead(page, [slug])
  await openSaved(page, "en", slug)
  await page.locator("#prepare").getByRole("button").click()
  await page.getByLabel(word("en", "preparation", "day")).fill(dayFromNow(60))
  const part = page.locator("#prepare")
  await part.getByRole("checkbox").first().check()
  for (const [language, path] of [
    ["en", "/en/saved/"],
    ["es", "/es/saved/"],
  ] as const) {
    await page.goto(path)
    const field = page.getByLabel(word(language, "preparation", "day"))
    await expect(field).toHaveValue(dayFromNow(60))
    await expect(part.getByRole("checkbox").first()).toBeChecked()
    await expect(part.getByRole("checkbox").nth(1)).not.toBeChecked()
  }
  await page.getByLabel(word("es", "preparation", "day")).fill("")
  await page.reload()
  await waitForHydration(page)
  await expect(
    page.getByRole("button", {name: word("es", "prepare", "open"), exact: true}),
  ).toBeVisible()
})

test("a preparation goes on with the next trip where its own is removed", async ({page}) => {
  const trips = someTrips(2)
  await saveAhead(
    page,
    trips.map(({slug}) => slug),
  )
  await openPage(page, "/en/saved/")
  await page.getByRole("button", {name: word("en", "prepare", "open"), exact: true}).click()
  const field = page.getByLabel(word("en", "preparation", "day"))
  await field.fill(dayFromNow(60))
  const name = `${word("en", "planner", "saved.remove")}: ${trips[0]?.title.en}`
  await page.getByRole("button", {name}).click()
  await expect(page.getByRole("button", {name})).toHaveCount(0)
  await expect(field).toHaveValue("")
})

test("what is typed is judged once it is whole", async ({page}) => {
  const {slug, code} = vaccinated()
  await openSaved(page, "en", slug)
  const part = page.locator("#prepare")
  await part.getByRole("button").click()
  const answer = part.getByRole("status").first()
  await answer.evaluate(status => {
    new MutationObserver(() => {
      status.dataset.said = (status.dataset.said ?? "") + status.textContent
    }).observe(status, {childList: true, subtree: true, characterData: true})
  })
  const field = part.getByLabel(word("en", "preparation", "day"))
  await field.focus()
  // Month and day are alike, so that any order of the three will do that ends with the year.
  await field.pressSequentially(`0707${new Date().getFullYear() + 1}`, {delay: 30})
  await field.blur()
  await expect(part.getByRole("listitem").first()).toBeVisible()
  // A slow machine may count the day before that; of the years 2, 20 and 202 nothing was ever said.
  expect(await answer.getAttribute("data-said")).toBe(await answer.textContent())
  await field.fill("0027-07-07")
  await expect(answer).toContainText(String(new Date().getFullYear()))
  await expect(answer).toContainText(wordPattern("en", "preparation", "year"))
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveValue("0027-07-07")
  await field.fill(dayFromNow(-1))
  await expect(part.getByText(word("en", "preparation", "past"))).toBeVisible()
  await field.fill(dayFromNow(5))
  await expect(part.getByText(word("en", "preparation", "late_other", {count: 5}))).toBeVisible()
  const ask = part.getByRole("link", {name: word("en", "preparation", "ask")})
  await expect(ask).toHaveAttribute("href", new RegExp(`%0ARef\\.%20ASK-${code}-EN$`))
})

/** A day of next year, some days after a day of the calendar. */
const nextYear = (monthDay: string, days = 0) =>
  new Date(Date.parse(`${new Date().getFullYear() + 1}-${monthDay}`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)

test("a day out of season, or in closed weeks, is told first", async ({page}) => {
  const language = "es"
  const {region, trip, from} = closingRegion()
  const cases = [
    [seasonalTrip(), nextYear("01-10"), wordPattern(language, "preparation", "outOfSeason")],
    [trip, nextYear(from, 1 - trip.length.days), region.name[language]],
  ] as const
  for (const [{slug}, day, told] of cases) {
    await openSaved(page, language, slug)
    const part = page.locator("#prepare")
    await part.getByRole("button").click()
    await part.getByLabel(word(language, "preparation", "day")).fill(day)
    const answer = part.getByRole("status").first()
    await expect(answer.getByText(told)).toBeVisible()
    await expect(answer.locator("p").first()).toContainText(told)
    await expect(part.locator("ol")).not.toContainText(told)
    const ask = part.getByRole("link", {name: word(language, "preparation", "ask")})
    await expect(ask).toHaveAttribute("href", /^https:\/\/wa\.me\//)
  }
})

test.describe("in a browser within an app", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 338.0",
  })
  test("calendar and print are offered another way, uncounted", async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ["print", "canShare"])
        for (const owner of [window, Navigator.prototype])
          if (name in owner) Object.defineProperty(owner, name, {value: undefined})
    })
    const {slug} = vaccinated()
    await openSaved(page, "en", slug)
    const part = page.locator("#prepare")
    await part.getByRole("button").click()
    await part.getByLabel(word("en", "preparation", "day")).fill(dayFromNow(60))
    for (const [button, doubt] of [
      ["calendar", "doubt.file"],
      ["print", "doubt.print"],
    ] as const) {
      await part.getByRole("button", {name: word("en", "preparation", button)}).click()
      await expect(part.getByText(word("en", "preparation", doubt))).toBeVisible()
    }
    await part.getByRole("button", {name: word("en", "preparation", "copy")}).click()
    await expect(part.getByRole("status").last().locator("p")).toHaveCount(2)
    const counted = async () =>
      (await named(page, "preparation_used")).map(({preparation_action}) => preparation_action)
    await expect.poll(counted).toEqual(["shown"])
  })
})
