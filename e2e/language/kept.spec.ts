import type {BrowserContext} from "@playwright/test"
import {otherLanguages} from "../../src/i18n/languages"
import {expectPage, follow} from "../support/links"
import {questions} from "../support/site"
import {expect, test, waitForHydration, waitForLayout} from "../support/test"
import {given, tripOf} from "../support/trips"

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
    const route = `experiences/${tripOf().slug}/`
    await page.goto(`/en/${route}?lng=es&from=mail#contact`)
    await expect(page).toHaveURL(`/es/${route}?from=mail#contact`)
    await page.goto("/es/terms/?lng=es")
    await expect(page).toHaveURL("/es/terms/")
  })
})

for (const place of ["banner", "contentinfo"] as const)
  test.describe(`the switch in the ${place}`, () => {
    test("keeps page, query and hash, and remembers the choice", async ({page, context}) => {
      const rest = `questions-answers/?from=mail#${given(questions.at(-1), "there is no question").key}`
      await page.goto(`/en/${rest}`)
      await waitForLayout(page)
      await page.getByRole(place).getByRole("link", {name: "Español"}).click()
      await expect(page).toHaveURL(`/es/${rest}`)
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
      await follow(page, "/es/about-us/")
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
  // The switches and the hidden links between versions lead to the others on purpose.
  const others = otherLanguages("es").map(language => `/${language}/`)
  expect(new Set(foreign)).toEqual(new Set(others))
})

for (const [name, pathOf] of [
  ["home", () => "/en/"],
  ["the catalogue", () => "/es/experiences/"],
  ["a trip", () => `/es/experiences/${tripOf().slug}/`],
] as const)
  test(`${name} works with blocked storage and shows the cookie banner`, async ({
    page,
    context,
  }) => {
    const path = pathOf()
    await blockStorage(context)
    await page.goto(path)
    await waitForHydration(page)
    await expect(page).toHaveURL(path)
    const banner = page.getByRole("dialog")
    await expect(banner).toBeVisible()
    await banner.getByRole("button").last().click()
    await expect(banner).toBeHidden()
    await page.locator("header nav a:visible").nth(1).click()
    await expectPage(page, /experiences\/$/)
    await expect(banner).toBeHidden()
  })
