import {expect, type Page} from "@playwright/test"
import type {EventName, EventOf} from "../../src/analytics/catalogue/catalogue"
import {status} from "../support/filter"
import {bookLinks, cardLinks, groupSection, moreOfLength, openFirst} from "../support/links"
import {itemOf, openInNewTab} from "../support/measured"
import {dayFromNow, saveButton, someSlugs} from "../support/planner"
import {openPage} from "../support/test"
import {groupOf, groups, tripOf, tripsOfGroup, tripWith} from "../support/trips"
import {word} from "../support/words"

/** Does what a visitor does, and gives what it must push. */
export type Gesture<Name extends EventName> = (
  page: Page,
  allowed: RegExp[],
) => Promise<EventOf<Name>>

type Names =
  | "view_item_list"
  | "select_item"
  | "view_item"
  | "generate_lead"
  | "collapsible_opened"
  | "search"
  | "trip_saved"
  | "trips_compared"
  | "preparation_used"

const currency = "EUR"

/** What a visitor does with trips, and plans with. */
export const tripGestures: {[Name in Names]: Gesture<Name>} = {
  view_item_list: async page => {
    const {key} = groupOf(2)
    const trip = tripOf({group: key})
    const others = tripsOfGroup(key).filter(slug => slug !== trip.slug)
    await page.goto(`/en/experiences/${trip.slug}/`)
    await moreOfLength(page).scrollIntoViewIfNeeded()
    return {
      event: "view_item_list",
      ecommerce: {
        item_list_id: `more-${key}`,
        item_list_name: `More like this: ${key}`,
        items: expect.arrayContaining([
          expect.objectContaining({
            item_id: expect.stringMatching(`^(${others.join("|")})$`),
            index: 1,
          }),
        ]) as never,
      },
    }
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
        items: [{...itemOf(tripOf({slug})), index: hrefs.length}],
      },
    }
  },
  view_item: async page => {
    const trip = tripOf()
    await page.goto(`/es/experiences/${trip.slug}/`)
    const items = [itemOf(trip)] as [ReturnType<typeof itemOf>]
    return {event: "view_item", ecommerce: {currency, value: trip.price, items}}
  },
  generate_lead: async page => {
    const trip = tripOf()
    await page.goto(`/es/experiences/${trip.slug}/`)
    await openInNewTab(page, () => bookLinks(page, "facts").click())
    return {
      event: "generate_lead",
      lead_kind: trip.kind,
      lead_position: "facts",
      lead_item: trip.slug,
      lead_reference: `${trip.code}-ES`,
      ecommerce: {currency, value: trip.price, items: [itemOf(trip)]},
    }
  },
  collapsible_opened: async page => {
    const {slug} = tripWith("recommendations")
    await page.goto(`/en/experiences/${slug}/`)
    await page.locator("summary[data-event*=recommendations]").press("Enter")
    return {
      event: "collapsible_opened",
      collapsible: "recommendations",
      collapsible_item: slug,
    }
  },
  search: async page => {
    await openPage(page, "/en/experiences/")
    await page.getByRole("searchbox").pressSequentially("zzzzqqqq")
    await page.keyboard.press("Enter")
    await expect(status(page)).not.toBeEmpty()
    return {event: "search", search_term: "zzzzqqqq", search_results: 0}
  },
  trip_saved: async page => {
    const trip = tripOf()
    await openPage(page, `/es/experiences/${trip.slug}/`)
    await saveButton(page, "es").click()
    return {
      event: "trip_saved",
      save_action: "saved",
      ecommerce: {currency: "EUR", value: trip.price, items: [itemOf(trip)]},
    }
  },
  trips_compared: async page => {
    const slugs = someSlugs(2)
    await page.goto(`/en/compare/?trips=${slugs.toReversed().join(",")}`)
    return {event: "trips_compared", compared_trips: slugs.toSorted().join(" ")}
  },
  preparation_used: async page => {
    const {slug} = tripOf()
    await openPage(page, `/en/experiences/${slug}/`)
    const part = page.locator("#prepare")
    await part.getByRole("button").click()
    await part.getByLabel(word("en", "preparation", "day")).fill(dayFromNow(60))
    return {
      event: "preparation_used",
      preparation_trip: slug,
      preparation_action: "shown",
      preparation_wait: "over 30 days",
    }
  },
}
