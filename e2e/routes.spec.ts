import {expect, notFound, test} from "./support/test"
import {word} from "./support/words"

test("an address without a page says so, in its language", async ({page, allowed}) => {
  allowed.push(notFound)
  await page.goto("/es/nada/")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(word("es", "not-found", "title"))
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await expect(page).toHaveTitle(new RegExp(`^${word("es", "not-found", "tab")} \\| `))
  const chat = encodeURIComponent(word("es", "not-found", "chat"))
  await expect(
    page
      .locator("main")
      .getByRole("link")
      .and(page.locator(`[href*="${chat}"]`)),
  ).toHaveCount(1)
  // The header of every page: menu, chat, and the way to another language.
  const header = page.getByRole("banner")
  await expect(
    header.getByRole("link", {name: word("es", "common", "messaging.open")}),
  ).toBeVisible()
  await expect(header.locator('a[href="/en/"]:visible')).toHaveCount(1)
  await page.getByRole("link", {name: word("es", "not-found", "back")}).click()
  await expect(page).toHaveURL("/es/experiences/")
})
