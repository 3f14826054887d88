import type {Page} from "@playwright/test"
import {answerAhead, question} from "../support/consent"
import {bookLinks} from "../support/links"
import {keepAhead} from "../support/planner"
import {expect, openPage, test} from "../support/test"
import {longestTitled, tripWith, tripWithDays} from "../support/trips"
import {travellerWords, word} from "../support/words"

/** Places of the Book buttons of which the window shows something. */
const inView = (page: Page) =>
  bookLinks(page).evaluateAll(links =>
    links
      .filter(link => {
        const {top, bottom} = link.getBoundingClientRect()
        const isThere = link.checkVisibility({visibilityProperty: true})
        return isThere && bottom > 0 && top < innerHeight
      })
      .map(link => /"lead_position":"(\w+)"/.exec(link.dataset.event ?? "")?.[1]),
  )

// Low windows, which the bar leaves to the page, are measured in layout.spec.ts.
test("one way to book at a time on a phone", async ({page}) => {
  await answerAhead(page, "rejected")
  await page.emulateMedia({reducedMotion: "reduce"})
  await page.setViewportSize({width: 360, height: 740})
  await openPage(page, `/en/experiences/${tripWith("covers").slug}/`)
  const positions = new Set<string | undefined>()
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 370) {
    await page.evaluate(to => window.scrollTo({top: to, behavior: "instant"}), top)
    // The bar hears of a scroll from its observer, a moment later.
    await expect(async () => {
      const places = await inView(page)
      expect(places.length, `${places.join(" and ")} at ${top} px`).toBeLessThanOrEqual(1)
      for (const place of places) positions.add(place)
    }).toPass()
  }
  expect([...positions]).toEqual(expect.arrayContaining(["facts", "bar"]))
})

test("the bar gives way to the contact and the footer, and stands above what asks", async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 667})
  await openPage(page, `/es/experiences/${tripWithDays(2).slug}/`)
  const bar = bookLinks(page, "bar")
  await page.locator("#days").scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ratio: 1})
  const dialog = await question(page, "es").boundingBox()
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dialog?.y ?? 0)
  await expect(page.locator("[data-book-bar] a")).toHaveCount(1)
  for (const end of [page.locator("#contact"), page.getByRole("contentinfo")]) {
    await end.evaluate(element => element.scrollIntoView())
    await expect(bar).toBeHidden()
  }
})

for (const language of ["en", "es"] as const)
  test(`the first screen has price, length and Book: ${language}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    const {slug} = longestTitled(language)
    await openPage(page, `/${language}/experiences/${slug}/?utm_source=instagram`)
    const dialog = await question(page, language).boundingBox()
    expect(dialog?.height).toBeLessThanOrEqual(844 / 5)
    const label = (fact: string) => page.getByText(word(language, "build", `fact.label.${fact}`))
    for (const part of [label("price"), label("duration"), bookLinks(page, "facts")]) {
      const box = await part.first().boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dialog?.y ?? 0)
    }
  })

test("on a wide screen the whole card stays in view beside the days", async ({page}) => {
  await answerAhead(page, "rejected")
  await keepAhead(page, {month: 7, answers: {adults: "2", children: "1"}})
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, `/en/experiences/${tripWithDays(2).slug}/`)
  const card = page.locator("section", {has: bookLinks(page, "facts")})
  await expect(card.getByRole("button", {expanded: false})).toContainText(
    travellerWords("adults", 2),
  )
  expect(await card.evaluate(box => box.scrollHeight - box.clientHeight)).toBe(0)
  for (const day of await page.locator("#days li li").all()) {
    await day.scrollIntoViewIfNeeded()
    await expect(bookLinks(page, "facts")).toBeInViewport({ratio: 1})
    await expect(bookLinks(page, "bar")).toBeHidden()
  }
})
