import type {Browser} from "@playwright/test"
import {waitForHydration} from "../../support/test"
import {type Journey, type Place, wait, wake} from "./journeys"

/** One request of a journey, as its address on the site. */
export type Asked = {journey: Journey["name"]; address: string}

/** Of a page that does not come, or not whole, no page can make anything. */
const isPage = (address: string) => /\/$/.test(address)

const isPicture = (address: string) => /^\/static\/.*\.(avif|webp|jpg)$/.test(address)

/** Of pictures, which are all alike, the first few. */
const fewPictures = (addresses: readonly string[]) => {
  const pictures = addresses.filter(isPicture)
  return addresses.filter(address => !isPicture(address) || pictures.indexOf(address) < 3)
}

/**
 * Makes a visit without any trouble and lists what it asks for: of a change of page what comes after
 * the scripts of the first one.
 */
export const recordJourney = async (
  browser: Browser,
  place: Place,
  {name, start, go, expectWhole}: Journey,
): Promise<Asked[]> => {
  const {trouble} = place
  const context = await browser.newContext({locale: "en-US", viewport: {width: 1280, height: 800}})
  const page = await context.newPage()
  await page.clock.install()
  trouble.asked.length = 0
  await start(page, place)
  if (go) await waitForHydration(page)
  const before = new Set(go ? trouble.asked : [])
  if (go) await trouble.quiet()
  await go?.(page, place)
  await wake(page, trouble)
  await expectWhole(page)
  await wait(page, trouble)
  await context.close()
  const later = [...new Set(trouble.asked)].filter(
    address => !before.has(address) && !isPage(address),
  )
  return fewPictures(later).map(address => ({journey: name, address}))
}
