import {readFileSync} from "node:fs"
import type {Page, Route} from "@playwright/test"
import {readEnvironment} from "../gatsby/environment/environment"
import {securePage} from "../gatsby/publish/finish/page-policy"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {tripOf} from "./support/trips"

/** Serves pages as a browser that lacks something takes them. */
const servePages = (page: Page, change: (html: string) => string) =>
  page.route(/localhost:\d+\/[^.]*$/, async (route: Route) => {
    const response = await route.fetch()
    return route.fulfill({
      response,
      body: securePage(change(await response.text()), readEnvironment({})),
    })
  })

/** An engine drops a whole rule whose selector it does not know (Selectors 4, 3.2). */
const withoutRules = (unknown: RegExp, css: string) =>
  css.replace(/[^{}]*\{[^{}]*\}/g, rule => (unknown.test(rule.split("{")[0] ?? "") ? "" : rule))

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g

/** What a browser makes of a style sheet of which it does not know a part. */
type Lack = {what: string; unknown: RegExp; withoutIt: (css: string) => string}

const withoutInline = (withoutIt: Lack["withoutIt"]) => (html: string) =>
  html.replace(styleElement, (_, open, css: string, close) => open + withoutIt(css) + close)

/** Serves the rest of the styles, which comes with the scripts, as such a browser takes it too. */
const serveSheet = (page: Page, withoutIt: Lack["withoutIt"], tell: (css: string) => void) =>
  page.route(/\/styles-[0-9a-f]+\.css$/, async (route: Route) => {
    const response = await route.fetch()
    const css = await response.text()
    tell(css)
    return route.fulfill({response, body: withoutIt(css)})
  })

const inlineStyles = (html: string) => [...html.matchAll(styleElement)].map(([, , css = ""]) => css)

const pages = () => [
  "/en/",
  "/es/experiences/",
  `/en/experiences/${tripOf().slug}/`,
  "/es/about-us/",
]

const expectReadable = async (page: Page, path: string) => {
  await expect(page.getByRole("heading", {level: 1}), path).toBeVisible()
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond, `${path}: pixels beyond the window`).toBe(0)
  await expect(
    page.locator('main a[href^="https://wa.me/"]:visible').first(),
    path,
  ).toHaveAttribute("href", /text=/)
}

const selectors = [
  [":has()", /:has\(/],
  ["::details-content", /::details-content/],
  [":focus-visible", /:focus-visible/],
  [":where() and :is()", /:(where|is)\(/],
] as const

/** Properties that the linter lets pass although they are not in Baseline: pages must do without them. */
const {allowProperties} = JSON.parse(readFileSync("biome.json", "utf8")).linter.rules.nursery
  .useBaseline.options as {allowProperties: string[]}

const beyondBaseline = `(?<=[{;])(${allowProperties.join("|")}):[^;}]*(?=[;}])`

const lacks: Lack[] = [
  ...selectors.map(([what, unknown]) => ({
    what,
    unknown,
    withoutIt: (css: string) => withoutRules(unknown, css),
  })),
  {
    what: "properties beyond Baseline",
    unknown: new RegExp(beyondBaseline),
    withoutIt: css => css.replace(new RegExp(beyondBaseline, "g"), ""),
  },
]

for (const {what, unknown, withoutIt} of lacks)
  for (const width of [375, 1280])
    test(`without ${what} pages are whole at ${width} px @nightly`, async ({page}) => {
      await page.setViewportSize({width, height: 800})
      let styles: string[] = []
      await serveSheet(page, withoutIt, css => styles.push(css))
      await servePages(page, html => {
        styles = inlineStyles(html)
        const changed = withoutInline(withoutIt)(html)
        expect(unknown.test(changed.replace(/<script[\s\S]*?<\/script>/g, ""))).toBe(false)
        return changed
      })
      for (const path of pages()) {
        await page.goto(path)
        await expectReadable(page, path)
        await waitForHydration(page)
        await expectReadable(page, path)
        const had = styles.some(css => unknown.test(css))
        expect(had, `${path}: the rule was there to be taken out`).toBe(true)
      }
    })

test("without newer interfaces pages are taken over @nightly", async ({page}) => {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noExplicitAny: what an older browser lacks is taken away
    const lacking = window as any
    delete lacking.HTMLElement.prototype.inert
    delete lacking.requestIdleCallback
    delete lacking.PerformanceObserver
    delete lacking.structuredClone
  })
  for (const path of pages()) {
    await openPage(page, path)
    await expectReadable(page, path)
  }
})
