import type {Page} from "@playwright/test"
import {answerAhead, consentKey} from "../../support/consent"
import {choiceKey} from "../../support/custom-trip"
import {expectPage} from "../../support/links"
import {countLoads} from "../../support/network"
import {saveAhead, savedKey, someSlugs} from "../../support/planner"
import {type Screen, templates} from "../../support/screens"
import {experiences} from "../../support/site"
import {expect, openPage, test} from "../../support/test"

/** Runs in the page, before its own scripts: every store is full. */
const fill = () => {
  const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
  }
  Storage.prototype.setItem = full
  Cache.prototype.put = async () => full()
  CacheStorage.prototype.open = async () => full()
  IDBFactory.prototype.open = full
}

/** Every store is blocked, as by a setting. */
const block = () => {
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError")
  }
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, {get})
  Object.defineProperty(Document.prototype, "cookie", {get: () => "", set: () => undefined})
}

const keys = [
  "i18nextLng",
  consentKey,
  savedKey,
  choiceKey,
  savedKey.replace("saved_trips", "party"),
  savedKey.replace("saved_trips", `day_${experiences[0]?.slug}`),
  savedKey.replace("saved_trips", "channel"),
  "stale-page",
  "gatsby-reload-compilation-hash-match",
  "@@scroll|/en/|initial",
]

const garbage = {
  empty: "",
  "null as JSON": "null",
  "a number": "1e309",
  "a list of anything": '[null,{},[],"__proto__","../../x",1,"a b","<script>"]',
  "keys of a prototype": '{"__proto__":{"x":1},"constructor":1,"toString":null,"length":-1}',
  "half of a text": '{"a":"',
  "odd letters": "\u0000\ud800\u202e\uffff",
  "very long": "[".repeat(100_000),
}

const corrupt = (page: Page, value: string) =>
  page.addInitScript(
    ([names, text]) => {
      for (const name of names)
        for (const store of [localStorage, sessionStorage])
          if (store.getItem(name) === null) store.setItem(name, text)
    },
    [keys, value] as const,
  )

/** The browser throws everything away while the page is open. */
const evict = async (page: Page) => {
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  })
}

/** Presses what stores something, as far as the page has it. */
const pressSome = async (page: Page) => {
  const buttons = await page.locator("main button[aria-pressed]").all()
  for (const button of buttons.slice(0, 2))
    await button.evaluate((element: HTMLElement) => element.click())
}

const expectShown = (page: Page) =>
  expect(page.getByRole("heading", {level: 1}).first()).toBeVisible()

const year = 365 * 24 * 60 * 60 * 1000

/** How far the clock of the device is from the right time, in milliseconds; what it keeps is of the right time. */
const clocks = {
  "a year ahead": year,
  "a year behind": -year,
  "at the beginning of all clocks": -Date.now(),
  "in another century": 100 * year,
} as const

const setClock = async (page: Page, shift: number) => {
  await answerAhead(page, "accepted")
  await saveAhead(page, someSlugs(2))
  await page.clock.install({time: Date.now() + shift})
}

const states: Record<string, {before?: (page: Page) => Promise<unknown>; between?: typeof evict}> =
  {
    "storage: full": {before: page => page.addInitScript(fill)},
    "storage: blocked": {before: page => page.addInitScript(block)},
    ...Object.fromEntries(
      Object.entries(garbage).map(([name, value]) => [
        `storage: holds ${name}`,
        {before: (page: Page) => corrupt(page, value)},
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(clocks).map(([name, shift]) => [
        `clock: ${name}`,
        {before: (page: Page) => setClock(page, shift)},
      ]),
    ),
    "storage: is emptied meanwhile": {
      before: page =>
        page.addInitScript(
          ([key, value]) => {
            if (sessionStorage.length === 0) localStorage.setItem(key, value)
          },
          [savedKey, JSON.stringify(someSlugs(2))] as const,
        ),
      between: evict,
    },
  }

const screens: Screen[] = [...templates, {name: "the root", route: () => ".."}]

for (const [state, {before, between}] of Object.entries(states))
  for (const {name, route} of screens)
    test(`${state}: ${name}`, async ({page}) => {
      const loads = countLoads(page)
      await before?.(page)
      const path = new URL(route(), "http://x/en/").pathname
      await openPage(page, path)
      await expectShown(page)
      await between?.(page)
      await pressSome(page)
      await expectShown(page)
      const other = /questions/.test(route()) ? "terms/" : "questions-answers/"
      await page.locator(`footer a[href$="/${other}"]`).first().click()
      await expectPage(page, `/en/${other}`)
      await expectShown(page)
      await page.goBack()
      await expectPage(page, path)
      await expectShown(page)
      expect(loads.length).toBeLessThanOrEqual(3)
    })
