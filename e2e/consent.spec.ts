import type {Page} from "@playwright/test"
import {expectAccessible} from "./support/axe"
import {answer, askAgain, consentKey, question, storedAnswer} from "./support/consent"
import {containerLog, containerSent, expect, test} from "./support/container"
import {watchShifts} from "./support/layout"
import {bookLinks, follow} from "./support/links"
import {answerChats} from "./support/measured"
import {blockStorage} from "./support/storage-blocked"
import {openPage, test as siteTest} from "./support/test"
import {journey, tripOf} from "./support/trips"
import {word} from "./support/words"

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
const tripPage = () => `/en/experiences/${tripOf().slug}/`

test.beforeEach(({context}) => answerChats(context))

test("all is denied before the container runs, and nothing measured unasked", async ({
  page,
  hits,
}) => {
  await openPage(page, tripPage())
  await expect(question(page)).toBeVisible()
  await expect.poll(() => containerLog(page)).toContain("view_item")
  expect((await containerLog(page)).slice(0, 2)).toEqual([{default: denied}, "gtm.js"])
  expect(await kept(page)).toEqual(ownCookies)
  expect(hits).toEqual([])
})

test("Accept measures from its page on, and on later ones", async ({page, hits}) => {
  await openPage(page, tripPage())
  await answer(page, "accept")
  await expect(question(page)).toBeHidden()
  await expect.poll(() => hits.map(({name}) => name)).toEqual(["page_view", "view_item"])
  expect((await kept(page)).cookies).toEqual([...measuringCookies, "i18next"])
  await openPage(page, "/es/terms/")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect((await containerLog(page)).slice(0, 3)).toEqual([
    {default: denied},
    {update: granted},
    "gtm.js",
  ])
  const paths = () => hits.filter(({name}) => name === "page_view").map(hit => hit.fields.page_path)
  await expect.poll(paths).toEqual([tripPage(), "/es/terms/"])
})

test("after Reject nothing is measured, here or on later pages", async ({page, hits}) => {
  await openPage(page, tripPage())
  await answer(page, "reject")
  await expect(question(page)).toBeHidden()
  await expect.poll(() => containerLog(page)).toContainEqual({update: denied})
  await openPage(page, "/en/questions-answers/")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(await kept(page)).toEqual({...ownCookies, storage: [consentKey, "i18nextLng"].sort()})
  expect(hits).toEqual([])
})

test("Reject after Accept stops at once, and removes the cookies", async ({page, hits}) => {
  await openPage(page, "/en/")
  await answer(page, "accept")
  await expect.poll(() => hits.length).toBeGreaterThan(0)
  await askAgain(page).click()
  await expect(question(page)).toBeFocused()
  await answer(page, "reject")
  await expect(askAgain(page)).toBeFocused()
  const before = await containerSent(page)
  expect((await kept(page)).cookies).toEqual(["i18next"])
  expect(await storedAnswer(page)).toBe("rejected")
  await follow(page, "/en/about-us/")
  await openPage(page, "/en/terms/")
  await expect.poll(() => hits.length).toBe(before)
})

siteTest("without a container no request leaves the site", async ({page, context, baseURL}) => {
  const hosts = new Set<string>()
  context.on("request", request => hosts.add(new URL(request.url()).host))
  await openPage(page, tripPage())
  await answer(page, "accept")
  await page.waitForLoadState("networkidle")
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host])
})

test("where the browser blocks storage the decision holds for the visit", async ({page}) => {
  await blockStorage(page)
  await openPage(page, "/en/")
  await answer(page, "accept")
  await expect(question(page)).toBeHidden()
  await follow(page, "/en/about-us/")
  await expect(question(page)).toBeHidden()
})

test("is not served, comes without the focus, moves nothing, breaks no rule", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/en/")).text()).not.toContain('role="dialog"')
  await page.setViewportSize({width: 375, height: 800})
  const shifts = await watchShifts(page)
  await openPage(page, "/en/")
  await expect(question(page)).toBeVisible()
  await expect(page.locator("body")).toBeFocused()
  await expect(question(page).getByRole("link")).toHaveAttribute("href", "/en/treatment/")
  await expect(question(page).getByRole("link")).toHaveAttribute("target", "_blank")
  const [yes, no] = await question(page).getByRole("button").all()
  const size = async (button = yes) => {
    const box = await button?.boundingBox()
    return [box?.width, box?.height]
  }
  expect(await size(yes)).toEqual(await size(no))
  await page.waitForLoadState("networkidle")
  expect(await shifts()).toBe(0)
  await expectAccessible(page)
})

test("Book stands above the question on a small telephone", async ({page}) => {
  await page.setViewportSize({width: 375, height: 667})
  await openPage(page, `/es/experiences/${journey(2).slug}/`)
  await page.locator("#days").scrollIntoViewIfNeeded()
  await expect(question(page, "es")).toBeVisible()
  const bar = bookLinks(page, "bar")
  await expect(bar).toBeInViewport({ratio: 1})
  const top = async () => (await question(page, "es").boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      const box = await bar.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(await top())
  // Where text is twice as large, both answers are still whole.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  for (const key of ["accept", "reject"]) {
    const button = page.getByRole("button", {name: word("es", "common", `cookies.${key}`)})
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ratio: 1})
  }
})
