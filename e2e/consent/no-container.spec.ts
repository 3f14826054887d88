import {answer, askAgain, question, withdrawn} from "../support/consent"
import {follow} from "../support/links"
import type {Message} from "../support/measured"
import {blockStorage} from "../support/storage-blocked"
import {expect, test} from "../support/test"
import {tripWith} from "../support/trips"

test("without a container no request leaves the site, and events are kept", async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>()
  context.on("request", request => hosts.add(new URL(request.url()).host))
  await page.goto(`/en/experiences/${tripWith("recommendations").slug}/`)
  await answer(page, "accept")
  await page.locator("main summary").first().click()
  const names = () =>
    page.evaluate(() =>
      ((window as unknown as {dataLayer?: Message[]}).dataLayer ?? []).map(({event}) => event),
    )
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining(["page_view", "view_item", "consent_choice", "collapsible_opened"]),
    )
  await page.waitForLoadState("networkidle")
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host])
})

test("where the browser blocks storage the banner is shown and the decision holds", async ({
  page,
}) => {
  await blockStorage(page)
  await page.goto("/en/")
  await answer(page, "accept")
  await expect(question(page)).toBeHidden()
  await follow(page, "/en/about-us/")
  await expect(question(page)).toBeHidden()
  await askAgain(page).click()
  await answer(page, "reject")
  await expect(withdrawn(page)).toBeVisible()
})
