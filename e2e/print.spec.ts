import type {Page} from "@playwright/test"
import {shownSlugs, tripsWith} from "./support/filter"
import {bookLinks} from "./support/links"
import {readPdf} from "./support/pdf"
import {saveAhead, someTrips} from "./support/planner"
import {experiences, publicValue, site} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion, skipUnless, tripWith, tripWithDays} from "./support/trips"

const onPaper = async (page: Page) => {
  await page.emulateMedia({media: "print"})
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
}

test("paper has open lists, contact and company, and nothing to press", async ({page}) => {
  const {slug, recommendations} = tripWith("recommendations")
  await openPage(page, `/en/experiences/${slug}/`)
  await onPaper(page)
  const {title} = skipUnless(recommendations?.details.at(-1), "no trip has recommendations")
  await expect(page.locator("details").getByText(title.en, {exact: true})).toBeVisible()
  const {legal, company, email, whatsapp} = site
  const address = new RegExp(`/en/experiences/${slug}/$`)
  const notice = page.locator("footer").getByText(address).first()
  await expect(notice).toBeVisible()
  const digits = (await notice.innerText()).replace(/\D/g, "")
  expect(digits).toContain(publicValue(whatsapp) ?? "")
  for (const words of [company.legalName, email, legal?.childProtection?.en ?? ""])
    if (publicValue(words)) await expect(page.getByText(words).last()).toBeVisible()
  for (const navigation of await page.getByRole("navigation").all())
    await expect(navigation).toBeHidden()
  await expect(page.getByRole("dialog")).toBeHidden()
  for (const link of await bookLinks(page).all()) await expect(link).toBeHidden()
})

test("a trip prints on two sheets, from nine days on three, each with the legal lines and none but the last half empty", async ({
  page,
}) => {
  const {url} = skipUnless(site.legal?.authority, "no authority is named")
  const longest = experiences.toSorted((one, other) => other.length.days - one.length.days)
  for (const [trip, most] of [
    [longest[0], 3],
    [longest.find(({length}) => length.days < 9), 2],
  ] as const) {
    await openPage(page, `/es/experiences/${trip?.slug}/`)
    for (const format of ["A4", "Letter"]) {
      const sheets = readPdf(await page.pdf({format}))
      expect(sheets.length, format).toBeLessThanOrEqual(most)
      for (const [index, {links, lines}] of sheets.entries()) {
        expect(links).toContain(new URL(url).href)
        expect(lines).toBeGreaterThan(index < sheets.length - 1 ? 40 : 8)
      }
    }
  }
})

test("a small sheet, on which a page is as narrow as a phone, has the days and the map", async ({
  page,
}) => {
  const {slug, days} = tripWithDays(2)
  await page.setViewportSize({width: 470, height: 700})
  await openPage(page, `/en/experiences/${slug}/`)
  await onPaper(page)
  for (const {description} of days?.items ?? [])
    await expect(page.getByText(description.en.replaceAll("**", ""), {exact: true})).toBeVisible()
  await expect(page.locator("main [role=img]").first()).toBeVisible()
})

test("paper names the trips that are compared above their columns, and those that are saved", async ({
  page,
}) => {
  const trips = someTrips(2)
  await saveAhead(page, trips)
  for (const route of ["saved/", `compare/?trips=${trips.map(({slug}) => slug).join(",")}`]) {
    await openPage(page, `/en/${route}`)
    await onPaper(page)
    for (const [index, {title}] of trips.entries()) {
      const link = page.locator("main").getByRole("link", {name: title.en})
      expect(
        await link.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize)),
      ).toBeGreaterThan(8)
      if (route === "saved/") continue
      const heading = await page.locator("thead th").nth(index).boundingBox()
      const cell = await page.locator("tbody td").nth(index).boundingBox()
      expect(heading?.x).toBe(cell?.x)
    }
    await page.emulateMedia({media: null})
  }
})

/** Trips that the paper names, by the links of their cards. */
const printedTrips = async (page: Page) =>
  readPdf(await page.pdf({format: "A4"}))
    .flatMap(({links}) => links)
    .flatMap(link => /\/experiences\/([^/#]+)\/$/.exec(link)?.[1] ?? [])
    .sort()

test("the catalogue prints what a filter has found, wherever its sliders stand", async ({page}) => {
  await openPage(page, "/en/experiences/")
  await page.locator("[data-slider=viewport]").first().scrollIntoViewIfNeeded()
  await page.locator("[data-slider=next]").first().click()
  const all = new Set(await printedTrips(page))
  expect([...all]).toEqual(experiences.map(({slug}) => slug).sort())

  const found = tripsWith({region: crowdedRegion})
  await openPage(page, `/es/experiences/?region=${crowdedRegion}`)
  await expect.poll(() => shownSlugs(page)).toEqual(found)
  expect([...new Set(await printedTrips(page))]).toEqual([...found].sort())
})
