/** @jest-environment node */
import fc from "fast-check"
import {addDays, daysBetween} from "../lib/days"
import {vaccineOf} from "./needs"
import {type Task, tasksFor, vaccineDays} from "./tasks"

const trip = ({vaccine = "required", hasSmallBag = true, hasFees = true} = {}) => {
  const bags = hasSmallBag ? ["suitcase", "soft-bag"] : ["suitcase"]
  return {
    healthRegions: [{health: null}, {health: {yellowFever: vaccine}}],
    fees: hasFees ? [{line: "Tax"}] : [],
    packingList: [{items: [{key: "hat"}]}, {items: bags.map(key => ({key}))}],
  } as unknown as Parameters<typeof tasksFor>[0]
}

const isMissed = ({state}: Task) => state === "missed"

describe("tasksFor", () => {
  it("lists everything that a trip asks for, in the order of days", () => {
    expect(tasksFor(trip(), "2026-07-20", "2026-05-01")).toEqual([
      {key: "documents", day: "2026-06-20", state: "open"},
      {key: "vaccineVisit", day: "2026-06-20", state: "open"},
      {key: "vaccine", day: "2026-07-10", state: "open"},
      {key: "checkMig", day: "2026-07-17", state: "open"},
      {key: "bag", day: "2026-07-17", state: "open"},
      {key: "cash", day: "2026-07-17", state: "open"},
      {key: "departure", day: "2026-07-20", state: "open"},
    ])
  })

  it("leaves out what a trip does not ask for", () => {
    const easy = trip({vaccine: "no", hasSmallBag: false, hasFees: false})
    expect(tasksFor(easy, "2026-07-20", "2026-05-01").map(({key}) => key)).toEqual([
      "documents",
      "checkMig",
      "pack",
      "departure",
    ])
  })

  it("sends nobody to a list that is empty", () => {
    const meal = {...trip({vaccine: "no", hasSmallBag: false}), packingList: []}
    expect(tasksFor(meal, "2026-07-20", "2026-05-01").map(({key}) => key)).not.toContain("pack")
  })

  it.each([
    ["required", "2026-07-10", false],
    ["required", "2026-07-11", true],
    ["required", "2026-07-20", true],
    ["no", "2026-07-19", false],
  ])("with a vaccine %s, seen from %s, it is too late for 20 July: %p", (vaccine, now, late) => {
    expect(tasksFor(trip({vaccine}), "2026-07-20", now).some(isMissed)).toBe(late)
  })

  it("puts what is late on today and says so, but keeps the day by which a vaccine was to be given", () => {
    const tasks = tasksFor(trip(), "2026-07-20", "2026-07-18")
    expect(tasks.filter(({state}) => state !== "open").map(({key, day}) => [key, day])).toEqual([
      ["vaccine", "2026-07-10"],
      ["documents", "2026-07-18"],
      ["checkMig", "2026-07-18"],
      ["bag", "2026-07-18"],
      ["cash", "2026-07-18"],
    ])
    expect(tasks.filter(isMissed).map(({key}) => key)).toEqual(["vaccine"])
  })

  it("calls nothing late on the day on which it is due", () => {
    const tasks = tasksFor(trip(), "2026-07-20", "2026-07-17")
    expect(tasks.filter(({state}) => state !== "open").map(({key}) => key)).toEqual([
      "vaccine",
      "documents",
    ])
  })

  it("holds for every day of 2024 to 2035", () => {
    const day = fc
      .integer({min: 0, max: 4382})
      .map(days => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({min: 0, max: 400}), fc.boolean(), (now, wait, isVaccinated) => {
        const departure = addDays(now, wait)
        const vaccine = isVaccinated ? "recommended" : "no"
        const tasks = tasksFor(trip({vaccine}), departure, now)
        const days = tasks.map(task => task.day)
        expect(days).toEqual([...days].sort())
        for (const task of tasks) {
          expect(task.day >= now).toBe(!isMissed(task))
          expect(task.day <= departure).toBe(true)
        }
        const visit = tasks.find(({key}) => key === "vaccine")
        if (visit) expect(daysBetween(visit.day, departure)).toBe(vaccineDays)
        expect(tasks.some(isMissed)).toBe(isVaccinated && wait < vaccineDays)
      }),
    )
  })
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
})
