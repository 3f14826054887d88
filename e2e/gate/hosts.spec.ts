import {openPage} from "../support/test"
import {word} from "../support/words"
import {expect, expectFailure, expectIn, origins, signInOnHostedPage, test} from "./support/test"

// Which hosts are gated, and for whom, is stated in src/gate/host.test.ts.
for (const [name, origin] of [
  ["the public host", origins.public],
  // Served as it was built.
  ["a build without settings", ""],
] as const)
  test(`${name} gets the page at once, and no sign-in code`, async ({page, cognito, gated}) => {
    await openPage(page, `${origin}/en/experiences/`)
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
  await expectIn(page, `${origins.dev}/en/`)
  const mark = (await context.cookies()).find(({name}) => name === "er_auth")
  expect(mark).toMatchObject({value: "1", path: "/", sameSite: "Lax", secure: true})
  const days = (Number(mark?.expires) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(60)
})
