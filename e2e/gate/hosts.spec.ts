import {openPage} from "../support/test"
import {word} from "../support/words"
import {
  expect,
  expectFailure,
  expectIn,
  origins,
  signInOnHostedPage,
  test,
  tryAgain,
} from "./support/test"

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com)"

for (const [name, origin, userAgent] of [
  ["a host that looks alike", origins.lookAlike, undefined],
  ["the public host", origins.public, undefined],
  ["a crawler", origins.dev, crawler],
  // Served as it was built.
  ["a build without settings", "", undefined],
] as const)
  test.describe(name, () => {
    test.use({userAgent})

    test("gets the page at once, and no sign-in code", async ({page, cognito, gated}) => {
      await openPage(page, `${origin}/en/experiences/`)
      await page.waitForLoadState("networkidle")
      await expect(page.locator("html")).not.toHaveAttribute("data-gate")
      await expect(page.getByRole("heading", {level: 1})).toBeVisible()
      expect(gated.signInScripts).toEqual([])
      expect(cognito.log).toEqual([])
    })
  })

for (const name of ["subdomain", "listedIp"] as const)
  test(`a gated host says that nobody signs in there: ${name}`, async ({page, cognito, gated}) => {
    await page.goto(`${origins[name]}/en/`)
    await expectFailure(page, "InvalidOriginException: ", "address")
    expect(gated.signInScripts).toHaveLength(1)
    await tryAgain(page)
    await expectFailure(page, "InvalidOriginException: ", "address")
    expect(cognito.log).toEqual([])
  })

for (const [name, secure] of [
  ["dev", true],
  ["localhost", false],
] as const)
  test(`/logout is open, and signing in from there leaves a mark: ${name}`, async ({
    page,
    context,
    cognito,
  }) => {
    await openPage(page, `${origins[name]}/logout`)
    await expect(page.locator("html")).not.toHaveAttribute("data-gate")
    expect(cognito.log).toEqual([])
    await page.getByRole("link", {name: word("en", "logout", "again")}).click()
    await signInOnHostedPage(page)
    await expectIn(page, `${origins[name]}/en/`)
    const [mark] = (await context.cookies()).filter(cookie => cookie.name === "er_auth")
    expect(mark).toMatchObject({value: "1", path: "/", sameSite: "Lax", secure})
    const days = ((mark?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(60)
  })
