import type {Page} from "@playwright/test"
import {answer, askAgain, consentKey, question, storedAnswer, withdrawn} from "../support/consent"
import {containerLog, containerSent, expect, test} from "../support/container"
import {follow} from "../support/links"
import {openPage} from "../support/test"
import {tripWith} from "../support/trips"
import {word} from "../support/words"

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}
const granted = {...denied, analytics_storage: "granted"}

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
const measuringCookies = ["_ga", "_ga_TEST1234"]

/** A page with something to open. */
const tripPage = () => `/en/experiences/${tripWith("recommendations").slug}/`

test("all is denied before it can run, and nothing measured unasked", async ({page, hits}) => {
  await openPage(page, tripPage())
  await page.locator("main summary").first().click()
  await expect(question(page)).toBeVisible()
  await expect.poll(() => containerLog(page)).toContain("collapsible_opened")
  expect((await containerLog(page)).slice(0, 2)).toEqual([{default: denied}, "gtm.js"])
  expect(await kept(page)).toEqual(ownCookies)
  expect(hits).toEqual([])
})

test("Accept updates the signals, then measures from its page on", async ({page, hits}) => {
  const path = tripPage()
  await openPage(page, path)
  await answer(page, "accept")
  await expect(question(page)).toBeHidden()
  const sinceGranted = async () => {
    const log = await containerLog(page)
    return log.slice(log.findIndex(entry => JSON.stringify(entry)?.includes("granted")))
  }
  await expect
    .poll(sinceGranted)
    .toEqual(
      expect.arrayContaining([{update: granted}, "consent_choice", "page_view", "view_item"]),
    )
  await expect
    .poll(() => hits.map(({name}) => name).slice(0, 3))
    .toEqual(["consent_choice", "page_view", "view_item"])
  expect(hits[0]?.fields).toMatchObject({consent_choice: "accepted", consent_previous: "none"})
  expect(hits[1]?.fields).toMatchObject({page_path: path})
  expect((await kept(page)).cookies).toEqual([...measuringCookies, "i18next"])
})

test("a stored Accept is repeated before the container on later pages", async ({page, hits}) => {
  await openPage(page, "/en/")
  await answer(page, "accept")
  await openPage(page, "/es/terms/")
  await expect
    .poll(async () => (await containerLog(page)).slice(0, 3))
    .toEqual([{default: denied}, {update: granted}, "gtm.js"])
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect
    .poll(() => hits.filter(({name}) => name === "page_view").map(({fields}) => fields.page_path))
    .toEqual(["/en/", "/es/terms/"])
})

test("after Reject nothing is measured, here or on later pages", async ({page, hits}) => {
  await page.goto(tripPage())
  await answer(page, "reject")
  await expect(question(page)).toBeHidden()
  await expect.poll(() => containerLog(page)).toContainEqual({update: denied})
  await page.locator("main summary").first().click()
  await openPage(page, "/en/questions-answers/")
  await page.locator("main summary").first().click()
  await expect.poll(() => containerLog(page)).toContain("question_opened")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(await kept(page)).toEqual({...ownCookies, storage: [consentKey, "i18nextLng"].sort()})
  await page.goto("/en/about-us/")
  expect(hits).toEqual([])
})

test("Reject after Accept stops at once, and names removed cookies", async ({page, hits}) => {
  await openPage(page, "/en/")
  await answer(page, "accept")
  await expect.poll(() => hits.length).toBeGreaterThan(0)
  await askAgain(page).click()
  await answer(page, "reject")
  const before = await containerSent(page)
  await expect.poll(() => hits.length).toBe(before)
  const told = withdrawn(page)
  await expect(told).toBeFocused()
  const names = measuringCookies.join(", ")
  await expect(told).toContainText(word("en", "common", "cookies.withdrawn.removed", {names}))
  expect((await kept(page)).cookies).toEqual(["i18next"])
  expect(await storedAnswer(page)).toBe("rejected")
  expect((await containerLog(page)).slice(-2)).toEqual([{update: denied}, "consent_choice"])
  await told.getByRole("button").click()
  await expect(told).toBeHidden()
  await expect(askAgain(page)).toBeFocused()
  await follow(page, "/en/about-us/")
  await openPage(page, "/en/terms/")
  expect(hits.length).toBe(before)
  expect((await kept(page)).cookies).toEqual(["i18next"])
})
