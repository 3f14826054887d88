import {translate} from "../src/components/boundary/testing/translate"
import {defaultLanguage, languages} from "../src/i18n/languages"
import type {Driver} from "./smoke/driver"
import {scenarios} from "./smoke/scenarios"
import {signInScenarios} from "./smoke/sign-in-scenarios"
import {notFound, test} from "./support/test"

/** Translates every page once it is hydrated; before, React makes anew what it does not find as served. */
const translateAhead = `
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hydrated === undefined) return
    observer.disconnect()
    ;(${translate})()
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-hydrated"]})`

const isOfSignIn = (name: string) => signInScenarios.some(scenario => scenario.name === name)

/** What one language shows of a scenario, the others do by night. */
const isRepeated = (name: string) =>
  languages.some(language => language !== defaultLanguage && name.includes(`(${language}`))

for (const {name, run} of scenarios.filter(({name}) => !isOfSignIn(name)))
  test(`on a page that the browser translates: ${name}`, {
    tag: isRepeated(name) ? "@nightly" : [],
  }, async ({page, baseURL, allowed}) => {
    allowed.push(notFound, /^request:|Failed to load resource|ERR_CONNECTION_REFUSED/)
    await page.addInitScript(translateAhead)
    const driver: Driver = {
      name: "Chromium",
      open: async address => void (await page.goto(address)),
      read: expression => page.evaluate(expression) as Promise<never>,
      click: selector => page.locator(selector).first().click(),
      type: (selector, text) => page.locator(selector).first().pressSequentially(text),
      choose: async (selector, value) =>
        void (await page.locator(selector).first().selectOption(value)),
      resize: (width, height) => page.setViewportSize({width, height}),
      // Each test has a context of its own, which remembers nothing.
      forget: async () => undefined,
      close: () => page.close(),
    }
    await run(driver, baseURL ?? "")
  })
