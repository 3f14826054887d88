import type {Locator, Page} from "@playwright/test"
import {expectAccessible} from "../support/axe"
import {expect, followLink, test} from "./support/form"

const save = (page: Page) => page.getByRole("button", {name: "Save"})
const told = (page: Page) => page.getByRole("status")
const fields = (page: Page): Locator => page.getByRole("textbox")

test("all prices stand on one page, and a save changes digits alone @weekly", async ({
  page,
  editor,
}) => {
  await followLink(page, "Prices")
  await expect(fields(page)).toHaveCount(editor.trips().length)
  const before = new Map(editor.trips().map(trip => [trip, editor.text(trip)]))
  const price = Number(await fields(page).first().inputValue())
  const other = String(price + 1)
  await fields(page).first().fill("12,5")
  await save(page).click()
  await expect(told(page)).toContainText("Nothing was saved")
  await expect(fields(page).first()).toHaveAccessibleDescription(/whole number/)
  await expect(fields(page).first()).toBeFocused()
  await expectAccessible(page)
  await fields(page).first().fill(other)
  await fields(page).first().press("Enter")
  await expect(told(page)).toContainText("Saved in this folder")
  const changed = editor.trips().filter(trip => editor.text(trip) !== before.get(trip))
  expect(changed).toHaveLength(1)
  const [file = ""] = changed
  expect(editor.text(file)).toBe(
    before.get(file)?.replace(`"price": ${price}`, `"price": ${other}`),
  )
  expect(editor.saved).toHaveLength(1)
  await fields(page).first().fill("1")
  page.once("dialog", dialog => dialog.accept())
  await save(page).click()
  await expect(fields(page).first()).toHaveAccessibleDescription(/10/)
})

test("answers, open questions and launch check stand beside it @weekly", async ({page, editor}) => {
  const {content} = await editor.site.load()
  for (const [language, open] of [
    ["en", "Open questions"],
    ["es", "Preguntas abiertas"],
  ]) {
    await page.goto(`${editor.address}answers/${language}/`)
    for (const {code} of content?.experiences ?? [])
      await expect(
        page.locator("pre", {hasText: `Ref. ${code}-${language?.toUpperCase()}`}),
      ).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole("link", {name: open}).click()
    await expect(page.getByRole("heading", {level: 1})).toHaveText(open ?? "")
    await page.goto(`${editor.address}launch/${language}/`)
    await expect(page.getByText("GATSBY_SITE_URL")).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`${editor.address}answers/`)
  await page.waitForURL(/answers\/en\/$/)
})
