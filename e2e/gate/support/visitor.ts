import type {Page} from "@playwright/test"
import {languages} from "../../../src/i18n/languages"
import {localUser} from "../../../tools/identity/pool"
import {word} from "../../support/words"
import {expect} from "./test"

/** Fills in the hosted page's form. */
export const signInOnHostedPage = async (page: Page): Promise<void> => {
  await page.waitForURL(/amazoncognito\.com\/oauth2\/authorize/)
  await page.getByLabel("Username").fill(localUser.username)
  await page.getByLabel("Password").fill(localUser.password)
  await page.getByRole("button", {name: "Sign in"}).click()
}

/** Waits until the page is shown, with its visitor's name in the bar. */
export const expectIn = async (page: Page): Promise<void> => {
  await expect(page.locator("html")).toHaveAttribute("data-gate", "ready")
  await expect(page.locator("#gate-splash")).toHaveCount(0)
  await expect(page.locator("#gate-bar")).toContainText(localUser.username)
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
}

/** Signs in from a page of the site; ends on that page. */
export const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await signInOnHostedPage(page)
  await page.waitForURL(address)
  await expectIn(page)
}

/** What the splash says of a kind of failure, in every language. */
export const saidOf = (kind: string): string[] =>
  languages.map(language => word(language, "gate-errors", `kind.${kind}`))

/** Waits for a failure on the splash and checks that nothing of the page is there for anybody. */
export const expectFailure = async (page: Page, name: string, text: string[]): Promise<void> => {
  await expect(page.locator("html")).toHaveAttribute("data-gate", "failed")
  const splash = page.getByRole("alert")
  await expect(splash.locator("code")).toContainText(name)
  for (const part of text) await expect(splash).toContainText(part)
  await expect(page.locator("#___gatsby")).toBeHidden()
}

/** Presses the splash's button, which speaks every language. */
export const tryAgain = (page: Page): Promise<void> =>
  languages
    .map(language => word(language, "gate", "retry"))
    .reduce(
      (button, hasText) => button.filter({hasText}),
      page.getByRole("alert").getByRole("button"),
    )
    .click()
