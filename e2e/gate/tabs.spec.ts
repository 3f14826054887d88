import {word} from "../support/words"
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
const about = `${origins.localhost}/en/about-us/`

test("two tabs that sign in at once both get in, asking once each", async ({context, identity}) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([one.goto(home), two.goto(about)])
  await Promise.all([one, two].map(tab => tab.waitForURL(/oauth2\/authorize/)))
  await signInOnHostedPage(two)
  await two.waitForURL(about)
  await expectIn(two)
  await signInOnHostedPage(one)
  await one.waitForURL(home)
  await expectIn(one)
  expect(identity.calls("authorize")).toHaveLength(2)
})

test("a tab waits for another one that exchanges its code", async ({context, identity}) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  identity.set("token", {delay: 3000})
  await one.goto(home)
  await signInOnHostedPage(one)
  await expect.poll(() => identity.calls("token").length).toBe(1)
  await two.goto(about)
  await expectIn(two)
  await one.waitForURL(home)
  await expectIn(one)
  expect(identity.calls("authorize")).toHaveLength(1)
})

test("signing out in one tab leaves no other one signed in", async ({context, identity: _}) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await signIn(one, home)
  await two.goto(about)
  await expectIn(two)
  await one.getByRole("button", {name: word("en", "gate-bar", "out")}).click()
  await one.waitForURL(/\/logout\/$/)
  await two.waitForURL(/\/logout\/$/)
})

test("a page restored from the back-forward cache says that the sign-in was left", async ({
  page,
  identity,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("pageshow", event => {
      if (event.persisted) document.documentElement.dataset.restored = "yes"
    })
  })
  identity.set("authorize", {denial: "access_denied"})
  await page.goto(home)
  await expectFailure(page, "OAuthSignInException", [])
  identity.set("authorize", undefined)
  await tryAgain(page)
  await page.waitForURL(/oauth2\/authorize/)
  await page.goBack()
  await expect(page.locator("html")).toHaveAttribute("data-restored", "yes")
  await expectFailure(page, "OAuthSignInException: User cancelled OAuth flow.", saidOf("cancelled"))
  expect(identity.calls("authorize")).toHaveLength(2)
  await tryAgain(page)
  await signInOnHostedPage(page)
  await page.waitForURL(home)
  await expectIn(page)
})
