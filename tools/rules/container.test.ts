import {readFileSync} from "node:fs"
import {events} from "../../src/analytics/events"

type Parameter = {key: string; value?: string; list?: {map: {value: string}[]}[]}
type Condition = {parameter: {value: string}[]}
type Container = {
  tag: {
    parameter: Parameter[]
    firingTriggerId: string[]
    consentSettings: {consentStatus: string; consentType: {list: {value: string}[]}}
  }[]
  trigger: {triggerId: string; customEventFilter: Condition[]; filter?: Condition[]}[]
  variable: {name: string}[]
}

const {containerVersion}: {containerVersion: Container} = JSON.parse(
  readFileSync("analytics/gtm-container.json", "utf8"),
)
const {tag: tags, trigger: triggers, variable: variables} = containerVersion

/** Sent with every event; the data layer keeps them from the page view. */
const everywhere = ["page_language", "page_location"]

/** What the tags of the file send: by event its fields, and the conditions of its triggers. */
const sent = new Map(
  tags.flatMap(({parameter, firingTriggerId}) => {
    const find = (key: string) => parameter.find(entry => entry.key === key)
    const rows = find("eventSettingsTable")?.list ?? []
    const fields = rows.map(({map}) => map.map(({value}) => value))
    const withItems = find("sendEcommerceData")?.value === "true" ? [["ecommerce"]] : []
    const conditions = triggers
      .filter(({triggerId}) => firingTriggerId.includes(triggerId))
      .map(({customEventFilter, filter = []}) =>
        [...customEventFilter, ...filter].map(({parameter}) => parameter.map(({value}) => value)),
      )
    const name = find("eventName")?.value
    return name ? [[name, {fields: [...fields, ...withItems], conditions}] as const] : []
  }),
)

const field = (name: string) => [name, `{{DLV - ${name}}}`]

const advice =
  "change the event in Tag Manager, export the container (Admin → Export Container), and put its tag, trigger and variable into analytics/gtm-container.json, and its row into docs/analytics.md"

it.each(Object.entries(events))(`sends %s with its fields; else ${advice}`, (name, fields) => {
  const {fields: sentFields = [], conditions} = sent.get(name) ?? {}
  const expected = fields.map(name => (name === "ecommerce" ? [name] : field(name)))
  const all = [...expected, ...everywhere.map(field)].map(row => row.join())
  expect(sentFields.map(row => row.join()).sort()).toEqual([...new Set(all)].sort())
  expect(conditions).toEqual([[["{{_event}}", name]]])
})

it("sends one event for every chat, and nothing else that the site does not push", () => {
  const {chat_opened: chat, ...others} = Object.fromEntries(sent)
  expect(Object.keys(others).sort()).toEqual(Object.keys(events).sort())
  expect(chat?.fields).toContainEqual(field("lead_reference"))
  expect(chat?.conditions).toEqual([
    [["{{_event}}", "generate_lead"]],
    [
      ["{{_event}}", "contact_click"],
      ["{{DLV - contact_method}}", "whatsapp"],
    ],
  ])
})

it("fires no tag without consent to measuring, and refers to nothing that it does not hold", () => {
  for (const {consentSettings} of tags) {
    const {consentStatus, consentType} = consentSettings
    expect(consentStatus).toBe("NEEDED")
    expect(consentType.list.map(({value}) => value)).toEqual(["analytics_storage"])
  }
  const names = [...variables.map(({name}) => name), "_event"]
  for (const [, name] of JSON.stringify([tags, triggers]).matchAll(/\{\{(.+?)\}\}/g))
    expect(names).toContain(name)
})

it("has a row for every event, with its fields, in the list for marketing", () => {
  const rows = readFileSync("docs/analytics.md", "utf8").split("\n")
  for (const [name, fields] of Object.entries(events)) {
    const row = rows.find(line => line.startsWith(`| \`${name}\``)) ?? ""
    for (const field of fields)
      if (!everywhere.includes(field)) expect(row).toContain(`\`${field}\``)
  }
})
