import type {Browser, Locator, Page} from "@playwright/test"
import {waitForHydration} from "../../e2e/support/test"
import {defaultLanguage, otherLanguages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {sampleRoute} from "../sample-pages"
import {median} from "./figures"
import {navigate} from "./navigation"
import {withPhone} from "./phone"

const [other] = otherLanguages(defaultLanguage)

type Interaction = {name: string; route: string; act: (page: Page) => Promise<void>}

/**
 * Milliseconds from seeing to touching: a person's simple reaction takes no less.
 * @see https://en.wikipedia.org/wiki/Mental_chronometry
 */
const reaction = 250

/**
 * Touches as a finger does. A locator's own `tap` runs scripts frame by frame and touches in the
 * frame after them. On a page that has just been scrolled, the answer would then wait for what that
 * frame has to paint.
 */
const touch = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${page.url()}: what is to be touched is not shown: ${target}`)
  await page.waitForTimeout(reaction)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const interactions: Interaction[] = [
  {name: "menu", route: "/", act: page => touch(page, page.locator("header summary"))},
  {
    name: "collapsible",
    route: "/questions-answers/",
    act: page => touch(page, page.locator("main details summary").first()),
  },
  {
    name: "filter",
    route: "/experiences/",
    // A key on the closed list chooses at once, as a person’s choice does.
    act: page => page.locator("search select").first().press("ArrowDown"),
  },
  {
    name: "slider",
    route: "/experiences/",
    act: async page => {
      const slider = page.locator("section[aria-roledescription]").first()
      await slider.scrollIntoViewIfNeeded()
      await slider.and(page.locator("[data-started]")).waitFor()
      await touch(page, slider.locator("[data-slider-next]"))
    },
  },
  {
    name: "language switch",
    route: sampleRoute("experience"),
    act: async page => {
      // Nothing to show: the page stays, so that its answer to the tap can be read.
      await page.route(`**/${other}/**`, route => route.fulfill({status: 204}))
      await touch(page, page.locator(`[data-language-switch=${other}]:visible`).first())
    },
  },
]

const watchEvents = () => {
  const durations: number[] = []
  Object.assign(window, {durations})
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {interactionId: number})[])
      if (entry.interactionId > 0) durations.push(entry.duration)
  }).observe({type: "event", durationThreshold: 16, buffered: true} as PerformanceObserverInit)
}

/** Longest interaction of the page in milliseconds; events under 16 ms are not reported at all. */
const longest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as {durations: number[]}).durations))

/** Milliseconds that the browser may take to report an event after it. */
const settling = 800

const interact = (browser: Browser, origin: string, {route, act}: Interaction) =>
  withPhone(browser, false, async page => {
    await page.addInitScript(watchEvents)
    await page.goto(origin + localizedPath(defaultLanguage, route))
    await waitForHydration(page)
    await act(page)
    await page.waitForTimeout(settling)
    return longest(page)
  })

/**
 * Measures what travellers tap, on a processor slowed down: Interaction to Next Paint of each part, and
 * the way from the catalogue to an experience.
 *
 * @returns medians in milliseconds by what is tapped; 0 stands for less than 16
 */
export const measureAnswers = async (
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, number>> => {
  const measures: [string, () => Promise<number>][] = [
    ...interactions.map((one): [string, () => Promise<number>] => [
      one.name,
      () => interact(browser, origin, one),
    ]),
    ["catalogue to experience", () => navigate(browser, origin)],
  ]
  const answers: Record<string, number> = {}
  for (const [name, measure] of measures) {
    const times: number[] = []
    while (times.length < runs) times.push(await measure())
    answers[name] = Math.round(median(times))
  }
  return answers
}
