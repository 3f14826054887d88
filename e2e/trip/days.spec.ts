import type {Locator, Page} from "@playwright/test"
import {answerAhead} from "../support/consent"
import {expect, openPage, test, waitForHydration} from "../support/test"
import {tripWithDays} from "../support/trips"
import {word} from "../support/words"

const boxOf = (locator: Locator) =>
  locator.evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)

const section = (page: Page) => page.locator("#days")

test("every day has its number, place and picture", async ({page}) => {
  const language = "es"
  const {slug, days} = tripWithDays(2)
  await page.goto(`/${language}/experiences/${slug}/`)
  const part = section(page)
  const items = days?.items ?? []
  await expect(part.getByRole("heading", {level: 4})).toHaveText(
    items.map(({title}) => title[language]),
  )
  const numbers = items.map(({from, to}) =>
    to
      ? word(language, "experience", to - from > 1 ? "days.range" : "days.two", {from, to})
      : word(language, "experience", "days.day", {day: from}),
  )
  for (const number of numbers) await expect(part.getByText(number, {exact: true})).toHaveCount(1)
  // Its number is no part of a place's name.
  await expect(part.getByRole("heading", {level: 3}).first()).not.toHaveText(/^\d/)
  const pictures = part.locator("li img")
  await expect(pictures).toHaveCount(items.filter(({picture, photo}) => picture ?? photo).length)
  for (const region of new Set(items.map(({region}) => region)))
    await expect(
      part.locator(`h3 a[href="/${language}/destinations/${region}/"]`).first(),
    ).toBeVisible()
  await expect(part.getByText(word(language, "experience", "days.example"))).toHaveCount(
    days?.status === "example" ? 1 : 0,
  )
  await expect(page.locator("main [role=img]")).toHaveCount(1)
})

test("the map stands beside the first days alone", async ({page}) => {
  await answerAhead(page, "rejected")
  await openPage(page, `/en/experiences/${tripWithDays(2).slug}/`)
  const part = section(page)
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({width, height})
    const place = await boxOf(part.getByRole("heading", {level: 3}).first())
    const map = await boxOf(part.locator("[role=img]"))
    expect(map.top).toBeLessThan(place.bottom)
    expect(map.left).toBeGreaterThanOrEqual(place.right)
    const last = await boxOf(part.locator("li li").last())
    expect(last.right).toBeGreaterThan(map.left)
    expect(last.top).toBeGreaterThan(map.bottom)
  }
})

test("on a phone a link to a text opens the place whose days hold it", async ({page}) => {
  await answerAhead(page, "rejected")
  await page.setViewportSize({width: 390, height: 844})
  const {slug, days} = tripWithDays(2)
  const text = days?.items.at(-1)?.description.en.replaceAll("**", "") ?? ""
  const words = encodeURIComponent(text.split(/[,.]/)[0] ?? "").replaceAll("-", "%2D")
  await page.goto(`/en/experiences/${slug}/#:~:text=${words}`)
  const found = section(page).getByText(text, {exact: true})
  await expect(found).toBeInViewport()
  // Once scripts run, all of the place opens.
  await waitForHydration(page)
  const stay = section(page).locator("li:has(li)").first()
  await stay.locator("[hidden]").last().dispatchEvent("beforematch", {bubbles: true})
  await expect(stay.getByRole("button", {expanded: true})).toBeVisible()
  await expect(stay.locator("[hidden]")).toHaveCount(0)
})

test("on a phone a press shows a place's days and the way there", async ({page}) => {
  await answerAhead(page, "rejected")
  await page.setViewportSize({width: 390, height: 844})
  const {slug, days} = tripWithDays(2)
  await openPage(page, `/en/experiences/${slug}/`)
  const items = days?.items ?? []
  const part = section(page)
  for (const {title} of items)
    await expect(part.getByRole("heading", {name: title.en, exact: true})).toBeVisible()
  const isMove = items.map(({region}, index) => index > 0 && items[index - 1]?.region !== region)
  const travel = part.getByText(/ → /)
  await expect(travel.first()).toBeHidden()
  for (const more of await part.getByText(word("en", "experience", "days.more")).all())
    await more.click()
  for (const {description} of items)
    await expect(part.getByText(description.en.replaceAll("**", ""), {exact: true})).toBeVisible()
  expect(await travel.count()).toBeGreaterThanOrEqual(isMove.filter(Boolean).length)
  await expect(travel.first()).toBeVisible()
  const map = page.locator("main [role=img]")
  await expect(map).toBeHidden()
  await part.getByText(word("en", "experience", "days.map"), {exact: true}).click()
  await expect(map).toBeVisible()
})
