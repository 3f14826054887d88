import type {Experience} from "../../gatsby/content/schema/experience"
import {bookLinks, chatTexts, expectPage} from "../support/links"
import {saveAhead, someTrips} from "../support/planner"
import {experiences} from "../support/site"
import {expect, test} from "../support/test"
import {skipUnless} from "../support/trips"
import {word} from "../support/words"

for (const [language, width] of [
  ["en", 375],
  ["es", 1440],
] as const)
  test(`three trips stand side by side: ${language}, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    const trips = someTrips(3)
    await page.goto(`/${language}/compare/?trips=${trips.map(({slug}) => slug).join(",")}`)
    const heads = page.getByRole("columnheader").getByRole("link")
    const visible = width < 768 ? trips.slice(0, 2) : trips
    await expect(heads.filter({visible: true})).toHaveText(
      visible.map(({title}) => title[language]),
    )
    const price = page.getByRole("row", {name: word(language, "build", "fact.label.price")})
    const differs = new Set(trips.map(trip => trip.price)).size > 1
    const mark = price.getByText(word(language, "planner", "compare.differs"))
    await expect(mark).toHaveCount(0)
    const packing = page.getByRole("row", {
      name: new RegExp(`^${word(language, "planner", "compare.row.packing")}`),
    })
    const [one = [], ...others] = await packing
      .getByRole("cell")
      .evaluateAll(cells =>
        cells
          .filter(cell => cell.checkVisibility())
          .map(cell =>
            [...cell.querySelectorAll("li")]
              .filter(line => line.checkVisibility())
              .map(line => line.textContent ?? ""),
          ),
      )
    const nothing = word(language, "planner", "compare.nothingElse")
    const shared = one.filter(line => others.every(lines => lines.includes(line)))
    expect(
      shared.filter(line => line !== nothing),
      "things that all of them need",
    ).toEqual([])
    await page.getByRole("checkbox").uncheck()
    await expect(mark).toHaveCount(differs ? 1 : 0)
    const wide = await page
      .getByRole("cell")
      .evaluateAll(cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth).length)
    expect(wide, "cells whose words leave them").toBe(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const booked = await chatTexts(bookLinks(page, "compare"))
    expect(booked).toHaveLength(trips.length)
    for (const [index, {code}] of trips.entries())
      expect(booked[index]?.split("\n").at(-1)).toBe(`Ref. ${code}-${language.toUpperCase()}`)
    const askAll = page.getByRole("link", {name: word(language, "planner", "compare.askAll")})
    const [asked] = await chatTexts(askAll)
    for (const {title} of trips) expect(asked).toContain(title[language])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/compare\/$/)
  })

test("on a phone the two trips in view are compared", async ({page}) => {
  const price = (trip: Experience) => trip.price
  const [first, alike] = skipUnless(
    experiences
      .map(trip => [trip, experiences.find(one => one !== trip && price(one) === price(trip))])
      .find(([, other]) => other) as [Experience, Experience] | undefined,
    "no two trips cost the same",
  )
  const third = skipUnless(
    experiences.find(trip => price(trip) !== price(first)),
    "all trips cost the same",
  )
  await page.setViewportSize({width: 390, height: 844})
  await page.goto(`/en/compare/?trips=${first.slug},${alike.slug},${third.slug}`)
  const row = page.getByRole("row", {name: word("en", "build", "fact.label.price")})
  const mark = row.getByText(word("en", "planner", "compare.differs"))
  await expect(row).toBeHidden()
  await page.getByRole("checkbox").uncheck()
  await expect(row).toBeVisible()
  await expect(mark).toBeHidden()
  await page.getByRole("combobox").selectOption({label: third.title.en})
  await expect(page.getByRole("columnheader", {name: third.title.en})).toBeVisible()
  await expect(page.getByRole("columnheader", {name: alike.title.en})).toBeHidden()
  await expect(mark).toBeVisible()
  await page.setViewportSize({width: 1440, height: 900})
  await expect(mark).toBeVisible()
})

test("an address from a chat is read, and says what it leaves out", async ({page, allowed}) => {
  allowed.push(/404/)
  const [one, two, three, four] = someTrips(4)
  const named = [one, two, three, four].map(trip => trip?.slug.toUpperCase())
  await page.goto(`/en/compare/?trips=${named.join(",%20")}).`)
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(3)
  const more = {most: 3, titles: four?.title.en ?? ""}
  await expect(page.getByText(word("en", "planner", "compare.more", more))).toBeVisible()
})

test("what is unknown, equal or impossible is said or folded", async ({page, allowed}) => {
  allowed.push(/404/)
  await page.addInitScript(() => Object.defineProperty(window, "print", {value: undefined}))
  const [one, two] = someTrips(2)
  await page.goto(`/en/compare/?trips=${one?.slug},no-such-trip,${two?.slug},<b>`)
  await expect(
    page.getByText(word("en", "planner", "compare.unknown", {slugs: "no-such-trip, b"})),
  ).toBeVisible()
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(2)
  await expect(page.locator("tbody tr:not([data-differs])")).toHaveCount(0)
  const rows = page.getByRole("rowheader")
  const before = await rows.count()
  const show = page.getByRole("button", {name: word("en", "planner", "compare.showAlike")})
  const isFolded = await show.isVisible()
  if (isFolded) await show.click()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(before + (isFolded ? 1 : 0))
  await page.getByRole("button", {name: word("en", "planner", "compare.print")}).click()
  await expect(page.getByText(word("en", "planner", "compare.noPrint"))).toBeVisible()
})

test("two ticked trips of the list lead there; one is too few", async ({page}) => {
  const [one, two] = someTrips(2)
  await saveAhead(page, [one?.slug, two?.slug])
  await page.goto("/en/saved/")
  const boxes = page.getByRole("checkbox")
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole("link", {name: word("en", "planner", "saved.compare", {count: 2})}).click()
  await expectPage(page, `/en/compare/?trips=${one?.slug},${two?.slug}`)
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(2)
  await page.goto(`/en/compare/?trips=${one?.slug}`)
  await expect(page.getByText(word("en", "planner", "compare.few"))).toBeVisible()
})
