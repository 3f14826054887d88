import {catalogue, type EventName} from "../../src/analytics/catalogue/catalogue"
import type {EventDescription, Fields} from "../../src/analytics/catalogue/fields"
import {itemFields} from "../../src/analytics/catalogue/items"

/** Events whose items stand in a list and have a place there. */
const listEvents: readonly EventName[] = ["view_item_list", "select_item"]

const examples = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, {example}]) => [name, example]))

const exampleItem = (name: EventName) => {
  const {index, ...item} = examples(itemFields)
  return listEvents.includes(name) ? {...item, index} : item
}

/** The event as a real visit pushes it, made of the fields' examples. */
export const exampleOf = (name: EventName): Record<string, unknown> => {
  const {fields, ecommerce}: EventDescription = catalogue[name]
  return {
    event: name,
    ...examples(fields),
    ...(ecommerce ? {ecommerce: {...examples(ecommerce), items: [exampleItem(name)]}} : {}),
  }
}
