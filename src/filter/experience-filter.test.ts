import {countWith, type FilterableExperience, fits, isSet} from "./experience-filter"
import {pickFilter, readFilter, writeFilter} from "./filter-address"

const experience = (changes: Partial<FilterableExperience> = {}): FilterableExperience => ({
  group: "3-days",
  price: 900,
  season: null,
  regions: [{key: "pacific"}],
  activities: [{key: "wildlife"}, {key: "water"}],
  ...changes,
})

const known = {
  length: ["1-day", "3-days"],
  region: ["pacific"],
  activity: ["water"],
  month: ["1", "7"],
  price: ["1000"],
}

describe("fits", () => {
  it.each([
    [{}, true],
    [{length: "3-days"}, true],
    [{length: "1-day"}, false],
    [{region: "pacific", activity: "water"}, true],
    [{region: "pacific", activity: "coffee"}, false],
    [{price: "900"}, true],
    [{price: "899"}, false],
  ])("%j: %p", (filter, expected) => {
    expect(fits(experience(), filter)).toBe(expected)
  })

  it.each([
    ["06-15", "10-20", 5, false],
    ["06-15", "10-20", 6, true],
    ["06-15", "10-20", 10, true],
    ["06-15", "10-20", 11, false],
    ["11-20", "02-10", 12, true],
    ["11-20", "02-10", 2, true],
    ["11-20", "02-10", 3, false],
  ])("a season from %s to %s has month %p: %p", (from, to, month, expected) => {
    expect(fits(experience({season: {from, to}}), {month: String(month)})).toBe(expected)
  })

  it("an experience without a season fits any month", () => {
    expect(fits(experience(), {month: "2"})).toBe(true)
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

describe("the address", () => {
  it("gives back what was written into it", () => {
    const filter = {region: "pacific", month: "7"}
    expect(readFilter(writeFilter("?utm_source=letter", filter), known)).toEqual(filter)
  })

  it("keeps other parameters and drops choices that were taken back", () => {
    expect(writeFilter("?a=1&region=pacific", {month: "7"})).toBe("?a=1&month=7")
    expect(writeFilter("?region=pacific", {})).toBe("")
  })

  it.each(["?region=atlantis", "?month=13", "?price=", "?%E0%A4%A", "?region[]=pacific", ""])(
    "reads nothing out of %s",
    search => {
      expect(isSet(readFilter(search, known))).toBe(false)
    },
  )

  it("does not take a file for a choice", () => {
    expect(pickFilter(() => new File([], "pacific"), known)).toEqual({})
  })
})
