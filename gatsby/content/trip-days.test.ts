import {birds, faultsOf, testRules, whales} from "./testing/trip-rules"

const day = (from: number) => {
  const words = {en: "A day.", es: "Un día."}
  const items = [{from, title: words, description: words, region: "coast"}]
  return {status: "example", items}
}

testRules([
  ["days of a short trip", birds, e => (e.days = day(1)), "days.items: found ["],
  [
    "days that begin late",
    whales,
    e => (e.days = day(2)),
    "days.items[0].from: found 2, expected 1, the first day",
  ],
  [
    "a gap between days",
    whales,
    e => (e.days.items[1].from = 3),
    "days.items[1].from: found 3, expected 2, the day after the entry before",
  ],
  [
    "days that overlap",
    whales,
    e => (e.days.items[0].to = 2),
    "days.items[1].from: found 2, expected 3, the day after the entry before",
  ],
  [
    "days that end before they begin",
    whales,
    e => (e.days.items[1].to = 2),
    "days.items[1].to: found 2, expected a day after 2",
  ],
  [
    "days that go on after the trip",
    whales,
    e => (e.days.items[1].to = 5),
    "days.items[1].to: found 5, expected 4, the last day of the trip",
  ],
  [
    "days that leave the end of the trip out",
    whales,
    e => delete e.days.items[1].to,
    "days.items[1].from: found 2, expected 4, the last day of the trip",
  ],
  [
    "a day in a region that the trip does not visit",
    whales,
    e => {
      e.regions = ["hills", "coast"]
      e.days.items[1].region = "moon"
    },
    'days.items[1].region: found "moon", expected a region of the trip: "hills", "coast"',
  ],
])

it("says from how many days on a trip may tell them", () => {
  expect(faultsOf(birds, trip => (trip.days = day(1)))).toEqual([
    expect.stringMatching(/, expected no days: the trip is shorter than 3 days$/),
  ])
  const change = (trip: {length: object; days: {items: {to?: number}[]}}) => {
    trip.length = {days: 3}
    Object.assign(trip.days.items[1] as object, {to: 3})
  }
  expect(faultsOf(whales, change)).toEqual([])
})
