import {waitForHydration} from "../support/test"
import {word} from "../support/words"
import {watchScripts} from "./support/downloads"
import {expect, origins, test} from "./support/test"
import {
  expectFailure,
  expectIn,
  saidOf,
  signIn,
  signInOnHostedPage,
  tryAgain,
} from "./support/visitor"

const hostedPage = /amazoncognito\.com/

for (const name of ["lookAlike", "public"] as const)
  test(`the ${name} host shows the page at once and downloads no sign-in code`, async ({
    page,
    identity,
  }) => {
    const scripts = watchScripts(page)
    await page.goto(`${origins[name]}/en/experiences/`)
    await waitForHydration(page)
    await page.waitForLoadState("networkidle")
    await expect(page.locator("html")).not.toHaveAttribute("data-gate")
    await expect(page.locator("#gate-splash, #gate-bar")).toHaveCount(0)
    expect(scripts.count()).toBeGreaterThan(3)
    expect(scripts.signInSizes()).toEqual([])
    expect(identity.log).toEqual([])
  })

test("a gated host downloads one script with sign-in code, of 30 kB at most", async ({
  page,
  identity: _,
}) => {
  const scripts = watchScripts(page)
  await page.goto(`${origins.dev}/en/`)
  await page.waitForURL(hostedPage)
  await expect.poll(scripts.signInSizes).toHaveLength(1)
  expect(scripts.signInSizes()[0]).toBeLessThanOrEqual(30_000)
})

test("the development domain signs in over https, with a Secure marker cookie", async ({
  page,
  context,
  identity: _,
}) => {
  await signIn(page, `${origins.dev}/es/about-us/?a=1#content`)
  const cookie = (await context.cookies(origins.dev)).find(({name}) => name === "er_auth")
  expect(cookie).toMatchObject({value: "1", path: "/", sameSite: "Lax", secure: true})
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(60)
})

test("localhost signs in over http, and its cookie is not Secure", async ({
  page,
  context,
  identity: _,
}) => {
  await signIn(page, `${origins.localhost}/en/`)
  const cookie = (await context.cookies(origins.localhost)).find(({name}) => name === "er_auth")
  expect(cookie).toMatchObject({value: "1", secure: false})
})

for (const name of ["a subdomain", "a listed IP"])
  test(`${name} is gated, and says that nobody can sign in there`, async ({
    page,
    ipOrigin,
    identity,
  }) => {
    await page.goto(`${name === "a listed IP" ? ipOrigin : origins.subdomain}/en/`)
    const text = saidOf("address")
    await expectFailure(page, "InvalidOriginException: ", text)
    await tryAgain(page)
    await expectFailure(page, "InvalidOriginException: ", text)
    expect(identity.log).toEqual([])
  })

test.describe("crawlers", () => {
  test.use({userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"})

  test("read a gated host without signing in", async ({page, identity}) => {
    const scripts = watchScripts(page)
    await page.goto(`${origins.dev}/en/`)
    await waitForHydration(page)
    await expect(page.getByRole("heading", {level: 1})).toBeVisible()
    expect(scripts.signInSizes()).toEqual([])
    expect(identity.log).toEqual([])
  })
})

for (const name of ["dev", "localhost"] as const)
  test(`/logout on the ${name} origin is open and offers to sign in again`, async ({
    page,
    identity,
  }) => {
    await page.goto(`${origins[name]}/logout`)
    await waitForHydration(page)
    await expect(page.locator("html")).not.toHaveAttribute("data-gate")
    expect(identity.log).toEqual([])
    await page.getByRole("link", {name: word("en", "logout", "again")}).click()
    await signInOnHostedPage(page)
    await page.waitForURL(`${origins[name]}/en/`)
    await expectIn(page)
  })
