import {rm} from "fs/promises"
import {formatPrice} from "../../src/i18n/format"
import {smallTrips} from "./testing/small-content"
import {makeSmallSite} from "./testing/small-site"
import {faultsOf, testEdits, testValues, whales} from "./testing/trip-rules"

const validUntil = "2999-12-31"

const prices = (values: object) => (trip: Record<string, unknown>) => {
  trip.prices = {validUntil, ...values}
}

/** The starting price of that trip. */
const {price} = smallTrips.whales

const newYear = {from: "12-15", to: "01-15", more: 50}
const pair = {from: 1, to: 2, price: 1400}

testEdits(whales, [
  ["prices.validUntil", undefined, "found nothing"],
  ["prices", "1200", 'found "1200", expected an object { … }'],
])

testValues(
  whales,
  "prices",
  (
    [
      [{validUntil: "2027-02-30"}, '.validUntil: found "2027-02-30", expected a date such as'],
      [{seasons: [newYear, {from: "01-10", to: "02-01", more: 20}]}, ".seasons[1]: found"],
      [{seasons: [{...newYear, more: 0}]}, ".seasons[0].more: found 0, expected at least 1"],
      [{seasons: [{from: "12-15", more: 50}]}, ".seasons[0].to: found nothing"],
      [
        {sizes: [pair, {from: 4, price}]},
        ".sizes[1].from: found 4, expected 3, the number after the entry before",
      ],
      [
        {sizes: [pair, {from: 2, price}]},
        ".sizes[1].from: found 2, expected 3, the number after the entry before",
      ],
      [{sizes: [{from: 4, to: 2, price}]}, ".sizes[0].to: found 2, expected 4 or more"],
      [
        {
          sizes: [
            {from: 1, price: 1400},
            {from: 2, price},
          ],
        },
        ".sizes[0].to: found nothing, expected 1 or more",
      ],
      [{sizes: [{from: 1, price: 1500}]}, ".sizes: found"],
      [{deposit: 130}, ".deposit: found 130, expected at most 100"],
      [{child: {upTo: 30, price: 10}}, ".child.upTo: found 30, expected at most 17"],
    ] as const
  ).map(([values, message]) => [{validUntil, ...values}, message] as const),
)

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
