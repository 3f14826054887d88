import {expect, test} from "../support/test"

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
      const kept = async () =>
        (await context.cookies()).find(({name: of}) => of === "i18next")?.value
      await expect.poll(kept).toBe(language)
      await context.close()
    })

  test("the first language of the browser that the site has counts", async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "languages", {get: () => ["ca-ES", "es-ES", "en"]})
    })
    await page.goto("/")
    await expect(page).toHaveURL("/es/")
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
