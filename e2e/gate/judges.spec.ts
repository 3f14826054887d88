import {defaultLanguage} from "../../src/i18n/languages"
import {axe, axeFaults} from "../support/axe"
import {expectSound} from "../support/equal-access"
import {Journey} from "../support/journey"
import {allowNetworkFaults} from "../support/network"
import {lostMarks, moving, smallTargets} from "../support/reader-needs"
import {expect, origins, test} from "./support/test"
import {expectFailure, saidOf, tryAgain} from "./support/visitor"

test.use({bypassCSP: true})

allowNetworkFaults()

// It speaks every language at once.
test("what is spoken and shown where a sign-in fails", async ({page, context, identity}) => {
  identity.set("authorize", {denial: "access_denied"})
  await page.goto(`${origins.localhost}/${defaultLanguage}/`)
  await expectFailure(page, "OAuthSignInException", saidOf("denied"))
  for (const width of [375, 1280]) {
    await page.setViewportSize({width, height: 740})
    await expectSound(page, `the failure at ${width} px`)
    expect.soft(await smallTargets(page)).toEqual([])
  }
  expect.soft(await axeFaults(axe(page).include("#gate-splash"))).toEqual([])
  expect.soft(await moving(page)).toEqual([])
  expect.soft(await lostMarks(page)).toEqual([])

  const journey = new Journey(page, defaultLanguage)
  await journey.read("comes back from a sign-in that was refused", "#gate-splash")
  await context.setOffline(true)
  await journey.do("tries again without a network", "#gate-splash", async () => {
    await tryAgain(page)
    await expectFailure(page, "NetworkError", saidOf("network"))
  })
  journey.expectAsKept("sign in and fail")
})
