import type {EventName} from "../../src/analytics/catalogue/catalogue"
import {status} from "../support/filter"
import {itemOf} from "../support/measured"
import {dayFromNow, saveButton, someSlugs} from "../support/planner"
import {expect, openPage} from "../support/test"
import {tripOf} from "../support/trips"
import {word} from "../support/words"
import type {Gesture} from "./trip-gestures"

type Names = Extract<EventName, "search" | "trip_saved" | "trips_compared" | "preparation_used">

/** What a visitor plans with. */
export const plannerGestures: {[Name in Names]: Gesture<Name>} = {
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
