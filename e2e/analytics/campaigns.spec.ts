import type {BrowserContext, Page} from "@playwright/test"
import {channelKey} from "../../src/analytics/chat-channel"
import {answer, askAgain, question} from "../support/consent"
import {expect, test} from "../support/container"
import {bookLinks, cardLinks, follow, openFirst} from "../support/links"
import {answerChats, openInNewTab} from "../support/measured"
import {readJson, site} from "../support/site"
import {openPage, waitForHydration} from "../support/test"
import {skipUnless, tripOf} from "../support/trips"

const {channels} = readJson<{channels: {source: string; medium?: string; code: string}[]}>(
  "data/site.json",
)

/** A campaign's link: its channel is one that the data names, beside ids that must go nowhere. */
const campaign = () => {
  const {source, code} = skipUnless(
    channels.find(({medium}) => !medium),
    "no channel is of a source alone",
  )
  const utm = `utm_source=${source}&utm_medium=paid&utm_campaign=may`
  return {code, utm, link: `/en/?${utm}&gclid=click-1&fbclid=click-2`}
}

const key = channelKey(site.productId)

/** Everything that a page leaves in the browser or in its address, as one text. */
const traces = async (page: Page, context: BrowserContext) => {
  const kept = await page.evaluate(() => [{...localStorage}, {...sessionStorage}, location.href])
  return JSON.stringify([kept, await context.cookies(), context.pages().map(of => of.url())])
}

const keptChannel = (page: Page) => page.evaluate(name => sessionStorage.getItem(name), key)

/** Says yes on the page that a campaign's link has led to, and waits until its channel is kept. */
const accept = async (page: Page, code: string) => {
  await answer(page, "accept")
  await expect.poll(() => keptChannel(page)).toBe(code)
}

/** The last line of a chat's text. */
const referenceOf = (href: string) =>
  new URL(href).searchParams
    .get("text")
    ?.split("\n")
    .at(-1)
    ?.replace(/^Ref\. /, "")

/** References of all chats on the page, each once. */
const references = async (page: Page) => {
  const links = page.locator('a[href^="https://wa.me/"]')
  const hrefs = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
  return [...new Set(hrefs.map(referenceOf))]
}

/** Goes on to a trip's page by links, without a load. */
const toTrip = async (page: Page) => {
  await follow(page, "/en/experiences/")
  return tripOf({slug: await openFirst(cardLinks(page))})
}

/** Books, and gives the reference of the text that the chat was opened with. */
const book = async (page: Page, context: BrowserContext) => {
  const opened = context.waitForEvent("page")
  await bookLinks(page, "facts").click()
  const chat = await opened
  await chat.waitForURL(/^https:\/\/wa\.me\//)
  const reference = referenceOf(chat.url())
  await chat.close()
  return reference
}

test.beforeEach(({context}) => answerChats(context))

test("from a campaign's link to Book, text and event have one reference", async ({
  page,
  context,
  hits,
}) => {
  const {code, link, utm} = campaign()
  await openPage(page, link)
  await accept(page, code)
  const trip = await toTrip(page)
  const reference = `${trip.code}-EN-${code}`
  expect(await book(page, context)).toBe(reference)
  const sent = (name: string) =>
    hits.filter(hit => hit.name === name).map(({fields}) => fields.lead_reference)
  await expect.poll(() => sent("generate_lead")).toEqual([reference])
  // The header's chat is about the trip, too; a profile is none and takes no reference over.
  const header = page.getByRole("banner").locator('a[href^="https://wa.me/"]:visible')
  await openInNewTab(page, () => header.click())
  await openInNewTab(page, () =>
    page.getByRole("contentinfo").getByRole("link", {name: "Instagram"}).click(),
  )
  await expect.poll(() => sent("contact_click")).toEqual([reference, undefined])
  await expect.poll(() => sent("chat_opened")).toEqual([reference, reference])

  // The first report names the campaign, and a later page load still knows the channel.
  await expect.poll(() => hits[0]?.fields.page_location).toContain(utm)
  await openPage(page, `/es/experiences/${trip.slug}/`)
  expect(await book(page, context)).toBe(`${trip.code}-ES-${code}`)
  const left = (await traces(page, context)).replaceAll(/"_ga\w*"/g, "")
  for (const word of ["click-1", "click-2", "utm_"]) expect(left).not.toContain(word)
})

test("Accept on a later page still brings the campaign, until it is taken back", async ({
  page,
  context,
  hits,
}) => {
  const {code, link, utm} = campaign()
  await openPage(page, link)
  const trip = await toTrip(page)
  // Nothing before the answer: neither in a text nor in the browser nor in the address.
  expect(await references(page)).not.toContain(`${trip.code}-EN-${code}`)
  expect(await book(page, context)).toBe(`${trip.code}-EN`)
  expect(await traces(page, context)).not.toMatch(new RegExp(`utm_|click-|${key}`))
  expect(hits).toEqual([])

  await accept(page, code)
  await expect.poll(() => references(page)).toContain(`${trip.code}-EN-${code}`)
  expect(await book(page, context)).toBe(`${trip.code}-EN-${code}`)
  const location = expect.stringMatching(new RegExp(`/en/experiences/${trip.slug}/\\?${utm}$`))
  await expect
    .poll(() => hits.slice(0, 2).map(({name, fields}) => [name, fields.page_location]))
    .toEqual([
      ["consent_choice", location],
      ["page_view", location],
    ])
  await expect(page).toHaveURL(`/en/experiences/${trip.slug}/`)

  // Taking it back takes the channel from the texts and from the browser.
  await askAgain(page).click()
  await answer(page, "reject")
  await expect.poll(() => references(page)).toContain(`${trip.code}-EN`)
  expect(await book(page, context)).toBe(`${trip.code}-EN`)
  expect(await traces(page, context)).not.toMatch(new RegExp(key))
  await page.reload()
  await waitForHydration(page)
  expect(await book(page, context)).toBe(`${trip.code}-EN`)
})

test("Reject leaves no trace of the campaign", async ({page, context, hits}) => {
  await openPage(page, campaign().link)
  await answer(page, "reject")
  const trip = await toTrip(page)
  expect(await book(page, context)).toBe(`${trip.code}-EN`)
  expect(await traces(page, context)).not.toMatch(new RegExp(`utm_|click-|${key}`))
  await expect.poll(() => references(page)).toContain(`${trip.code}-EN`)
  expect(hits).toEqual([])
  // Nor does it come back with a later change of mind.
  await askAgain(page).click()
  await question(page).getByRole("button").first().click()
  expect(await book(page, context)).toBe(`${trip.code}-EN`)
  await expect.poll(() => hits.map(({name}) => name)).toContain("chat_opened")
  expect(JSON.stringify(hits)).not.toContain("utm_")
})
