import {languages} from "../../src/i18n/languages"
import {allowNetworkFaults} from "../support/network"
import {waitForHydration} from "../support/test"
import {word} from "../support/words"
import {signInScripts} from "./support/downloads"
import {expect, origins, test} from "./support/test"
import {
  expectFailure,
  expectIn,
  saidOf,
  signIn,
  signInOnHostedPage,
  tryAgain,
} from "./support/visitor"

const home = `${origins.localhost}/en/`
const deepLink = `${origins.localhost}/en/about-us/?a=1#content`

allowNetworkFaults()

/** What goes wrong at which call, what is told of it, and how often the identity server is asked. */
const failures = [
  {
    name: "denied access",
    call: "authorize",
    fault: {denial: "access_denied"},
    told: "OAuthSignInException: User denied access",
    kind: "denied",
    asked: {authorize: 1},
  },
  {
    name: "a state that is not this tab's",
    call: "authorize",
    fault: {tamperState: true},
    told: "An error occurred while validating the state.",
    kind: "state",
    asked: {authorize: 1, token: 0},
  },
  {
    name: "a token endpoint that refuses for ever",
    call: "token",
    fault: {status: 400, error: "invalid_grant"},
    told: "OAuthSignInException: invalid_grant",
    kind: "refused",
    asked: {authorize: 3, token: 3},
  },
  {
    name: "an exchange that the network breaks",
    call: "token",
    fault: {drop: true},
    told: "TypeError: Failed to fetch",
    kind: "network",
    asked: {authorize: 1},
  },
] as const

for (const {name, call, fault, told, kind, asked} of failures)
  test(`${name} is told, and another try ends on the deep link`, async ({page, identity}) => {
    // Who is denied access has not filled in the hosted page yet.
    const isDenied = kind === "denied"
    identity.set(call, fault)
    await page.goto(deepLink)
    if (!isDenied) await signInOnHostedPage(page)
    await expectFailure(page, told, saidOf(kind))
    await expect(page).toHaveURL(({search}) => !/code|error|state/.test(search))
    for (const [of, count] of Object.entries(asked))
      expect(identity.calls(of as keyof typeof asked)).toHaveLength(count)
    identity.set(call, undefined)
    await tryAgain(page)
    if (isDenied) await signInOnHostedPage(page)
    await page.waitForURL(deepLink)
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

test("sign-in code that is late is told, and fetched again", async ({
  page,
  withhold,
  identity: _,
}) => {
  withhold(signInScripts())
  await page.goto(home)
  const said = languages.map(language => word(language, "gate", "load"))
  await expectFailure(page, "ChunkLoadError", said)
  withhold(undefined)
  await tryAgain(page)
  await signInOnHostedPage(page)
  await page.waitForURL(home)
  await expectIn(page)
})
