import {defaultLanguage, type Language, languages, otherLanguages} from "../../src/i18n/languages"
import {consentKey} from "../support/consent"
import {experiences, headingOf, lastTerm} from "../support/site"
import {word} from "../support/words"
import {catalogueScenarios} from "./catalogue-scenarios"
import {expectEqual, until} from "./driver"
import {plannerScenarios} from "./planner-scenarios"
import {heading, isVisible, openReady, type Scenario} from "./scenario"
import {signInScenarios} from "./sign-in-scenarios"
import {tripScenarios} from "./trip-scenarios"

const [trip] = experiences
const tripRoute = `experiences/${trip?.slug}/`
const routes = [
  "",
  "experiences/",
  tripRoute,
  "about-us/",
  "questions-answers/",
  "terms/",
  "treatment/",
  "code-of-conduct/",
  "saved/",
  "compare/",
]

const templates = (language: Language): Scenario => ({
  name: `every template is readable (${language})`,
  run: async (driver, site) => {
    for (const route of routes) {
      await openReady(driver, `${site}/${language}/${route}`)
      const title = headingOf(`/${language}/${route}`)
      expectEqual(`heading of ${route}`, await driver.read(heading), title)
      expectEqual("language", await driver.read("document.documentElement.lang"), language)
      expectEqual(
        `width of ${route} beyond the window`,
        await driver.read("Math.max(0, document.documentElement.scrollWidth - innerWidth)"),
        0,
      )
      expectEqual(`complaints of ${route}`, await driver.read("complaints"), [])
      await until(
        driver,
        `the first picture of ${route}`,
        `!document.querySelector("main img[loading=eager]") || document.querySelector("main img[loading=eager]").naturalWidth > 0`,
      )
    }
    await driver.open(`${site}/${language}/nowhere/`)
    await until(driver, "the page that says there is none", isVisible("h1"))
  },
})

const menu = (language: Language): Scenario => ({
  name: `the menu of narrow screens opens and leads on without a new load (${language})`,
  run: async (driver, site) => {
    await driver.resize(460, 800)
    const about = `/${language}/about-us/`
    await openReady(driver, `${site}/${language}/`)
    await driver.read(`(document.documentElement.dataset.same = "yes")`)
    await driver.click("header summary")
    await until(driver, "the menu", isVisible("header details nav a"))
    await driver.click(`header details nav a[href="${about}"]`)
    await until(driver, "the page About us", `location.pathname === "${about}"`)
    await until(driver, "its heading", `${heading} === ${JSON.stringify(headingOf(about))}`)
    expectEqual("document", await driver.read("document.documentElement.dataset.same"), "yes")
  },
})

const collapsible: Scenario = {
  name: "an answer opens and closes",
  run: async (driver, site) => {
    await openReady(driver, `${site}/en/questions-answers/`)
    const answer = isVisible("main details > summary + div")
    expectEqual("answers in view at first", await driver.read(answer), false)
    await driver.click("main details summary")
    await until(driver, "the answer", answer)
    await driver.click("main details summary")
    await until(driver, "the answer to go", `!(${answer})`)
  },
}

const languageSwitch = (language: Language): Scenario => ({
  name: `the switch leads to the same page, keeps query and hash, and is remembered (${language})`,
  run: async (driver, site) => {
    const [other] = otherLanguages(language)
    const rest = `?from=mail#${lastTerm}`
    // Ready first: as it starts, the page goes to the hash once more, and the switch would move away.
    await openReady(driver, `${site}/${language}/terms/${rest}`)
    await driver.click(`footer [data-language-switch=${other}]`)
    await until(driver, "the other page", `location.pathname === "/${other}/terms/"`)
    expectEqual("rest", await driver.read("location.search + location.hash"), rest)
    // The language is remembered after the first paint.
    await until(driver, "the language to be kept", `document.cookie.includes("i18next=${other}")`)
    await driver.open(`${site}/`)
    // The home page of the default language stands at the root too.
    const home = other === defaultLanguage ? "/" : `/${other}/`
    await until(
      driver,
      "the other home",
      `location.pathname === "${home}" && ${heading} === ${JSON.stringify(headingOf(`/${other}/`))}`,
    )
  },
})

const consent = (language: Language): Scenario => ({
  name: `the answer about cookies is kept, and can be changed (${language})`,
  run: async (driver, site) => {
    await driver.forget()
    await openReady(driver, `${site}/${language}/`)
    const isAsked = `document.querySelector("[role=dialog]")`
    const answer = `localStorage.getItem("${consentKey}")`
    await until(driver, "the question", isAsked)
    const title = JSON.stringify(word(language, "common", "cookies.title"))
    expectEqual("its words", await driver.read(`${isAsked}.textContent.includes(${title})`), true)
    await driver.click("[role=dialog] button:first-of-type")
    await until(driver, "the question to go", `!${isAsked}`)
    await until(driver, "the answer", `${answer} === "accepted"`)
    await openReady(driver, `${site}/${language}/about-us/`)
    expectEqual("asked again", await driver.read(`Boolean(${isAsked})`), false)
    await driver.click("footer button")
    await until(driver, "the question again", isAsked)
    await driver.click("[role=dialog] button:last-of-type")
    await until(driver, "the other answer", `${answer} === "rejected"`)
  },
})

/** What every browser must do. */
export const scenarios: Scenario[] = [
  ...languages.map(consent),
  ...languages.map(templates),
  ...languages.map(menu),
  collapsible,
  ...catalogueScenarios,
  ...plannerScenarios,
  ...tripScenarios,
  ...languages.map(languageSwitch),
  ...signInScenarios,
]
