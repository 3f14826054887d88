import {waitForHydration} from "../support/test"
import {expect, origins, test} from "./support/test"
import {expectFailure, expectIn, forgetCalls, saidOf, signIn, tryAgain} from "./support/visitor"

const home = `${origins.localhost}/en/`

test.afterEach(({faults}) => forgetCalls(faults))

test.beforeEach(async ({page, identity}) => {
  await signIn(page, home)
  identity.reset()
  await page.clock.install({time: Date.now() + 3_601_000})
})

test("an hour after signing in the expired tokens are refreshed exactly once", async ({
  page,
  identity,
}) => {
  await page.reload()
  await expectIn(page)
  await waitForHydration(page)
  expect(identity.calls("refresh")).toHaveLength(1)
  expect(identity.calls("authorize")).toHaveLength(0)
})

test("an hour after signing in a refused refresh clears the tokens and leads to one sign-in", async ({
  page,
  identity,
}) => {
  identity.set("refresh", {status: 400, error: "NotAuthorizedException"})
  identity.set("authorize", {denial: "access_denied"})
  await page.reload()
  await expectFailure(page, "OAuthSignInException", saidOf("denied"))
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("Token")
  expect(identity.calls("refresh")).toHaveLength(1)
  identity.reset()
  await tryAgain(page)
  await page.waitForURL(home)
  await expectIn(page)
  expect(identity.calls("authorize")).toHaveLength(1)
})

test("an hour after signing in a refresh that fails at the service clears the tokens too", async ({
  page,
  identity,
}) => {
  identity.set("refresh", {status: 500})
  identity.set("authorize", {denial: "server_error"})
  await page.reload()
  await expectFailure(page, "OAuthSignInException", [])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("Token")
})

test("an hour after signing in a network that is down keeps the tokens, and another try goes in", async ({
  page,
  identity,
}) => {
  identity.set("refresh", {drop: true})
  await page.reload()
  await expectFailure(page, "NetworkError: A network error has occurred.", saidOf("network"))
  identity.set("refresh", undefined)
  await tryAgain(page)
  await expectIn(page)
  await expect(page).toHaveURL(home)
  expect(identity.calls("authorize")).toHaveLength(0)
})
