import {readFile} from "node:fs/promises"
import type {Page} from "@playwright/test"
import {topOf} from "./support/layout"
import {bookLinks, expectPage, sentTexts} from "./support/links"
import {
  dayFromNow,
  saveAhead,
  saveButton,
  savedLink,
  someTrips,
  storedTrips,
} from "./support/planner"
import {experiences, regions} from "./support/site"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {closingRegion, findTrip, seasonalTrip, skipUnless} from "./support/trips"
import {travellerWords, word, wordPattern} from "./support/words"

/** Has every page find its storage blocked, as a browser does that blocks all cookies. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
  })

const removeButton = (language: "en" | "es", title = "") => ({
  name: `${word(language, "planner", "saved.remove")}: ${title}`,
})

test("a trip is saved by the keyboard, counted, listed and removed @smoke", async ({page}) => {
  await page.setViewportSize({width: 375, height: 800})
  const [one, two] = someTrips(2)
  for (const [index, trip] of [one, two].entries()) {
    await openPage(page, `/es/experiences/${trip?.slug}/`)
    await saveButton(page, "es").press("Enter")
    await expect(saveButton(page, "es")).toHaveText(word("es", "cards", "save.saved"))
    // Its name has changed: a state as well would be said of the new one.
    await expect(saveButton(page, "es")).not.toHaveAttribute("aria-pressed")
    await expect(savedLink(page)).toHaveText(String(index + 1))
  }
  await savedLink(page).click()
  await expectPage(page, "/es/saved/")
  const remove = (trip = one) => page.getByRole("button", removeButton("es", trip?.title.es))
  const undo = page.getByRole("button", {name: word("es", "planner", "saved.undo")})
  await remove().press("Enter")
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(new RegExp(one?.title.es ?? ""))
  await page.keyboard.press("Enter")
  await expect(remove()).toBeFocused()
  expect(await storedTrips(page)).toEqual([one?.slug, two?.slug])
  await page.keyboard.press("Enter")
  await remove(two).press("Enter")
  await expect(page.getByText(word("es", "planner", "saved.empty"))).toBeVisible()
  await expect(undo).toBeFocused()
  expect(await storedTrips(page)).toEqual([])
})

test("where storage is blocked Save says so, and the list is offered as a message", async ({
  page,
}) => {
  const {slug, title} = findTrip()
  await blockStorage(page)
  await openPage(page, `/en/experiences/${slug}/`)
  await saveButton(page, "en").click()
  const main = page.getByRole("main")
  await expect(main.getByRole("button", {name: word("en", "cards", "save.listed")})).toBeVisible()
  await expect(main.getByText(word("en", "cards", "save.saved"), {exact: true})).toHaveCount(0)
  await main.getByRole("alert").getByRole("link").click()
  await expectPage(page, "/en/saved/")
  await expect(page.getByRole("link", {name: title.en}).first()).toBeVisible()
  await expect(page.getByText(word("en", "planner", "saved.unkept"))).toBeVisible()
  await expect(
    page.getByRole("link", {name: word("en", "planner", "saved.sendWhatsapp")}),
  ).toBeVisible()
})

test("the list is sent to oneself; header, contact and e-mail say what the page's own chat does", async ({
  page,
}) => {
  const trips = someTrips(2)
  await saveAhead(page, trips)
  const slugs = trips.map(({slug}) => slug)
  /** What a link's chat or e-mail says. */
  const textOf = (address: string | null) => {
    const query = new URL(address ?? "").searchParams
    return (query.get("text") ?? query.get("body") ?? "").replaceAll("\r\n", "\n")
  }
  for (const path of [`compare/?trips=${slugs.join(",")}`, "saved/"]) {
    await openPage(page, `/en/${path}`)
    const ask = page.locator("main").getByRole("link", {name: word("en", "planner", "saved.ask")})
    const text = textOf(await ask.getAttribute("href"))
    for (const {title} of trips) expect(text).toContain(title.en)
    const chats = page.locator("a[data-reference^=COMP]")
    // The page's own, header, menu, contact by two ways, footer.
    await expect.poll(() => chats.count()).toBeGreaterThan(3)
    for (const chat of await chats.all()) expect(textOf(await chat.getAttribute("href"))).toBe(text)
    await expect(page.locator(`main a[href^="mailto:"][data-reference^=COMP]`)).toBeVisible()
  }
  const send = page.getByRole("link", {name: word("en", "planner", "saved.sendWhatsapp")})
  const whatsapp = (await send.getAttribute("href")) ?? ""
  expect(new URL(whatsapp).pathname).toBe("/")
  for (const slug of slugs) expect(textOf(whatsapp)).toContain(`/en/experiences/${slug}/`)
  const mail = await page.locator('main a[href^="mailto:?"]').getAttribute("href")
  expect(textOf(mail)).toBe(textOf(whatsapp))
})

test("a number of travellers out of limits gets a reason and no chat; a wheel changes none @smoke", async ({
  page,
}) => {
  await openPage(page, `/en/experiences/${seasonalTrip().slug}/`)
  const t = (key: string) => word("en", "common", `travellers.${key}`)
  await page.getByRole("button", {name: t("label")}).click()
  const adults = page.getByLabel(t("adults"))
  const reason = page.getByText(wordPattern("en", "common", "field.limits"))
  const booked = async () => (await sentTexts(bookLinks(page, "facts")))[0]
  await adults.pressSequentially("400")
  await expect(reason).toBeHidden()
  await adults.blur()
  await expect(reason).toBeVisible()
  await expect(adults).toHaveValue("400")
  expect(await booked()).not.toContain("400")
  await adults.fill("2")
  await expect(reason).toBeHidden()
  await adults.hover()
  await page.mouse.wheel(0, -50)
  await page.mouse.wheel(0, 50)
  const ages = page.getByLabel(t("ages"))
  await expect(ages).toHaveCount(0)
  await page.getByLabel(t("children")).fill("2")
  const party = `${travellerWords("adults", 2)} and ${travellerWords("children", 2)}`
  const partyText = (party: string) => word("en", "common", "messaging.party", {party})
  await expect.poll(booked).toContain(`\n${partyText(party)} `)
  await ages.fill("4")
  await ages.blur()
  await expect(ages).toHaveAccessibleDescription(wordPattern("en", "common", "travellers.eachAge"))
  await ages.fill("4 and 7")
  const aged = word("en", "common", "messaging.ages", {ages: "4 and 7"})
  await expect.poll(booked).toContain(`\n${partyText(`${party} ${aged}`)} `)
})

test("a month is marked among the twelve; one out of season says so, and one in which a place closes", async ({
  page,
}) => {
  const {region, trip, from} = closingRegion()
  for (const [{slug}, month, reason] of [
    [seasonalTrip(), "1", wordPattern("es", "experience", "travellers.note")],
    [trip, String(Number(from.slice(0, 2))), region.closures?.title.es ?? ""],
  ] as const) {
    await openPage(page, `/es/experiences/${slug}/`)
    await page.getByRole("button", {name: word("es", "common", "travellers.label")}).click()
    await page.getByLabel(word("es", "common", "travellers.month")).selectOption(month)
    await expect(page.getByRole("status").filter({hasText: reason})).toBeVisible()
    const marked = await page
      .locator("#when [data-kind]:not(li)")
      .evaluateAll(months =>
        months.flatMap((one, index) =>
          getComputedStyle(one).outlineStyle === "none" ? [] : String((index % 12) + 1),
        ),
      )
    expect(new Set(marked)).toEqual(new Set([month]))
    await page.evaluate(() => localStorage.clear())
  }
})

for (const [language, width] of [
  ["en", 360],
  ["es", 1440],
] as const)
  test(`trips stand side by side: ${language}, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    const trips = someTrips(3)
    await saveAhead(page, trips)
    await openPage(page, `/${language}/saved/`)
    await page.getByRole("link", {name: word(language, "planner", "saved.compare")}).click()
    await expectPage(page, `/${language}/compare/?trips=${trips.map(({slug}) => slug).join()}`)
    const heads = page.getByRole("columnheader").getByRole("link")
    await expect(heads).toHaveText(trips.map(({title}) => title[language]))
    // All of them fit on a phone, but for parts of a pixel.
    for (const link of await bookLinks(page, "compare").all())
      await expect(link).toBeInViewport({ratio: 0.99})
    const booked = await sentTexts(bookLinks(page, "compare"))
    expect(booked.map(text => text.split("\n").at(-1))).toEqual(
      trips.map(({code}) => `Ref. ${code}-${language.toUpperCase()}`),
    )
    expect(await page.locator(":is(th, td):empty").count()).toBe(0)
    const cut = await page
      .getByRole("table")
      .evaluate(table =>
        [table, ...table.querySelectorAll("th, td")]
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
          .map(({textContent}) => textContent),
      )
    expect(cut).toEqual([])
    const box = await page.getByRole("table").boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  })

test("what is ticked for a comparison is so on Back and after a reload", async ({page}) => {
  const trips = someTrips(2)
  await saveAhead(page, trips)
  await openPage(page, "/en/saved/")
  await page.getByRole("checkbox").first().uncheck()
  await page.locator(`main a[href$="/${trips[1]?.slug}/"]`).click()
  await expectPage(page, `/en/experiences/${trips[1]?.slug}/`)
  await page.goBack()
  const ticked = page.getByRole("checkbox", {checked: true})
  await expect(ticked).toHaveValue(trips[1]?.slug ?? "")
  await page.reload()
  await expect(ticked).toHaveValue(trips[1]?.slug ?? "")
})

test("an address from a chat is read: the first three trips that there are @smoke", async ({
  page,
}) => {
  const trips = someTrips(4)
  const slugs = trips.map(({slug}) => slug)
  await page.goto(`/en/compare/?trips=no-such-trip,${slugs.join(",")}`)
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(
    trips.slice(0, 3).map(({title}) => title.en),
  )
  await page.goto(`/en/compare/?trips=${trips[0]?.slug}`)
  await expect(page.getByText(word("en", "planner", "compare.few"))).toBeVisible()
})

/** A trip that asks for the vaccine. */
const vaccinated = () =>
  skipUnless(
    experiences.find(trip =>
      regions.some(
        ({slug, health}) => trip.regions.includes(slug) && health?.yellowFever === "required",
      ),
    ),
    "no trip asks for the vaccine",
  )

const dayField = (language: "en" | "es") => word(language, "planner", "checklist.day")

test("a first day gives a checklist and a calendar, and stays in its place @smoke", async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800})
  const {slug, title} = vaccinated()
  await saveAhead(page, experiences.filter(trip => trip.slug !== slug).slice(0, 2))
  await openPage(page, `/es/experiences/${slug}/`)
  const month = Number(dayFromNow(240).slice(5, 7))
  await page.getByRole("button", {name: word("es", "common", "travellers.label")}).click()
  await page.getByLabel(word("es", "common", "travellers.month")).selectOption(`${month}`)
  await page.getByRole("link", {name: word("es", "cards", "save.checklist")}).click()
  await expectPage(page, `/es/saved/?checklist=${slug}#checklist`)
  await expect(page.locator("#checklist option:checked")).toHaveText(title.es)
  await page.getByLabel(dayField("es")).fill(dayFromNow(60))
  const part = page.locator("#checklist")
  const download = page.waitForEvent("download")
  await part.getByRole("button", {name: word("es", "planner", "checklist.calendar")}).click()
  const text = await readFile(await (await download).path(), "utf8")
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayFromNow(50).replaceAll("-", "")}\r\n`)

  const box = part.getByRole("checkbox").last()
  const left = part.getByText(wordPattern("es", "planner", "checklist.ready_other"))
  const count = await part.getByRole("checkbox").count()
  await expect(left).toHaveText(new RegExp(`^${count} `))
  await box.check()
  await expect(left).toHaveText(new RegExp(`^${count - 1} `))
  const before = await topOf(box)
  await page.reload()
  await waitForHydration(page)
  await expect(box).toBeChecked()
  await expect.poll(() => topOf(box)).toBe(before)
  await expect(part.getByRole("checkbox").first()).not.toBeChecked()

  await page.goto("/en/saved/#checklist")
  await expect.poll(() => topOf(part)).toBeLessThan(100)
  await expect(page.getByLabel(dayField("en"))).toHaveValue(dayFromNow(60))
  await page.getByLabel(dayField("en")).fill("")
  await expect(part.getByRole("checkbox")).toHaveCount(0)
  // The month that was chosen is there still; and the trip that is picked stays.
  const chosen = word("en", "common", "messaging.in", {
    month: word("en", "common", `month.${month}`),
  })
  await expect(page.getByRole("button", {name: chosen})).toBeVisible()
  const list = part.getByRole("combobox")
  const other = await list.locator("option:not(:checked)").first().getAttribute("value")
  await list.selectOption(other)
  // The address is written once nothing has changed for a moment (src/lib/query.ts).
  await expect(page).toHaveURL(`/en/saved/?checklist=${other}#checklist`)
  await page.reload()
  await expect(list).toHaveValue(`${other}`)
})

test("only a day that is whole and to come counts", async ({page}) => {
  const trip = vaccinated()
  await saveAhead(page, [trip])
  await openPage(page, "/en/saved/")
  const part = page.locator("#checklist")
  const field = part.getByLabel(dayField("en"))
  const limits = part.getByText(word("en", "planner", "checklist.past"))
  // Which days count is told by src/visitor/store.test.ts.
  await field.fill(dayFromNow(-1))
  await field.blur()
  await expect(limits).toBeVisible()
  await expect(field).toHaveAccessibleDescription(word("en", "planner", "checklist.past"))
  await expect(part.getByRole("checkbox")).toHaveCount(0)
  await field.fill(dayFromNow(5))
  await expect(limits).toBeHidden()
  const late = word("en", "planner", "checklist.late")
  await expect(part.getByText(late)).toBeVisible()
  // What a tick changes is read by itself.
  const open = part
    .getByRole("status")
    .filter({hasText: wordPattern("en", "planner", "checklist.ready_other")})
  await expect(open.filter({hasText: late})).toHaveCount(0)
  const ask = part.getByRole("link", {name: word("en", "planner", "checklist.ask")})
  await expect(ask).toHaveAttribute("href", new RegExp(`%0ARef\\.%20ASK-${trip.code}-EN$`))
})
