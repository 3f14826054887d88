import {languages} from "../src/i18n/languages"
import {showHostile} from "./campaigns/support/trap"
import {expect, notFound, openPage, stir, test} from "./support/test"
import {regions, tripOf} from "./support/trips"

/** Addresses that a scanner, a broken letter or a joker sends: none may break a page. */
const queries = [
  "?lng=%00",
  "?lng=<script>alert(1)</script>",
  "?%E0%A4%A",
  "?__proto__[polluted]=1&constructor.prototype.polluted=1",
  "?region=<img src=x onerror=alert(1)>",
  `?region=${regions[0]}&region=${regions[1]}&month=99&price=-1e309`,
  `?utm_source=${"x".repeat(4000)}`,
]
const hashes = ["#%E0%A4%A", "#<img src=x onerror=alert(1)>", "#constructor", "#:~:text=a,b"]
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
      await openPage(page, address)
      const root = page.locator("html")
      await expect(root, address).toHaveAttribute("lang", anyLanguage)
      await expect(root, address).not.toHaveAttribute("data-alerted")
      await expect(page.getByRole("heading", {level: 1}), address).toBeVisible()
      expect(new URL(page.url()).pathname, address).toBe(path)
      expect(await page.evaluate(() => ({}) as {polluted?: string})).toEqual({})
    }
  })
}

const hostilePaths = [
  "/en/%E0%A4%A/",
  "/en/..%2f..%2fpackage.json",
  "/en//evil.example/",
  "/es/<script>alert(1)</script>/",
]

for (const path of hostilePaths)
  test(`${path} gives the page that says so`, async ({page, allowed}) => {
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
