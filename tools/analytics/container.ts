import {
  dataLayerName,
  events,
  measurementVariable,
  reference,
  variables,
} from "./container-variables"
import {boolean, condition, home, table, template} from "./tag-manager"

/** Trigger "Initialization – All Pages", which every container has. */
const initializationTrigger = "2147479573"

/** Sent with every event; the data layer keeps it from the page view. */
const everywhere = "page_language"

const customEvent = (triggerId: string, name: string, event: string) => ({
  ...home,
  triggerId,
  name,
  type: "CUSTOM_EVENT",
  customEventFilter: [condition("{{_event}}", event)],
})

const acceptedTrigger = {
  ...customEvent("1", "Consent - first accepted", "consent_choice"),
  filter: [
    condition(reference(dataLayerName("consent_choice")), "accepted"),
    condition(reference(dataLayerName("consent_previous")), "accepted", true),
  ],
}

const triggers = [
  acceptedTrigger,
  ...events.map(([event], index) => customEvent(String(index + 2), `Event - ${event}`, event)),
]

/** A tag fires only while the visitor's consent to measuring is given: not even a ping before. */
const onlyWithConsent = {
  consentStatus: "NEEDED",
  consentType: {type: "LIST", list: [{type: "TEMPLATE", value: "analytics_storage"}]},
}

const shared = {monitoringMetadata: {type: "MAP"}, consentSettings: onlyWithConsent}

const tags = [
  {
    ...home,
    tagId: "1",
    name: "Google tag",
    type: "googtag",
    parameter: [
      template("tagId", reference(measurementVariable)),
      // The site pushes its own page views, with the right title.
      table("configSettingsTable", [["send_page_view", "false"]]),
    ],
    // Before the tags of the same event.
    priority: {type: "INTEGER", value: "10"},
    firingTriggerId: [initializationTrigger, acceptedTrigger.triggerId],
    tagFiringOption: "ONCE_PER_LOAD",
    ...shared,
  },
  ...events.map(([event, {fields, ecommerce}], index) => ({
    ...home,
    tagId: String(index + 2),
    name: `GA4 - ${event}`,
    type: "gaawe",
    parameter: [
      boolean("sendEcommerceData", ecommerce !== undefined),
      ...(ecommerce ? [template("getEcommerceDataFrom", "dataLayer")] : []),
      template("eventName", event),
      template("measurementIdOverride", reference(measurementVariable)),
      table(
        "eventSettingsTable",
        [...new Set([...Object.keys(fields), everywhere])].map(
          field => [field, reference(dataLayerName(field))] as const,
        ),
      ),
    ],
    firingTriggerId: [String(index + 2)],
    tagFiringOption: "ONCE_PER_EVENT",
    ...shared,
  })),
]

/**
 * The container to import, in the export format of Google Tag Manager: a Google tag, one GA4 event
 * tag and one trigger per event of the catalogue, one variable per field. It has no date, so that
 * the same catalogue gives the same file.
 */
export const container = {
  exportFormatVersion: 2,
  exportTime: "2024-01-01 00:00:00",
  containerVersion: {
    path: "accounts/0/containers/0/versions/0",
    ...home,
    containerVersionId: "0",
    container: {
      path: "accounts/0/containers/0",
      ...home,
      name: "Website analytics",
      publicId: "GTM-XXXXXXX",
      usageContext: ["WEB"],
    },
    tag: tags,
    trigger: triggers,
    variable: variables,
    builtInVariable: [{...home, type: "EVENT", name: "Event"}],
  },
}
