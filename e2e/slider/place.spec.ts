import {cardLinks, moreOfLength, sliderOf} from "../support/links"
import {startSlider} from "../support/slider"
import {expect, test} from "../support/test"
import {groupOf, groups, tripOf, tripsOfGroup} from "../support/trips"
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

test("a slider is the row it was where its script does not arrive", async ({page, faults}) => {
  await page.route(/\.js$/, async route => {
    const response = await route.fetch()
    const body = await response.text()
    return body.includes("data-in-view") ? route.abort() : route.fulfill({response, body})
  })
  await page.goto("/en/experiences/")
  const [group] = groups
  const slider = sliderOf(page, group?.key ?? "")
  await slider.scrollIntoViewIfNeeded()
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  await expect(slider).not.toHaveAttribute("data-started")
  await expect(cardLinks(slider)).toHaveCount(tripsOfGroup(group?.key ?? "").length)
  faults.length = 0
})

test("a card's duration leads to its group", async ({page}) => {
  const {key} = groupOf(2)
  await page.goto(`/en/experiences/${tripOf({group: key}).slug}/`)
  const more = moreOfLength(page)
  await more.scrollIntoViewIfNeeded()
  await more.locator("a[href*='#']").first().click()
  await expect(page).toHaveURL(`/en/experiences/#${key}`)
})
