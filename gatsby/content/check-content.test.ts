import {faultsOf} from "./testing/trip-rules"

it.each([
  ["data/activities.json", "activities"],
  ["data/packing.json", "groups"],
])("tells of %s alone where the names that others use cannot be read from it", (file, list) => {
  const faults = faultsOf(file, value => {
    value[list] = 7
  })
  expect(faults).toEqual([`${file} → ${list}: found 7, expected a list`])
})
