import {filterUsed, type UsedFilter} from "./filter-used"

/** What the container is told of a filter. */
const told = (filter: UsedFilter) => {
  const holder = window as unknown as {dataLayer?: unknown[]}
  holder.dataLayer = []
  filterUsed(filter)
  return holder.dataLayer
}

it("reports the whole filter, with “any” for what is not set", () => {
  expect(told({length: "3-days", region: "", month: 7, price: 1000, results: 0})).toEqual([
    {
      event: "filter_used",
      filter_length: "3-days",
      filter_region: "any",
      filter_activity: "any",
      filter_month: "7",
      filter_price: "1000",
      filter_results: 0,
    },
  ])
})

it("reports a filter that was emptied as “any” throughout", () => {
  expect(told({results: 28})).toEqual([
    {
      event: "filter_used",
      filter_length: "any",
      filter_region: "any",
      filter_activity: "any",
      filter_month: "any",
      filter_price: "any",
      filter_results: 28,
    },
  ])
})
