import {languages} from "../src/i18n/languages"
import {showHostile} from "./campaigns/support/trap"
import {consentKey} from "./support/consent"
import {expect, notFound, stir, test, waitForHydration} from "./support/test"
import {regions, tripOf} from "./support/trips"

/** Addresses that a scanner, a broken letter or a joker sends: none may break a page. */
const queries = [
  "?lng=",
  "?lng=%00",
  "?lng=__proto__",
  "?lng=es%0d%0aSet-Cookie:a=b",
  "?lng=<script>alert(1)</script>",
  "?lng=javascript:alert(1)",
  "?%",
  "?%E0%A4%A",
  "?&&&===&",
  "?__proto__[polluted]=1&constructor.prototype.polluted=1",
  "?region=<img src=x onerror=alert(1)>",
  `?region=${regions[0]}&region=${regions[1]}&month=99&price=-1e309`,
  "?length=3-days'--",
  `?utm_source=${"x".repeat(4000)}`,
  "?price=١٢٣",
]
const hashes = [
  "#",
  "#%",
  "#%E0%A4%A",
  "#<img src=x onerror=alert(1)>",
  "#constructor",
  "#../../etc/passwd",
  "#:~:text=a,b",
  "#'\"]",
  "#\u202e",
]
const anyLanguage = new RegExp(`^(${languages.join("|")})$`)

const screens = {
  "the catalogue": () => "/en/experiences/",
  "a trip": () => `/es/experiences/${tripOf().slug}/`,
}

// Each of them on one screen: the campaign tries many more on all.
const parts = [...queries, ...hashes]

for (const [place, [name, pathOf]] of Object.entries(screens).entries()) {
  const rests = parts.filter((_, index) => index % Object.keys(screens).length === place)
  test(`${name} works with hostile queries and hashes`, async ({page}) => {
    await page.addInitScript(() => {
      window.alert = () => document.documentElement.setAttribute("data-alerted", "")
    })
    const path = pathOf()
    for (const address of rests.map(rest => path + rest)) {
      await page.goto("about:blank")
      await page.goto(address)
      await waitForHydration(page)
      const root = page.locator("html")
      await expect(root, address).toHaveAttribute("lang", anyLanguage)
      await expect(root, address).not.toHaveAttribute("data-alerted")
      await expect(page.getByRole("heading", {level: 1}), address).toBeVisible()
      expect(new URL(page.url()).pathname, address).toBe(path)
      expect(await page.evaluate(() => ({}) as {polluted?: string})).toEqual({})
    }
  })
}

const stored = ["", "es\u0000", "%E0%A4%A", "<script>", "__proto__", '{"a":1}', "x".repeat(100_000)]

test("pages work with any stored value and cookie", async ({page, context, baseURL}) => {
  await page.goto("/en/about-us/")
  for (const value of stored) {
    await page.evaluate(
      ([text, answer]) => {
        for (const key of ["i18nextLng", answer]) localStorage.setItem(key, text)
        sessionStorage.setItem("gatsby-reload-compilation-hash-match", text)
      },
      [value, consentKey] as const,
    )
    await context.clearCookies()
    const cookie = encodeURIComponent(value).slice(0, 3000)
    await context.addCookies([{name: "i18next", value: cookie, url: baseURL ?? ""}])
    await page.goto("/")
    await waitForHydration(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/(es\/)?$/)
    await expect(page.getByRole("heading", {level: 1})).toBeVisible()
    await expect(page.getByRole("dialog")).toBeVisible()
  }
})

const hostilePaths = [
  "/en/experiences/%00/",
  "/en/%E0%A4%A/",
  "/en/..%2f..%2fpackage.json",
  "/en/__proto__/",
  "/en//evil.example/",
  "/es/<script>alert(1)</script>/",
  "/en/experiences/%252e%252e/",
]

for (const path of hostilePaths)
  test(`${path} gives the page that says so, not a file and not a blank`, async ({
    page,
    allowed,
  }) => {
    // What is no text, Gatsby refuses by itself, and leaves the page as it is.
    allowed.push(notFound, /URI malformed|Not rendering React/)
    await page.clock.install()
    const response = await page.goto(path)
    expect([404, 400]).toContain(response?.status())
    await stir(page)
    await page.waitForLoadState("networkidle")
    // The scripts have come, or the page's patience with them is over.
    await page.clock.fastForward("01:00")
    await page.locator("html[data-hydrated], html:not([data-scripting])").waitFor()
    await expect(page.getByRole("heading", {level: 1}).first()).toBeVisible()
    await expect(page.getByRole("link").first()).toBeVisible()
  })

const texts = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  '" onmouseover="alert(1)',
  "**<svg onload=alert(1)>** and more",
]

for (const [name, pathOf] of Object.entries(screens))
  test(`${name} shows texts as they are, whatever they hold`, async ({page}) =>
    showHostile(page, pathOf(), texts))
