import {status} from "../support/filter"
import {cardLinks, expectPage, moreOfLength, openFirst, wakeSlider} from "../support/links"
import {experiences, regions} from "../support/site"
import {firstTitle, settled, startSlider} from "../support/slider"
import {expect, openPage, test} from "../support/test"
import {groupOf, skipUnless, tripOf, tripsOfGroup} from "../support/trips"
import {word} from "../support/words"

test.use({viewport: {width: 1280, height: 900}})

test("a slider speaks the language of the page and never traps the focus", async ({page}) => {
  const {key, title} = groupOf(4)
  const slider = await startSlider(page, key, "es")
  const say = (name: string, values = {}) => word("es", "cards", `slider.${name}`, values)
  await expect(slider).toHaveAccessibleName(say("label", {group: title.es}))
  await expect(slider).toHaveAttribute("aria-roledescription", say("role"))
  await expect(slider.getByRole("button", {name: say("next")})).toBeVisible()
  const slide = slider.locator(".swiper-slide[data-in-view]").first()
  await expect(slide).toHaveAttribute(
    "aria-label",
    say("slide", {index: 1, total: tripsOfGroup(key).length}),
  )
  await slide.getByRole("link").first().focus()
  for (let press = 0; press < 40; press += 1) await page.keyboard.press("Tab")
  expect(await slider.evaluate(root => root.contains(document.activeElement))).toBe(false)
})

test("a card's length leads to its list in the catalogue", async ({page}) => {
  const {key} = groupOf(4)
  const slider = await startSlider(page, key)
  const labels = new Map<string, string>()
  for (const card of await slider.locator(".swiper-slide").all()) {
    const href = (await cardLinks(card).getAttribute("href")) ?? ""
    labels.set(href, (await card.locator("a[href*='#']").textContent()) ?? "")
  }
  await slider.locator("[data-in-view]").first().locator("a[href*='#']").click()
  await expectPage(page, `/en/experiences/?length=${key}#found`)
  await expect(status(page)).toBeInViewport()

  await page.goto(`/en/experiences/${tripOf({group: key}).slug}/`)
  const card = moreOfLength(page).locator(".swiper-slide").first()
  const label = labels.get((await cardLinks(card).getAttribute("href")) ?? "") ?? ""
  expect(label).not.toBe("")
  await expect(card.getByText(label, {exact: true})).toBeAttached()
  await expect(card.locator("a")).toHaveCount(1)
})

test("a slider stands where it was left, after Back and after a reload", async ({page}) => {
  const {key} = groupOf(5)
  const slider = await startSlider(page, key)
  const first = await firstTitle(slider)
  for (const _ of [1, 2]) {
    await slider.locator("[data-slider-previous]").click()
    await settled(slider)
  }
  const left = await firstTitle(slider)
  expect(left).not.toBe(first)
  await openFirst(cardLinks(slider.locator("[data-in-view]")))
  await page.goBack()
  await expectPage(page, "/en/experiences/")
  await expect(slider).toHaveAttribute("data-started", "")
  await expect.poll(() => firstTitle(slider)).toBe(left)
  await page.reload()
  await wakeSlider(slider)
  await expect.poll(() => firstTitle(slider)).toBe(left)
})

test("a row of few cards stands where a finger left it, after Back", async ({page}) => {
  const tripsIn = (slug: string) => experiences.filter(({regions}) => regions.includes(slug)).length
  const few = regions.find(({slug}) => [2, 3].includes(tripsIn(slug)))
  const path = `/en/destinations/${skipUnless(few, "no destination has two or three trips").slug}/`
  await page.setViewportSize({width: 375, height: 800})
  await openPage(page, path)
  const row = page.locator("[data-slider-viewport]")
  const last = row.locator(".swiper-slide").last()
  await row.evaluate(viewport => viewport.scrollTo(viewport.scrollWidth, 0))
  await openFirst(cardLinks(last))
  await page.goBack()
  await expectPage(page, path)
  await expect
    .poll(() => row.evaluate(({scrollLeft, clientWidth}) => scrollLeft / clientWidth))
    .toBeGreaterThan(0.5)
})
