/**
 * Photographs a price that is changed from a telephone, for docs/editing.md: the editor of a hosted
 * build, with a stand-in for GitHub over a copy of this project's content.
 */
import {cp, mkdtemp, rm, symlink} from "node:fs/promises"
import {createServer} from "node:http"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import type {Browser, BrowserContext, Page} from "@playwright/test"
import sirv from "sirv"
import {repositoryHandler} from "../../editor/host/handler"
import {publishEditor} from "../../editor/publish"
import {withReview} from "../../editor/testing/pull-requests"
import {readEnvironment} from "../../gatsby/environment/environment"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {locales} from "../../src/i18n/locales"
import {inBrowser} from "../browser"
import {listen} from "../listen"
import {shoot} from "./photograph"
import pressed from "./telephone-words.json"

const token = "of-this-run"

const settings = {
  GATSBY_EDITOR: "github",
  GATSBY_EDITOR_REPO: "house/site",
  GATSBY_EDITOR_AUTH: "https://sign-in.house.test",
  GATSBY_EDITOR_SITE: "https://www.house.test",
}

/** Points of a telephone; the pictures have as many pixels. */
const viewport = {width: 390, height: 844}

const origin = "https://dev.house.test"

/** Answers for a host by a server of this machine. */
const serve = (context: BrowserContext, host: string, address: string) =>
  context.route(`${host}/**`, async route => {
    const {pathname, search} = new URL(route.request().url())
    const response = await route.fetch({url: address + pathname + search})
    const headers = {...response.headers(), "access-control-allow-origin": "*"}
    return route.fulfill({response, headers})
  })

const photograph = async (browser: Browser, folder: string, language: StaffLanguage) => {
  const content = path.join(folder, language)
  for (const part of ["data", "locales"])
    await cp(part, path.join(content, part), {recursive: true})
  // A commit is judged by what uses the words.
  for (const part of ["src", "gatsby"]) await symlink(path.resolve(part), path.join(content, part))
  const files = sirv("static")
  const build = sirv(path.join(folder, "build"))
  const host = await listen(
    createServer((request, response) => build(request, response, () => files(request, response))),
  )
  const github = await listen(
    createServer(repositoryHandler({root: content, token, review: withReview})),
  )
  const word = pressed[language]
  const locale = locales[language].format
  const context = await browser.newContext({viewport, locale, hasTouch: true, isMobile: true})
  await serve(context, origin, host.origin)
  await serve(context, "https://api.github.com", github.origin)
  const page = await context.newPage()
  const button = (name: string) => page.getByRole("button", {name, exact: true})
  const show = (of: Page, name: string) => shoot(of, `telephone-${name}-${language}`)
  await page.goto(`${origin}/editor/`)
  await button(word.withToken).waitFor()
  await show(page, "sign-in")
  await button(word.withToken).tap()
  await page.getByLabel(word.token).fill(token)
  await page.getByRole("alertdialog").getByRole("button", {name: word.signIn}).tap()
  // Its name goes on, hidden, with how it opens.
  const link = page.locator("#own-bar").getByRole("link", {name: word.prices})
  await page.waitForTimeout(3000)
  await show(page, "start")
  const [prices] = await Promise.all([context.waitForEvent("page"), link.tap()])
  const field = prices.getByRole("textbox").first()
  await field.tap()
  await field.fill(String(Number(await field.inputValue()) + 5))
  await show(prices, "price")
  await prices.getByRole("button", {name: word.save, exact: true}).tap()
  const publish = prices.getByRole("button", {name: word.publish, exact: true})
  await publish.waitFor()
  await show(prices, "saved")
  await publish.tap()
  await field.waitFor()
  await prices.getByRole("status").filter({hasText: /\d/}).scrollIntoViewIfNeeded()
  await show(prices, "published")
  await context.close()
  await host.stop()
  await github.stop()
}

const main = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "telephone-"))
  await publishEditor(process.cwd(), path.join(folder, "build"), readEnvironment(settings))
  await inBrowser(async browser => {
    for (const language of staffLanguages) await photograph(browser, folder, language)
  })
  await rm(folder, {recursive: true})
}

void main()
