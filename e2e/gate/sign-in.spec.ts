import {languages} from "../../src/i18n/languages"
import {localCognito} from "../../tools/identity/pool"
import {named} from "../support/measured"
import {holdBack} from "../support/routes"
import {waitForHydration} from "../support/test"
import {tripPath} from "../support/trips"
import {word} from "../support/words"
import {signInScripts} from "./support/downloads"
import {expect, origins, test} from "./support/test"
import {expectIn, signIn, signInOnHostedPage} from "./support/visitor"

const home = `${origins.localhost}/en/`

test("a deep link is reached with PKCE, and a reload asks nothing", async ({page, identity}) => {
  const deepLink = `${origins.localhost}${tripPath("en")}?utm_source=mail#content`
  await signIn(page, deepLink)
  await waitForHydration(page)
  await expect(page).toHaveURL(deepLink)

  const [asked] = identity.calls("authorize")
  expect(identity.calls("authorize")).toHaveLength(1)
  expect(asked?.values).toMatchObject({
    client_id: localCognito.clientId,
    redirect_uri: `${origins.localhost}/`,
    response_type: "code",
    scope: "email openid profile",
    code_challenge_method: "S256",
    state: expect.stringMatching(/^[\w]{32}$/),
  })
  const [exchange] = identity.calls("token")
  expect(exchange?.values).toMatchObject({
    grant_type: "authorization_code",
    redirect_uri: `${origins.localhost}/`,
    code_verifier: expect.stringMatching(/^[A-Za-z0-9]{128}$/),
  })
  await expect.poll(() => identity.calls("getId").length).toBeGreaterThan(0)
  await expect.poll(() => identity.calls("getCredentials").length).toBeGreaterThan(0)
  await page.reload()
  await expectIn(page)
  await waitForHydration(page)
  expect(identity.calls("authorize")).toHaveLength(1)
})

test("until the visitor is in, the page is there for nobody", async ({page, identity: _}) => {
  const isSignIn = (url: URL) => signInScripts().test(url.pathname)
  // What signs in does not arrive before the test is over: the page can neither open nor move on.
  await holdBack(page, isSignIn)
  const asked = page.waitForRequest(request => isSignIn(new URL(request.url())))
  await page.goto(home)
  await asked
  for (const language of languages)
    await expect(page.getByRole("status")).toContainText(word(language, "gate-splash", "waiting"))
  await expect(page.locator("html")).toHaveAttribute("data-gate", "pending")
  await expect(page.locator("#___gatsby")).toBeHidden()
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
  await expect(page.getByRole("link")).toHaveCount(0)
})

test("a stale code of a visitor who is signed in is cleaned away", async ({page, identity}) => {
  await signIn(page, home)
  await page.goto(`${origins.localhost}/en/terms/?a=1&code=old&state=old#content`)
  await expectIn(page)
  await expect(page).toHaveURL(`${origins.localhost}/en/terms/?a=1#content`)
  await waitForHydration(page)
  const views = async () => (await named(page, "page_view")).map(view => view.page_location)
  await expect.poll(views).toEqual([`${origins.localhost}/en/terms/?a=1`])
  expect(identity.calls("authorize")).toHaveLength(1)
  expect(identity.calls("token")).toHaveLength(1)
})

test("a stale code of a visitor who is not leads to one sign-in", async ({page, identity}) => {
  await page.goto(`${home}?code=old&state=old`)
  await signInOnHostedPage(page)
  await page.waitForURL(home)
  await expectIn(page)
  expect(identity.calls("token")).toHaveLength(1)
})

test.describe("a Spanish visitor", () => {
  test.use({locale: "es-CO"})

  test("comes back to the Spanish home, with one exchange", async ({page, identity}) => {
    await page.goto(`${origins.localhost}/`)
    await signInOnHostedPage(page)
    await page.waitForURL(`${origins.localhost}/es/`)
    await expectIn(page)
    await expect(
      page.getByRole("complementary", {name: word("es", "gate-bar", "label")}),
    ).toBeVisible()
    expect(identity.calls("token")).toHaveLength(1)
  })
})
