import {allowNetworkFaults} from "../support/network"
import {waitForHydration} from "../support/test"
import {expect, origins, test} from "./support/test"
import {expectFailure, expectIn, saidOf, signIn, tryAgain} from "./support/visitor"

const home = `${origins.localhost}/en/`

allowNetworkFaults()

test.beforeEach(async ({page, identity}) => {
  await signIn(page, home)
  identity.reset()
  await page.clock.install({time: Date.now() + 3_601_000})
})

test("an hour later the expired tokens are refreshed exactly once", async ({page, identity}) => {
  await page.reload()
  await expectIn(page)
  await waitForHydration(page)
  expect(identity.calls("refresh")).toHaveLength(1)
  expect(identity.calls("authorize")).toHaveLength(0)
})

test("an hour later a refused refresh leads to one sign-in", async ({page, identity}) => {
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

test("an hour later a network that is down keeps the tokens", async ({page, identity}) => {
  identity.set("refresh", {drop: true})
  await page.reload()
  await expectFailure(page, "NetworkError: A network error has occurred.", saidOf("network"))
  identity.set("refresh", undefined)
  await tryAgain(page)
  await expectIn(page)
  await expect(page).toHaveURL(home)
  expect(identity.calls("authorize")).toHaveLength(0)
})
