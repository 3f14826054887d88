import {readFileSync} from "node:fs"
import {events} from "../../src/analytics/events"
import {chatEvent, container, containerFile, containerText, everywhere} from "./container"

const {tag: tags, trigger: triggers, variable: variables} = container.containerVersion

const parameter = (entity: {parameter: object[]}, key: string) =>
  entity.parameter.find(entry => (entry as {key: string}).key === key) as
    | {value?: string; list?: {map: {value: string}[]}[]}
    | undefined

const settings = (entity: {parameter: object[]}) =>
  Object.fromEntries(
    (parameter(entity, "eventSettingsTable")?.list ?? []).map(({map}) =>
      map.map(({value}) => value),
    ),
  )

/** Triggers that every container has; Tag Manager gives them these ids. */
const builtIn = ["2147479573"]

describe("the container", () => {
  it("sends one event for every chat, whether it books or greets, and for no other profile", () => {
    const tag = tags.find(entry => parameter(entry, "eventName")?.value === chatEvent)
    const fired = triggers.filter(({triggerId}) => tag?.firingTriggerId.includes(triggerId))
    const named = (entry: (typeof fired)[number]) => entry.customEventFilter[0]?.parameter[1]?.value
    expect(fired.map(named)).toEqual(["generate_lead", "contact_click"])
    expect(fired.map(entry => "filter" in entry && entry.filter)).toEqual([
      false,
      [expect.objectContaining({type: "EQUALS"})],
    ])
    expect(JSON.stringify(fired[1])).toMatch(/DLV - contact_method.*"whatsapp"/)
    if (tag) expect(settings(tag).lead_reference).toBe("{{DLV - lead_reference}}")
  })

  it("fires no tag without consent to measuring", () => {
    for (const {consentSettings} of tags)
      expect(consentSettings).toEqual({
        consentStatus: "NEEDED",
        consentType: {type: "LIST", list: [{type: "TEMPLATE", value: "analytics_storage"}]},
      })
  })

  it("is up to date (npm run container writes it)", () => {
    expect(readFileSync(containerFile, "utf8")).toBe(containerText)
  })

  it("refers to nothing that it does not hold", () => {
    const names = [...variables.map(({name}) => name), "_event"]
    for (const [, name] of JSON.stringify([tags, triggers]).matchAll(/\{\{(.+?)\}\}/g))
      expect(names).toContain(name)
    const ids = [...triggers.map(({triggerId}) => triggerId), ...builtIn]
    for (const {firingTriggerId} of tags)
      for (const id of firingTriggerId) expect(ids).toContain(id)
  })

  it("and its list for marketing name every event with its fields", () => {
    const rows = readFileSync("docs/analytics.md", "utf8").split("\n")
    for (const [name, fields] of Object.entries(events)) {
      const row = rows.find(line => line.startsWith(`| \`${name}\``)) ?? ""
      for (const field of fields)
        if (!everywhere.includes(field)) expect(row).toContain(`\`${field}\``)
    }
  })
})
