import type {EventName} from "../../src/analytics/catalogue/catalogue"
import {status} from "../support/filter"
import {itemOf} from "../support/measured"
import {dayFromNow, saveButton, someTrips} from "../support/planner"
import {expect, waitForHydration} from "../support/test"
import {tripOf} from "../support/trips"
import {word} from "../support/words"
import type {Gesture} from "./trip-gestures"

type Names = Extract<EventName, "search" | "trip_saved" | "trips_compared" | "preparation_used">

/** What a visitor plans with. */
export const plannerGestures: {[Name in Names]: Gesture<Name>} = {
  search: async page => {
    await page.goto("/en/experiences/")
    await waitForHydration(page)
    await page.getByRole("searchbox").pressSequentially("zzzzqqqq")
    await page.keyboard.press("Enter")
    await expect(status(page)).not.toBeEmpty()
    return {event: "search", search_term: "zzzzqqqq", search_results: 0}
  },
  trip_saved: async page => {
    const trip = tripOf()
    await page.goto(`/es/experiences/${trip.slug}/`)
    await waitForHydration(page)
    await saveButton(page, "es").click()
    return {
      event: "trip_saved",
      save_action: "saved",
      ecommerce: {currency: "EUR", value: trip.price, items: [itemOf(trip)]},
    }
  },
  trips_compared: async page => {
    const slugs = someTrips(2).map(({slug}) => slug)
    await page.goto(`/en/compare/?trips=${slugs.toReversed().join(",")}`)
    return {event: "trips_compared", compared_trips: slugs.toSorted().join(" ")}
  },
  preparation_used: async page => {
    const {slug} = tripOf()
    await page.goto(`/en/experiences/${slug}/`)
    await waitForHydration(page)
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
