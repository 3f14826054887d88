import {catalogue} from "../../src/analytics/catalogue/catalogue"
import type {EventDescription} from "../../src/analytics/catalogue/fields"
import {chatEvent, container} from "./container"

const {tag: tags, trigger: triggers, variable: variables} = container.containerVersion
const events: [string, EventDescription][] = Object.entries(catalogue)

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
  it.each(events)("sends %s when it is pushed, with its fields", (name, {fields, ecommerce}) => {
    const tag = tags.find(entry => parameter(entry, "eventName")?.value === name)
    if (!tag) throw new Error(`no tag sends ${name}`)
    const [trigger] = triggers.filter(({triggerId}) => tag.firingTriggerId.includes(triggerId))
    expect(trigger?.customEventFilter[0]?.parameter[1]?.value).toBe(name)
    for (const field of Object.keys(fields)) expect(settings(tag)[field]).toBe(`{{DLV - ${field}}}`)
    expect(parameter(tag, "sendEcommerceData")?.value).toBe(String(ecommerce !== undefined))
  })

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

  it("starts Google Analytics at the load and at the first Accept, without a view of its own", () => {
    const google = tags.find(({type}) => type === "googtag")
    const accepted = triggers.find(({name}) => name === "Consent - first accepted")
    expect(google?.firingTriggerId).toEqual([...builtIn, accepted?.triggerId])
    expect(JSON.stringify(google)).toContain(
      '{"type":"TEMPLATE","key":"parameter","value":"send_page_view"},{"type":"TEMPLATE","key":"parameterValue","value":"false"}',
    )
  })

  it("refers to nothing that it does not hold", () => {
    const names = [...variables.map(({name}) => name), "_event"]
    for (const [, name] of JSON.stringify([tags, triggers]).matchAll(/\{\{(.+?)\}\}/g))
      expect(names).toContain(name)
    const ids = [...triggers.map(({triggerId}) => triggerId), ...builtIn]
    for (const {firingTriggerId} of tags)
      for (const id of firingTriggerId) expect(ids).toContain(id)
  })

  it("has ids and names that an import takes", () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)
    unique(tags.map(({tagId}) => tagId))
    unique(triggers.map(({triggerId}) => triggerId))
    unique(variables.map(({variableId}) => variableId))
    for (const {name} of [...tags, ...triggers, ...variables]) expect(name).not.toMatch(/[:<>&"']/)
  })
})

describe("the catalogue", () => {
  // https://support.google.com/analytics/answer/9267744
  it("keeps to Google Analytics' limits for names and numbers of fields", () => {
    for (const [name, {fields}] of events) {
      expect(name).toMatch(/^(?!ga_|google_|firebase_)[a-z][a-z0-9_]{0,39}$/)
      expect(Object.keys(fields).length).toBeLessThanOrEqual(25)
      for (const field of Object.keys(fields))
        expect(field).toMatch(/^(?!ga_|google_|firebase_|gtag\.)[a-z][a-z0-9_]{0,39}$/)
    }
  })
})
