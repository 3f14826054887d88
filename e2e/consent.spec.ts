import type {Page} from "@playwright/test"
import {containerLog, expect, test} from "./support/container"
import {readJson} from "./support/site"
import {withStorageBlocked} from "./support/storage-blocked"
import {waitForHydration} from "./support/test"

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}
const granted = {...denied, analytics_storage: "granted"}

const question = (page: Page) => page.getByRole("dialog", {name: "May we count visits?"})
const answer = (page: Page, name: string) => question(page).getByRole("button", {name}).click()
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem("entreraices_cookie_consent"))

/** Names of everything that the browser keeps for the site. */
const kept = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({name}) => name).sort(),
  storage: await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      // Gatsby keeps the place that a page was scrolled to.
      .filter(key => !key.startsWith("@@scroll"))
      .sort(),
  ),
})

const ownCookies = {cookies: ["i18next"], storage: ["i18nextLng"]}

test.describe("with a container", () => {
  test("all signals are denied before it can run, and it measures nothing before an answer", async ({
    page,
    hits,
  }) => {
    await page.goto("/en/experiences/cali/")
    await waitForHydration(page)
    await page.locator("main summary").first().click()
    await expect(question(page)).toBeVisible()
    expect((await containerLog(page)).slice(0, 2)).toEqual([{default: denied}, "gtm.js"])
    expect(await containerLog(page)).toContain("collapsible_opened")
    expect(await kept(page)).toEqual(ownCookies)
    expect(hits).toEqual([])
  })

  test("Accept updates the signals, then measures from the page it was pressed on", async ({
    page,
    hits,
  }) => {
    await page.goto("/en/experiences/cali/")
    await answer(page, "Accept")
    await expect(question(page)).toBeHidden()
    const log = await containerLog(page)
    expect(log.slice(log.findIndex(entry => JSON.stringify(entry)?.includes("granted")))).toEqual(
      expect.arrayContaining([{update: granted}, "consent_choice", "page_view", "view_item"]),
    )
    await expect
      .poll(() => hits.map(({name}) => name).slice(0, 3))
      .toEqual(["consent_choice", "page_view", "view_item"])
    expect(hits[0]?.fields).toMatchObject({consent_choice: "accepted", consent_previous: "none"})
    expect(hits[1]?.fields).toMatchObject({page_path: "/en/experiences/cali/"})
    expect((await kept(page)).cookies).toEqual(["_ga", "_ga_TEST1234", "i18next"])
  })

  test("a stored Accept is repeated before the container, on every later page", async ({
    page,
    hits,
  }) => {
    await page.goto("/en/")
    await answer(page, "Accept")
    await page.goto("/es/terms/")
    await waitForHydration(page)
    expect((await containerLog(page)).slice(0, 3)).toEqual([
      {default: denied},
      {update: granted},
      "gtm.js",
    ])
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect
      .poll(() => hits.filter(({name}) => name === "page_view").map(({fields}) => fields.page_path))
      .toEqual(["/en/", "/es/terms/"])
  })

  test("after Reject nothing is measured, here or on later pages", async ({page, hits}) => {
    await page.goto("/en/experiences/cali/")
    await answer(page, "Reject")
    await expect(question(page)).toBeHidden()
    expect(await containerLog(page)).toContainEqual({update: denied})
    await page.locator("main summary").first().click()
    await page.goto("/en/questions-answers/")
    await waitForHydration(page)
    await page.locator("#safety summary").click()
    expect(await containerLog(page)).toContain("question_opened")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    expect(await kept(page)).toEqual({
      ...ownCookies,
      storage: ["entreraices_cookie_consent", "i18nextLng"],
    })
    await page.goto("/en/about-us/")
    expect(hits).toEqual([])
  })

  test("Reject after Accept stops at once, removes the cookies and says which", async ({
    page,
    hits,
  }) => {
    await page.goto("/en/")
    await answer(page, "Accept")
    await expect.poll(() => hits.length).toBeGreaterThan(0)
    await page.getByRole("button", {name: "Cookie choice"}).click()
    await answer(page, "Reject")
    const before = hits.length
    const told = page.getByRole("dialog", {name: "Measuring has stopped"})
    await expect(told).toBeFocused()
    await expect(told).toContainText("Cookies that were removed: _ga, _ga_TEST1234.")
    expect((await kept(page)).cookies).toEqual(["i18next"])
    expect(await stored(page)).toBe("rejected")
    expect((await containerLog(page)).slice(-2)).toEqual([{update: denied}, "consent_choice"])
    await told.getByRole("button", {name: "Close"}).click()
    await expect(told).toBeHidden()
    await expect(page.getByRole("button", {name: "Cookie choice"})).toBeFocused()
    await page.getByRole("navigation", {name: "Main"}).getByText("About us").click()
    await expect(page).toHaveURL("/en/about-us/")
    await page.goto("/en/terms/")
    await waitForHydration(page)
    expect(hits.length).toBe(before)
    expect((await kept(page)).cookies).toEqual(["i18next"])
  })

  test("an answer in one tab holds in the other", async ({page, context}) => {
    await page.goto("/en/")
    await expect(question(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto("/es/")
    await other.getByRole("dialog").getByRole("button", {name: "Aceptar"}).click()
    await expect(question(page)).toBeHidden()
    expect((await containerLog(page)).at(-1)).toEqual({update: granted})
  })
})

test("without a container no request leaves the site, and events still reach the data layer", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({baseURL})
  const page = await context.newPage()
  const hosts = new Set<string>()
  context.on("request", request => hosts.add(new URL(request.url()).host))
  await page.goto("/en/experiences/cali/")
  await answer(page, "Accept")
  await page.locator("main summary").first().click()
  await page.waitForLoadState("networkidle")
  const names = await page.evaluate(() =>
    (window as unknown as {dataLayer: {event?: string}[]}).dataLayer.map(({event}) => event),
  )
  expect(names).toEqual(
    expect.arrayContaining(["page_view", "view_item", "consent_choice", "collapsible_opened"]),
  )
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host])
  await context.close()
})

test.describe("the banner", () => {
  for (const [language, name, policy, accept] of [
    ["en", "May we count visits?", /^Data policy/, "Accept"],
    ["es", "¿Podemos contar las visitas?", /^Política de datos/, "Aceptar"],
  ] as const)
    test(`speaks the page's language: ${language}`, async ({page}) => {
      await page.goto(`/${language}/experiences/`)
      const banner = page.getByRole("dialog", {name})
      const {cookies} = readJson<{cookies: {description: string}}>(
        `locales/${language}/common.json`,
      )
      await expect(banner).toHaveAccessibleDescription(new RegExp(cookies.description.slice(0, 40)))
      const link = banner.getByRole("link", {name: policy})
      await expect(link).toHaveAttribute("href", `/${language}/treatment/`)
      await expect(link).toHaveAttribute("target", "_blank")
      await expect(banner.getByRole("button")).toHaveCount(2)
      await banner.getByRole("button", {name: accept}).click()
      expect(await stored(page)).toBe("accepted")
    })

  test("speaks English on / in a browser of another language", async ({browser, baseURL}) => {
    const context = await browser.newContext({locale: "fr-FR", baseURL})
    const page = await context.newPage()
    await page.goto("/")
    await expect(question(page)).toBeVisible()
    await context.close()
  })

  test("is not in the page as served", async ({request}) => {
    const html = await (await request.get("/en/")).text()
    expect(html).not.toContain("May we count visits?")
    expect(html).not.toContain('role="dialog"')
  })

  for (const [name, value] of [
    ["Accept", "accepted"],
    ["Reject", "rejected"],
  ] as const)
    test(`${name} stores ${value} and hides it for good`, async ({page}) => {
      await page.goto("/en/")
      await answer(page, name)
      await expect(question(page)).toBeHidden()
      expect(await stored(page)).toBe(value)
      await page.reload()
      await waitForHydration(page)
      await expect(question(page)).toBeHidden()
    })

  test("appears without taking the focus, and comes right after the skip link", async ({page}) => {
    await page.goto("/en/")
    await expect(question(page)).toBeVisible()
    await expect(page.locator("[aria-live=polite]:has([role=dialog])")).toHaveCount(1)
    await expect(page.locator("body")).toBeFocused()
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    const order: (string | undefined)[] = []
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press("Tab")
      order.push(await focused())
    }
    expect(order.slice(0, 4)).toEqual([
      "Skip to the content",
      "Data policy (opens in a new tab)",
      "Accept",
      "Reject",
    ])
    await expect(page.getByRole("banner").getByRole("link", {name: /, home$/})).toBeFocused()
    // Not modal: the page behind can be used while the question stays.
    await page.keyboard.press("Escape")
    await page.getByRole("navigation", {name: "Main"}).getByText("About us").click()
    await expect(page).toHaveURL("/en/about-us/")
    await expect(question(page)).toBeVisible()
  })

  test("reopened from the footer takes the focus and gives it back on Escape", async ({page}) => {
    await page.goto("/en/")
    await answer(page, "Reject")
    const reopen = page.getByRole("button", {name: "Cookie choice"})
    await reopen.click()
    await expect(question(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(question(page)).toBeHidden()
    await expect(reopen).toBeFocused()
    expect(await stored(page)).toBe("rejected")
  })

  for (const width of [375, 1280])
    test(`moves nothing and is not the largest paint at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await page.addInitScript(() => {
        const seen = {shift: 0, paints: [] as boolean[]}
        Object.assign(window, {seen})
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            seen.shift += (entry as unknown as {value: number}).value
        }).observe({type: "layout-shift", buffered: true})
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            const {element} = entry as unknown as {element: Element | null}
            seen.paints.push(Boolean(element?.closest("[role=dialog]")))
          }
        }).observe({type: "largest-contentful-paint", buffered: true})
      })
      await page.goto("/en/")
      await expect(question(page)).toBeVisible()
      await page.waitForLoadState("networkidle")
      const seen = await page.evaluate(
        () => (window as unknown as {seen: {shift: number; paints: boolean[]}}).seen,
      )
      expect(seen.shift).toBe(0)
      expect(seen.paints.length).toBeGreaterThan(0)
      expect(seen.paints).not.toContain(true)
    })
})

test("where the browser blocks storage the banner is shown and the decision holds", {
  tag: "@chromium",
}, async ({baseURL, launchOptions}) => {
  await withStorageBlocked({...launchOptions, baseURL, locale: "en-US"}, async page => {
    await page.goto("/en/")
    await answer(page, "Accept")
    await expect(question(page)).toBeHidden()
    await page.getByRole("navigation", {name: "Main"}).getByText("About us").click()
    await expect(page).toHaveURL("/en/about-us/")
    await expect(question(page)).toBeHidden()
    await page.getByRole("button", {name: "Cookie choice"}).click()
    await answer(page, "Reject")
    await expect(page.getByRole("dialog", {name: "Measuring has stopped"})).toBeVisible()
  })
})
