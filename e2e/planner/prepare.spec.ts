import {readFile} from "node:fs/promises"
import {languages} from "../../src/i18n/languages"
import {axe} from "../support/axe"
import {dayFromNow, saveAhead} from "../support/planner"
import {experiences, regions} from "../support/site"
import {expect, test, waitForHydration} from "../support/test"
import {given} from "../support/trips"
import {word} from "../support/words"

const asksForVaccine = (slug: string) =>
  regions.find(region => region.slug === slug)?.health?.yellowFever === "required"

/** A trip that asks for the vaccine, and one that does not. */
const vaccinated = () =>
  given(
    experiences.find(trip => trip.regions.some(slug => asksForVaccine(slug))),
    "no trip asks for the vaccine",
  )

for (const language of languages)
  for (const width of [375, 1440])
    test(`a departure gives a list by date and a calendar file: ${language}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800})
      const {slug} = vaccinated()
      await page.goto(`/${language}/experiences/${slug}/`)
      await waitForHydration(page)
      const part = page.locator("#prepare")
      await part.getByRole("button", {name: word(language, "prepare", "open")}).focus()
      await page.keyboard.press("Enter")
      const field = part.getByLabel(word(language, "prepare", "day"))
      await expect(field).toBeFocused()
      await field.fill(dayFromNow(60))
      const days = await part
        .getByRole("listitem")
        .locator("time")
        .evaluateAll(times => times.map(time => time.getAttribute("datetime")))
      expect(days.length).toBeGreaterThan(3)
      expect(days).toEqual(days.toSorted())
      expect(days).toContain(dayFromNow(50))
      const {violations} = await axe(page).include("#prepare").analyze()
      expect(violations).toEqual([])
      const download = page.waitForEvent("download")
      await part.getByRole("button", {name: word(language, "prepare", "calendar")}).click()
      const file = await (await download).path()
      const text = await readFile(file, "utf8")
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
      expect(text).toContain(`DTSTART;VALUE=DATE:${dayFromNow(50).replaceAll("-", "")}\r\n`)
      expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    })

test("a day that is past or too close says so plainly", async ({page}) => {
  const {slug, code} = vaccinated()
  await page.goto(`/en/experiences/${slug}/`)
  await waitForHydration(page)
  const part = page.locator("#prepare")
  await part.getByRole("button").click()
  const field = part.getByLabel(word("en", "prepare", "day"))
  await field.fill(dayFromNow(-1))
  await expect(part.getByText(word("en", "prepare", "past"))).toBeVisible()
  await field.fill(dayFromNow(5))
  await expect(part.getByText(word("en", "prepare", "late_other", {count: 5}))).toBeVisible()
  const ask = part.getByRole("link", {name: word("en", "prepare", "ask")})
  await expect(ask).toHaveAttribute("href", new RegExp(`%0ARef\\.%20ASK-${code}-EN$`))
})

test("a picked day stays in the browser: by reload, language and page", async ({page}) => {
  const {slug} = vaccinated()
  await saveAhead(page, [slug])
  await page.goto(`/en/experiences/${slug}/`)
  await waitForHydration(page)
  await page.locator("#prepare").getByRole("button").click()
  await page.getByLabel(word("en", "prepare", "day")).fill(dayFromNow(60))
  for (const [language, path] of [
    ["en", `/en/experiences/${slug}/`],
    ["es", `/es/experiences/${slug}/`],
    ["es", "/es/saved/"],
  ] as const) {
    await page.goto(path)
    const field = page.getByLabel(word(language, "prepare", "day"))
    await expect(field).toHaveValue(dayFromNow(60))
  }
  await page.getByLabel(word("es", "prepare", "day")).fill("")
  await page.reload()
  await waitForHydration(page)
  await expect(
    page.getByRole("button", {name: word("es", "prepare", "open"), exact: true}),
  ).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})
  test("there is no preparation", async ({page}) => {
    await page.goto(`/en/experiences/${vaccinated().slug}/`)
    await expect(page.locator("#prepare")).toBeHidden()
  })
})
