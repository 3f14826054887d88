/** @jest-environment node */
import {tripsIn} from "./trips-in"

it.each([
  ["checklist=old-name", ["new-name"]],
  ["checklist=cali,old-name&checklist=new-name", ["cali", "new-name"]],
  ["", []],
])("the trips of %j are %j, by their current names", (query, slugs) => {
  expect(tripsIn(new URLSearchParams(query), "checklist")).toEqual(slugs)
})
