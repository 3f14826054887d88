import {namedContent} from "../../testing/named-content"
import {plannedCommit} from "./planned-commit"
import {headlineOf, isLeap, pricedTrips, withPrice} from "./price-changes"

/** Every data file of a small site as it lies on disk. */
const texts = () =>
  new Map(
    Object.entries(namedContent()).map(([file, value]) => [
      file,
      `${JSON.stringify(value, null, 2)}\n`,
    ]),
  )

const someTrip = () => {
  const [trip] = pricedTrips(texts(), "en")
  if (!trip) throw new Error("The small site has no trip")
  return trip
}

it("changes the digits of the price, and no other byte, however the file is laid out", () => {
  const text = '{ "title":"from \\"price\\": 3",\r\n\t"a": {"price": 7}, "price" :95 ,"z":[1]}\n\n'
  expect(withPrice(text, 1450)).toBe(text.replace('"price" :95', '"price" :1450'))
  expect(() => withPrice("{}", 1)).toThrow("has no price")
})

it("lists every trip that can be read, by its title", () => {
  const files = texts()
  const all = pricedTrips(files, "es")
  expect(all.length).toBeGreaterThan(1)
  for (const text of ["{ broken", "{}", "null"]) {
    files.set(all[0]?.file ?? "", text)
    expect(pricedTrips(files, "es")).toEqual(all.slice(1))
  }
})

it("asks whether a change by more than half is meant, and names a commit by what it changes", () => {
  const trip = {...someTrip(), code: "CANO", price: 100}
  expect([149, 150, 151, 49].map(to => isLeap({...trip, to}))).toEqual([false, false, true, true])
  expect(headlineOf([{...trip, to: 120}])).toBe("Prices: CANO 100 → 120")
})

it("holds prices against the contract before they leave", async () => {
  const trip = someTrip()
  const settings = {words: {}}
  const {files, faults} = await plannedCommit([{...trip, to: trip.price + 1}], texts(), settings)
  expect(faults).toEqual([])
  expect([...files.keys()]).toEqual([trip.file])
  const none = await plannedCommit([{...trip, to: 0}], texts(), settings)
  expect(none.faults.map(({place}) => place)).toEqual([{file: trip.file, field: "price"}])
})
