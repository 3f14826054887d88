import type {BrowserContext, Page} from "@playwright/test"
import type {AnalyticsEvent, EventName, Item} from "../src/analytics/events"
import {answer, answerAhead} from "./support/consent"
import {expect, test} from "./support/container"
import {eventsOf} from "./support/data-layer"
import {
  answerChats,
  bookLinks,
  cardLinks,
  follow,
  groupSection,
  openFirst,
  openInNewTab,
  sentText,
} from "./support/links"
import {saveButton} from "./support/planner"
import {type StoredTrip, site} from "./support/site"
import {openPage} from "./support/test"
import {findTrip, groups, skipUnless} from "./support/trips"
import {word} from "./support/words"

// A worker, which a saved trip brings, would answer in place of the pages with a container.
test.use({serviceWorkers: "block"})

test.beforeEach(({context}) => answerChats(context))

/** A trip as events name it: its title is the English one on every page. */
const itemOf = ({slug, title, group, kind, price}: StoredTrip): Item => ({
  item_id: slug,
  item_name: title.en,
  item_category: group,
  item_category2: kind,
  price,
  quantity: 1,
})

/**
 * What a visitor does, each from where the one before ended, and the event that the data layer then
 * holds; of the filter and the search src/catalogue/search-filter.test.tsx tells.
 */
const gestures: {[Name in EventName]?: (page: Page) => Promise<AnalyticsEvent<Name>>} = {
  view_item: async page => {
    const trip = findTrip()
    await openPage(page, `/es/experiences/${trip.slug}/`)
    const ecommerce = {currency: "EUR" as const, value: trip.price, items: [itemOf(trip)]}
    return {event: "view_item", ecommerce}
  },
  generate_lead: async page => {
    const trip = findTrip()
    await openInNewTab(page, () => bookLinks(page, "facts").click())
    return {
      event: "generate_lead",
      lead_kind: trip.kind,
      lead_position: "facts",
      lead_item: trip.slug,
      lead_reference: `${trip.code}-ES`,
      ecommerce: {currency: "EUR", value: trip.price, items: [itemOf(trip)]},
    }
  },
  trip_saved: async page => {
    const trip = findTrip()
    await saveButton(page, "es").click()
    const ecommerce = {currency: "EUR" as const, value: trip.price, items: [itemOf(trip)]}
    return {event: "trip_saved", save_action: "saved", ecommerce}
  },
  share: async page => {
    await page.context().grantPermissions(["clipboard-write"])
    await page.getByRole("button", {name: word("es", "common", "share.label")}).click()
    return {event: "share", method: "copied", item_id: findTrip().slug}
  },
  contact_click: async page => {
    const link = page.getByRole("banner").locator('a[href^="https://wa.me/"]:visible')
    await openInNewTab(page, () => link.click())
    return {
      event: "contact_click",
      contact_method: "whatsapp",
      contact_position: "header",
      lead_reference: `${findTrip().code}-ES`,
    }
  },
  language_switch: async page => {
    // In a tab of its own: the link loads a page, with a data layer that begins anew.
    const link = page.getByRole("banner").getByRole("link", {name: "English"})
    await openInNewTab(page, () => link.click({modifiers: ["ControlOrMeta"]}))
    return {event: "language_switch", language_from: "es", language_to: "en"}
  },
  select_item: async page => {
    const key = groups.at(-1)?.key ?? ""
    await openPage(page, "/en/experiences/")
    const cards = cardLinks(groupSection(page, key))
    const hrefs = await cards.evaluateAll(links => links.map(link => link.getAttribute("href")))
    const slug = await openFirst(cards.and(page.locator(`[href="${hrefs.at(-1)}"]`)))
    return {
      event: "select_item",
      ecommerce: {
        item_list_id: `catalogue-${key}`,
        item_list_name: `Catalogue: ${key}`,
        items: [{...itemOf(findTrip({slug})), index: hrefs.length}],
      },
    }
  },
}

test("what a visitor does is an event", async ({page, allowed}) => {
  allowed.push(/Service Worker registration blocked/)
  await answerAhead(page, "accepted")
  for (const [name, act] of Object.entries(gestures))
    await test.step(name, async () => {
      const event = await act(page)
      await expect.poll(async () => (await eventsOf(page, name)).at(-1)).toEqual(event)
    })
})

test("web_vitals are of the page that was loaded, once somebody accepts", async ({page}) => {
  await openPage(page, "/en/questions-answers/")
  await follow(page, "/en/about-us/")
  await answer(page, "accept")
  const vitals = () => eventsOf(page, "web_vitals")
  // The browser settles the largest paint at the next press.
  await expect(async () => {
    await page.getByRole("heading", {level: 1}).click()
    await expect.poll(vitals, {timeout: 1000}).not.toEqual([])
  }).toPass()
  expect((await vitals())[0]).toMatchObject({
    metric_name: "LCP",
    page_path: "/en/questions-answers/",
  })
})

/** Books, and gives the last line of the text that the chat was opened with. */
const book = async (page: Page, context: BrowserContext) => {
  const opened = context.waitForEvent("page")
  await bookLinks(page, "facts").click()
  const chat = await opened
  await chat.waitForURL(/^https:\/\/wa\.me\//)
  const text = sentText(chat.url())
  await chat.close()
  return text.split("\n").at(-1)
}

/** Everything that a page leaves in the browser or in its address, as one text. */
const traces = async (page: Page, context: BrowserContext) => {
  const kept = await page.evaluate(() => [{...localStorage}, {...sessionStorage}, location.href])
  return JSON.stringify([kept, await context.cookies()])
}

test("Accept on a later page brings the campaign", async ({page, context}) => {
  const {source, code} = skipUnless(
    site.channels.find(({medium}) => !medium),
    "no channel is of a source alone",
  )
  const utm = `utm_source=${source}&utm_medium=paid&utm_campaign=may`
  // Its ids must go nowhere.
  await openPage(page, `/en/?${utm}&gclid=click-1&fbclid=click-2`)
  await follow(page, "/en/experiences/")
  const trip = findTrip({slug: await openFirst(cardLinks(page))})
  // Nothing before the answer: neither in a text nor in the browser nor in the address.
  expect(await book(page, context)).toBe(`Ref. ${trip.code}-EN`)
  expect(await traces(page, context)).not.toMatch(/utm_|click-|_channel/)

  await answer(page, "accept")
  expect(await book(page, context)).toBe(`Ref. ${trip.code}-EN-${code}`)
  const viewed = async () => (await eventsOf(page, "page_view")).at(-1)?.page_location
  await expect.poll(viewed).toMatch(new RegExp(`/en/experiences/${trip.slug}/\\?${utm}$`))
  const lead = (await eventsOf(page, "generate_lead")).at(-1)
  expect(lead?.lead_reference).toBe(`${trip.code}-EN-${code}`)
  // A later load still knows the channel, and nothing else of the campaign.
  await openPage(page, `/es/experiences/${trip.slug}/`)
  expect(await book(page, context)).toBe(`Ref. ${trip.code}-ES-${code}`)
  expect(await traces(page, context)).not.toMatch(/utm_|click-/)
})
