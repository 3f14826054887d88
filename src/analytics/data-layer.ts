import {cleanAddress, withoutContacts} from "../lib/text/contacts"
import type {AnalyticsEvent} from "./events"

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const push = (message: unknown) => {
  window.dataLayer ??= []
  window.dataLayer.push(message)
}

/** Parameters that may hold personal data: typed by a visitor, or added by an advertiser. */
const cleaners: Record<string, (text: string) => string> = {
  search_term: withoutContacts,
  page_location: cleanAddress,
  page_referrer: referrer => referrer && cleanAddress(referrer),
}

/**
 * Pushes an event to the data layer; without a container the list just grows. A reset precedes items,
 * because the container would otherwise merge those of two events.
 *
 * @see https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 */
export const track = (event: AnalyticsEvent): void => {
  if ("ecommerce" in event) push({ecommerce: null})
  const clean = Object.entries(event).map(([name, value]) => [
    name,
    cleaners[name]?.(String(value)) ?? value,
  ])
  push(Object.fromEntries(clean))
}

/**
 * Tells the container what it may do: "default" once, before it can run, "update" afterwards. The
 * banner asks to count visits, so accepting grants that alone; advertising needs a question and a
 * policy that mention it.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const pushConsent = (command: "default" | "update", isAccepted: boolean): void => {
  // The container takes a command from an Arguments object only.
  function gtag(..._command: unknown[]) {
    push(arguments)
  }
  gtag("consent", command, {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: isAccepted ? "granted" : "denied",
  })
}
