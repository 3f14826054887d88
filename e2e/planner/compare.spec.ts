import type {Locator} from "@playwright/test"
import {axe} from "../support/axe"
import {inTurn} from "../support/in-turn"
import {saveAhead, someTrips} from "../support/planner"
import {expect, test} from "../support/test"
import {word} from "../support/words"

for (const {language, width} of inTurn)
  test(`three trips stand side by side: ${language}, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    const trips = someTrips(3)
    await page.goto(`/${language}/compare/?trips=${trips.map(({slug}) => slug).join(",")}`)
    const heads = page.getByRole("columnheader").getByRole("link")
    const visible = width < 768 ? trips.slice(0, 2) : trips
    await expect(heads.filter({visible: true})).toHaveText(
      visible.map(({title}) => title[language]),
    )
    const price = page.getByRole("row", {name: word(language, "planner", "compare.row.price")})
    const differs = new Set(trips.map(trip => trip.price)).size > 1
    await expect(price.getByText(word(language, "planner", "compare.differs"))).toHaveCount(
      differs ? 1 : 0,
    )
    const {violations} = await axe(page).analyze()
    expect(violations).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (width >= 768) {
      const copy = page.getByRole("button", {name: word(language, "planner", "compare.copy")})
      const rightOf = async (part: Locator) => {
        const box = await part.boundingBox()
        return Math.round((box?.x ?? 0) + (box?.width ?? 0))
      }
      expect(await rightOf(copy)).toBe(await rightOf(page.getByRole("table")))
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/compare\/$/)
  })

test("a phone picks which trip stands beside the first", async ({page}) => {
  await page.setViewportSize({width: 375, height: 800})
  const trips = someTrips(3)
  await page.goto(`/en/compare/?trips=${trips.map(({slug}) => slug).join(",")}`)
  const third = trips[2]
  await page.getByRole("combobox").selectOption({label: third?.title.en})
  await expect(page.getByRole("columnheader", {name: third?.title.en})).toBeVisible()
  await expect(page.getByRole("columnheader", {name: trips[1]?.title.en})).toBeHidden()
})

test("an unknown trip is left out and said; equal rows fold away", async ({page, allowed}) => {
  allowed.push(/404/)
  const [one, two] = someTrips(2)
  await page.goto(`/en/compare/?trips=${one?.slug},no-such-trip,${two?.slug},<b>`)
  await expect(
    page.getByText(word("en", "planner", "compare.unknown", {slugs: "no-such-trip"})),
  ).toBeVisible()
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(2)
  const rows = page.getByRole("rowheader")
  const before = await rows.count()
  await page.getByRole("checkbox").check()
  expect(await rows.count()).toBeLessThanOrEqual(before)
  await expect(page.locator("tbody tr:not([data-differs])")).toHaveCount(0)
})

test("two ticked trips of the list lead there; one is too few", async ({page}) => {
  const [one, two] = someTrips(2)
  await saveAhead(page, [one?.slug, two?.slug])
  await page.goto("/en/saved/")
  const boxes = page.getByRole("checkbox")
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole("link", {name: word("en", "planner", "saved.compare", {count: 2})}).click()
  await expect(page).toHaveURL(`/en/compare/?trips=${one?.slug},${two?.slug}`)
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(2)
  await page.goto(`/en/compare/?trips=${one?.slug}`)
  await expect(page.getByText(word("en", "planner", "compare.few"))).toBeVisible()
})

test("a browser that cannot print says so, and what else there is", async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(window, "print", {value: undefined}))
  await page.goto(
    `/en/compare/?trips=${someTrips(2)
      .map(({slug}) => slug)
      .join(",")}`,
  )
  await page.getByRole("button", {name: word("en", "planner", "compare.print")}).click()
  await expect(page.getByText(word("en", "planner", "compare.noPrint"))).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})
  test("the page says what it needs", async ({page}) => {
    await page.goto("/es/compare/")
    await expect(page.getByText(word("es", "planner", "compare.noScripts"))).toBeVisible()
  })
})
