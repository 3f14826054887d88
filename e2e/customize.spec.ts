import type {Page} from "@playwright/test"
import type {Language} from "../src/i18n/languages"
import {sentText} from "./support/links"
import {appScript, holdBack} from "./support/network"
import {keepAhead} from "./support/planner"
import {catalogue} from "./support/site"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {escapePattern, travellerWords, word} from "./support/words"

const {points, accommodation, style} = catalogue.customize

/** An option of each part that has options, in the order of the chat. */
const options = [
  points.options[0],
  points.options[1],
  accommodation.options[0],
  style.options.at(-1),
]
const namesIn = (language: Language) => options.map(option => option?.name[language] ?? "")

const section = (page: Page) => page.locator("#customize")

/** The field of a part of the form, or one of its options that stand side by side. */
const field = (page: Page, language: Language, part: string) =>
  section(page).getByLabel(word(language, "experiences", `customize.part.${part}`))
const option = (page: Page, name = "") =>
  section(page).getByRole("radio", {name: new RegExp(`^${escapePattern(name)}`)})
const travellers = (page: Page, name: string) =>
  section(page).getByLabel(word("en", "common", `travellers.${name}`))

/** The lines of the chat that the section opens. */
const chatLines = async (page: Page) => {
  const link = section(page).locator('a[href^="https://wa.me/"]')
  return sentText(await link.getAttribute("href")).split("\n")
}

/** What the chat says of the form, without greeting, thanks and reference. */
const chosenInChat = async (page: Page) =>
  (await chatLines(page)).slice(1, -2).map(line => line.split(": ")[1])

test("the chat says what is chosen and nothing else, in either language", async ({page}) => {
  await openPage(page, "/es/experiences/")
  expect(await chosenInChat(page)).toEqual([])
  const [pickUp, dropOff, ...sideBySide] = namesIn("es")
  await field(page, "es", "pickUp").selectOption(pickUp ?? "")
  await field(page, "es", "dropOff").selectOption(dropOff ?? "")
  for (const name of sideBySide) await option(page, name).check()
  await expect.poll(() => chosenInChat(page)).toEqual(namesIn("es"))
  await openPage(page, "/en/experiences/")
  await expect.poll(() => chosenInChat(page)).toEqual(namesIn("en"))

  // What an agent asks first stands first, and month and travellers are the visit's.
  await field(page, "en", "days").fill("10")
  await field(page, "en", "budget").fill("3.000")
  await travellers(page, "adults").fill("2")
  await expect.poll(() => chosenInChat(page)).toEqual(["10", "€3,000", ...namesIn("en")])
  await expect
    .poll(async () => (await chatLines(page)).at(-2))
    .toContain(travellerWords("adults", 2))

  // Every step can be taken back.
  for (const part of ["days", "budget"]) await field(page, "en", part).fill("")
  await travellers(page, "adults").fill("")
  const undecided = word("en", "experiences", "customize.undecided")
  for (const part of ["pickUp", "dropOff"])
    await field(page, "en", part).selectOption({label: undecided})
  for (const choice of await option(page, undecided).all()) await choice.check()
  await expect.poll(() => chosenInChat(page)).toEqual([])
})

test("choices made before the scripts arrive join those that were kept", async ({page}) => {
  const [pickUp, other, lodging, style] = options
  await keepAhead(page, {answers: {pickUp: pickUp?.key, style: style?.key}})
  const arrive = await holdBack(page, appScript)
  await page.goto("/en/experiences/#customize", {waitUntil: "commit"})
  // The last choice of each counts.
  const undecided = option(page, word("en", "experiences", "customize.undecided")).first()
  const lodgingOption = option(page, lodging?.name.en)
  for (const choice of [lodgingOption, undecided, lodgingOption]) await choice.check()
  await field(page, "en", "pickUp").selectOption(other?.key ?? "")
  await travellers(page, "month").selectOption("7")
  for (const value of ["4", "3"]) await travellers(page, "adults").fill(value)
  arrive()
  await waitForHydration(page)
  const names = [other, lodging, style].map(choice => choice?.name.en)
  await expect.poll(() => chosenInChat(page)).toEqual(names)
  const july = word("en", "common", "messaging.in", {month: word("en", "common", "month.7")})
  const who = {party: travellerWords("adults", 3), when: july}
  expect((await chatLines(page)).at(-2)).toContain(word("en", "common", "messaging.partyWhen", who))
})
