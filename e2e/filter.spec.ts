import {axe} from "./support/axe"
import {experiences, tripsWith} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"

test.describe("catalogue filter", () => {
  const shown = async (page: import("@playwright/test").Page) =>
    (
      await page
        .locator("main ul[data-list] li a")
        .evaluateAll(links => links.map(link => link.getAttribute("href") ?? ""))
    )
      .flatMap(href => /experiences\/([a-z-]+)\/$/.exec(href)?.[1] ?? [])
      .sort()

  test("narrows all trips, announces how many, and keeps its state in the address", async ({
    page,
  }) => {
    await page.goto("/en/experiences/?utm_source=letter")
    await waitForHydration(page)
    const status = page.getByRole("search").getByRole("status")
    await expect(status).toBeEmpty()
    await page.locator("select[name=region]").selectOption("coffee-region")
    await expect(status).toHaveText(
      `Trips that fit: ${tripsWith({region: "coffee-region"}).length} of ${experiences.length}`,
    )
    await page.locator("select[name=length]").selectOption("1-day")
    await page.locator("select[name=price]").selectOption("100")
    const filter = {region: "coffee-region", length: "1-day", price: "100"}
    // The controls answer first, the trips follow.
    await expect.poll(() => shown(page)).toEqual(tripsWith(filter))
    expect(await shown(page)).not.toHaveLength(0)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({utm_source: "letter", ...filter})
    await expect(page.locator("section[id='9-days']")).toBeHidden()
  })

  test("is found again by a shared address, in the other language, and on coming back", async ({
    page,
  }) => {
    await page.goto("/en/experiences/?month=1&activity=water")
    const wanted = tripsWith({month: "1", activity: "water"})
    await expect(page.getByRole("search").getByRole("status")).toHaveText(
      `Trips that fit: ${wanted.length} of ${experiences.length}`,
    )
    expect(wanted.length).toBeLessThan(experiences.length)
    await expect.poll(() => shown(page)).toEqual(wanted)
    await page.getByRole("banner").getByRole("link", {name: "Español"}).click()
    await expect(page).toHaveURL("/es/experiences/?month=1&activity=water")
    await expect(page.getByRole("search").getByRole("status")).toHaveText(
      `Viajes que encajan: ${wanted.length} de ${experiences.length}`,
    )
    await page.locator("main ul[data-list] li a").first().click()
    await expect(page.locator("main ul[data-list] li")).toHaveCount(0)
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(wanted)
  })

  test("says what to do when nothing fits, and gives the sliders back untouched", async ({
    page,
  }) => {
    await page.goto("/en/experiences/")
    await waitForHydration(page)
    const slider = page.locator("section[id='9-days'] [aria-roledescription=carousel]").first()
    await expect(slider).toHaveAttribute("data-started", "")
    await slider.getByRole("button", {name: "Next experience"}).click()
    const second = slider.locator("[data-in-view]").first()
    const title = await second.getByRole("heading").textContent()
    await page.locator("select[name=region]").selectOption("amazon")
    await page.locator("select[name=price]").selectOption("100")
    await expect(page.getByRole("heading", {name: "No trip fits all of this"})).toBeVisible()
    await page.getByRole("button", {name: "Show all trips"}).click()
    await expect(page.locator("select[name=length]")).toBeFocused()
    await expect(page).toHaveURL("/en/experiences/")
    await expect(second).toBeVisible()
    expect(await second.getByRole("heading").textContent()).toBe(title)
  })

  test("takes over what was chosen before the scripts arrived", async ({page}) => {
    const held: (() => void)[] = []
    await page.route(/\/app-[0-9a-f]+\.js$/, async route => {
      await new Promise<void>(resolve => held.push(resolve))
      await route.continue()
    })
    await page.goto("/en/experiences/")
    await page.locator("select[name=region]").selectOption("amazon")
    await page.evaluate(() => window.dispatchEvent(new Event("wheel")))
    await expect.poll(() => held.length).toBe(1)
    for (const release of held) release()
    await expect(page.getByRole("search").getByRole("status")).toHaveText(
      `Trips that fit: ${tripsWith({region: "amazon"}).length} of ${experiences.length}`,
    )
    await expect(page).toHaveURL("/en/experiences/?region=amazon")
  })

  test("answers the keyboard alone", async ({page}) => {
    await page.goto("/en/experiences/")
    await waitForHydration(page)
    await page.locator("select[name=length]").focus()
    await page.keyboard.press("Tab")
    await expect(page.locator("select[name=region]")).toBeFocused()
    await page.keyboard.press("A")
    await expect(page.getByRole("search").getByRole("status")).toHaveText(
      /Trips that fit: \d+ of \d+/,
    )
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", {name: "Show all trips"})).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("search").getByRole("status")).toBeEmpty()
  })

  test("goes back to a group when a card asks for it", async ({page}) => {
    await page.goto("/en/experiences/?region=amazon")
    await page.locator("main ul[data-list] li a", {hasText: "4 days"}).click()
    await expect(page).toHaveURL("/en/experiences/#3-days")
    await expect(page.locator("section[id='3-days']")).toBeInViewport()
  })

  for (const query of [
    "?region=atlantis&price=-1",
    "?region=%00<b>&month=99",
    "?length=length=&&&%",
  ])
    test(`leaves the catalogue whole for ${query}`, async ({page}) => {
      await page.goto(`/en/experiences/${query}`)
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
      await expect(page.locator("section[id='1-day']")).toBeVisible()
      await expect(page.getByRole("search").getByRole("status")).toBeEmpty()
    })

  for (const width of [375, 1280])
    test(`breaks no accessibility rule when used at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await page.goto("/es/experiences/?region=pacific")
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/Viajes que encajan/)
      const {violations} = await axe(page).analyze()
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([])
    })

  test.describe("without JavaScript", () => {
    test.use({javaScriptEnabled: false})
    test("is not there", async ({page}) => {
      await page.goto("/en/experiences/?region=amazon")
      await expect(page.locator("select[name=region]")).toBeHidden()
      await expect(page.locator("section[id='9-days']")).toBeVisible()
    })
  })
})
