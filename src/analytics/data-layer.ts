import {addressWithoutContacts, withoutContacts} from "../lib/text/contacts"
import type {AnalyticsEvent} from "./catalogue/catalogue"
import type {ConsentChoice} from "./consent/consent"

/** What the container may do before an answer: nothing, by the four signals of Consent Mode v2. */
export const deniedSignals = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}

type ConsentSignals = typeof deniedSignals

/**
 * What the container may do after an answer. The banner asks to count visits, so accepting grants
 * only that. Advertising needs a question and a policy that mention it.
 */
export const signalsFor: Record<ConsentChoice, ConsentSignals> = {
  accepted: {...deniedSignals, analytics_storage: "granted"},
  rejected: deniedSignals,
}

type MeasuredWindow = Window & {dataLayer?: unknown[]}

/** The data layer, which begins here where there is none. */
const listOf = (page: MeasuredWindow): unknown[] => {
  page.dataLayer = page.dataLayer || []
  return page.dataLayer
}

/** Fields that may hold personal data, and the function that cleans each. */
const foreign: Record<string, (text: string) => string> = {
  search_term: withoutContacts,
  page_location: addressWithoutContacts,
  page_path: addressWithoutContacts,
  page_referrer: addressWithoutContacts,
}

const clean = (event: AnalyticsEvent) =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, foreign[name]?.(String(value)) ?? value]),
  )

/**
 * Pushes one event to the data layer. Without a container the list just grows. Events of a
 * prerendered page wait until it is shown. E-mail addresses and telephone numbers are removed. A
 * reset precedes every ecommerce event, because the container would otherwise merge the items of
 * two events. Only this file accesses the list.
 *
 * @see https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 */
export const pushEvent = (page: MeasuredWindow, event: AnalyticsEvent): void => {
  const document = page.document as (Document & {prerendering?: boolean}) | undefined
  if (document?.prerendering) {
    document.addEventListener("prerenderingchange", () => pushEvent(page, event), {once: true})
    return
  }
  const list = listOf(page)
  if ("ecommerce" in event) list.push({ecommerce: null})
  list.push(clean(event))
}

/**
 * Tells the container what it may do: "default" once, before it can run, "update" afterwards. The
 * container takes a command from an Arguments object only, not from an array.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const pushConsent = (
  page: MeasuredWindow,
  command: "default" | "update",
  signals: ConsentSignals,
): void => {
  const list = listOf(page)
  function gtag(..._command: unknown[]) {
    list.push(arguments)
  }
  gtag("consent", command, signals)
}
