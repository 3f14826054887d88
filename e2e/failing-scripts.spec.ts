import type {Route} from "@playwright/test"
import {
  appScript,
  catalogue,
  expectNothingDead,
  filter,
  gone,
  templateScript,
} from "./support/failing-scripts"
import {cardLinks, sliderOf} from "./support/links"
import {allowNetworkFaults} from "./support/network"
import {deferredFile} from "./support/routes"
import {experiences} from "./support/site"
import {expect, openPage, test, waitForReact} from "./support/test"
import {groups, tripsOfGroup} from "./support/trips"
import {word} from "./support/words"

allowNetworkFaults()

const blocked = (route: Route) => route.abort("blockedbyclient")

for (const [what, files, answer] of [
  ["the site's script answers 404", appScript, gone(404)],
  ["the catalogue's code is blocked", templateScript, blocked],
] as const)
  test(`nothing dead is shown when ${what}`, async ({page}) => {
    await page.route(files, answer)
    await page.goto(catalogue)
    await expect(filter(page)).toBeHidden()
    await expectNothingDead(page)
  })

test("sliders whose code is blocked have no arrows, and the filter works", async ({page}) => {
  const refused: string[] = []
  await page.route(/\.js$/, async route => {
    const response = await route.fetch({maxRetries: 3})
    const body = await response.text()
    if (!body.includes("data-in-view")) return route.fulfill({response, body})
    refused.push(route.request().url())
    return route.abort()
  })
  await openPage(page, catalogue)
  const rows = page.locator("[data-slider-viewport]")
  for (const row of await rows.all()) await row.scrollIntoViewIfNeeded()
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await expect(page.locator("[data-slider-next]").filter({visible: true})).toHaveCount(0)
  await expect(page.locator("[data-started]")).toHaveCount(0)
  await expect(rows.first()).toHaveCSS("overflow-x", "auto")
  const [group] = groups
  const cards = cardLinks(sliderOf(page, group?.key ?? ""))
  await expect(cards).toHaveCount(tripsOfGroup(group?.key ?? "").length)
  await filter(page).locator("select[name=activity]").selectOption({index: 1})
  await expect(page).toHaveURL(/activity=/)
})

test("a part whose code is blocked says so, and comes once it can", async ({page}) => {
  await openPage(page, `/en/experiences/${experiences[0]?.slug}/`)
  // What is asked for from here on is the part's own code.
  await page.route(/\.js$/, blocked)
  const ask = page.getByRole("button", {name: word("en", "prepare", "open")})
  await ask.click()
  const notice = page.getByRole("alert").filter({hasText: word("en", "common", "network.failed")})
  await expect(notice).toBeVisible()
  await expect(ask).not.toHaveAttribute("aria-busy")
  await page.unroute(/\.js$/)
  await ask.click()
  await expect(page.locator("#prepare input[type=date]")).toBeFocused()
  await expect(notice).toHaveCount(0)
})

test("a trip that cannot be saved says so, and is saved once it can", async ({page}) => {
  await openPage(page, `/en/experiences/${experiences[0]?.slug}/`)
  await page.route(/\.js$/, blocked)
  const save = page.locator("main button[aria-pressed]").first()
  await save.click()
  const notice = page.getByRole("alert").filter({hasText: word("en", "common", "network.failed")})
  await expect(notice).toBeVisible()
  await expect(save).toHaveAttribute("aria-pressed", "false")
  await page.unroute(/\.js$/)
  await save.click()
  await expect(save).toHaveAttribute("aria-pressed", "true")
  await expect(notice).toHaveCount(0)
})

test("the page is whole when the code that counts is blocked", async ({page}) => {
  await page.route(deferredFile, blocked)
  await page.goto(catalogue)
  await waitForReact(page)
  await filter(page).locator("select[name=activity]").selectOption({index: 1})
  await expect(page).toHaveURL(/activity=/)
})
