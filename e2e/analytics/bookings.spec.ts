import type {Page} from "@playwright/test"
import {answerAhead} from "../support/consent"
import {expect, test} from "../support/container"
import {appScript} from "../support/failing-scripts"
import {bookLinks} from "../support/links"
import {answerChats, named, openInNewTab} from "../support/measured"
import {holdBack} from "../support/routes"
import {openLaidOut} from "../support/test"
import {tripOf, tripWith} from "../support/trips"

const leads = (page: Page) => named(page, "generate_lead")

const book = (page: Page, position: string) =>
  openInNewTab(page, () => bookLinks(page, position).click())

/** A trip, and what its booking counts as. */
const sample = () => {
  const {slug, code, kind, price} = tripOf()
  const lead = {
    lead_kind: kind,
    lead_position: "facts",
    lead_item: slug,
    lead_reference: `${code}-EN`,
    ecommerce: {currency: "EUR", value: price},
  }
  return {path: `/en/experiences/${slug}/`, lead}
}

test.beforeEach(({context}) => answerChats(context))

test("a booking link counts that was pressed before the scripts have arrived", async ({page}) => {
  const {path, lead} = sample()
  const arrive = await holdBack(page, appScript)
  await page.goto(path, {waitUntil: "commit"})
  await book(page, "facts")
  expect(await leads(page)).toEqual([])
  arrive()
  await expect.poll(() => leads(page)).toMatchObject([lead])
})

test("a booking counts at the closing line, in the bar and at a trip of one's own", async ({
  page,
}) => {
  await answerAhead(page, "rejected")
  await page.setViewportSize({width: 375, height: 700})
  await openLaidOut(page, `/en/experiences/${tripWith("covers").slug}/`)
  await page.getByRole("table").first().scrollIntoViewIfNeeded()
  await expect(bookLinks(page, "bar")).toBeInViewport({ratio: 1})
  await book(page, "bar")
  await book(page, "closing")
  await expect
    .poll(() => leads(page))
    .toMatchObject([{lead_position: "bar"}, {lead_position: "closing"}])

  await page.goto("/en/experiences/")
  await book(page, "customize")
  await expect
    .poll(() => leads(page))
    .toEqual([
      {
        event: "generate_lead",
        lead_kind: "custom",
        lead_position: "customize",
        lead_item: "custom",
        lead_reference: "PLAN-EN",
        ecommerce: {currency: "EUR", items: []},
      },
    ])
})
