import type {Language} from "../i18n/languages"

/**
 * Every event that the site pushes, with its parameters. docs/analytics.md explains them to marketing, and
 * analytics/gtm-container.json sends them on; a test compares the three.
 */
export const events = {
  page_view: ["page_title", "page_path", "page_location", "page_referrer", "page_language"],
  select_item: ["ecommerce"],
  view_item: ["ecommerce"],
  generate_lead: ["lead_kind", "lead_position", "lead_item", "lead_reference", "ecommerce"],
  contact_click: ["contact_method", "contact_position", "lead_reference"],
  filter_used: ["filter_length", "filter_region", "filter_month", "filter_price", "filter_results"],
  search: ["search_term", "search_results"],
  language_switch: ["language_from", "language_to"],
  share: ["method", "item_id"],
  trip_saved: ["save_action", "ecommerce"],
  web_vitals: ["metric_name", "metric_value", "metric_rating", "metric_id", "page_path"],
  page_error: ["error_name"],
} as const

/** A trip as GA4's ecommerce reports read it; its name is English in both languages. */
export type Item = {
  item_id: string
  item_name: string
  /** Its length of stay. */
  item_category: string
  item_category2: "experience" | "tour"
  /** In whole euros. */
  price: number
  quantity: 1
  /** Its place in a list, from 1. */
  index?: number
}

type EventParameters = {
  page_title: string
  page_path: string
  page_location: string
  page_referrer: string
  page_language: Language
  lead_kind: "experience" | "tour" | "custom"
  lead_position: "facts" | "bar" | "compare" | "saved" | "customize"
  /** As item_id, or "custom". */
  lead_item: string
  /** Last line of the chat's text, without “Ref.”. */
  lead_reference?: string
  contact_method: "whatsapp" | "instagram" | "facebook" | "linkedin" | "email"
  contact_position:
    | "header"
    | "contact"
    | "footer"
    | "about"
    | "filter"
    | "covers"
    | "compare"
    | "customize"
    | "saved"
    | "checklist"
    | "stopped"
  /** Filters hold what is chosen, or "any". */
  filter_length: string
  filter_region: string
  filter_month: string
  filter_price: string
  /** How many trips fit; undefined where the next page shows them, or the search has not loaded. */
  filter_results: number | undefined
  search_term: string
  search_results: number
  language_from: Language
  language_to: Language
  method: "shared" | "copied"
  item_id: string
  save_action: "saved" | "removed"
  metric_name: string
  /** LCP and INP in milliseconds; CLS times 1000. */
  metric_value: number
  metric_rating: "good" | "needs-improvement" | "poor"
  metric_id: string
  error_name: string
  ecommerce: {
    items: Item[]
    currency?: "EUR"
    value?: number
    item_list_id?: string
    item_list_name?: string
  }
}

export type EventName = keyof typeof events

export type AnalyticsEvent<Name extends EventName = EventName> = Name extends EventName
  ? {event: Name} & Pick<EventParameters, (typeof events)[Name][number]>
  : never
