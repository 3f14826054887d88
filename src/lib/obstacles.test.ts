/** @jest-environment node */
import {daysOf, obstaclesTo} from "./obstacles"

jest.mock("gatsby", () => ({graphql: () => undefined}))

const named = (from: string, to: string) => ({from, to, label: `${from} to ${to}`})

const trip = (changes: Partial<Queries.OpenDaysFragment> = {}): Queries.OpenDaysFragment => ({
  season: null,
  closedStarts: [],
  ...changes,
})

const closed = (from: string, to: string) => ({from, to, title: "The park rests", period: from})

const closedPark = {closedStarts: [closed("05-29", "06-15"), closed("12-17", "01-10")]}

describe("a trip that begins on a day", () => {
  it.each([
    ["2027-06-01", undefined],
    ["2027-11-30", undefined],
    ["2027-05-31", "06-01 to 11-30"],
    ["2027-12-01", "06-01 to 11-30"],
  ])("from %s, with a season from June to November: %p", (day, expected) => {
    expect(obstaclesTo(trip({season: named("06-01", "11-30")}), [day]).season).toBe(expected)
  })

  it.each([
    ["2028-02-29", undefined],
    ["2028-03-01", "11-01 to 02-28"],
    ["2027-12-31", undefined],
    ["2027-10-31", "11-01 to 02-28"],
  ])("from %s, with a season over New Year to the end of February: %p", (day, expected) => {
    expect(obstaclesTo(trip({season: named("11-01", "02-28")}), [day]).season).toBe(expected)
  })

  it.each([
    ["2027-05-28", []],
    ["2027-05-29", ["05-29"]],
    ["2027-06-15", ["05-29"]],
    ["2027-06-16", []],
    ["2027-12-31", ["12-17"]],
    ["2027-01-11", []],
  ])("names what a trip from %s meets closed", (day, periods) => {
    const {closed} = obstaclesTo(trip(closedPark), [day])
    expect(closed.map(({period}) => period)).toEqual(periods)
  })

  it("finds nothing against a trip of all year to places that are always open", () => {
    expect(obstaclesTo(trip(), ["2027-02-10"])).toEqual({season: undefined, closed: []})
  })
})

describe("a trip that begins in a month", () => {
  it.each([
    [5, true],
    [6, true],
    [7, false],
    [10, true],
    [11, true],
  ])("in month %p of a season from 15 June to 20 October some days are out: %p", (month, isOut) => {
    const {season} = obstaclesTo(trip({season: named("06-15", "10-20")}), daysOf(month))
    expect(Boolean(season)).toBe(isOut)
  })

  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 0],
    [12, 1],
    [1, 1],
  ])("a trip that begins in month %p runs into %p closures", (month, number) => {
    expect(obstaclesTo(trip(closedPark), daysOf(month)).closed).toHaveLength(number)
  })
})
