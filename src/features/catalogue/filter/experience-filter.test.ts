/** @jest-environment node */
import {
  countChoices,
  countWith,
  type FilterableExperience,
  fits,
  inOrder,
  isSet,
} from "./experience-filter"
import {leftOut, longestSearch, pickFilter, readFilter, writeFilter} from "./filter-address"

const experience = (changes: Partial<FilterableExperience> = {}): FilterableExperience => ({
  group: "3-days",
  price: 900,
  isPriceOpen: false,
  length: {days: 4},
  season: null,
  regions: [{key: "pacific"}, {key: "andes"}],
  activities: [{key: "wildlife"}, {key: "water"}],
  answers: ["effort=easy", "effort=moderate"],
  ...changes,
})

const known = {
  length: ["1-day", "3-days"],
  region: ["pacific", "cali"],
  activity: ["water"],
  month: ["1", "7"],
  price: ["1000"],
}

describe("fits", () => {
  it.each([
    [{}, true],
    [{length: "3-days"}, true],
    [{length: "1-day"}, false],
    [{length: "3-5"}, true],
    [{length: "4"}, true],
    [{length: "5-9"}, false],
    [{length: "3"}, false],
    [{region: "pacific"}, true],
    [{region: "andes"}, true],
    [{region: "amazon,pacific"}, true],
    [{region: "amazon,cali"}, false],
    [{region: "pacific", activity: "water"}, true],
    [{region: "pacific", activity: "coffee"}, false],
    [{month: "2"}, true],
    [{price: "900"}, true],
    [{price: "899"}, false],
  ])("%j: %p", (filter, expected) => {
    expect(fits(experience(), filter)).toBe(expected)
  })

  it("finds no trip on request by a budget, and puts it last by price", () => {
    const open = experience({price: 60, isPriceOpen: true})
    expect(fits(open, {price: "1000"})).toBe(false)
    expect(fits(open, {region: "pacific"})).toBe(true)
    const priced = experience()
    expect(inOrder([open, open, priced], "price")).toEqual([priced, open, open])
  })

  it.each([
    ["06-15", "10-20", 5, false],
    ["06-15", "10-20", 6, true],
    ["06-15", "10-20", 10, true],
    ["06-15", "10-20", 11, false],
    ["11-20", "02-10", 10, false],
    ["11-20", "02-10", 11, true],
    ["11-20", "02-10", 12, true],
    ["11-20", "02-10", 2, true],
    ["11-20", "02-10", 3, false],
    ["02-01", "02-15", 2, true],
    ["02-01", "02-15", 3, false],
    // Closed from the 10th to the 20th of June alone.
    ["06-21", "06-09", 1, true],
    ["06-21", "06-09", 6, true],
  ])("a season from %s to %s has month %p: %p", (from, to, month, expected) => {
    expect(fits(experience({season: {from, to}}), {month: String(month)})).toBe(expected)
  })
})

describe("countWith", () => {
  const experiences = [
    experience(),
    experience({price: 60, group: "1-day"}),
    experience({regions: [{key: "amazon"}]}),
  ]

  it("counts with one facet changed and the others kept", () => {
    expect(countWith(experiences, {region: "pacific"}, "length", "1-day")).toBe(1)
    expect(countWith(experiences, {region: "pacific", length: "1-day"}, "length", undefined)).toBe(
      2,
    )
  })
})

describe("inOrder", () => {
  const dear = experience({price: 900, length: {days: 4}})
  const cheap = experience({price: 60, length: {days: 9}})
  const cheapToo = experience({price: 60, length: {days: 1}})
  const all = [dear, cheap, cheapToo]
  const places = (order: "price" | "length" | undefined) =>
    inOrder(all, order).map(one => all.indexOf(one))

  it("puts the least first and leaves those that are alike as they stand", () => {
    expect(places("price")).toEqual([1, 2, 0])
    expect(places("length")).toEqual([2, 0, 1])
  })

  it("leaves the catalogue's own order where none is asked for, and the list itself always", () => {
    expect(places(undefined)).toEqual([0, 1, 2])
    expect(all).toEqual([dear, cheap, cheapToo])
  })
})

describe("choices", () => {
  it("are counted with the words that are searched for, and without the order", () => {
    expect(countChoices({region: "pacific", q: "whale", sort: "price"})).toBe(2)
    expect(countChoices({sort: "price"})).toBe(0)
    expect(isSet({sort: "price"})).toBe(true)
    expect(isSet({})).toBe(false)
  })
})

describe("the address", () => {
  it("gives back what was written into it", () => {
    const filter = {region: "pacific", month: "7"}
    expect(readFilter(writeFilter("?utm_source=letter", filter, known), known)).toEqual(filter)
  })

  it("keeps other parameters and drops choices that were taken back", () => {
    expect(writeFilter("?a=1&region=pacific", {month: "7"}, known)).toBe("?a=1&month=7")
    expect(writeFilter("?region=pacific", {}, known)).toBe("")
  })

  it("holds several regions, each by itself", () => {
    const filter = {region: "pacific,cali"}
    expect(writeFilter("?region=pacific", filter, known)).toBe("?region=pacific&region=cali")
    expect(readFilter(writeFilter("", filter, known), known)).toEqual(filter)
    expect(pickFilter(name => (name === "region" ? ["cali", "pacific"] : []), known)).toEqual(
      filter,
    )
  })

  it("gives back the words that are searched for, and the order", () => {
    const filter = {q: "whale watching", sort: "length"} as const
    expect(readFilter(writeFilter("", filter, known), known)).toEqual(filter)
    expect(readFilter("?sort=name&q=%20", known)).toEqual({})
  })

  it("leaves the blanks around what is typed out of the address, and keeps them in the field", () => {
    expect(writeFilter("", {q: " whale "}, known)).toBe("?q=whale")
    expect(readFilter("?q=whale+", known)).toEqual({q: "whale "})
  })

  it.each(["ana@example.com", "whales, +57 300 123 4567"])("never holds %s", q => {
    expect(writeFilter("?a=1&q=whales", {q, month: "7"}, known)).toBe("?a=1&month=7")
  })

  it("cuts a search that nobody has typed", () => {
    const {q} = readFilter(`?q=${"x".repeat(longestSearch + 1)}`, known)
    expect(q).toHaveLength(longestSearch)
    const cut = "x".repeat(longestSearch - 1)
    expect(readFilter(`?q=${cut}😀`, known).q).toBe(cut)
  })

  it.each(["?region=atlantis", "?month=13", "?price=", "?%E0%A4%A", "?region[]=pacific", ""])(
    "reads nothing out of %s",
    search => {
      expect(isSet(readFilter(search, known))).toBe(false)
    },
  )

  it.each([
    ["?region=Pacific.&month=7%29", {region: "pacific", month: "7"}, []],
    ["?length=1-day,3-days&price=%221000%22", {length: "1-day", price: "1000"}, ["3-days"]],
    ["?region=atlantis&q=whale&sort=name", {q: "whale"}, ["atlantis", "name"]],
    ["?month=13&utm_source=x&amp;activity=water", {activity: "water"}, ["13"]],
    ["?region=&month=", {}, []],
    ["?region=cali&region=Pacific", {region: "pacific,cali"}, []],
    ["?region=cali,atlantis,pacific", {region: "pacific,cali"}, ["atlantis"]],
  ])("of %s gives what it offers, and what it leaves out", (search, filter, left) => {
    expect(readFilter(search, known)).toEqual(filter)
    expect(leftOut(search, known)).toEqual(left)
  })

  it("does not take a file for a choice", () => {
    expect(pickFilter(() => [new File([], "pacific")], known)).toEqual({})
  })
})
