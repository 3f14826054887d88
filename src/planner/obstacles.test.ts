/** @jest-environment node */
import {obstaclesFrom, obstaclesIn} from "./obstacles"

const named = (from: string, to: string) => ({from, to, label: `${from} to ${to}`})

const trip = (changes: Partial<Queries.OpenDaysFragment> = {}): Queries.OpenDaysFragment => ({
  length: {days: 4},
  season: null,
  days: null,
  regions: [{slug: "coast", name: "The coast", closures: null}],
  ...changes,
})

const closedPark = {
  regions: [
    {slug: "coast", name: "The coast", closures: null},
    {
      slug: "hills",
      name: "The hills",
      closures: {
        title: "The park rests",
        periods: [named("06-01", "06-15"), named("12-20", "01-10")],
      },
    },
  ],
}

describe("obstaclesFrom", () => {
  it.each([
    ["2027-06-01", undefined],
    ["2027-11-27", undefined],
    ["2027-11-28", "some"],
    ["2027-05-30", "some"],
    ["2027-05-28", "none"],
    ["2027-02-10", "none"],
  ])("four days from %s, with a season from June to November: %p", (day, expected) => {
    const {inSeason, season} = obstaclesFrom(trip({season: named("06-01", "11-30")}), day)
    expect([inSeason, season]).toEqual([expected, "06-01 to 11-30"])
  })

  it.each([
    ["2028-02-28", undefined],
    ["2028-02-29", "some"],
    ["2027-12-31", undefined],
    ["2027-10-31", "some"],
  ])("a season over New Year to 28 February, from %s: %p", (day, expected) => {
    const short = trip({season: named("11-01", "02-28"), length: {days: 2}})
    expect(obstaclesFrom(short, day).inSeason).toBe(expected)
  })

  it.each([
    ["2027-05-28", []],
    ["2027-05-29", ["06-01 to 06-15"]],
    ["2027-06-15", ["06-01 to 06-15"]],
    ["2027-06-16", []],
    ["2027-12-31", ["12-20 to 01-10"]],
    ["2027-01-11", []],
  ])("names what is closed on any day of a trip from %s", (day, periods) => {
    const {closed} = obstaclesFrom(trip(closedPark), day)
    expect(closed).toEqual(
      periods.map(period => ({place: "The hills", title: "The park rests", period})),
    )
  })

  it.each([
    ["2027-05-28", []],
    ["2027-05-29", ["06-01 to 06-15"]],
    ["2027-06-13", ["06-01 to 06-15"]],
    ["2027-06-14", []],
  ])(
    "tests the days that are spent there, the third and fourth of a trip from %s",
    (day, periods) => {
      const day1 = {from: 1, to: 2, region: {slug: "coast"}}
      const days = {items: [day1, {from: 3, to: 4, region: {slug: "hills"}}]}
      const {closed} = obstaclesFrom(trip({...closedPark, days}), day)
      expect(closed.map(({period}) => period)).toEqual(periods)
    },
  )

  it("finds nothing against a trip of all year to places that are always open", () => {
    expect(obstaclesFrom(trip(), "2027-02-10")).toEqual({season: "", closed: []})
  })
})

describe("obstaclesIn", () => {
  it.each([
    [5, "none"],
    [6, "some"],
    [7, undefined],
    [10, "some"],
    [11, "none"],
  ])("month %p of a season from 15 June to 20 October: %p", (month, expected) => {
    expect(obstaclesIn(trip({season: named("06-15", "10-20")}), month).inSeason).toBe(expected)
  })

  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 0],
    [12, 1],
    [1, 1],
  ])("a trip that begins in month %p runs into %p closures", (month, number) => {
    expect(obstaclesIn(trip(closedPark), month).closed).toHaveLength(number)
  })
})
