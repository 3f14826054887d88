import {languages} from "../../src/i18n/languages"
import {axe} from "../support/axe"
import {waitForHydration} from "../support/test"
import {word} from "../support/words"
import {signInScripts} from "./support/downloads"
import {expect, origins, test} from "./support/test"
import {
  expectFailure,
  expectIn,
  forgetCalls,
  saidOf,
  signIn,
  signInOnHostedPage,
  tryAgain,
} from "./support/visitor"

const home = `${origins.localhost}/en/`
const deepLink = `${origins.localhost}/en/about-us/?a=1#content`

test.afterEach(({faults}) => forgetCalls(faults))

test("denied access is told, and another try ends on the deep link", async ({page, identity}) => {
  identity.set("authorize", {denial: "access_denied"})
  await page.goto(deepLink)
  await expectFailure(page, "OAuthSignInException: User denied access", saidOf("denied"))
  await expect(page).toHaveURL(({search}) => search === "")
  expect(identity.calls("authorize")).toHaveLength(1)
  const {violations} = await axe(page).include("#gate-splash").analyze()
  expect(violations).toEqual([])

  identity.set("authorize", undefined)
  await tryAgain(page)
  await signInOnHostedPage(page)
  await page.waitForURL(deepLink)
  await expectIn(page)
})

test("a state that is not this tab's is thrown away, without an exchange", async ({
  page,
  identity,
}) => {
  identity.set("authorize", {tamperState: true})
  await page.goto(home)
  await signInOnHostedPage(page)
  await expectFailure(page, "An error occurred while validating the state.", saidOf("state"))
  expect(identity.calls("token")).toHaveLength(0)
  expect(identity.calls("authorize")).toHaveLength(1)

  identity.set("authorize", undefined)
  await tryAgain(page)
  await page.waitForURL(home)
  await expectIn(page)
})

test("a token endpoint that refuses for ever is asked three times, then shown", async ({
  page,
  identity,
}) => {
  identity.set("token", {status: 400, error: "invalid_grant"})
  await page.goto(deepLink)
  await signInOnHostedPage(page)
  await expectFailure(page, "OAuthSignInException: invalid_grant", saidOf("refused"))
  expect(identity.calls("authorize")).toHaveLength(3)
  expect(identity.calls("token")).toHaveLength(3)

  identity.set("token", undefined)
  await tryAgain(page)
  await page.waitForURL(deepLink)
  await expectIn(page)
})

test("an exchange that the network breaks is told, and another try goes in", async ({
  page,
  identity,
}) => {
  identity.set("token", {drop: true})
  await page.goto(deepLink)
  await signInOnHostedPage(page)
  await expectFailure(page, "TypeError: Failed to fetch", saidOf("network"))
  expect(identity.calls("authorize")).toHaveLength(1)
  identity.set("token", undefined)
  await tryAgain(page)
  await page.waitForURL(deepLink)
  await expectIn(page)
})

test("a browser without network stays on the splash", async ({page, context, identity}) => {
  identity.set("authorize", {denial: "access_denied"})
  await page.goto(home)
  await expectFailure(page, "OAuthSignInException", [])
  identity.set("authorize", undefined)
  await context.setOffline(true)
  await tryAgain(page)
  await expectFailure(page, "NetworkError: A network error has occurred.", saidOf("network"))
  await context.setOffline(false)
  await tryAgain(page)
  await signInOnHostedPage(page)
  await page.waitForURL(home)
  await expectIn(page)
})

for (const [how, fault] of [
  ["answers with an error", {status: 500}],
  ["is out of reach", {drop: true}],
] as const)
  test(`an identity pool that ${how} keeps nobody out`, async ({page, identity}) => {
    identity.set("getId", fault)
    await signIn(page, home)
    expect(identity.calls("authorize")).toHaveLength(1)
    await waitForHydration(page)
  })

test("sign-in code that does not arrive is told, and another try fetches it", async ({
  page,
  withhold,
  identity: _,
}) => {
  withhold(signInScripts())
  await page.goto(home)
  await expectFailure(
    page,
    "ChunkLoadError",
    languages.map(language => word(language, "gate", "load")),
  )
  withhold(undefined)
  await tryAgain(page)
  await signInOnHostedPage(page)
  await page.waitForURL(home)
  await expectIn(page)
})
