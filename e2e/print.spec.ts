import type {Page} from "@playwright/test"
import {languageOfPath} from "../src/i18n/paths"
import {names, pickAll, section} from "./support/custom-trip"
import {shown, tripsWith} from "./support/filter"
import {bookLinks} from "./support/links"
import {named} from "./support/measured"
import {readPdf} from "./support/pdf"
import {dayFromNow, saveAhead, someSlugs, someTrips} from "./support/planner"
import {experiences, site} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion, journey, skipUnless, tripWith} from "./support/trips"
import {word, wordPattern} from "./support/words"

const authority = new URL(site.legal?.authority?.url ?? "").href

test("paper has open lists, addresses, and nothing to press", async ({page}) => {
  const {slug, recommendations} = tripWith("recommendations")
  await openPage(page, `/en/experiences/${slug}/`)
  await page.emulateMedia({media: "print"})
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  const {title} = skipUnless(recommendations?.details.at(-1), "no trip has recommendations")
  await expect(page.locator("details").getByText(title.en, {exact: true})).toBeVisible()
  await expect(page.getByText(/^WhatsApp \+\d+ · .+@.+/)).toBeVisible()
  await expect(page.getByText(`${site.company.legalName} ·`)).toBeVisible()
  for (const navigation of await page.getByRole("navigation").all())
    await expect(navigation).toBeHidden()
  await expect(page.getByRole("dialog")).toBeHidden()
  for (const link of await bookLinks(page).all()) await expect(link).toBeHidden()
  expect(await named(page, "collapsible_opened")).toEqual([])
})

test("paper says how to reach the company", async ({page}) => {
  await openPage(page, "/en/about-us/")
  await page.emulateMedia({media: "print"})
  await expect(page.locator("main").getByRole("link", {name: site.email})).toBeVisible()
})

/** Trips that a sheet of a list holds at least. */
const tripsASheet = 5

/** Trips that the paper names, by their links, which no hidden card has. */
const expectList = async (page: Page, slugs: string[]) => {
  const printed = readPdf(await page.pdf({format: "A4"}))
  expect(printed.length).toBeLessThanOrEqual(Math.ceil(slugs.length / tripsASheet))
  expect(printed.filter(({lines}) => lines === 0)).toEqual([])
  const trips = printed
    .flatMap(({links}) => links)
    .flatMap(link => /\/experiences\/([^/#]+)\/$/.exec(link)?.[1] ?? [])
  expect(trips.sort()).toEqual([...slugs].sort())

  await page.emulateMedia({media: "print"})
  const language = languageOfPath(new URL(page.url()).pathname)
  const cards = await page
    .locator("main .swiper-slide:visible, main ul[data-list] > li:visible")
    .evaluateAll(all =>
      all.map(card => {
        const link = card.querySelector("a") as HTMLAnchorElement
        return {
          slug: link.pathname.split("/").at(-2),
          text: (card.textContent ?? "").replace(/\s/g, " "),
          // Words that are there but see-through are not on the paper.
          isSeen: card.checkVisibility({opacityProperty: true}),
          address: getComputedStyle(link, "::after").content.replace(/" "/g, ""),
        }
      }),
    )
  expect(cards.map(({slug}) => slug).sort()).toEqual([...slugs].sort())
  for (const {slug, text, isSeen, address} of cards) {
    const trip = experiences.find(other => other.slug === slug)
    for (const words of [trip?.title, trip?.cardDescription])
      expect(text, slug).toContain(words?.[language] ?? "")
    expect(text, slug).toContain("€")
    expect(isSeen, slug).toBe(true)
    expect(address).toMatch(new RegExp(`^"[^/]+\\.[^/]+/${language}/experiences/${slug}/"$`))
  }
  await page.emulateMedia({media: null})
}

const everyTrip = experiences.map(({slug}) => slug)

test("the catalogue prints as a list of all trips, wherever its sliders stand", async ({page}) => {
  await openPage(page, "/en/experiences/")
  const slider = page.locator("main [data-slider-viewport]").first()
  await slider.scrollIntoViewIfNeeded()
  const next = page.locator("[data-slider-next]").first()
  await next.click()
  await expect(page.locator("[data-in-view]").first()).toBeVisible()
  await expectList(page, everyTrip)
})

for (const [name, route] of [
  ["the catalogue", () => "experiences/"],
  ["a trip with days", () => `experiences/${journey(2).slug}/`],
  ["terms", () => "terms/"],
] as const)
  test(`${name} begins on its first sheet, at the left edge of the logo`, async ({page}) => {
    await openPage(page, `/es/${route()}`)
    const sheets = readPdf(await page.pdf({format: "A4"}))
    for (const {links} of sheets) expect(links, "the legal strip").toContain(authority)
    expect(sheets[0]?.lines).toBeGreaterThan(20)
    if (name.startsWith("a trip")) expect(sheets.length, "sides").toBeLessThanOrEqual(2)
    // As wide as what is printed on a sheet.
    await page.setViewportSize({width: 696, height: 1000})
    await page.emulateMedia({media: "print"})
    const leftOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => Math.round(element.getBoundingClientRect().left))
    expect(Math.abs((await leftOf("header svg")) - (await leftOf("main h1")))).toBeLessThanOrEqual(
      2,
    )
  })

test("a preparation among several names its trip before the first day", async ({page}) => {
  const trips = someTrips(2)
  await saveAhead(
    page,
    trips.map(({slug}) => slug),
  )
  await page.goto("/en/saved/")
  const part = page.locator("#prepare")
  await part.getByRole("button").click()
  await part.getByRole("combobox").selectOption({index: 1})
  await part.getByLabel(word("en", "preparation", "day")).fill(dayFromNow(60))
  await expect(part.getByRole("listitem").first()).toBeVisible()
  // On paper so small that the list breaks, it fills each sheet but the last.
  const small = readPdf(await page.pdf({format: "A6"})).map(({lines}) => lines)
  expect(small.length).toBeGreaterThan(1)
  for (const lines of small.slice(0, -1)) expect(lines).toBeGreaterThan(Math.max(...small) / 2)
  await page.emulateMedia({media: "print"})
  const title = trips[1]?.title.en ?? ""
  const first = await part.getByRole("listitem").first().boundingBox()
  const named = await part.getByText(title).filter({visible: true}).first().boundingBox()
  expect(named?.y).toBeLessThan(first?.y ?? 0)
})

test("a filtered catalogue prints what the filter leaves", async ({page}) => {
  await openPage(page, `/es/experiences/?region=${crowdedRegion}`)
  // The controls answer first, the trips follow.
  await expect.poll(() => shown(page)).toEqual(tripsWith({region: crowdedRegion}))
  await expectList(page, tripsWith({region: crowdedRegion}))
})

test.describe("without JavaScript", () => {
  test.use({javaScriptEnabled: false})
  test("a page brings its styles for paper too", async ({page}) => {
    await page.goto(`/es/experiences/${tripWith("recommendations").slug}/`)
    await page.emulateMedia({media: "print"})
    await expect(page.getByRole("navigation").first()).toBeHidden()
    expect(readPdf(await page.pdf({format: "A4"})).length).toBeLessThanOrEqual(2)
  })
})

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
