import {question} from "../support/consent"
import {watchShifts} from "../support/layout"
import {follow} from "../support/links"
import {expect, test} from "../support/test"
import {word, wordPattern} from "../support/words"

test("is not in the page as served", async ({request}) => {
  const html = await (await request.get("/en/")).text()
  expect(html).not.toContain(word("en", "common", "cookies.title"))
  expect(html).not.toContain('role="dialog"')
})

test("appears without taking the focus, and comes right after the skip link", async ({page}) => {
  await page.goto("/en/")
  await expect(question(page)).toBeVisible()
  await expect(page.locator("[aria-live=polite]:has([role=dialog])")).toHaveCount(1)
  await expect(page.locator("body")).toBeFocused()
  const say = (key: string) => word("en", "common", key)
  const buttons = question(page).getByRole("button")
  await expect(buttons).toHaveText([say("cookies.accept"), say("cookies.reject")])
  await expect(question(page)).toHaveAccessibleDescription(
    wordPattern("en", "common", "cookies.description"),
  )
  await expect(question(page).getByRole("link")).toHaveAttribute("href", "/en/treatment/")
  await expect(question(page).getByRole("link")).toHaveAttribute("target", "_blank")
  const name = `${say("cookies.policy")} (${say("actions.newTab")})`
  await expect(question(page).getByRole("link")).toHaveAccessibleName(name)
  for (const next of [
    page.locator('header a[href="#content"]'),
    question(page).getByRole("link"),
    buttons.first(),
    buttons.last(),
    page.locator('header a[href="/en/"]').first(),
  ]) {
    await page.keyboard.press("Tab")
    await expect(next).toBeFocused()
  }
  // Not modal: the page behind can be used while the question stays.
  await page.keyboard.press("Escape")
  await follow(page, "/en/about-us/")
  await expect(question(page)).toBeVisible()
  // An answer by keyboard gives the focus back to where it came from.
  const skip = page.locator('header a[href="#content"]')
  await skip.focus()
  await page.keyboard.press("Tab")
  await buttons.last().press("Enter")
  await expect(question(page)).toBeHidden()
  await expect(skip).toBeFocused()
})

for (const width of [375, 1280])
  test(`moves nothing at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    const shifts = await watchShifts(page)
    await page.goto("/en/")
    await expect(question(page)).toBeVisible()
    await page.waitForLoadState("networkidle")
    expect(await shifts()).toBe(0)
  })
