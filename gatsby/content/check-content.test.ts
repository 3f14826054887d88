import {checkContent} from "./check-content"
import {smallContent} from "./testing/small-content"
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

it("checks a file by itself once, as long as nobody reads it anew", () => {
  const read = new Map(
    Object.entries(smallContent()).map(([file, value]) => [file, {value, faults: []}]),
  )
  const {site} = checkContent(read).content
  expect(checkContent(read).content.site).toBe(site)
  const changed = {...smallContent()["data/site.json"], email: "nobody"}
  const again = new Map([...read, ["data/site.json", {value: changed, faults: []}]])
  expect(checkContent(again).faults.map(({place}) => place.field)).toContain("email")
})
