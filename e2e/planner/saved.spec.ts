import type {Locator} from "@playwright/test"
import {axe} from "../support/axe"
import {inTurn} from "../support/in-turn"
import {expectPage} from "../support/links"
import {
  saveAhead,
  saveButton,
  savedKey,
  savedLink,
  someTrips,
  storedTrips,
} from "../support/planner"
import {withStorageBlocked} from "../support/storage-blocked"
import {expect, test, waitForHydration} from "../support/test"
import {word} from "../support/words"

for (const {language, width} of inTurn)
  test.describe(`${language}, ${width} px`, () => {
    test.use({viewport: {width, height: 800}})

    test("a trip is saved by the keyboard, counted, listed and removed", async ({page}) => {
      const [trip] = someTrips(1)
      await page.goto(`/${language}/experiences/${trip?.slug}/`)
      await waitForHydration(page)
      await expect(savedLink(page)).toBeHidden()
      const save = saveButton(page, language)
      await expect(save).toHaveAttribute("aria-pressed", "false")
      await save.focus()
      await page.keyboard.press("Enter")
      await expect(save).toHaveAttribute("aria-pressed", "true")
      await expect(save).toHaveText(word(language, "cards", "save.saved"))
      await expect(savedLink(page)).toHaveText("1")
      await expect.poll(() => storedTrips(page)).toEqual([trip?.slug])
      await savedLink(page).click()
      await expectPage(page, `/${language}/saved/`)
      const link = page.getByRole("main").getByRole("link", {name: trip?.title[language]})
      await expect(link.first()).toBeVisible()
      const ask = page.getByRole("link", {name: word(language, "planner", "saved.ask")})
      const edgeOf = async (part: Locator) => (await part.boundingBox())?.x
      expect(await edgeOf(ask)).toBe(await edgeOf(page.getByRole("heading", {level: 1})))
      const {violations} = await axe(page).analyze()
      expect(violations).toEqual([])
      await page
        .getByRole("button", {
          name: `${word(language, "planner", "saved.remove")}: ${trip?.title[language]}`,
        })
        .click()
      await expect(page.getByText(word(language, "planner", "saved.empty"))).toBeVisible()
      await expect.poll(() => storedTrips(page)).toEqual([])
    })
  })

test("other tabs follow, on cards and in the header", async ({page, context}) => {
  const [trip] = someTrips(1)
  const other = await context.newPage()
  await other.goto("/en/experiences/")
  await waitForHydration(other)
  await page.goto(`/en/experiences/${trip?.slug}/`)
  await waitForHydration(page)
  await saveButton(page, "en").click()
  await expect(savedLink(other)).toHaveText("1")
  const card = other.getByRole("button", {
    name: `${word("en", "cards", "save.saved")}: ${trip?.title.en}`,
  })
  await expect(card).toHaveAttribute("aria-pressed", "true")
  await card.click()
  await expect(saveButton(page, "en")).toHaveAttribute("aria-pressed", "false")
})

test("what is hostile or gone is dropped or said, and never takes the rest along", async ({
  page,
  allowed,
}) => {
  allowed.push(/404/)
  const [one, two] = someTrips(2)
  await saveAhead(page, [one?.slug, "<b>", 7, null, "no-such-trip", "../../x", two?.slug])
  await page.goto("/en/saved/")
  const list = page.getByRole("main")
  for (const trip of [one, two])
    await expect(list.getByRole("link", {name: trip?.title.en}).first()).toBeVisible()
  await expect(
    list.getByText(word("en", "planner", "saved.gone", {slug: "no-such-trip"})),
  ).toBeVisible()
  await expect(savedLink(page)).toHaveText("3")
})

test("former slugs lead to today’s", async ({page}) => {
  const renamed =
    someTrips(1) &&
    (await import("../support/site")).experiences.find(({formerSlugs}) => formerSlugs)
  test.skip(!renamed, "no trip was renamed")
  await saveAhead(page, renamed?.formerSlugs ?? [])
  await page.goto("/en/saved/")
  await expect(page.getByRole("link", {name: renamed?.title.en}).first()).toBeVisible()
})

test("a message names all of them, and a list is shared by copying where nothing else is there", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const trips = someTrips(3)
  await saveAhead(
    page,
    trips.map(({slug}) => slug),
  )
  await page.goto("/en/saved/")
  const ask = page.getByRole("link", {name: word("en", "planner", "saved.ask")})
  await expect(ask).toBeVisible()
  const text = new URL((await ask.getAttribute("href")) ?? "").searchParams.get("text")
  for (const {title} of trips) expect(text).toContain(title.en)
  expect(text).toMatch(/\nRef\. COMP-EN$/)
  await page.evaluate(() => Object.defineProperty(navigator, "canShare", {value: undefined}))
  await page.getByRole("button", {name: word("en", "planner", "saved.share")}).click()
  await expect(page.getByText(word("en", "planner", "saved.copied"))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const {slug} of trips) expect(copied).toContain(`/en/experiences/${slug}/`)
})

test("a trip's address is shared, by copying where nothing else is there", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const [trip] = someTrips(1)
  const path = `/es/experiences/${trip?.slug}/`
  await page.goto(path)
  await waitForHydration(page)
  await page.evaluate(() => Object.defineProperty(navigator, "canShare", {value: undefined}))
  await page.getByRole("button", {name: word("es", "experience", "share.label")}).click()
  await expect(page.getByText(word("es", "experience", "share.copied"))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(trip?.title.es)
  expect(copied).toContain(path)
})

test("the thirteenth trip finds no room and is told so", async ({page}) => {
  const trips = someTrips(13)
  await saveAhead(
    page,
    trips.slice(0, 12).map(({slug}) => slug),
  )
  await page.goto(`/en/experiences/${trips[12]?.slug}/`)
  await waitForHydration(page)
  await saveButton(page, "en").click()
  await expect(page.getByText(word("en", "cards", "save.note.full"))).toBeVisible()
  expect(((await storedTrips(page)) as string[]).length).toBe(12)
})

test("blocked storage keeps a trip for the visit and says so @chromium", async ({
  baseURL,
  launchOptions,
}) => {
  await withStorageBlocked({...launchOptions, baseURL}, async page => {
    await page.goto(`/en/experiences/${someTrips(1)[0]?.slug}/`)
    await waitForHydration(page)
    await saveButton(page, "en").click()
    await expect(page.getByText(word("en", "cards", "save.note.visit"))).toBeVisible()
    await savedLink(page).click()
    await expectPage(page, "/en/saved/")
    await expect(page.getByRole("link", {name: someTrips(1)[0]?.title.en}).first()).toBeVisible()
  })
})

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})
  test("nothing can be saved, and the page says what it needs", async ({page}) => {
    await page.goto(`/en/experiences/${someTrips(1)[0]?.slug}/`)
    await expect(saveButton(page, "en")).toBeHidden()
    await page.goto("/en/saved/")
    await expect(page.getByText(word("en", "planner", "saved.noScripts"))).toBeVisible()
    await expect(page.locator('main a[href="/en/experiences/"]').first()).toBeVisible()
  })
})

test("the key is the product’s own", () => {
  expect(savedKey).toMatch(/^[a-z]+_saved_trips$/)
})
