import type {Page, Route} from "@playwright/test"
import {signInScripts} from "../../gate/support/downloads"
import {expect, origins, test} from "../../gate/support/test"
import {expectIn, signIn} from "../../gate/support/visitor"
import {countLoads} from "../../support/network"

const home = `${origins.localhost}/en/`

/**
 * How a file of the gated site fails: at once, or never. What else may befall an answer leaves the gate the same
 * choice; network.spec.ts tries all of it.
 */
const fileTroubles: Record<string, (route: Route) => unknown> = {
  refused: route => route.abort("connectionrefused"),
  hung: () => undefined,
}

const files: Record<string, () => RegExp> = {
  "the deferred code": () => /\/deferred-[0-9a-f]+\.js$/,
  "the runtime": () => /\/webpack-runtime-.*\.js$/,
  React: () => /\/framework-.*\.js$/,
  "Gatsby’s own script": () => /\/app-.*\.js$/,
  "the code of the page": () => /\/component---src-templates-home.*\.js$/,
  "the data of the page": () => /\/page-data\/en\/page-data\.json$/,
  "the name of the build": () => /\/app-data\.json$/,
  "a query of all pages": () => /\/page-data\/sq\//,
  "a style sheet": () => /\.css$/,
  "the code that signs in": () => new RegExp(signInScripts().source.slice(1)),
}

/** Either the page is there, or the splash, with words on it: never nothing, and never the page unseen. */
const expectNoBlank = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const {gate} = document.documentElement.dataset
        const splash = document.getElementById("gate-splash")?.innerText.trim()
        const heading = document.querySelector("h1")?.getClientRects().length
        return gate === "ready" ? Boolean(heading) : Boolean(splash)
      }),
    )
    .toBe(true)
}

/** Three sign-ins of their own accord, each there and back, are the most that a gate makes. */
const mostLoads = 8

/** A console is full of the failures that these cases make; what the page throws is a fault. */
test.beforeEach(({allowed}) => {
  allowed.push(/^(?!uncaught)|SyntaxError|unexpected|Loading|page res/i)
})

for (const [kind, answer] of Object.entries(fileTroubles))
  for (const [what, pattern] of Object.entries(files))
    test(`gate: ${kind}: ${what}`, async ({page, identity: _}) => {
      await signIn(page, home)
      const files = pattern()
      await page.route(files, answer)
      const loads = countLoads(page)
      await page.goto(home, {waitUntil: "commit"})
      await expectNoBlank(page)
      await page.waitForTimeout(2000)
      await expectNoBlank(page)
      expect(loads.length).toBeLessThan(mostLoads)
      await page.unroute(files)
      await page.goto(home)
      await expectIn(page)
    })

const calls = {
  refused: {drop: true},
  "404": {status: 404},
  "500": {status: 500},
  hung: {delay: 600_000},
} as const

for (const [kind, fault] of Object.entries(calls))
  for (const call of ["token", "refresh", "getId", "getCredentials"] as const)
    test(`gate: ${kind}: the call ${call}`, async ({page, identity}) => {
      await signIn(page, home)
      identity.set(call, fault)
      // An hour later the tokens are to be renewed; without any the code is exchanged anew.
      if (call === "token") await page.evaluate(() => localStorage.clear())
      else await page.clock.install({time: Date.now() + 3_700_000})
      const loads = countLoads(page)
      await page.goto(home, {waitUntil: "commit"})
      await page.waitForTimeout(4000)
      expect(loads.length).toBeLessThan(mostLoads)
      identity.set(call, undefined)
    })

for (const [clock, days] of [
  ["a year ahead", 365],
  ["a year behind", -365],
] as const)
  test(`gate: clock: ${clock}`, async ({page, identity}) => {
    await signIn(page, home)
    await page.clock.install({time: Date.now() + days * 86_400_000})
    const loads = countLoads(page)
    await page.goto(home, {waitUntil: "commit"})
    await page.waitForTimeout(6000)
    expect(loads.length).toBeLessThan(mostLoads)
    expect(identity.calls("authorize").length).toBeLessThanOrEqual(4)
    await expectNoBlank(page)
  })
