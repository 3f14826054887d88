import type {Page} from "@playwright/test"
import {type Language, languages} from "../src/i18n/languages"
import {answerAhead} from "./support/consent"
import {euros} from "./support/euros"
import {bookLinks} from "./support/links"
import {allPages, experiences, site} from "./support/site"
import {expect, test, waitForLayout} from "./support/test"
import {tripPath} from "./support/trips"
import {word, wordPattern} from "./support/words"

/** What holds a text and its neighbours. */
const besideText = (page: Page, text: string) => page.getByText(text, {exact: true}).locator("..")

const button = (language: Language) => wordPattern(language, "build", "reserve")

for (const language of languages)
  for (const {slug, code, kind, messagingTitle, price, closing} of experiences)
    test(`/${language}/experiences/${slug}/ books through WhatsApp`, async ({page}) => {
      await page.goto(`/${language}/experiences/${slug}/`)
      const book = page
        .getByRole("main")
        .getByRole("link", {name: button(language)})
        .first()
      // Playwright's own comparison takes any space for any other.
      expect(await book.textContent()).toContain(euros(price, language))
      await expect(book).toHaveAttribute("target", "_blank")
      await expect(book).toHaveAttribute("rel", "noopener noreferrer")

      const link = new URL((await book.getAttribute("href")) ?? "")
      expect(link.origin + link.pathname).toBe(`https://wa.me/${site.whatsapp}`)
      const text = link.searchParams.get("text") ?? ""
      const named = {kind: word(language, "build", `kind.${kind}`), title: messagingTitle[language]}
      expect(text).toContain(word(language, "build", "chat", named))
      expect(text.split("\n").at(-1)).toBe(`Ref. ${code}-${language.toUpperCase()}`)

      // So do the last two ways to write, at the end of the page.
      const last = besideText(page, closing[language]).getByRole("link", {name: button(language)})
      await expect(last).toBeVisible()
      await expect(last).toHaveAttribute("href", link.href)
      const contact = page.getByRole("region", {name: word(language, "common", "contact.title")})
      const chat = contact.locator('a[href^="https://wa.me/"]')
      await expect(chat).toHaveAttribute("href", link.href)
    })

const sizes = [
  [667, 375],
  [768, 1024],
  [800, 360],
  [1280, 800],
] as const

for (const [width, height] of sizes)
  test(`the closing line ends in a button at ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height})
    // An open question about cookies takes half of a low window.
    await answerAhead(page, "rejected")
    for (const language of languages) {
      await page.goto(`/${language}/experiences/${experiences[0]?.slug}/`)
      await waitForLayout(page)
      const closing = besideText(page, experiences[0]?.closing[language] ?? "")
      await closing.getByRole("link").scrollIntoViewIfNeeded()
      await expect(closing.getByRole("link", {name: button(language)})).toBeInViewport({ratio: 1})
      await expect(closing.getByText(experiences[0]?.closing[language] ?? "")).toBeInViewport()
    }
  })

for (const language of languages)
  test(`every chat of every kind of page ends with a reference, in ${language}`, async ({page}) => {
    for (const {path} of allPages.filter(of => of.language === language)) {
      await page.goto(path)
      const chats = await page
        .locator('a[href^="https://wa.me/"]')
        .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
      expect(chats.length, path).toBeGreaterThan(1)
      const end = new RegExp(`.\\nRef\\. (ASK-)?[A-Z]{2,5}-${language.toUpperCase()}$`)
      for (const chat of chats) expect(new URL(chat).searchParams.get("text"), path).toMatch(end)
    }
  })

test("the booking link opens a new tab", async ({page, context}) => {
  await context.route("https://wa.me/**", route => route.fulfill({body: "chat"}))
  const path = tripPath("en")
  await page.goto(path)
  const opened = context.waitForEvent("page")
  await bookLinks(page, "facts").click()
  expect((await opened).url()).toContain("https://wa.me/")
  await expect(page).toHaveURL(path)
})
