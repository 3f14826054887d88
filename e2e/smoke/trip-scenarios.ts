import {type Language, languages} from "../../src/i18n/languages"
import {foreignKeyword} from "../support/filter"
import {experiences, headingOf, site as operator} from "../support/site"
import {word} from "../support/words"
import {expectEqual, until} from "./driver"
import {heading, isVisible, openReady, type Scenario} from "./scenario"

const [trip] = experiences

/** The text of a chat, line by line. */
const linesOf = (href: string) => new URL(href).searchParams.get("text")?.split("\n") ?? []

const booking = (language: Language): Scenario => ({
  name: `a trip can be booked, with month and travellers (${language})`,
  run: async (driver, site) => {
    if (!trip) throw new Error("there is no trip")
    const address = `${site}/${language}/experiences/${trip.slug}/`
    const link = `Array.from(document.querySelectorAll('main a[href^="https://wa.me/"]')).find(e => e.checkVisibility())`
    const chat = async () => linesOf(await driver.read<string>(`${link}.href`))
    const reference = `Ref. ${trip.code}-${language.toUpperCase()}`
    const about = word(language, "build", "chat", {
      kind: word(language, "build", `kind.${trip.kind}`),
      title: trip.messagingTitle[language],
    })
    // As it was built, before any script: nobody has to wait to book.
    await driver.open(address)
    await until(driver, "a visible booking link", link)
    const to = new URL(await driver.read<string>(`${link}.href`))
    expectEqual("number of the chat", to.pathname, `/${operator.whatsapp}`)
    expectEqual("tab of the chat", await driver.read(`${link}.target`), "_blank")
    const before = await chat()
    expectEqual("trip in the chat", before.join("\n").includes(about), true)
    expectEqual("last line of the chat", before.at(-1), reference)

    await openReady(driver, address)
    const t = (key: string) => word(language, "common", key)
    const card = `main section[aria-label="${word(language, "experience", "facts.label")}"]`
    await driver.click(`${card} button`)
    await until(driver, "the fields", isVisible(`${card} fieldset select`))
    await driver.choose(`${card} fieldset select`, "1")
    await driver.type(`${card} fieldset label:has(input) input`, "2")
    const month = new Intl.DateTimeFormat(language, {month: "long"}).format(new Date(2024, 0))
    const told = `${t("party.month")}: ${month}. ${t("party.adults")}: 2.`
    const isTold = `new URL(${link}.href).searchParams.get("text").includes(${JSON.stringify(told)})`
    await until(driver, "the choices in the chat", isTold)
    expectEqual("lines of the chat", await chat(), [...before.slice(0, -1), told, reference])
    expectEqual("complaints", await driver.read("complaints"), [])
    await openReady(driver, address)
    await until(driver, "the choices in the chat after a reload", isTold)
  },
})

const search = (language: Language, width: number): Scenario => ({
  name: `a word finds a trip, and is still there on the way back (${language}, ${width} px)`,
  run: async (driver, site) => {
    const {text, slug} = foreignKeyword(language)
    const path = `/${language}/experiences/${slug}/`
    const found = `main ul[data-list] a[href="${path}"]`
    const field = "main input[type=search]"
    const fold = "main search button[aria-expanded=false]"
    await driver.resize(width, 800)
    await openReady(driver, `${site}/${language}/experiences/`)
    if (await driver.read<boolean>(isVisible(fold))) await driver.click(fold)
    await driver.type(field, text)
    await until(driver, "the trip among the results", isVisible(found))
    const words = JSON.stringify(text)
    const isKept = `new URLSearchParams(location.search).get("q") === ${words}`
    await until(driver, "the word in the address", isKept)
    await driver.click(found)
    const title = JSON.stringify(headingOf(path))
    await until(driver, "the trip", `location.pathname === "${path}" && ${heading} === ${title}`)
    await driver.read("history.back() ?? true")
    const isBack = `document.querySelector("${field}")?.value === ${words} && ${isVisible(found)}`
    await until(driver, "word and results after Back", `${isKept} && ${isBack}`)
    expectEqual("complaints", await driver.read("complaints"), [])
  },
})

/** What every browser must do for who looks for a trip and books it. */
export const tripScenarios: Scenario[] = [
  ...languages.map(booking),
  search("en", 1280),
  search("es", 460),
]
