import {openPage} from "../support/test"
import {word} from "../support/words"
import {watchSignInCode} from "./support/downloads"
import {expect, origins, test} from "./support/test"
import {expectFailure, expectIn, saidOf, signInOnHostedPage, tryAgain} from "./support/visitor"

for (const [name, origin, userAgent] of [
  ["a host that looks alike", origins.lookAlike, undefined],
  ["the public host", origins.public, undefined],
  ["a crawler", origins.dev, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com)"],
] as const)
  test.describe(name, () => {
    test.use({userAgent})

    test("gets the page at once, and no sign-in code", async ({page, identity}) => {
      const signInSizes = watchSignInCode(page)
      await openPage(page, `${origin}/en/experiences/`)
      await page.waitForLoadState("networkidle")
      await expect(page.locator("html")).not.toHaveAttribute("data-gate")
      await expect(page.locator("#gate-splash, #gate-bar")).toHaveCount(0)
      await expect(page.getByRole("heading", {level: 1})).toBeVisible()
      expect(signInSizes()).toEqual([])
      expect(identity.log).toEqual([])
    })
  })

test("a gated host downloads 30 kB of sign-in code at most", async ({page, identity: _}) => {
  const signInSizes = watchSignInCode(page)
  await page.goto(`${origins.dev}/en/`)
  await page.waitForURL(/amazoncognito\.com/)
  await expect.poll(signInSizes).toHaveLength(1)
  expect(signInSizes()[0]).toBeLessThanOrEqual(30_000)
})

for (const [name, secure] of [
  ["dev", true],
  ["localhost", false],
] as const)
  test(`/logout is open at ${name}, and signing in again leaves a mark`, async ({
    page,
    context,
    identity,
  }) => {
    await openPage(page, `${origins[name]}/logout`)
    await expect(page.locator("html")).not.toHaveAttribute("data-gate")
    expect(identity.log).toEqual([])
    await page.getByRole("link", {name: word("en", "logout", "again")}).click()
    await signInOnHostedPage(page)
    await page.waitForURL(`${origins[name]}/en/`)
    await expectIn(page)
    const cookie = (await context.cookies(origins[name])).find(({name: of}) => of === "er_auth")
    expect(cookie).toMatchObject({value: "1", path: "/", sameSite: "Lax", secure})
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(60)
  })

for (const name of ["a subdomain", "a listed IP"])
  test(`${name} is gated, and says that nobody signs in there`, async ({
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
