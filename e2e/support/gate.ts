import type {Page} from "@playwright/test"
import {cognitoOrigins} from "../../gatsby/publish/content-security-policy"
import messages from "../../src/gate/error-messages.json"
import {settingsName} from "../../src/gate/host"
import words from "../../src/gate/words.json"
import {languages} from "../../src/i18n/languages"
import {Cognito, settings, username} from "./cognito"
import {test as base, expect} from "./test"

export const origins = {
  dev: "https://dev.example.com",
  subdomain: "https://a.dev.example.com",
  public: "https://www.example.com",
}

const gate = {devDomain: "dev.example.com", ips: ["127.0.0.1"], ...settings}

/** Makes a page that of a build with sign-in: it has the settings, its policy allows the calls. */
const gatedPage = (html: string): string =>
  html
    .replace(
      /(?=<script)/,
      `<meta name="${settingsName}" content="${JSON.stringify(gate).replaceAll('"', "&quot;")}"/>`,
    )
    .replace("connect-src", `connect-src ${cognitoOrigins(gate).join(" ")}`)

/** What the server answers to an address. */
const askServer = async (url: string) => {
  const response = await fetch(url)
  const contentType = response.headers.get("content-type") ?? ""
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    contentType,
    body: /html/.test(contentType) ? gatedPage(body.toString()) : body,
    // The prefix of what Amplify stores.
    isSignIn: /javascript/.test(contentType) && body.includes("CognitoIdentityServiceProvider"),
  }
}

/** Asked once by each worker: a browser whose requests are intercepted keeps nothing. */
const answers = new Map<string, ReturnType<typeof askServer>>()

/** No test looks at pictures here. */
const noPicture = {contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>'}

/** The gated site: what it served of Amplify, and whether it can serve that at all. */
type Site = {signInScripts: string[]; isSignInMissing: boolean}

/** Playwright's test where the build is served as a gated one at all of the origins. */
export const test = base.extend<{cognito: Cognito; gated: Site}>({
  cognito: [
    async ({context}, use) => {
      const cognito = new Cognito()
      await context.route(/^https:\/\/[^/]+\.(amazoncognito|amazonaws)\.com\//, cognito.answer)
      await use(cognito)
    },
    {auto: true},
  ],
  gated: [
    async ({context, baseURL}, use) => {
      const site: Site = {signInScripts: [], isSignInMissing: false}
      const hosts = Object.values(origins).map(origin => new URL(origin).host)
      const isOfSite = ({host}: URL) => hosts.includes(host)
      await context.route(isOfSite, async route => {
        if (route.request().resourceType() === "image") return route.fulfill(noPicture)
        const {pathname} = new URL(route.request().url())
        const pending = answers.get(pathname) ?? askServer(`${baseURL}${pathname}`)
        answers.set(pathname, pending)
        const {isSignIn, ...answer} = await pending
        if (isSignIn) site.signInScripts.push(pathname)
        return route.fulfill(isSignIn && site.isSignInMissing ? {status: 503} : answer)
      })
      await use(site)
    },
    {auto: true},
  ],
})

export {expect}

export const signInOnHostedPage = (page: Page): Promise<void> =>
  page.getByRole("link", {name: "Sign in", exact: true}).click()

export const expectSignedIn = async (page: Page, address: string): Promise<void> => {
  await expect(page).toHaveURL(address)
  await expect(page.locator("html")).toHaveAttribute("data-gate", "ready")
  await expect(page.getByText(username)).toBeVisible()
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
}

/** Opens a page of the site as a visitor who has to sign in first. */
export const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await signInOnHostedPage(page)
  await expectSignedIn(page, address)
}

/** Waits until a failure is shown in every language, with its name, while the page stays hidden. */
export const expectFailure = async (
  page: Page,
  name: string,
  kind: keyof typeof messages,
): Promise<void> => {
  await expect(page.locator("html")).toHaveAttribute("data-gate", "failed")
  const alert = page.getByRole("alert")
  await expect(alert).toContainText(name)
  for (const language of languages) await expect(alert).toContainText(messages[kind][language])
  await expect(page.locator("#___gatsby")).toBeHidden()
}

export const tryAgain = (page: Page): Promise<void> =>
  page.getByRole("button", {name: words.retry.en}).click()
