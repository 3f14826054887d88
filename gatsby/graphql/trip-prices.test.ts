import {experienceFields} from "./fields/experience"
import {groupFields} from "./fields/pages"
import {tripFactFields} from "./fields/trip-facts"
import {makeContent} from "./testing/make-content"

const {priceText, pesosText, isPriceOpen} = experienceFields.fields

/** What is told of a trip's price, in a site with or without a rate. */
const pricesOf = (validUntil: string, pesos?: {rate: number; date: string}) => {
  const {content, trip, resolve} = makeContent()
  Object.assign(content.site, {pesos, priceBasis: "ask"})
  const whales = Object.assign(trip("whale-bay"), {prices: {rows: [], validUntil}})
  const group = content.catalogue.groups.find(({key}) => key === "3-days")
  return {
    texts: [priceText, pesosText].map(field => resolve(field, whales)),
    pesosFrom: group && resolve(groupFields.fields.pesosFromText, group),
    isOpen: resolve(isPriceOpen, whales),
    fact: resolve(tripFactFields.fields.factRows, whales).find(({name}) => name === "price"),
  }
}

const rate = {rate: 4321, date: "2026-01-31"}

it("names the starting price, in pesos, too, while the prices hold", () => {
  const {texts, pesosFrom, isOpen, fact} = pricesOf("2999-12-31", rate)
  expect(texts).toEqual(["From €1,200", "5,185,000 pesos"])
  expect(pesosFrom).toBe("5,185,000 pesos")
  expect(isOpen).toBe(false)
  expect(fact?.lines).toEqual([
    "€1,200",
    "per person or group: to confirm",
    "5,185,000 Colombian pesos, at 4,321 pesos a euro on 31 January 2026",
  ])
  expect(pricesOf("2999-12-31").texts).toEqual(["From €1,200", null])
})

it("is on request once that day is past", () => {
  const {texts, pesosFrom, isOpen, fact} = pricesOf("2020-01-01", rate)
  expect(texts).toEqual(["Price on request", null])
  expect(pesosFrom).toBeNull()
  expect(isOpen).toBe(true)
  expect(fact).toMatchObject({name: "price", label: "Price", lines: ["On request"]})
})
