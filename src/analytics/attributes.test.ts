/** @jest-environment node */
import {
  contact,
  customLead,
  itemOf,
  itemViewed,
  leadFrom,
  listed,
  pressed,
  selected,
  viewed,
} from "./attributes"

const experience = {
  slug: "cali",
  group: "3-days",
  kind: "tour" as const,
  price: 400,
  measuredName: "Cali, salsa and food",
}
const item = {
  item_id: "cali",
  item_name: "Cali, salsa and food",
  item_category: "3-days",
  item_category2: "tour",
  price: 400,
  quantity: 1,
}
const value = {currency: "EUR", value: 400, items: [item]}

it("writes an experience as GA4's reports read it", () => {
  expect(itemOf(experience)).toEqual(item)
})

it("writes the event of a press into the HTML, and nothing where there is none", () => {
  const event = contact("whatsapp", "footer")
  expect(event).toEqual({
    event: "contact_click",
    contact_method: "whatsapp",
    contact_position: "footer",
  })
  expect(pressed(event)).toEqual({"data-event": JSON.stringify(event)})
  expect(pressed(undefined)).toBeUndefined()
})

it("writes what a view of the page reports", () => {
  const event = itemViewed(experience)
  expect(event).toEqual({event: "view_item", ecommerce: value})
  expect(viewed(event)).toEqual({"data-view": JSON.stringify(event)})
})

it("tells a chosen card by its place in the row, where it stands in one", () => {
  const {event, ecommerce} = selected(experience, 2)
  expect(event).toBe("select_item")
  expect(ecommerce).toEqual({items: [{...item, index: 2}]})
  expect(selected(experience, undefined).ecommerce).toEqual({items: [item]})
})

it("tells which button of a page a booking comes from, and what it is worth", () => {
  expect(leadFrom(experience, "bar")).toEqual({
    event: "generate_lead",
    lead_kind: "tour",
    lead_position: "bar",
    lead_item: "cali",
    ecommerce: value,
  })
  expect(customLead).toEqual({
    event: "generate_lead",
    lead_kind: "custom",
    lead_position: "customize",
    lead_item: "custom",
    ecommerce: {currency: "EUR", items: []},
  })
})

it.each(["catalogue", "more", "filter", "region"] as const)(
  "names a row of %s for reports, in one word and in words",
  place => {
    const {item_list_id, item_list_name} = JSON.parse(listed(place, "3-days")["data-list"])
    expect(item_list_id).toBe(`${place}-3-days`)
    expect(item_list_name).toMatch(/^[A-Z][a-z ]+: 3-days$/)
  },
)
