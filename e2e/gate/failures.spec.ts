import {axe} from "../support/axe"
import {waitForHydration} from "../support/test"
import {signInScripts} from "./support/downloads"
import {expect, origins, test} from "./support/test"
import {expectFailure, expectIn, signIn, signInOnHostedPage, tryAgain} from "./support/visitor"

const home = `${origins.localhost}/en/`
const deepLink = `${origins.localhost}/en/about-us/?a=1#content`

/** The browser logs every refused or broken call; anything else stays a fault. */
const forgetNetwork = (faults: string[]) => {
  const others = faults.filter(
    fault => !/Failed to load resource|^request: |blocked by CORS|ChunkLoadError/.test(fault),
  )
  faults.length = 0
  faults.push(...others)
}

test.afterEach(({faults}) => forgetNetwork(faults))

test("denied access is told, and another try ends on the deep link", async ({page, identity}) => {
  identity.set("authorize", {denial: "access_denied"})
  await page.goto(deepLink)
  await expectFailure(page, "OAuthSignInException: User denied access", [
    /refused this account/,
    /rechazó esta cuenta/,
  ])
  expect(new URL(page.url()).search).toBe("")
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
  await expectFailure(page, "An error occurred while validating the state.", [
    /does not belong to this attempt/,
    /no corresponde a este intento/,
  ])
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
  await expectFailure(page, "OAuthSignInException: invalid_grant", [
    /did not accept the sign-in/,
    /no aceptó el ingreso/,
  ])
  expect(identity.calls("authorize")).toHaveLength(3)
  expect(identity.calls("token")).toHaveLength(3)

  identity.set("token", undefined)
  await tryAgain(page)
  await page.waitForURL(deepLink)
  await expectIn(page)
})

test.describe("an hour after signing in", () => {
  test.beforeEach(async ({page, identity}) => {
    await signIn(page, home)
    identity.reset()
    await page.clock.install({time: Date.now() + 3_601_000})
  })

  test("the expired tokens are refreshed exactly once", async ({page, identity}) => {
    await page.reload()
    await expectIn(page)
    await waitForHydration(page)
    expect(identity.calls("refresh")).toHaveLength(1)
    expect(identity.calls("authorize")).toHaveLength(0)
  })

  test("a refused refresh clears the tokens and leads to one sign-in", async ({page, identity}) => {
    identity.set("refresh", {status: 400, error: "NotAuthorizedException"})
    identity.set("authorize", {denial: "access_denied"})
    await page.reload()
    await expectFailure(page, "OAuthSignInException", [/refused this account/])
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("Token")
    expect(identity.calls("refresh")).toHaveLength(1)
    identity.reset()
    await tryAgain(page)
    await page.waitForURL(home)
    await expectIn(page)
    expect(identity.calls("authorize")).toHaveLength(1)
  })

  test("a refresh that fails at the service clears the tokens too", async ({page, identity}) => {
    identity.set("refresh", {status: 500})
    identity.set("authorize", {denial: "server_error"})
    await page.reload()
    await expectFailure(page, "OAuthSignInException", [])
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("Token")
  })

  test("a network that is down keeps the tokens, and another try goes in", async ({
    page,
    identity,
  }) => {
    identity.set("refresh", {drop: true})
    await page.reload()
    await expectFailure(page, "NetworkError: A network error has occurred.", [
      /out of reach/,
      /No hay conexión/,
    ])
    identity.set("refresh", undefined)
    await tryAgain(page)
    await expectIn(page)
    await expect(page).toHaveURL(home)
    expect(identity.calls("authorize")).toHaveLength(0)
  })
})

test("an exchange that the network breaks is told, and another try goes in", async ({
  page,
  identity,
}) => {
  identity.set("token", {drop: true})
  await page.goto(deepLink)
  await signInOnHostedPage(page)
  await expectFailure(page, "TypeError: Failed to fetch", [/out of reach/])
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
  await expectFailure(page, "NetworkError: A network error has occurred.", [/out of reach/])
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
  await expectFailure(page, "ChunkLoadError", [/could not be loaded/, /No se pudo cargar/])
  withhold(undefined)
  await tryAgain(page)
  await signInOnHostedPage(page)
  await page.waitForURL(home)
  await expectIn(page)
})
