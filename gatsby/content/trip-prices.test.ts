import {rm} from "fs/promises"
import {formatPrice} from "../../src/i18n/format"
import {smallTrips} from "./testing/small-content"
import {makeSmallSite} from "./testing/small-site"
import {faultsOf, testEdits, testRules, whales} from "./testing/trip-rules"

const validUntil = "2999-12-31"

const prices = (values: object) => (trip: Record<string, unknown>) => {
  trip.prices = {validUntil, ...values}
}

/** The starting price of that trip. */
const {price} = smallTrips.whales

testEdits(whales, [
  ["prices.validUntil", undefined, "found nothing"],
  ["prices", "1200", 'found "1200", expected an object { … }'],
])

testRules([
  [
    "a day that no calendar has",
    whales,
    prices({validUntil: "2027-02-30"}),
    'prices.validUntil: found "2027-02-30", expected a date such as',
  ],
  [
    "seasons that overlap over New Year",
    whales,
    prices({
      seasons: [
        {from: "12-15", to: "01-15", more: 50},
        {from: "01-10", to: "02-01", more: 20},
      ],
    }),
    "prices.seasons[1]: found",
  ],
  [
    "a season that costs nothing more",
    whales,
    prices({seasons: [{from: "12-15", to: "01-15", more: 0}]}),
    "prices.seasons[0].more: found 0, expected at least 1",
  ],
  [
    "half a season",
    whales,
    prices({seasons: [{from: "12-15", more: 50}]}),
    "prices.seasons[0].to: found nothing",
  ],
  [
    "sizes with a gap",
    whales,
    prices({
      sizes: [
        {from: 1, to: 2, price: 1400},
        {from: 4, price},
      ],
    }),
    "prices.sizes[1].from: found 4, expected 3, the number after the entry before",
  ],
  [
    "sizes that overlap",
    whales,
    prices({
      sizes: [
        {from: 1, to: 2, price: 1400},
        {from: 2, price},
      ],
    }),
    "prices.sizes[1].from: found 2, expected 3, the number after the entry before",
  ],
  [
    "a size that ends before it begins",
    whales,
    prices({sizes: [{from: 4, to: 2, price}]}),
    "prices.sizes[0].to: found 2, expected 4 or more",
  ],
  [
    "a size without an end that is not the last",
    whales,
    prices({
      sizes: [
        {from: 1, price: 1400},
        {from: 2, price},
      ],
    }),
    "prices.sizes[0].to: found nothing, expected 1 or more",
  ],
  [
    "sizes of which none costs the starting price",
    whales,
    prices({sizes: [{from: 1, price: 1500}]}),
    "prices.sizes: found",
  ],
  [
    "a deposit of more than all",
    whales,
    prices({deposit: 130}),
    "prices.deposit: found 130, expected at most 100",
  ],
  [
    "a grown-up child",
    whales,
    prices({child: {upTo: 30, price: 10}}),
    "prices.child.upTo: found 30, expected at most 17",
  ],
])

const site = "data/site.json"

testEdits(site, [
  ["pesos.rate", 0, "found 0, expected at least 1000"],
  ["pesos.rate", "4300", 'found "4300", expected a number'],
  ["pesos.date", "2999-01-01", 'found "2999-01-01", expected a day that has been'],
  ["pesos.date", undefined, "found nothing"],
])

it("takes no prices for one person where the site's are for a group", () => {
  const told = faultsOf(site, value => Object.assign(value, {priceBasis: "group"}))
  expect(told).not.toEqual([])
  for (const fault of told)
    expect(fault).toContain("expected no prices for one person, as data/site.json says")
})

it("takes prices past their day, so that a site is built on the day after", () => {
  expect(faultsOf(whales, prices({validUntil: "2020-01-01"}))).toEqual([])
})

it.each([
  ["2020-01-01", "Some words about whales. More words."],
  [validUntil, `Some words about whales. From ${formatPrice(price, "en")}. More words.`],
])("gives feeds, search and programs a trip's texts with prices to %s", async (until, text) => {
  const site = await makeSmallSite()
  await site.edit(whales, trip => {
    prices({validUntil: until})(trip)
    trip.description.en = "Some words about whales. From {price}. More words."
  })
  const {content} = await site.load()
  await rm(site.root, {recursive: true})
  const trip = content?.experiences.find(({slug}) => whales.includes(slug))
  expect(trip?.description.en).toBe(text)
})
