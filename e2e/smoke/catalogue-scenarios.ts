import {type Language, languages} from "../../src/i18n/languages"
import {experiences} from "../support/site"
import {word} from "../support/words"
import {expectEqual, until} from "./driver"
import {heading, isLaidOut, openReady, type Scenario} from "./scenario"

const slider: Scenario = {
  name: "a slider moves on and back",
  run: async (driver, site) => {
    await openReady(driver, `${site}/en/experiences/`)
    const root = `[aria-roledescription=carousel]`
    const title = `document.querySelector("${root} .swiper-slide[data-in-view] h3")?.textContent`
    await driver.read(
      `document.querySelector("${root}").scrollIntoView({behavior: "instant"}) ?? true`,
    )
    await until(driver, "the slider", `document.querySelector("${root}[data-started]")`)
    const first = await driver.read<string>(title)
    await driver.click(`${root} [data-slider-next]`)
    await until(driver, "the next card", `${title} !== ${JSON.stringify(first)}`)
    const settled = `!document.querySelector("${root} [data-slider-viewport]").swiper.animating`
    await until(driver, "the slider to settle", settled)
    await driver.click(`${root} [data-slider-previous]`)
    await until(driver, "the first card", `${title} === ${JSON.stringify(first)}`)
  },
}

/** What the filter answers; empty while it leaves the whole catalogue. */
const status = `document.querySelector("#found p[role=status]").textContent`

const filter = (language: Language): Scenario => ({
  name: `the catalogue is narrowed, and whole again (${language})`,
  run: async (driver, site) => {
    await openReady(driver, `${site}/${language}/experiences/`)
    const region = experiences[0]?.regions[0] ?? ""
    const count = experiences.filter(trip => trip.regions.some(key => key === region)).length
    const total = experiences.length
    const answer = word(language, "experiences", "filter.results", {count, total})
    await driver.click("search summary")
    await driver.click(`search input[value="${region}"]`)
    await until(driver, "how many fit", `${status} === ${JSON.stringify(answer)}`)
    await until(driver, "the choice in the address", `location.search === "?region=${region}"`)
    // Closes the list, which may lie over what is pressed next.
    await driver.click("search summary")
    await driver.click("#found p[role=status] ~ button:not([aria-label])")
    await until(driver, "the whole catalogue", `${status} === "" && location.search === ""`)
  },
})

const customize: Scenario = {
  name: "what is picked for a trip of one's own counts before the scripts, and is kept",
  run: async (driver, site) => {
    await driver.open(`${site}/en/experiences/`)
    const picked = `document.querySelector("#customize input[name=style]:checked").value`
    const style = await driver.read<string>(
      `(document.querySelector("#customize label:last-of-type input[name=style]").click(), ${picked})`,
    )
    const isSent = `document.querySelector('#customize a[href^="https://wa.me/"]').href.split("%0A").length > 2`
    for (const time of ["first", "second"]) {
      await driver.read(`dispatchEvent(new Event("wheel"))`)
      await until(driver, `the choice in the chat, the ${time} time`, isSent)
      expectEqual(`the choice, the ${time} time`, await driver.read(picked), style)
      await driver.open(`${site}/en/experiences/`)
    }
  },
}

const place: Scenario = {
  name: "the card one left in the narrowed catalogue is found where it was, after Back and a reload",
  run: async (driver, site) => {
    await driver.resize(460, 800)
    await openReady(driver, `${site}/en/experiences/?month=1`)
    const card = `(cards => cards[cards.length >> 1])(document.querySelectorAll("main ul[data-list] li"))`
    const top = `Math.round(${card}.getBoundingClientRect().top)`
    await until(driver, "the trips that fit", `${status} !== "" && ${card}`)
    await until(
      driver,
      "the whole layout",
      "document.documentElement.dataset.laidOut !== undefined",
    )
    await driver.read(`${card}.scrollIntoView({block: "center", behavior: "instant"}) ?? true`)
    const left = await driver.read<number>(top)
    // Gatsby notes the place a frame or more after it was scrolled to.
    const isNoted = "Object.values(sessionStorage).includes(JSON.stringify(scrollY))"
    await until(driver, "the place to be noted", isNoted)
    await driver.read(`${card}.querySelector("a").click() ?? true`)
    await until(driver, "the trip", `!${card} && ${heading}`)
    const isThere = `${card} && Math.abs(${top} - ${left}) <= 2`
    await driver.read("history.back() ?? true")
    await until(driver, "the card after Back", `${isThere} && ${isNoted}`)
    await driver.read("location.reload() ?? true")
    await until(driver, "the card after a reload", `${isLaidOut} && ${isThere}`)
  },
}

/** What every browser must do on the catalogue. */
export const catalogueScenarios: Scenario[] = [slider, ...languages.map(filter), customize, place]
