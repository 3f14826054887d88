import {languages} from "../src/i18n/languages"
import {expectNoViolation, openCollapsibles} from "./support/axe"
import {shapes} from "./support/screens"
import {expect, notFound, test, waitForHydration} from "./support/test"

// What every page is held to by day stands in every-page.spec.ts.
for (const path of ["/logout/", "/nowhere/"])
  test(`${path} breaks no accessibility rule`, async ({page, allowed}) => {
    if (path === "/nowhere/") allowed.push(notFound)
    await page.goto(path)
    await waitForHydration(page)
    await openCollapsibles(page)
    await expectNoViolation(page)
  })

for (const language of languages)
  for (const {name, route} of shapes) {
    test(`${name} in ${language} breaks no accessibility rule on a phone, menu open`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 375, height: 740})
      await page.goto(`/${language}/${route()}`)
      await waitForHydration(page)
      await page.locator("header summary").click()
      await expectNoViolation(page)
    })

    test(`${name} in ${language} breaks no accessibility rule by night`, async ({page}) => {
      await page.emulateMedia({colorScheme: "dark"})
      await page.goto(`/${language}/${route()}`)
      await waitForHydration(page)
      await openCollapsibles(page)
      await expectNoViolation(page)
    })
  }

test("a keyboard alone leads from home to a booking link", async ({page}) => {
  await page.goto("/en/")
  await waitForHydration(page)
  await page.getByRole("dialog").getByRole("button").last().press("Enter")
  const isReached = (selector: string) =>
    page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)
  const tabTo = async (selector: string) => {
    for (let press = 0; press < 120; press += 1) {
      await page.keyboard.press("Tab")
      if (await isReached(selector)) return
    }
    throw new Error(`Tab never reaches ${selector}`)
  }
  await page.locator("body").press("Tab")
  await tabTo("main a[href='/en/experiences/']")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/en/experiences/")
  await tabTo("a[data-event*=select_item]")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/en\/experiences\/[a-z0-9-]+\/$/)
  await tabTo("a[data-event*=generate_lead]")
  const href = await page.evaluate(() => document.activeElement?.getAttribute("href"))
  expect(href).toMatch(/^https:\/\/wa\.me\//)
})

for (const {name, route} of shapes)
  test(`${name} needs no sideways scrolling at 400 %`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 256})
    await page.goto(`/es/${route()}`)
    await waitForHydration(page)
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll).toBe(client)
  })
