import {chatText, expectPage} from "../support/links"
import {saveAhead, saveButton, savedLink, someTrips, storedTrips} from "../support/planner"
import {blockStorage} from "../support/storage-blocked"
import {expect, openPage, test} from "../support/test"
import {word} from "../support/words"

test("a trip is saved by the keyboard, counted, listed and removed @smoke", async ({page}) => {
  const language = "es"
  await page.setViewportSize({width: 375, height: 800})
  const [trip] = someTrips(1)
  await openPage(page, `/${language}/experiences/${trip?.slug}/`)
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
  await page
    .getByRole("button", {
      name: `${word(language, "planner", "saved.remove")}: ${trip?.title[language]}`,
    })
    .click()
  await expect(page.getByText(word(language, "planner", "saved.empty"))).toBeVisible()
  await expect.poll(() => storedTrips(page)).toEqual([])
})

test("what is hostile or gone never takes the rest along", async ({page, allowed}) => {
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

test("a message names all, and lists and trips are shared by copying", async ({page, context}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const trips = someTrips(3)
  await saveAhead(
    page,
    trips.map(({slug}) => slug),
  )
  await page.goto("/en/saved/")
  const ask = page.getByRole("link", {name: word("en", "planner", "saved.ask")})
  await expect(ask).toBeVisible()
  const text = chatText(await ask.getAttribute("href"))
  for (const {title} of trips) expect(text).toContain(title.en)
  expect(text).toMatch(/\nRef\. COMP-EN$/)
  await page.evaluate(() => Object.defineProperty(navigator, "canShare", {value: undefined}))
  await page.getByRole("button", {name: word("en", "planner", "saved.share")}).click()
  await expect(page.getByText(word("en", "planner", "saved.copied"))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const {slug} of trips) expect(copied).toContain(`/en/experiences/${slug}/`)

  const path = `/es/experiences/${trips[0]?.slug}/`
  await openPage(page, path)
  await page.evaluate(() => Object.defineProperty(navigator, "canShare", {value: undefined}))
  await page.getByRole("button", {name: word("es", "experience", "share.label")}).click()
  await expect(page.getByText(word("es", "experience", "share.copied"))).toBeVisible()
  const trip = await page.evaluate(() => navigator.clipboard.readText())
  expect(trip).toContain(trips[0]?.title.es)
  expect(trip).toContain(path)
})

test("the thirteenth trip finds no room and is told so", async ({page}) => {
  const trips = someTrips(13)
  await saveAhead(
    page,
    trips.slice(0, 12).map(({slug}) => slug),
  )
  await openPage(page, `/en/experiences/${trips[12]?.slug}/`)
  await saveButton(page, "en").click()
  await expect(page.getByText(word("en", "cards", "save.note.full"))).toBeVisible()
  expect(((await storedTrips(page)) as string[]).length).toBe(12)
})

test("blocked storage keeps a trip for the visit", async ({page}) => {
  await blockStorage(page)
  await openPage(page, `/en/experiences/${someTrips(1)[0]?.slug}/`)
  await saveButton(page, "en").click()
  await expect(page.getByText(word("en", "cards", "save.note.visit"))).toBeVisible()
  await savedLink(page).click()
  await expectPage(page, "/en/saved/")
  await expect(page.getByRole("link", {name: someTrips(1)[0]?.title.en}).first()).toBeVisible()
})
