import type {Page} from "@playwright/test"
import {countLoads} from "../../support/network"
import {expect, type Report} from "../../support/test"
import {type Journey, journeys, wait, wake} from "./journeys"
import type {Asked} from "./requests"
import type {Site} from "./test"
import type {TroubleKind} from "./trouble"

const journeyOf = ({journey}: Asked): Journey => {
  const found = journeys.find(({name}) => name === journey)
  if (!found) throw new Error(`There is no journey "${journey}"`)
  return found
}

/** How Gatsby and webpack say that something of a page could not be had. */
const ofLoading =
  /page resources for|Loading (CSS )?chunk|find the correct component chunk|ChunkLoadError/

/** What a browser says of a file that is not what its address promises. */
const ofContent =
  /SyntaxError|Unexpected|Manifest:|decode downloaded font|OTS parsing|is not valid JSON/

/**
 * What a page reports beyond the trouble itself: that its file failed, and what Gatsby says of it.
 *
 * @param address - full address of the file that is in trouble
 */
const beyond = (reports: readonly Report[], address: string): string[] =>
  reports
    .filter(report => report.address.split("#")[0] !== address)
    .filter(({text}) => !text.includes(new URL(address).pathname))
    .filter(({text}) => !ofLoading.test(text) && !ofContent.test(text))
    .map(report => `${report.text} ${report.address}`)

/** Of one page: the load itself, the plain one that follows a failure, and one look for a newer page. */
const mostLoads = 3

const most = (list: readonly string[]) =>
  Math.max(0, ...list.map(one => list.filter(other => other === one).length))

/**
 * Makes a journey with one answer in trouble, and judges it: the page can be read and booked at once,
 * when the scripts have come as far as they can, and when their patience is over; it is not loaded
 * again and again; links lead on and back; nothing is reported but the trouble itself.
 */
export const tryOne = async (
  {page, site, reports}: {page: Page; site: Site; reports: Report[]},
  asked: Asked,
  kind: TroubleKind,
): Promise<void> => {
  const {start, go, expectWhole, leave} = journeyOf(asked)
  const {origin, trouble} = site
  const loads = countLoads(page)
  trouble.start(kind, address => address === asked.address)
  await page.clock.install()
  await start(page, site)
  if (!go) await expectWhole(page)
  await wake(page, trouble)
  await go?.(page, site)
  await trouble.quiet()
  await expectWhole(page)
  await wait(page, trouble)
  await expectWhole(page)
  await leave(page, site)
  expect(most(loads), loads.join(" ")).toBeLessThanOrEqual(mostLoads)
  expect(beyond(reports, origin + asked.address)).toEqual([])
}
