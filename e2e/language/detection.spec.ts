import {named} from "../support/measured"
import {expect, test} from "../support/test"

// Every order of query, cookie, storage and browser is tried in src/inline-script/language.test.ts.
const cases: [name: string, path: string, locale: string, ends: string, ...set: string[]][] = [
  ["query, cookie", "/?from=ad&lng=es#contact", "en-US", "/es/?from=ad#contact", "en"],
  ["cookie, storage, browser", "/", "es-CO", "/", "en", "es"],
  ["browser", "/", "es-CO", "/es/"],
]

for (const [name, path, locale, ends, cookie, stored] of cases)
  test(`/ is in the language of the first of: ${name}`, async ({browser, baseURL}) => {
    const context = await browser.newContext({locale, baseURL})
    const page = await context.newPage()
    if (stored) {
      // A file of the site has its storage, and no script that fills it.
      await page.goto("/robots.txt")
      await page.evaluate(language => localStorage.setItem("i18nextLng", language), stored)
    }
    if (cookie) await context.addCookies([{name: "i18next", value: cookie, url: baseURL}])
    const referer = "http://search.example/"
    await page.goto(path, {referer})
    await expect(page).toHaveURL(ends)
    const language = ends.startsWith("/es/") ? "es" : "en"
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    // What is remembered is written after the first paint.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(language)
    const kept = async () => (await context.cookies()).find(({name: of}) => of === "i18next")?.value
    await expect.poll(kept).toBe(language)
    const [view] = await named(page, "page_view")
    expect(view).toMatchObject({page_referrer: referer})
    await context.close()
  })

test("nothing of the English home is painted on the way to Spanish", async ({browser, baseURL}) => {
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
