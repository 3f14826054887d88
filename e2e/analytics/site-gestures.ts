import {expect} from "@playwright/test"
import type {EventName} from "../../src/analytics/catalogue/catalogue"
import {breakPage} from "../support/break-page"
import {tickRegion, tripsWith} from "../support/filter"
import {openInNewTab} from "../support/measured"
import {experiences, questions} from "../support/site"

import {notFound, openPage} from "../support/test"
import {skipUnless, tripOf} from "../support/trips"
import {word} from "../support/words"
import type {Gesture, tripGestures} from "./trip-gestures"

/** No one gesture pushes them: they are told when a page is left. */
type Measured = "web_vitals"

type Names = Exclude<EventName, Measured | keyof typeof tripGestures>

/** What a visitor does with the site. */
export const siteGestures: {[Name in Names]: Gesture<Name>} = {
  page_view: async page => {
    const {slug, seo} = tripOf()
    const path = `/es/experiences/${slug}/`
    await page.goto(`${path}?utm_source=letter#content`)
    return {
      event: "page_view",
      page_title: seo.title.es,
      page_path: path,
      page_location: expect.stringMatching(/\/es\/experiences\/.+\/\?utm_source=letter$/) as never,
      page_language: "es",
    }
  },
  page_not_found: async (page, allowed) => {
    allowed.push(notFound)
    const page_path = "/en/experiences/0-no-such-trip/"
    await page.goto(page_path)
    return {event: "page_not_found", page_path, page_referrer: ""}
  },
  contact_click: async page => {
    await page.goto("/en/")
    const link = page.getByRole("banner").locator('a[href^="https://wa.me/"]:visible')
    await openInNewTab(page, () => link.click())
    return {
      event: "contact_click",
      contact_method: "whatsapp",
      contact_position: "header",
      lead_reference: "CHAT-EN",
    }
  },
  language_switch: async page => {
    await openPage(page, "/en/terms/")
    await page.getByRole("banner").getByRole("link", {name: "Español"}).click()
    await expect(page).toHaveURL("/es/terms/")
    return {event: "language_switch", language_from: "en", language_to: "es"}
  },
  question_opened: async page => {
    const {key} = skipUnless(questions[0], "there is no question")
    await page.goto("/en/questions-answers/")
    await page.locator(`[id="${key}"] summary`).click()
    return {event: "question_opened", question: key}
  },
  part_stopped: async (page, allowed) => {
    await openPage(page, "/en/experiences/")
    await breakPage(page, "/en/about-us/", allowed)
    return {event: "part_stopped", stopped_part: "page", stopped_by: "Error"}
  },
  filter_used: async page => {
    const {regions, group} = skipUnless(experiences.at(-1), "there is no trip")
    const filter = {region: regions[0] as string, length: group}
    await openPage(page, "/en/experiences/")
    await tickRegion(page, filter.region)
    await page.locator("select[name=length]").selectOption(filter.length)
    return {
      event: "filter_used",
      filter_length: filter.length,
      filter_region: filter.region,
      filter_activity: "any",
      filter_month: "any",
      filter_price: "any",
      filter_facts: "any",
      filter_results: tripsWith(filter).length,
    }
  },
  consent_choice: async page => {
    await openPage(page, "/en/")
    await page.getByRole("button", {name: word("en", "common", "footer.cookies")}).click()
    await page.getByRole("button", {name: word("en", "common", "cookies.accept")}).click()
    return {
      event: "consent_choice",
      consent_choice: "accepted",
      consent_previous: "accepted",
      page_location: page.url(),
    }
  },
}
