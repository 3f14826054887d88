/** @jest-environment node */
import {sumUp} from "./sum-up"

type PricedTrip = Parameters<typeof sumUp>[0]

const trip = (prices: Partial<PricedTrip["prices"]> = {}): PricedTrip => ({
  price: 100,
  prices: {seasons: null, sizes: null, child: null, deposit: null, ...prices},
})

const plain = trip()

const totalOf = (of: PricedTrip, party: Parameters<typeof sumUp>[1]) => {
  const sum = sumUp(of, party)
  if (!sum || sum === "ask") return sum
  const {least, most} = sum.total
  return least === most ? least : [least, most]
}

it("says nothing before adults are told", () => {
  expect(sumUp(plain, {})).toBeUndefined()
  expect(sumUp(plain, {month: 7, children: 2})).toBeUndefined()
})

it("multiplies the starting price by the adults, and leaves children open without a price", () => {
  expect(sumUp(plain, {adults: 2, children: 1})).toEqual({
    parts: [{who: "adults", count: 2, each: {least: 100, most: 100}}],
    total: {least: 200, most: 200},
    isChildOpen: true,
  })
})

it("goes by the size of the party, children among it", () => {
  const sized = trip({
    sizes: [
      {from: 2, to: 3, price: 150},
      {from: 4, to: null, price: 100},
    ],
    child: {price: 60},
  })
  expect(totalOf(sized, {adults: 1})).toBe("ask")
  expect(totalOf(sized, {adults: 2})).toBe(300)
  expect(totalOf(sized, {adults: 2, children: 1})).toBe(360)
  expect(totalOf(sized, {adults: 3, children: 1})).toBe(360)
  expect(totalOf(sized, {adults: 40})).toBe(4000)
  expect(totalOf(trip({sizes: [{from: 1, to: 2, price: 100}]}), {adults: 3})).toBe("ask")
})

it("adds what a season costs more, and tells both amounts where the month holds both", () => {
  const seasonal = trip({
    seasons: [
      {from: "12-15", to: "01-15", more: 30},
      {from: "07-01", to: "07-31", more: 10},
      {from: "02-01", to: "02-29", more: 5},
    ],
    child: {price: 50},
  })
  expect(totalOf(seasonal, {adults: 2, month: 7})).toBe(220)
  expect(totalOf(seasonal, {adults: 2, month: 12})).toEqual([200, 260])
  expect(totalOf(seasonal, {adults: 2, month: 1})).toEqual([200, 260])
  expect(totalOf(seasonal, {adults: 2, month: 2})).toBe(210)
  expect(totalOf(seasonal, {adults: 2, month: 3})).toBe(200)
  expect(totalOf(seasonal, {adults: 2})).toEqual([200, 260])
  expect(totalOf(seasonal, {adults: 1, children: 1, month: 7})).toBe(170)
})

it("takes a season to 28 February for the whole month", () => {
  const seasonal = trip({seasons: [{from: "02-01", to: "02-28", more: 5}]})
  expect(totalOf(seasonal, {adults: 2, month: 2})).toBe(210)
})
