import type {Page} from "@playwright/test"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {axe, axeFaults} from "../support/axe"
import {clobberedStyle, expectSound, judged, needless} from "../support/equal-access"
import {openMenu} from "../support/menu"
import {lostFocus, lostMarks, moving, smallTargets, tooltips} from "../support/reader-needs"
import {shapes} from "../support/screens"
import {answerQuestion, openUp, searchInVain} from "../support/states"
import {expect, notFound, openPage, test, waitForLayout} from "../support/test"

test.use({bypassCSP: true})
// One worker, one after another: the last test asks what all of them have seen.
test.describe.configure({mode: "default"})

const phone = {width: 375, height: 740}
const desktop = {width: 1280, height: 800}

/** Everything that is held of a page in a state. */
const hold = async (page: Page, state: string) => {
  await expectSound(page, state)
  expect.soft(await axeFaults(axe(page)), `${state}: axe`).toEqual([])
  expect.soft(await smallTargets(page), `${state}: targets`).toEqual([])
  expect.soft(await tooltips(page), `${state}: told by hovering alone`).toEqual([])
}

/** What a reader asks of the browser; asked once a page, with everything of it open. */
const holdPreferences = async (page: Page) => {
  expect.soft(await moving(page), "with reduced motion").toEqual([])
  expect.soft(await lostMarks(page), "with forced colours").toEqual([])
}

const screens = [...shapes, {name: "the data policy", route: () => "treatment/"}].flatMap(
  (screen, place) =>
    languages.map((language, turn) => {
      // Phone and desktop take turns, so that each screen, language and width meets each of the two states,
      // and each screen in each language is seen at both widths.
      const isPhoneFirst = (place + turn) % 2 === 0
      return {
        ...screen,
        language,
        first: isPhoneFirst ? phone : desktop,
        next: isPhoneFirst ? desktop : phone,
      }
    }),
)

/** What is judged by day: the pages that sell and those to plan with, once each. */
const isSample = (name: string, language: string) =>
  ["the catalogue", "a trip with days", "saved trips", "a comparison"].includes(name) &&
  language === defaultLanguage

const nightlyUnless = (isDaily: boolean) => ({tag: isDaily ? "@sample" : "@nightly"})

let done = 0
let asked = 0

for (const {name, route, language, first, next} of screens) {
  asked += 1
  test(
    `${name} in ${language} is sound, fresh at ${first.width} px and used at ${next.width} px`,
    nightlyUnless(isSample(name, language)),
    async ({page, allowed}) => {
      allowed.push(clobberedStyle)
      await page.setViewportSize(first)
      await page.goto(`/${language}/${route()}`)
      // The engine takes what is not laid out for missing.
      await waitForLayout(page)
      await expect(page.getByRole("dialog")).toBeVisible()
      await hold(page, "with the cookie question")
      expect.soft(await lostFocus(page), "the focus beside the cookie question").toEqual([])
      await answerQuestion(page)
      await page.setViewportSize(next)
      await openUp(page, name, language)
      if (next === phone) await openMenu(page)
      await hold(page, "used, with everything open")
      await holdPreferences(page)
      if (name === "the catalogue") {
        await page.setViewportSize(first)
        await searchInVain(page, language)
        await hold(page, "with a search that finds nothing")
      }
      done += 1
    },
  )
}

for (const [path, size] of [
  ["/logout/", phone],
  ["/logout/", desktop],
  ["/nowhere/", phone],
  ["/en/nowhere/", desktop],
  ["/es/nowhere/", phone],
] as const) {
  asked += 1
  test(`${path} is sound at ${size.width} px @nightly`, async ({page, allowed}) => {
    allowed.push(notFound)
    await page.setViewportSize(size)
    await openPage(page, path)
    await hold(page, "as it is")
    await holdPreferences(page)
    done += 1
  })
}

test(`each judgement of ${judged} is still needed @nightly`, () => {
  test.skip(done < asked, "only when all of the screens above were judged by the same worker")
  expect(needless(), "take them out").toEqual([])
})
