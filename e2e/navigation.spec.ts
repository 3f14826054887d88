import type {Page} from "@playwright/test"
import {eventsOf} from "./support/data-layer"
import {filterList} from "./support/filter"
import {settle} from "./support/layout"
import {cardLinks, expectPage, headerLink, openFirst} from "./support/links"
import {allowNetworkFaults, changeData, holdBack} from "./support/network"
import {dayFromNow, saveAhead, savedLink, someTrips} from "./support/planner"
import {headingOf, questions} from "./support/site"
import {expect, notFound, openPage, test, waitForHydration} from "./support/test"
import {skipUnless, tripWith} from "./support/trips"
import {word} from "./support/words"

/** By a key: before a click the browser may scroll what covers the link away. */
const leaveFrom = async (page: Page, path: string) => {
  const link = page.getByRole("contentinfo").locator(`a[href='${path}']`)
  await link.focus()
  await settle(page)
  const place = await page.evaluate(() => scrollY)
  await link.press("Enter")
  await expectPage(page, path)
  return place
}

const place = (page: Page) => () => page.evaluate(() => Math.round(scrollY))

test("a page come to by a link stands at its top, and Back returns to the place", async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800})
  await openPage(page, "/es/experiences/")
  const slug = await openFirst(cardLinks(page))
  await expect.poll(place(page)).toBe(0)
  const left = await leaveFrom(page, "/es/about-us/")
  expect(left).toBeGreaterThan(2000)
  await expect.poll(place(page)).toBe(0)
  await page.goBack()
  await expectPage(page, `/es/experiences/${slug}/`)
  await expect.poll(place(page)).toBe(Math.round(left))
})

test("a link into a fold of another page opens it and leads there, and Back from there to the place", async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  const {slug} = tripWith("days")
  await saveAhead(page, [{slug}])
  await openPage(page, `/en/saved/?trip=${slug}`)
  await page.getByLabel(word("en", "planner", "checklist.day")).fill(dayFromNow(60))
  await page.locator("#checklist a[href$='#packing']").click()
  await expectPage(page, `/en/experiences/${slug}/#packing`)
  const packing = page.locator("#packing")
  const summary = packing.locator("summary")
  await expect(packing).toHaveAttribute("open", "")
  await expect(summary).toBeInViewport({ratio: 1})
  await page.mouse.wheel(0, 500)
  await expect(summary).not.toBeInViewport()
  const left = await leaveFrom(page, "/en/about-us/")
  await page.goBack()
  await expectPage(page, `/en/experiences/${slug}/#packing`)
  await expect.poll(place(page)).toBe(Math.round(left))
})

test("one press of Back leaves a page on which one has jumped from section to section", async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openPage(page, "/en/experiences/")
  await openFirst(cardLinks(page))
  const row = page.getByRole("navigation", {name: word("en", "experience", "jump.label")})
  const links = row.getByRole("link")
  const jumps = [...(await links.all()), links.first()]
  for (const link of jumps) {
    const hash = (await link.getAttribute("href")) ?? ""
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${hash}$`))
    await expect(page.locator(hash)).toBeInViewport()
  }
  // The row opens the fold that it leads to, and names where one is.
  const before = row.getByRole("link", {name: word("en", "experience", "jump.before")})
  await before.click()
  await expect(page.locator("details#before")).toHaveAttribute("open")
  await expect(before).toHaveAttribute("aria-current", "true")
  await expect(row.locator("[aria-current]")).toHaveCount(1)
  await page.goBack()
  await expectPage(page, "/en/experiences/")
})

test("the saved trips open at their top after another page has been loaded anew", async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await saveAhead(page, someTrips(3))
  await openPage(page, "/en/saved/")
  await page.evaluate(() => window.scrollTo({top: 600, behavior: "instant"}))
  await settle(page)
  await page.getByRole("link", {name: word("en", "planner", "saved.compare")}).press("Enter")
  await expectPage(page, /compare/)
  await page.reload()
  await waitForHydration(page)
  await savedLink(page).click()
  await expectPage(page, "/en/saved/")
  await settle(page)
  expect(await place(page)()).toBe(0)
})

test("an address opens the question that it names, and a link another on its page", async ({
  page,
}) => {
  const [first, last] = [questions[0], questions.at(-1)].map(
    question => skipUnless(question, "there is no question").key,
  )
  const isOpen = async (key = "") => {
    const question = page.locator(`details[id="${key}"]`)
    await expect(question).toHaveAttribute("open", "")
    await expect(question).toBeInViewport()
  }
  await openPage(page, `/en/questions-answers/#${last}`)
  await isOpen(last)
  await page.evaluate(hash => {
    location.hash = hash
  }, first ?? "")
  await isOpen(first)
})

test("a page that fails says so, with the chat and a new load", async ({page, allowed}) => {
  allowed.push(/properties of null/)
  await openPage(page, "/es/terms/")
  await changeData(page, "/es/about-us/", data => {
    data.aboutContent = null
  })
  await headerLink(page, "/es/about-us/").click()
  const alert = page.getByRole("alert").filter({hasText: word("es", "common", "stopped.text")})
  await expect(alert).toBeVisible()
  await expect(alert.getByRole("link")).toHaveAttribute("href", /wa\.me\/.+text=./)
  await page.unrouteAll()
  await alert.getByRole("button").click()
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf("/es/about-us/"))
  await expect(alert).toHaveCount(0)
})

test("an address that cannot be decoded keeps its page, without scripts", async ({
  page,
  allowed,
}) => {
  allowed.push(notFound)
  for (const path of ["/ca%F1o/", "/en/100%252525/", "/en/terms/?lng=en#50%"]) {
    await page.goto(path)
    await expect(page.locator("html")).not.toHaveAttribute("data-start")
    await expect(page.getByRole("banner")).toBeAttached()
  }
})

test.describe("on a bad network", () => {
  allowNetworkFaults()

  test("a page whose data fails is loaded whole, with what was chosen", async ({page}) => {
    const requested: string[] = []
    page.on("request", request => requested.push(request.url()))
    await page.route(/\/en\/experiences\/page-data\.json/, route =>
      new URL(page.url()).pathname === "/en/" ? route.abort() : route.continue(),
    )
    await openPage(page, "/en/")
    await filterList(page, "month").selectOption("2")
    await page.getByRole("button", {name: word("en", "home", "question.show")}).click()
    await expectPage(page, "/en/experiences/?month=2#found")
    await waitForHydration(page)
    await expect(filterList(page, "month")).toHaveValue("2")
    expect(requested.filter(url => /page-data\.json\?/.test(url))).toEqual([])
  })

  const [terms, about, faq] = ["/en/terms/", "/en/about-us/", "/en/questions-answers/"]

  for (const [name, visited, leave] of [
    ["a later press", [terms], (page: Page) => headerLink(page, faq).click()],
    ["Back", [faq, terms], (page: Page) => page.goBack()],
  ] as const)
    test(`a late page does not carry its visitor off after ${name}`, async ({page}) => {
      const arrive = await holdBack(page, /about-us\/page-data\.json/)
      const [first, ...others] = visited
      await openPage(page, first)
      for (const path of others) {
        await page.locator(`footer a[href='${path}']`).click()
        await expectPage(page, path)
      }
      await headerLink(page, about).click()
      const bar = page.locator("html[data-loading]")
      await expect(bar).toHaveCount(1)
      await leave(page)
      await expectPage(page, faq)
      await expect(bar).toHaveCount(0)
      arrive()
      await page.waitForFunction(address => window.___loader.loadPageSync(address), about)
      await settle(page)
      await expectPage(page, faq)
      await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf(faq))
      const views = (await eventsOf(page, "page_view")).map(({page_path: path}) => path)
      expect(views).toEqual([...visited, faq])
    })
})
