import {filterUsed, preparationUsed, searchUsed, tripSaved, tripsCompared} from "./planner-used"
import {experience, holder, pushed} from "./testing/measured-page"

beforeEach(() => {
  holder.dataLayer = []
})

it.each([
  [true, "saved"],
  [false, "removed"],
])("tells a trip that is saved (%p) as %s, with what it is worth", (isSaved, action) => {
  tripSaved(experience, isSaved)
  expect(pushed()).toEqual([
    {
      event: "trip_saved",
      save_action: action,
      ecommerce: {
        currency: "EUR",
        value: 400,
        items: [expect.objectContaining({item_id: "cali", item_name: "Cali"})],
      },
    },
  ])
})

it("tells what was searched for, at most a hundred characters of it", () => {
  searchUsed("x".repeat(101), 0)
  expect(pushed()).toEqual([{event: "search", search_term: "x".repeat(100), search_results: 0}])
})

it("tells the same trips as the same comparison, in whatever order they stand", () => {
  const slugs = ["chiva", "cali"]
  tripsCompared(slugs)
  expect(pushed()).toEqual([{event: "trips_compared", compared_trips: "cali chiva"}])
  expect(slugs).toEqual(["chiva", "cali"])
})

it.each([
  [0, "under 10 days"],
  [9, "under 10 days"],
  [10, "10 to 30 days"],
  [30, "10 to 30 days"],
  [31, "over 30 days"],
])("tells no departure, only that %p days are %s", (daysLeft, wait) => {
  preparationUsed("cali", "shown", daysLeft)
  expect(pushed()).toEqual([
    {
      event: "preparation_used",
      preparation_trip: "cali",
      preparation_action: "shown",
      preparation_wait: wait,
    },
  ])
})

it("tells the whole filter, with “any” for what is not set", () => {
  const asked = {length: "3-days", region: "", month: "7", price: "1000"}
  filterUsed({...asked, q: "whales", sort: "price", start: "cali", effort: "easy"}, 0)
  expect(pushed()).toEqual([
    {
      event: "filter_used",
      filter_length: "3-days",
      filter_region: "any",
      filter_activity: "any",
      filter_month: "7",
      filter_price: "1000",
      filter_facts: "effort=easy start=cali",
      filter_results: 0,
    },
  ])
  filterUsed({}, 3)
  expect(pushed().at(-1)).toMatchObject({filter_length: "any", filter_facts: "any"})
})
