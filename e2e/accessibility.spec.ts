import {expectPage} from "./support/links"
import {expect, openPage, test} from "./support/test"

test("a keyboard alone leads from home to a booking link", async ({page}) => {
  await openPage(page, "/en/")
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
  await expectPage(page, "/en/experiences/")
  await tabTo("a[data-event*=select_item]")
  await page.keyboard.press("Enter")
  await expectPage(page, /\/en\/experiences\/[a-z0-9-]+\/$/)
  await tabTo("a[data-event*=generate_lead]")
  const href = await page.evaluate(() => document.activeElement?.getAttribute("href"))
  expect(href).toMatch(/^https:\/\/wa\.me\//)
})
