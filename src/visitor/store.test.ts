import {act, renderHook} from "@testing-library/react"
import {addDays, today} from "../lib/days"
import {blockStorage} from "../lib/testing/block-storage"

/** The store of a page that has just been opened. */
const open = () => {
  let store = {} as typeof import("./store")
  jest.isolateModules(() => {
    store = require("./store")
  })
  return store
}

const key = "entreraices_planner"
const store = (state: unknown) => localStorage.setItem(key, JSON.stringify({state, version: 7}))
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null")?.state

const nextMonth = addDays(today(), 31)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("keeps what is chosen from page to page", () => {
  const {toggleSaved, changeTravellers, chooseMonth, setFirstDay, toggleDone} = open()
  for (const slug of ["cali", "chiva", "canoexp", "chiva"]) toggleSaved(slug)
  chooseMonth(7)
  changeTravellers({adults: "2", children: "3"})
  changeTravellers({children: ""})
  setFirstDay("cali", nextMonth)
  for (const task of ["pack", "vaccine", "pack"]) toggleDone("cali", task)
  expect(open().useVisitor.getState()).toEqual({
    saved: ["cali", "canoexp"],
    month: 7,
    travellers: {adults: "2", children: ""},
    days: {cali: nextMonth},
    done: {cali: ["vaccine"]},
  })
})

it("keeps what this copy of the site does not know, and shows what it knows", () => {
  store({saved: ["cali", "of-a-newer-copy", "old-name", "new-name"], added: {later: true}})
  const {toggleSaved, savedTrips, useVisitor} = open()
  expect(savedTrips(useVisitor.getState())).toEqual(["cali", "new-name"])
  toggleSaved("cali")
  expect(stored()).toMatchObject({saved: ["of-a-newer-copy", "new-name"], added: {later: true}})
})

it("follows a renamed trip with its day and its ticks, and reads an older copy's month", () => {
  store({
    travellers: {month: 7, adults: 2},
    days: {"old-name": nextMonth},
    done: {"old-name": ["pack"]},
  })
  expect(open().useVisitor.getState()).toMatchObject({
    month: 7,
    travellers: {adults: "2"},
    days: {"new-name": nextMonth},
    done: {"new-name": ["pack"]},
  })
})

it.each([
  ["not JSON", "["],
  ["null", "null"],
  ["a number", "7"],
  ["a list", "[1]"],
  ["nothing", "{}"],
])("begins anew where %s is stored", (_, text) => {
  localStorage.setItem(key, text)
  const {useVisitor, toggleSaved} = open()
  expect(useVisitor.getState().saved).toEqual([])
  toggleSaved("cali")
  expect(stored().saved).toEqual(["cali"])
})

it("keeps the good parts of what is damaged", () => {
  store({
    saved: ["cali", 7, null, {slug: "chiva"}],
    month: "13",
    travellers: {adults: {}, children: "2"},
    days: {cali: nextMonth, chiva: 7, canoexp: null},
    done: {cali: "pack", chiva: ["pack", 7]},
  })
  expect(open().useVisitor.getState()).toEqual({
    saved: ["cali"],
    month: undefined,
    travellers: {adults: undefined, children: "2"},
    days: {cali: nextMonth, chiva: "7", canoexp: ""},
    done: {cali: [], chiva: ["pack"]},
  })
})

it.each(["storage", "pageshow"])("follows another page: %s", type => {
  const {useVisitor, toggleSaved} = open()
  toggleSaved("cali")
  store({...stored(), saved: ["chiva"]})
  window.dispatchEvent(Object.assign(new Event(type), {key, persisted: true}))
  expect(useVisitor.getState().saved).toEqual(["chiva"])
  localStorage.clear()
  window.dispatchEvent(Object.assign(new Event(type), {key: null, persisted: true}))
  expect(useVisitor.getState().saved).toEqual([])
})

it.each([
  ["blocked", () => blockStorage()],
  ["full", () => blockStorage("setItem")],
])("knows that storage is %s, and remembers for the visit", (_, block) => {
  block()
  const {useVisitor, useIsKept, toggleSaved} = open()
  toggleSaved("cali")
  expect(useIsKept.getState()).toBe(false)
  window.dispatchEvent(Object.assign(new Event("pageshow"), {persisted: true}))
  expect(useVisitor.getState().saved).toEqual(["cali"])
  jest.restoreAllMocks()
  toggleSaved("chiva")
  expect(useIsKept.getState()).toBe(true)
  expect(stored().saved).toEqual(["cali", "chiva"])
})

describe("what chats, cards and checklists ask", () => {
  const month = Number(nextMonth.slice(5, 7))
  const asked = () => {
    const {chooseMonth, setFirstDay, changeTravellers, useTripDate, useTravellers} =
      require("./store") as typeof import("./store")
    const {result} = renderHook(() => ({dateOf: useTripDate(), travellers: useTravellers()}))
    return {result, chooseMonth, setFirstDay, changeTravellers}
  }

  it("the date is a day that is to come, or the chosen month", () => {
    const {result, chooseMonth, setFirstDay} = asked()
    expect(result.current.dateOf("cali")).toEqual({})
    const other = (month % 12) + 1
    act(() => chooseMonth(other))
    act(() => setFirstDay("cali", nextMonth))
    expect(result.current.dateOf("cali")).toEqual({day: nextMonth, month})
    expect(result.current.dateOf("chiva")).toEqual({month: other})
    for (const day of [
      addDays(today(), -1),
      "2100-01-01",
      "2027-02-31",
      "0027-07-07",
      "soon",
      "",
    ]) {
      act(() => setFirstDay("cali", day))
      expect(result.current.dateOf("cali")).toEqual({month: other})
    }
  })

  it("a month that is chosen for a trip takes its day of another month away, and no other's", () => {
    const {result, chooseMonth, setFirstDay} = asked()
    act(() => {
      for (const slug of ["cali", "chiva"]) setFirstDay(slug, nextMonth)
      chooseMonth(month, "cali")
    })
    expect(result.current.dateOf("cali")).toEqual({day: nextMonth, month})
    act(() => chooseMonth((month % 12) + 1, "cali"))
    expect(result.current.dateOf("cali")).toEqual({month: (month % 12) + 1})
    expect(result.current.dateOf("chiva")).toEqual({day: nextMonth, month})
  })

  it.each([
    ["2", 2],
    [" 40 ", 40],
    ["41", undefined],
    ["0", undefined],
    ["-3", undefined],
    ["2.5", undefined],
    ["abc", undefined],
    ["", undefined],
  ])("of adults typed as %j count %p", (typed, expected) => {
    const {result, changeTravellers} = asked()
    act(() => changeTravellers({adults: typed}))
    expect(result.current.travellers.adults).toBe(expected)
  })
})
