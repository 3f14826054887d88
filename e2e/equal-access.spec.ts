import type {Page} from "@playwright/test"
import {languages} from "../src/i18n/languages"
import {clobberedStyle, failuresOf} from "./support/equal-access"
import {experiences} from "./support/site"
import {expect, notFound, test, waitForHydration, waitForLayout} from "./support/test"

test.use({bypassCSP: true})

/** Soft, so that one run tells the failures of every state. */
const hold = async (page: Page, state: string) =>
  expect.soft(await failuresOf(page), state).toEqual([])

const answerQuestion = async (page: Page) => {
  const question = page.getByRole("dialog")
  await question.getByRole("button").last().click()
  await expect(question).toBeHidden()
}

const openCollapsibles = async (page: Page) => {
  for (const summary of await page.locator("main summary").all()) await summary.click()
}

const startSliders = async (page: Page) => {
  for (const slider of await page.locator("main section[aria-roledescription]").all()) {
    await slider.scrollIntoViewIfNeeded()
    await expect(slider).toHaveAttribute("data-started", "")
  }
}

/** One with every kind of section: a journey's map, and others of its length in a slider. */
const experience = experiences.find(({stops}) => stops)?.slug ?? ""

const screens = [
  "",
  "experiences/",
  `experiences/${experience}/`,
  "about-us/",
  "questions-answers/",
  "terms/",
]

for (const path of languages.flatMap(language => screens.map(screen => `/${language}/${screen}`)))
  test(`${path} has good names and landmarks in each of its states`, async ({page, allowed}) => {
    allowed.push(clobberedStyle)
    await page.goto(path)
    // The engine takes what is not laid out for missing.
    await waitForLayout(page)
    await expect(page.getByRole("dialog")).toBeVisible()
    await hold(page, "with the cookie question")
    await answerQuestion(page)
    await openCollapsibles(page)
    await startSliders(page)
    await hold(page, "opened, with its sliders started")
    if (path.endsWith("/experiences/")) {
      const search = page.getByRole("search")
      // The first choice is an entry in the history, for which Gatsby writes the head anew.
      await page.locator("title").evaluate(title => title.setAttribute("data-old", ""))
      await search.locator("select").first().selectOption({index: 1})
      await expect(search.getByRole("status")).not.toBeEmpty()
      await expect(page.locator("title:not([data-old])")).toBeAttached()
      await hold(page, "with the filter set")
    }
    await page.setViewportSize({width: 375, height: 740})
    await page.locator("header summary").click()
    await hold(page, "on a phone, with the menu open")
  })

for (const path of ["/logout/", "/nowhere/", "/es/nowhere/"])
  test(`${path} has good names and landmarks`, async ({page, allowed}) => {
    allowed.push(notFound)
    await page.goto(path)
    await waitForHydration(page)
    await hold(page, "as it is")
  })
