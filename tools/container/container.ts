import {events} from "../../src/analytics/events"

/** Ids of the account and container that the file comes from: importing replaces them. */
const home = {accountId: "0", containerId: "0"}

const template = (key: string, value: string) => ({type: "TEMPLATE", key, value})
const boolean = (key: string, value: boolean) => ({
  type: "BOOLEAN",
  key,
  value: String(value),
})
const table = (key: string, rows: readonly (readonly [name: string, value: string])[]) => ({
  type: "LIST",
  key,
  list: rows.map(([name, value]) => ({
    type: "MAP",
    map: [template("parameter", name), template("parameterValue", value)],
  })),
})
const condition = (left: string, right: string) => ({
  type: "EQUALS",
  parameter: [template("arg0", left), template("arg1", right)],
})

/** Holds the id of the Google Analytics data stream. */
const measurementVariable = "GA4 measurement ID"

/** Every event: its name, its parameters, and whether it has items. */
const described = Object.entries(events).map(([name, parameters]) => ({
  name,
  fields: parameters.filter(parameter => parameter !== "ecommerce") as readonly string[],
  hasItems: parameters.some(parameter => parameter === "ecommerce"),
}))

/** Name of the variable that reads a field of the data layer. */
const dataLayerName = (field: string) => `DLV - ${field}`

/** How a tag or a trigger refers to a variable. */
const reference = (variable: string) => `{{${variable}}}`

const fieldNames = [...new Set(described.flatMap(({fields}) => fields))].sort()

/** The measurement id, and one variable per field. */
const variables = [
  {
    ...home,
    variableId: "1",
    name: measurementVariable,
    type: "c",
    parameter: [template("value", "G-XXXXXXXXXX")],
    notes: "Put the measurement id of your Google Analytics data stream here.",
  },
  ...fieldNames.map((field, index) => ({
    ...home,
    variableId: String(index + 2),
    name: dataLayerName(field),
    type: "v",
    parameter: [
      {type: "INTEGER", key: "dataLayerVersion", value: "2"},
      boolean("setDefaultValue", false),
      template("name", field),
    ],
  })),
]

/** Trigger "Initialization – All Pages", which every container has. */
const initializationTrigger = "2147479573"

/**
 * Sent with every event; the data layer keeps them from the page view. The address is told because the
 * one that Google reads would hold what the site leaves out of it.
 */
export const everywhere: readonly string[] = ["page_language", "page_location"]

const customEvent = (triggerId: string, name: string, event: string) => ({
  ...home,
  triggerId,
  name,
  type: "CUSTOM_EVENT",
  customEventFilter: [condition("{{_event}}", event)],
})

const eventTriggers = described.map(({name}, index) =>
  customEvent(String(index + 1), `Event - ${name}`, name),
)

const triggerOf = (event: keyof typeof events) => String(Object.keys(events).indexOf(event) + 1)

/** A greeting or a question: a link to WhatsApp outside the booking buttons. */
const greetingTrigger = {
  ...customEvent(String(described.length + 1), "Chat - contact_click to WhatsApp", "contact_click"),
  filter: [condition(reference(dataLayerName("contact_method")), "whatsapp")],
}

const triggers = [...eventTriggers, greetingTrigger]

/** A tag fires only while the visitor's consent to measuring is given: not even a ping before. */
const onlyWithConsent = {
  consentStatus: "NEEDED",
  consentType: {type: "LIST", list: [{type: "TEMPLATE", value: "analytics_storage"}]},
}

const shared = {monitoringMetadata: {type: "MAP"}, consentSettings: onlyWithConsent}

/** The tag that sends an event with some fields, and the items of a purchase where it has them. */
const eventTag = (
  tagId: string,
  event: string,
  fields: readonly string[],
  hasItems: boolean,
  firingTriggerId: string[],
) => ({
  ...home,
  tagId,
  name: `GA4 - ${event}`,
  type: "gaawe",
  parameter: [
    boolean("sendEcommerceData", hasItems),
    ...(hasItems ? [template("getEcommerceDataFrom", "dataLayer")] : []),
    template("eventName", event),
    template("measurementIdOverride", reference(measurementVariable)),
    table(
      "eventSettingsTable",
      [...new Set([...fields, ...everywhere])].map(
        field => [field, reference(dataLayerName(field))] as const,
      ),
    ),
  ],
  firingTriggerId,
  tagFiringOption: "ONCE_PER_EVENT",
  ...shared,
})

/** Sent for each chat that is opened, wherever it stands: one event to mark as a key event. */
export const chatEvent = "chat_opened"

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
    // The site pushes the view again when a visitor accepts.
    firingTriggerId: [initializationTrigger, triggerOf("page_view")],
    tagFiringOption: "ONCE_PER_LOAD",
    ...shared,
  },
  ...described.map(({name, fields, hasItems}, index) =>
    eventTag(String(index + 2), name, fields, hasItems, [String(index + 1)]),
  ),
  eventTag(String(described.length + 2), chatEvent, ["lead_reference"], false, [
    triggerOf("generate_lead"),
    greetingTrigger.triggerId,
  ]),
]

/**
 * The container to import, in the export format of Google Tag Manager: a Google tag, one GA4 event
 * tag and one trigger per event, one more tag for chats of every kind, one variable per
 * field. It has no date, so that the same events give the same file.
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

/** The committed file, and its text. */
export const containerFile = "analytics/gtm-container.json"
export const containerText = `${JSON.stringify(container, null, 2)}\n`
