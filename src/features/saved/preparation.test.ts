/** @jest-environment node */
import fc from "fast-check"
import {addDays, daysBetween} from "../../lib/days"
import {isMissed, judgeDay, prepare, vaccineDays} from "./preparation"
import {feesOf, papersFor, vaccineOf} from "./trip-to-prepare"

type Trip = Parameters<typeof prepare>[0]

const trip = ({vaccine = "required", hasSmallBag = true, hasFees = true} = {}) => {
  const bags = hasSmallBag ? ["suitcase", "soft-bag"] : ["suitcase"]
  return {
    length: {days: 4},
    regions: [{health: null}, {health: {yellowFever: vaccine}}],
    fees: hasFees ? [{line: "Tax"}] : [],
    packingList: [{items: [{key: "hat"}]}, {items: bags.map(key => ({key}))}],
  } as unknown as Trip
}

const keysOf = (prepared: ReturnType<typeof prepare>) => prepared?.tasks.map(({key}) => key)

describe("prepare", () => {
  it("lists everything that a trip asks for, in the order of days", () => {
    expect(prepare(trip(), "2026-07-20", "2026-05-01")?.tasks).toEqual([
      {key: "documents", day: "2026-06-20", isLate: false, length: 1},
      {key: "vaccineVisit", day: "2026-06-20", isLate: false, length: 1},
      {key: "vaccine", day: "2026-07-10", isLate: false, length: 1},
      {key: "checkMig", day: "2026-07-17", isLate: false, length: 1},
      {key: "bag", day: "2026-07-17", isLate: false, length: 1},
      {key: "cash", day: "2026-07-17", isLate: false, length: 1},
      {key: "departure", day: "2026-07-20", isLate: false, length: 4},
    ])
  })

  it("leaves out what a trip does not ask for", () => {
    const easy = trip({vaccine: "no", hasSmallBag: false, hasFees: false})
    expect(keysOf(prepare(easy, "2026-07-20", "2026-05-01"))).toEqual([
      "documents",
      "checkMig",
      "pack",
      "departure",
    ])
  })

  it.each([
    ["2026-07-09", "timely"],
    ["2026-07-10", "timely"],
    ["2026-07-11", "late"],
    ["2026-07-20", "late"],
    ["2026-07-21", "past"],
  ])("seen from %s, a departure on 20 July is %s", (now, state) => {
    expect(prepare(trip(), "2026-07-20", now)?.state).toBe(state)
  })

  it("too close a departure is no matter where no vaccine is asked for", () => {
    expect(prepare(trip({vaccine: "no"}), "2026-07-20", "2026-07-19")?.state).toBe("timely")
  })

  it("puts what is late on today and says so, but keeps the day by which a vaccine was to be given", () => {
    const prepared = prepare(trip(), "2026-07-20", "2026-07-18")
    expect(prepared?.tasks.filter(({isLate}) => isLate).map(({key, day}) => [key, day])).toEqual([
      ["vaccine", "2026-07-10"],
      ["documents", "2026-07-18"],
      ["checkMig", "2026-07-18"],
      ["bag", "2026-07-18"],
      ["cash", "2026-07-18"],
    ])
    expect(prepared?.tasks.filter(isMissed).map(({key}) => key)).toEqual(["vaccine"])
    expect(prepared?.daysLeft).toBe(2)
  })

  it("calls nothing late on the day on which it is due", () => {
    const prepared = prepare(trip(), "2026-07-20", "2026-07-17")
    const late = prepared?.tasks.filter(({isLate}) => isLate).map(({key}) => key)
    expect(late).toEqual(["vaccine", "documents"])
  })

  it("lists nothing for a day that is past, and takes no text for a day", () => {
    expect(prepare(trip(), "2026-07-20", "2026-08-01")?.tasks).toEqual([])
    expect(prepare(trip(), "2026-02-30", "2026-01-01")).toBeUndefined()
    expect(prepare(trip(), "", "2026-01-01")).toBeUndefined()
  })

  it("holds for every day of 2024 to 2035", () => {
    const day = fc
      .integer({min: 0, max: 4382})
      .map(days => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({min: -5, max: 400}), fc.boolean(), (now, wait, isVaccinated) => {
        const departure = addDays(now, wait)
        const made = prepare(trip({vaccine: isVaccinated ? "recommended" : "no"}), departure, now)
        const tasks = made?.tasks ?? []
        const days = tasks.map(task => task.day)
        expect(days).toEqual([...days].sort())
        for (const task of tasks) {
          expect(task.day >= now).toBe(!isMissed(task))
          expect(task.day <= departure).toBe(true)
        }
        const vaccine = tasks.find(({key}) => key === "vaccine")
        if (vaccine) expect(daysBetween(vaccine.day, departure)).toBe(vaccineDays)
        expect(made?.state === "late").toBe(isVaccinated && wait >= 0 && wait < vaccineDays)
      }),
    )
  })
})

it.each([
  ["2026-11-25", undefined],
  ["2027-01-01", undefined],
  ["2031-12-31", undefined],
  ["2026-11-24", "past"],
  ["2025-12-01", "past"],
  ["2024-12-31", "year"],
  ["0027-07-01", "year"],
  ["2032-01-01", "year"],
  ["20277-01-01", "year"],
])("on 25 November 2026 a departure on %s: %p", (day, expected) => {
  expect(judgeDay(day, "2026-11-25")).toBe(expected)
})

describe("what a trip asks for", () => {
  const region = (yellowFever: string | undefined) => ({
    health: yellowFever ? {yellowFever} : null,
  })

  it.each([
    [["no", "required", "recommended"], "required"],
    [["no", "recommended"], "recommended"],
    [["no"], "no"],
    [[undefined], "no"],
    [[], "no"],
  ])("of regions that say %j the vaccine is %s", (advice, expected) => {
    expect(vaccineOf(advice.map(of => region(of)))).toBe(expected)
  })

  it("meets all fees of its places, on a day trip only if it packs cash", () => {
    const places = [{}, {fees: ["card", "tax"]}]
    expect(feesOf({length: {days: 2}}, places)).toEqual(["card", "tax"])
    expect(feesOf({length: {days: 1}, packing: ["hat"]}, places)).toEqual([])
    expect(feesOf({length: {days: 1}, packing: ["cash"]}, places)).toEqual(["card", "tax"])
  })

  it.each([
    [[region(undefined)], [], ["passport"]],
    [[region("no"), region("recommended")], [], ["passport", "vaccination-card"]],
    [[region("required")], [{name: "Tax"}], ["passport", "vaccination-card", "cash"]],
  ])("tells to bring the papers of %j with fees %j", (places, fees, expected) => {
    expect(papersFor(places, fees)).toEqual(expected)
  })
})
