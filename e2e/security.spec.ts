import {serveWithContainer} from "./support/container"
import {scrollThrough} from "./support/layout"
import {cardLinks, follow, openFirst} from "./support/links"
import {expect, openPage, test, watchPolicy} from "./support/test"
import {tripPath} from "./support/trips"

// Every page is held to its policy in accessibility.spec.ts.
test("the root does not break its policy, nor does a page after a link", async ({page}) => {
  const refused = await watchPolicy(page)
  await openPage(page, "/")
  await scrollThrough(page)
  await follow(page, "/en/experiences/")
  await openFirst(cardLinks(page))
  await page.waitForLoadState("networkidle")
  expect(await refused(), "after navigating").toEqual([])
})

/**
 * What a container with Google Analytics does: a second script, a beacon, fetches, a picture; and
 * in a preview its badge.
 */
const container = `
  const script = document.createElement("script")
  script.src = "https://www.googletagmanager.com/gtag/js?id=G-1"
  document.head.append(script)
  navigator.sendBeacon("https://region1.google-analytics.com/g/collect", "v=2")
  for (const host of ["region1.analytics.google.com", "analytics.google.com"])
    fetch("https://" + host + "/g/collect", {method: "POST", mode: "no-cors"})
  new Image().src = "https://www.google-analytics.com/collect?v=1"
  const sheet = document.createElement("link")
  sheet.rel = "stylesheet"
  sheet.href = "https://www.googletagmanager.com/debug/badge.css"
  document.head.append(sheet)
`

/** What it asks for, sorted. */
const ofContainer = [
  "analytics.google.com/g/collect",
  "region1.analytics.google.com/g/collect",
  "region1.google-analytics.com/g/collect",
  "www.google-analytics.com/collect",
  "www.googletagmanager.com/debug/badge.css",
  "www.googletagmanager.com/gtag/js",
  "www.googletagmanager.com/gtm.js",
]

// Its policy is that of the page without a container, and the same hosts more on each.
test("a page keeps its policy with a tag manager's container on it", async ({page}) => {
  const refused = await watchPolicy(page)
  const reached = new Set<string>()
  await serveWithContainer(page)
  await page.route(/google/, route => {
    const {host, pathname} = new URL(route.request().url())
    reached.add(host + pathname)
    const body = pathname === "/gtm.js" ? container : ""
    const contentType = pathname.endsWith(".css") ? "text/css" : "text/javascript"
    return route.fulfill({contentType, body})
  })
  await openPage(page, tripPath("es"))
  await expect.poll(() => [...reached].sort()).toEqual(ofContainer)
  expect(await refused()).toEqual([])
})

test("what gets into a page after the build does not run", async ({page, faults}) => {
  const html = await (await page.request.get("/en/terms/")).text()
  const injected = [
    "<script>window.hacked = 'inline'</script>",
    "<img src='/nowhere.png' onerror=\"window.hacked = 'handler'\">",
    "<base href='https://evil.test/'>",
    "<iframe srcdoc=\"<script>parent.hacked = 'frame'</script>\"></iframe>",
    "<a id='trap' href=\"javascript:window.hacked='link'\">trap</a>",
    "<script src='https://evil.test/x.js'></script>",
  ].join("")
  // Outside React's root: in it, React would take away what it has not made as soon as it runs.
  const body = html.replace('<div id="___gatsby"', `${injected}$&`)
  expect(body).not.toBe(html)
  await page.route("**/en/terms/", route =>
    route.fulfill({contentType: "text/html; charset=utf-8", body}),
  )
  const refused = await watchPolicy(page)
  await page.goto("/en/terms/")
  await page.locator("#trap").click()
  await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(5)
  expect(await page.evaluate(() => window.hacked)).toBeUndefined()
  expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost/)
  faults.length = 0
})
