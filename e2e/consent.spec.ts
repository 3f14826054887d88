import type {Page} from "@playwright/test"
import {expectAccessible} from "./support/axe"
import {answer, consentKey, question} from "./support/consent"
import {containerAddress, expect, test} from "./support/container"
import {eventsOf} from "./support/data-layer"
import {watchShifts} from "./support/layout"
import {answerChats, follow} from "./support/links"
import {content} from "./support/site"
import {openPage, test as siteTest} from "./support/test"
import {tripPath, tripWithDays} from "./support/trips"
import {word} from "./support/words"

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}
const granted = {...denied, analytics_storage: "granted"}

/** Names of everything that the browser keeps for the site. */
const stored = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({name}) => name).sort(),
  storage: await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      // Gatsby keeps the place that a page was scrolled to.
      .filter(key => !key.startsWith("@@scroll"))
      .sort(),
  ),
})

/** What the data layer holds, in order: commands of consent as objects, events by name. */
const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const messages = window.dataLayer as ({event: string} | IArguments)[]
    return messages.flatMap(message => {
      if ("event" in message) return [message.event]
      return message[0] === "consent" ? [{[message[1]]: message[2]}] : []
    })
  })

const ownCookies = {cookies: ["i18next"], storage: ["i18nextLng"]}

test.beforeEach(({context}) => answerChats(context))

test("all is denied before the container runs, and nothing kept unasked", async ({
  page,
  googleRequests,
}) => {
  await openPage(page, tripPath("en"))
  await expect(question(page)).toBeVisible()
  await expect.poll(() => dataLayer(page)).toContain("view_item")
  expect((await dataLayer(page)).slice(0, 2)).toEqual([{default: denied}, "gtm.js"])
  expect(await stored(page)).toEqual(ownCookies)
  expect(googleRequests).toEqual([containerAddress])
})

test("Accept measures from its page on, and on later ones", async ({page}) => {
  await openPage(page, tripPath("en"))
  await answer(page, "accept")
  await expect(question(page)).toBeHidden()
  await expect(page.locator("#content")).toBeFocused()
  const sinceAccept = async () => {
    const messages = await dataLayer(page)
    return messages.slice(messages.findLastIndex(message => typeof message === "object"))
  }
  await expect.poll(sinceAccept).toEqual([{update: granted}, "page_view", "view_item"])
  await openPage(page, "/es/terms/")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect((await dataLayer(page)).slice(0, 3)).toEqual([
    {default: denied},
    {update: granted},
    "gtm.js",
  ])
  await follow(page, "/es/about-us/")
  const views = async () =>
    (await eventsOf(page, "page_view")).map(view => [view.page_path, view.page_title])
  const viewOf = (path: string, {seo}: typeof content.terms | typeof content.about) => [
    path,
    expect.stringContaining(seo.title.es),
  ]
  await expect
    .poll(views)
    .toEqual([viewOf("/es/terms/", content.terms), viewOf("/es/about-us/", content.about)])
})

test("after Reject nothing is granted or kept, here or on later pages", async ({page}) => {
  await openPage(page, tripPath("en"))
  await answer(page, "reject")
  await expect(question(page)).toBeHidden()
  await expect.poll(() => dataLayer(page)).toContainEqual({update: denied})
  await openPage(page, "/en/questions-answers/")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(await dataLayer(page)).not.toContainEqual({update: granted})
  expect(await stored(page)).toEqual({...ownCookies, storage: [consentKey, "i18nextLng"].sort()})
})

test("Reject after Accept stops at once, and removes the cookies", async ({
  page,
  context,
  baseURL,
}) => {
  await openPage(page, "/en/")
  await answer(page, "accept")
  await expect.poll(() => dataLayer(page)).toContainEqual({update: granted})
  const ofAnalytics = ["_ga", "_ga_TEST1234"].map(name => ({name, value: "GS1.1", url: baseURL}))
  await context.addCookies(ofAnalytics)
  const askAgain = page.getByRole("button", {name: word("en", "common", "footer.cookies")})
  await askAgain.click()
  await expect(question(page)).toBeFocused()
  await answer(page, "reject")
  await expect(askAgain).toBeFocused()
  expect((await stored(page)).cookies).toEqual(["i18next"])
  expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-TEST1234"))).toBe(true)
  expect(await page.evaluate(key => localStorage.getItem(key), consentKey)).toBe("rejected")
  await expect.poll(() => dataLayer(page)).toContainEqual({update: denied})
})

siteTest("without a container no request leaves the site", async ({page, context, baseURL}) => {
  const hosts = new Set<string>()
  context.on("request", request => hosts.add(new URL(request.url()).host))
  await openPage(page, tripPath("en"))
  await answer(page, "accept")
  await page.waitForLoadState("networkidle")
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host])
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

test("both answers are whole on a small telephone where text is twice as large", async ({page}) => {
  await page.setViewportSize({width: 375, height: 667})
  await openPage(page, `/es/experiences/${tripWithDays(2).slug}/`)
  await expect(question(page, "es")).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  for (const key of ["accept", "reject"]) {
    const button = page.getByRole("button", {name: word("es", "common", `cookies.${key}`)})
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ratio: 1})
  }
})
