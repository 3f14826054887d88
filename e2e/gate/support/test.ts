import process from "node:process"
import type {Page} from "@playwright/test"
import {readEnvironment} from "../../../gatsby/environment/environment"
import {gateSettings} from "../../../gatsby/environment/gate-settings"
import {escapeMarkup} from "../../../gatsby/files/escape"
import {bundleEarlyCode} from "../../../gatsby/hooks/early/bundle"
import {securePage} from "../../../gatsby/publish/finish/page-policy"
import {settingsName} from "../../../src/features/sign-in-gate/settings"
import {languages} from "../../../src/i18n/languages"
import {test as base, expect} from "../../support/test"
import {word} from "../../support/words"
import {Cognito, settings, username} from "./cognito"

/** Where the tests meet the gated site. */
export const origins = {
  localhost: "http://localhost:5173",
  dev: "https://dev.example.com",
  subdomain: "https://a.dev.example.com",
  listedIp: "http://127.0.0.1:5173",
  lookAlike: "https://dev.example.com.evil.test",
  public: "https://www.example.com",
}

const environment = readEnvironment({
  GATSBY_COGNITO_USER_POOL_ID: settings.userPoolId,
  GATSBY_COGNITO_CLIENT_ID: settings.clientId,
  GATSBY_COGNITO_DOMAIN: settings.domain,
  GATSBY_COGNITO_IDENTITY_POOL_ID: settings.identityPoolId,
})

/** Makes a page what it is in a build with sign-in settings: with these, its inline script and its policy. */
const gatedPage = (html: string, boot: string): string => {
  const content = escapeMarkup(JSON.stringify(gateSettings(environment)))
  const page = html
    .replace(/(<script(?: data-any-address="")?>).*?(?=<\/script>)/s, (_, tag) => tag + boot)
    .replace(
      /(?<=<meta charset="utf-8"\/>)/i,
      `<meta name="${settingsName}" content="${content}"/>`,
    )
  return securePage(page, environment)
}

/** The gated site: what it served of Amplify, and whether it can serve that at all. */
type Site = {signInScripts: string[]; isSignInMissing: boolean}

/** Playwright's test where the build is served as a gated one at all of the origins. */
export const test = base.extend<{cognito: Cognito; gated: Site}, {boot: string}>({
  boot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => use(await bundleEarlyCode(process.cwd(), environment, "boot")),
    {scope: "worker"},
  ],
  cognito: [
    async ({context}, use) => {
      const cognito = new Cognito()
      await cognito.answerFor(context)
      await use(cognito)
    },
    {auto: true},
  ],
  gated: [
    async ({context, baseURL, boot}, use) => {
      const site: Site = {signInScripts: [], isSignInMissing: false}
      const hosts = Object.values(origins).map(origin => new URL(origin).host)
      const isOfSite = ({host}: URL) => hosts.includes(host)
      await context.route(isOfSite, async route => {
        const {pathname, search} = new URL(route.request().url())
        const response = await route.fetch({url: `${baseURL}${pathname}${search}`, maxRetries: 3})
        const type = response.headers()["content-type"] ?? ""
        if (/html/.test(type))
          return route.fulfill({response, body: gatedPage(await response.text(), boot)})
        // The prefix of what Amplify stores.
        const isSignIn =
          /javascript/.test(type) &&
          (await response.text()).includes("CognitoIdentityServiceProvider")
        if (isSignIn) site.signInScripts.push(pathname)
        return isSignIn && site.isSignInMissing
          ? route.fulfill({status: 503})
          : route.fulfill({response})
      })
      await use(site)
    },
    {auto: true},
  ],
})

export {expect}

/** Follows the hosted page's link. */
export const signInOnHostedPage = (page: Page): Promise<void> =>
  page.getByRole("link", {name: "Sign in", exact: true}).click()

/** Waits until the visitor is in, at this address. */
export const expectIn = async (page: Page, address: string): Promise<void> => {
  await expect(page).toHaveURL(address)
  await expect(page.locator("html")).toHaveAttribute("data-gate", "ready")
  await expect(page.getByText(username)).toBeVisible()
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
}

/** Opens a page of the site as a visitor who has to sign in first. */
export const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await signInOnHostedPage(page)
  await expectIn(page, address)
}

/** Waits until a failure is told in every language, with its name, while the page stays hidden. */
export const expectFailure = async (page: Page, name: string, kind: string): Promise<void> => {
  await expect(page.locator("html")).toHaveAttribute("data-gate", "failed")
  const alert = page.getByRole("alert")
  await expect(alert).toContainText(name)
  for (const language of languages)
    await expect(alert).toContainText(word(language, "gate-errors", `kind.${kind}`))
  await expect(page.locator("#___gatsby")).toBeHidden()
}

/** Presses the button that follows a failure. */
export const tryAgain = (page: Page): Promise<void> =>
  page
    .getByRole("alert")
    .getByRole("button", {name: word("en", "gate", "retry")})
    .click()
