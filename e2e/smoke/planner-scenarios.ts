import type {Language} from "../../src/i18n/languages"
import {OwnSite} from "../support/own-site"
import {dayFromNow, savedKey, someTrips} from "../support/planner"
import {headingOf} from "../support/site"
import {word} from "../support/words"
import {type Driver, expectEqual, until} from "./driver"
import {heading, openReady, type Scenario} from "./scenario"

const count = (selector: string) => `document.querySelectorAll(${JSON.stringify(selector)}).length`

const headingIs = (text: string) => `${heading} === ${JSON.stringify(text)}`

/** Fills a date field as a visitor does; how a browser's own picker is used is its own. */
const fillDate = (driver: Driver, selector: string, day: string) =>
  driver.read(`(field => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "${day}")
    return field.dispatchEvent(new Event("input", {bubbles: true}))
  })(document.querySelector(${JSON.stringify(selector)}))`)

const plan = (language: Language, width: number): Scenario => ({
  name: `trips are saved, compared, prepared and removed (${language}, ${width} px)`,
  run: async (driver, site) => {
    const trips = someTrips(2)
    const saved = `header a[href="/${language}/saved/"]:not(details a)`
    const number = `document.querySelector(${JSON.stringify(saved)})?.textContent`
    await driver.resize(width, 900)
    for (const [index, {slug}] of trips.entries()) {
      await openReady(driver, `${site}/${language}/experiences/${slug}/`)
      await driver.click("main button[aria-pressed]:not([aria-label*=':'])")
      await until(driver, "the number of saved trips", `${number} === "${index + 1}"`)
    }
    await driver.click(saved)
    const title = headingOf(`/${language}/saved/`)
    await until(
      driver,
      "the saved trips",
      `${headingIs(title)} && ${count("main [data-removes]")} === 2`,
    )
    await driver.click("main a[href*='/compare/?trips=']")
    await until(driver, "the comparison", `${count("thead th a")} === 2`)
    await driver.read("history.back() ?? true")
    await until(driver, "the saved trips again", `${count("main [data-removes]")} === 2`)
    await driver.click("#prepare button")
    await until(driver, "the day", count("#prepare input[type=date]"))
    await fillDate(driver, "#prepare input[type=date]", dayFromNow(60))
    await until(driver, "what to do by when", `${count("#prepare ol > li")} > 1`)
    expectEqual("complaints", await driver.read("complaints"), [])
    for (const left of [1, 0]) {
      await driver.click("main [data-removes]")
      await until(driver, "the trip to go", `${count("main [data-removes]")} === ${left}`)
    }
    await until(driver, "the number to go", `!document.querySelector(${JSON.stringify(saved)})`)
  },
})

const offline: Scenario = {
  name: "saved trips open without a server, where the browser keeps any",
  run: async driver => {
    const trips = someTrips(2)
    const slugs = trips.map(({slug}) => slug)
    const own = new OwnSite()
    try {
      await own.start()
      await openReady(driver, `${own.origin}/en/saved/`)
      await driver.read(
        `localStorage.setItem("${savedKey}", ${JSON.stringify(JSON.stringify(slugs))}) ?? true`,
      )
      await openReady(driver, `${own.origin}/en/saved/`)
      const kept = `document.querySelector("[data-kept]")`
      await until(driver, "what the device keeps", kept)
      if ((await driver.read(`${kept}.dataset.kept`)) === "0") {
        const none = word("en", "planner", "offline.none")
        expectEqual(
          "what it says",
          await driver.read(`${kept}.textContent.includes("${none}")`),
          true,
        )
        return
      }
      await own.end()
      for (const {slug, title} of trips) {
        await openReady(driver, `${own.origin}/en/experiences/${slug}/`)
        expectEqual("heading", await driver.read(heading), title.en)
      }
      await openReady(driver, `${own.origin}/en/compare/?trips=${slugs.join(",")}`)
      await until(driver, "the comparison", `${count("thead th a")} === 2`)
    } finally {
      await own.remove()
    }
  },
}

/** What every browser must do for who plans with the site. */
export const plannerScenarios: Scenario[] = [plan("en", 1280), plan("es", 460), offline]
