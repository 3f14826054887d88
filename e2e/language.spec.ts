import type {BrowserContext} from "@playwright/test"
import {locales} from "../src/i18n/languages"
import {eventsOf} from "./support/data-layer"
import {openMenu} from "./support/layout"
import {follow} from "./support/links"
import {questions} from "./support/site"
import {expect, notFound, openPage, test} from "./support/test"
import {skipUnless} from "./support/trips"
import {word} from "./support/words"

const languageCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({name}) => name === "i18next")?.value

// Query, cookie, storage and browser in their order are tried in src/inline-script/language.test.ts.
test("/ is in the visitor's language, remembered, and nothing of the English home is painted on the way", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({locale: "es-CO", baseURL})
  const page = await context.newPage()
  const painted: string[] = []
  await page.exposeFunction("recordPaint", (path: string) => painted.push(path))
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      window.recordPaint(location.pathname)
    }).observe({type: "paint", buffered: true})
  })
  const referer = "http://search.example/"
  await page.goto("/?from=ad#contact", {referer})
  await expect(page).toHaveURL("/es/?from=ad#contact")
  await expect.poll(() => painted.length).toBeGreaterThan(0)
  expect(new Set(painted)).toEqual(new Set(["/es/"]))
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  // What is remembered is written after the first paint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es")
  await expect.poll(() => languageCookie(context)).toBe("es")
  const viewed = async () => (await eventsOf(page, "page_view"))[0]
  await expect.poll(viewed).toMatchObject({page_referrer: referer})
  await context.close()
})

// What an address with a language does is stated in src/inline-script/language.test.ts.
test("the switch keeps the address, and remembers the choice", async ({page, context}) => {
  const rest = `questions-answers/?from=mail#${skipUnless(questions.at(-1), "there is no question").key}`
  await openPage(page, `/en/${rest}`)
  const tab = context.waitForEvent("page")
  await page.getByRole("banner").getByRole("link", {name: "Español"}).click({button: "middle"})
  await expect(await tab).toHaveURL(`/es/${rest}`)
  await (await tab).close()
  await openPage(page, `/en/${rest}`)
  const link = page.getByRole("banner").getByRole("link", {name: "Español"})
  await link.press("Shift+F10")
  await expect(link).toHaveJSProperty("href", new URL(`/es/${rest}`, page.url()).href)
  await page.keyboard.press("Escape")
  await link.click()
  await expect(page).toHaveURL(`/es/${rest}`)
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await expect.poll(() => languageCookie(context)).toBe("es")
  await openPage(page, "/")
  await expect(page).toHaveURL("/es/")
  // After a visit inside the site as well.
  await follow(page, "/es/about-us/")
  await page.getByRole("contentinfo").getByRole("link", {name: "English"}).click()
  await expect(page).toHaveURL("/en/about-us/")
})

test("the phone's menu leads to the other language @smoke", async ({page}) => {
  const [language, other] = ["en", "es"] as const
  await page.setViewportSize({width: 360, height: 740})
  await page.goto(`/${language}/terms/?from=mail`)
  const link = (await openMenu(page)).getByRole("link", {name: locales[other].name, exact: true})
  await expect(link).toHaveAttribute("lang", other)
  await expect(link).toBeInViewport({ratio: 1})
  await link.click()
  await expect(page).toHaveURL(`/${other}/terms/?from=mail`)
})

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
