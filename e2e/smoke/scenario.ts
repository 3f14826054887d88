import {type Driver, until} from "./driver"

/** One thing that every browser must do. */
export type Scenario = {name: string; run: (driver: Driver, site: string) => Promise<void>}

export const heading = `document.querySelector("h1")?.textContent`
export const isLaidOut = `document.documentElement.dataset.laidOut !== undefined`
const isHydrated = `document.documentElement.dataset.hydrated !== undefined`
/** True when an element is there to be seen, as a layout has it. */
export const isVisible = (selector: string) =>
  `Array.from(document.querySelectorAll(${JSON.stringify(selector)})).some(e => e.checkVisibility({visibilityProperty: true}))`

/** Opens a page, gathers what its scripts complain about, and lets them start. */
export const openReady = async (driver: Driver, address: string) => {
  await driver.open(address)
  await driver.read(`void (() => {
    window.complaints = []
    addEventListener("error", ({message}) => complaints.push(String(message)))
    addEventListener("unhandledrejection", ({reason}) => complaints.push(String(reason)))
    const {error} = console
    console.error = (...words) => { complaints.push(words.join(" ")); error(...words) }
    dispatchEvent(new Event("wheel"))
  })() ?? true`)
  await until(driver, `${address} to answer by itself`, isHydrated)
}
