import {filterUsed} from "./filter-used"

it("reports the whole filter, with “any” for what is not set", () => {
  const holder = window as unknown as {dataLayer?: unknown[]}
  holder.dataLayer = []
  filterUsed({length: "3-days", region: "", month: 7, price: 1000, results: 0})
  expect(holder.dataLayer).toEqual([
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
