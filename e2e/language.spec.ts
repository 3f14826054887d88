import type {BrowserContext} from "@playwright/test"
import {expect, test, waitForHydration} from "./support/test"

const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    }
    Object.defineProperty(window, "localStorage", {get: refuse})
    Object.defineProperty(window, "sessionStorage", {get: refuse})
    Object.defineProperty(document, "cookie", {get: refuse, set: refuse})
  })

const cookie = (value: string, url: string | undefined) => [
  {name: "i18next", value, url: url ?? ""},
]

test.describe("detection on /", () => {
  const cases = [
    {name: "query", path: "/?lng=es", locale: "en-US", ends: "/es/"},
    {name: "query before cookie", path: "/?lng=es", cookie: "en", locale: "en-US", ends: "/es/"},
    {name: "cookie", path: "/", cookie: "es", locale: "en-US", ends: "/es/"},
    {
      name: "cookie before storage",
      path: "/",
      cookie: "en",
      stored: "es",
      locale: "es-CO",
      ends: "/",
    },
    {name: "storage", path: "/", stored: "es", locale: "en-US", ends: "/es/"},
    {name: "storage before browser", path: "/", stored: "en", locale: "es-CO", ends: "/"},
    {name: "browser", path: "/", locale: "es-CO", ends: "/es/"},
    {name: "another language", path: "/", locale: "de-DE", ends: "/"},
    {
      name: "query and hash kept",
      path: "/?from=ad&lng=es#contact",
      locale: "en-US",
      ends: "/es/?from=ad#contact",
    },
  ]
  for (const {name, path, locale, ends, cookie: value, stored} of cases)
    test(`${name}: ${path} in ${locale} ends at ${ends}`, async ({browser, baseURL}) => {
      const context = await browser.newContext({locale, baseURL})
      if (value) await context.addCookies(cookie(value, baseURL))
      const page = await context.newPage()
      if (stored) {
        await page.goto("/en/404-for-storage/")
        await page.waitForFunction(() => localStorage.getItem("i18nextLng") === "en")
        await page.evaluate(language => localStorage.setItem("i18nextLng", language), stored)
        await context.clearCookies()
        if (value) await context.addCookies(cookie(value, baseURL))
      }
      await page.goto(path)
      await expect(page).toHaveURL(ends)
      const language = ends.startsWith("/es/") ? "es" : "en"
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      // What is remembered is written after the first paint.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("i18nextLng")))
        .toBe(language)
      const kept = (await context.cookies()).find(({name: of}) => of === "i18next")
      expect(kept?.value).toBe(language)
      await context.close()
    })

  test("nothing of the English home is painted on the way to Spanish", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({locale: "es-CO", baseURL})
    const page = await context.newPage()
    const painted: string[] = []
    await page.exposeFunction("recordPaint", (path: string) => painted.push(path))
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        ;(window as unknown as {recordPaint: (path: string) => void}).recordPaint(location.pathname)
      }).observe({type: "paint", buffered: true})
    })
    await page.goto("/")
    await expect(page).toHaveURL("/es/")
    await expect.poll(() => painted.length).toBeGreaterThan(0)
    expect(new Set(painted)).toEqual(new Set(["/es/"]))
    await context.close()
  })
})

test.describe("a prefixed address", () => {
  test("wins over every stored choice", async ({page, context, baseURL}) => {
    await context.addCookies(cookie("es", baseURL))
    await page.goto("/en/about-us/")
    await expect(page).toHaveURL("/en/about-us/")
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    const kept = async () => (await context.cookies()).map(({value}) => value)
    await expect.poll(kept).toEqual(["en"])
  })

  test("with ?lng= goes to that language's version and drops the parameter", async ({page}) => {
    await page.goto("/en/experiences/guatape/?lng=es&from=mail#contact")
    await expect(page).toHaveURL("/es/experiences/guatape/?from=mail#contact")
    await page.goto("/es/terms/?lng=es")
    await expect(page).toHaveURL("/es/terms/")
  })
})

for (const place of ["banner", "contentinfo"] as const)
  test.describe(`the switch in the ${place}`, () => {
    test("keeps page, query and hash, and remembers the choice", async ({page, context}) => {
      await page.goto("/en/questions-answers/?from=mail#currency")
      await page.getByRole(place).getByRole("link", {name: "Español"}).click()
      await expect(page).toHaveURL("/es/questions-answers/?from=mail#currency")
      await expect(page.locator("html")).toHaveAttribute("lang", "es")
      const kept = async () => (await context.cookies()).find(({name}) => name === "i18next")?.value
      await expect.poll(kept).toBe("es")
      await page.goto("/")
      await expect(page).toHaveURL("/es/")
      await page.getByRole(place).getByRole("link", {name: "English"}).click()
      await expect(page).toHaveURL("/en/")
    })

    test("keeps what was added to the address after a visit inside the site", async ({page}) => {
      await page.goto("/es/")
      await waitForHydration(page)
      await page
        .getByRole("navigation", {name: "Principal"})
        .getByRole("link", {name: "Nosotros"})
        .click()
      await expect(page).toHaveURL("/es/about-us/")
      await page.getByRole(place).getByRole("link", {name: "English"}).click()
      await expect(page).toHaveURL("/en/about-us/")
    })
  })

test("links keep the language of the page", async ({page}) => {
  await page.goto("/es/")
  const paths = await page
    .locator("header a[href^='/'], main a[href^='/'], footer a[href^='/']")
    .evaluateAll(links => links.map(link => link.getAttribute("href") ?? ""))
  const foreign = paths.filter(path => !path.startsWith("/es/"))
  // The switches and the hidden pair of links lead to English on purpose.
  expect(new Set(foreign)).toEqual(new Set(["/en/"]))
})

for (const path of ["/en/", "/es/experiences/", "/es/experiences/chiva/"])
  test(`${path} works with blocked storage and shows the cookie banner`, async ({
    page,
    context,
  }) => {
    await blockStorage(context)
    await page.goto(path)
    await waitForHydration(page)
    await expect(page).toHaveURL(path)
    const banner = page.getByRole("dialog")
    await expect(banner).toBeVisible()
    await banner.getByRole("button").last().click()
    await expect(banner).toBeHidden()
    await page.locator("header nav a:visible").nth(1).click()
    await expect(page).toHaveURL(/experiences\/$/)
    await expect(banner).toBeHidden()
  })
