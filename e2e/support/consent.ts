import type {Locator, Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {site} from "./site"
import {word} from "./words"

export const consentKey = `${site.productId}_cookie_consent`

/** Has every page of the test find the question about cookies answered. */
export const answerAhead = (page: Page, answer: "accepted" | "rejected"): Promise<unknown> =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    answer,
  ] as const)

export const question = (page: Page, language: Language = "en"): Locator =>
  page.getByRole("dialog", {name: word(language, "common", "cookies.title")})

/** Answers the question on an English page. */
export const answer = (page: Page, choice: "accept" | "reject"): Promise<void> =>
  question(page)
    .getByRole("button", {name: word("en", "common", `cookies.${choice}`)})
    .click()
