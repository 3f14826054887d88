import {type Language, otherLanguages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {expectPage, follow, headerLink} from "../support/links"
import {allowNetworkFaults, expectUsable} from "../support/network"
import {headingOf} from "../support/site"
import {expect, openPage, test} from "../support/test"
import {tripPath} from "../support/trips"
import {word} from "../support/words"

const aboutUs = headingOf("/en/about-us/")

const offline = (language: Language) => word(language, "common", "network.offline")

allowNetworkFaults()

test("offline in the middle of a visit the page says so", async ({page, context}) => {
  const language = "es"
  const path = tripPath(language)
  const about = `/${language}/about-us/`
  const [other] = otherLanguages(language)
  await openPage(page, path)
  const notice = page.getByRole("status").filter({hasText: offline(language)})
  await expect(notice).toHaveText(offline(language))
  await expect(page.getByText(offline(language))).toBeHidden()
  await context.setOffline(true)
  await expect(page.getByText(offline(language))).toBeVisible()
  await headerLink(page, about).click()
  await page
    .getByRole("banner")
    .getByRole("link", {name: other && locales[other].name})
    .click()
  await expect(page).toHaveURL(path)
  await expectUsable(page)
  await context.setOffline(false)
  await expect(page.getByText(offline(language))).toBeHidden()
  await follow(page, about)
  await expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf(about))
})

test("offline before the scripts have started the page says so", async ({page, context}) => {
  await page.route(/\.js$/, route => route.abort())
  await page.goto(tripPath("es"))
  await context.setOffline(true)
  await headerLink(page, "/es/about-us/").click()
  await expect(page.getByText(offline("es"))).toBeVisible()
  await expectUsable(page)
})

test("going back without a network shows what was read", async ({page, context}) => {
  await openPage(page, tripPath("en"))
  await follow(page, "/en/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(aboutUs)
  await context.setOffline(true)
  await page.goBack()
  await expectPage(page, tripPath("en"))
  await expectUsable(page)
  await page.goForward()
  await expectPage(page, "/en/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(aboutUs)
})
