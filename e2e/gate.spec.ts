import messages from "../src/gate/error-messages.json"
import words from "../src/gate/words.json"
import {expectAccessible} from "./support/axe"
import {settings} from "./support/cognito"
import {
  expect,
  expectFailure,
  expectSignedIn,
  origins,
  signIn,
  signInOnHostedPage,
  test,
  tryAgain,
} from "./support/gate"
import {allowNetworkFaults} from "./support/network"
import {openPage, waitForHydration} from "./support/test"
import {tripPath} from "./support/trips"
import {word} from "./support/words"

const home = `${origins.dev}/en/`
const deepLink = `${origins.dev}${tripPath("en")}?utm_source=mail#content`

// Which hosts are gated, and for whom, is stated in src/gate/host.test.ts.
test("the public host gets the page at once, and no sign-in code", async ({
  page,
  cognito,
  gated,
}) => {
  await openPage(page, `${origins.public}/en/experiences/`)
  await page.waitForLoadState("networkidle")
  await expect(page.locator("html")).not.toHaveAttribute("data-gate")
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
  expect(gated.signInScripts).toEqual([])
  expect(cognito.log).toEqual([])
})

test("a gated host on which nobody can sign in says so", async ({page, gated}) => {
  await page.goto(`${origins.subdomain}/en/`)
  await expectFailure(page, "InvalidOriginException: ", "InvalidOriginException")
  expect(gated.signInScripts).toHaveLength(1)
})

test("/logout is open, and signing in from there leaves a mark", async ({
  page,
  context,
  cognito,
}) => {
  await openPage(page, `${origins.dev}/logout`)
  await expect(page.locator("html")).not.toHaveAttribute("data-gate")
  expect(cognito.log).toEqual([])
  await page.getByRole("link", {name: word("en", "logout", "again")}).click()
  await signInOnHostedPage(page)
  await expectSignedIn(page, `${origins.dev}/en/`)
  const mark = (await context.cookies()).find(({name}) => name === "er_auth")
  expect(mark).toMatchObject({value: "1", path: "/", sameSite: "Lax", secure: true})
  const days = (Number(mark?.expires) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(60)
})

test.describe("signing in", () => {
  allowNetworkFaults()

  test("a deep link is reached with PKCE, and a reload asks nothing", async ({page, cognito}) => {
    await signIn(page, deepLink)
    await waitForHydration(page)
    expect(cognito.calls("authorize")).toEqual([
      expect.objectContaining({
        client_id: settings.clientId,
        redirect_uri: `${origins.dev}/`,
        response_type: "code",
        scope: "email openid profile",
        code_challenge_method: "S256",
        state: expect.stringMatching(/^\w{32}$/),
      }),
    ])
    expect(cognito.calls("token")).toEqual([
      expect.objectContaining({code_verifier: expect.stringMatching(/^[A-Za-z0-9]{128}$/)}),
    ])
    await expect.poll(() => cognito.calls("GetCredentialsForIdentity")).not.toEqual([])
    await page.reload()
    await expectSignedIn(page, deepLink)
    await waitForHydration(page)
    expect(cognito.calls("authorize")).toHaveLength(1)
  })

  test("until the visitor is in, the page is there for nobody", async ({page, gated}) => {
    gated.isSignInMissing = true
    await page.goto(home)
    await expect(page.getByRole("alert")).toContainText(messages.ChunkLoadError.es)
    await expect(page.locator("#___gatsby")).toBeHidden()
    await expect(page.getByRole("link")).toHaveCount(0)
    await expectAccessible(page)
    gated.isSignInMissing = false
    await tryAgain(page)
    await signInOnHostedPage(page)
    await expectSignedIn(page, home)
  })

  /** What goes wrong, its message, and how often the hosted page is opened before. */
  for (const [call, fault, message, kind, attempts] of [
    ["authorize", "denied", "OAuthSignInException: access_denied", "OAuthSignInException", 1],
    ["token", {status: 400, error: "invalid_grant"}, "invalid_grant", "OAuthSignInException", 3],
    ["token", "dropped", "TypeError: Failed to fetch", "NetworkError", 1],
  ] as const)
    test(`shows its message, and can be tried again: ${message}`, async ({page, cognito}) => {
      cognito.faults[call] = fault
      await page.goto(deepLink)
      if (fault !== "denied") await signInOnHostedPage(page)
      await expectFailure(page, message, kind)
      await expect(page).toHaveURL(({search}) => !/code|error|state/.test(search))
      expect(cognito.calls("authorize")).toHaveLength(attempts)
      cognito.faults = {}
      await tryAgain(page)
      if (fault === "denied") await signInOnHostedPage(page)
      await expectSignedIn(page, deepLink)
    })

  test("an identity pool that fails keeps nobody out", async ({page, cognito}) => {
    cognito.faults.GetId = {status: 500, error: "InternalErrorException"}
    await signIn(page, home)
    expect(cognito.calls("authorize")).toHaveLength(1)
  })

  test("signs out everywhere", async ({page, context, cognito}) => {
    await signIn(page, home)
    const stored = () => page.evaluate(() => Object.keys(localStorage).join())
    expect(await stored()).toContain("Token")
    await page.getByRole("button", {name: words.signOut.en}).click()
    await expect(page).toHaveURL(/\/logout\/?$/)
    expect(cognito.calls("logout")).toHaveLength(1)
    expect((await context.cookies()).map(({name}) => name)).not.toContain("er_auth")
    expect(await stored()).not.toContain("Token")
    await page.goto(home)
    await expect(page.getByRole("link", {name: "Sign in", exact: true})).toBeVisible()
  })

  /** A second longer than a token is good for. */
  const hour = 3_601_000

  test("an hour later tokens are refreshed once, kept while the network is down, cleared by a refusal", async ({
    page,
    cognito,
  }) => {
    await signIn(page, home)
    await page.clock.install({time: Date.now() + hour})
    await page.reload()
    await expectSignedIn(page, home)
    expect(cognito.calls("GetTokensFromRefreshToken")).toHaveLength(1)

    await page.clock.setSystemTime(Date.now() + 2 * hour)
    cognito.faults.GetTokensFromRefreshToken = "dropped"
    await page.reload()
    await expectFailure(page, "A network error has occurred.", "NetworkError")
    cognito.faults = {}
    await tryAgain(page)
    await expectSignedIn(page, home)
    expect(cognito.calls("authorize")).toHaveLength(1)

    await page.clock.setSystemTime(Date.now() + 3 * hour)
    cognito.faults.GetTokensFromRefreshToken = {status: 500, error: "InternalError"}
    cognito.faults.authorize = "denied"
    await page.reload()
    await expectFailure(page, "access_denied", "OAuthSignInException")
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("Token")
  })
})
