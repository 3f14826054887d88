import {act, renderHook} from "@testing-library/react"
import {addDays, today} from "../lib/days"
import {blockStorage} from "../lib/testing/block-storage"
import {
  agesOf,
  changeFields,
  chooseMonth,
  numberOf,
  setFirstDay,
  toggleDone,
  toggleSaved,
  useDone,
  useFields,
  useFirstDays,
  useSaved,
  useTripDate,
  useTripDates,
  useVisitor,
} from "./store"

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
  const {toggleSaved, changeFields, chooseMonth, setFirstDay, toggleDone} = open()
  for (const slug of ["cali", "chiva", "canoexp", "chiva"]) toggleSaved(slug)
  chooseMonth(7)
  changeFields({adults: "2", children: "3"})
  changeFields({children: "", style: "calm"})
  setFirstDay("cali", nextMonth)
  for (const day of [nextMonth, ""]) setFirstDay("chiva", day)
  for (const task of ["pack", "vaccine", "pack"]) toggleDone("cali", task)
  expect(open().useVisitor.getState()).toEqual({
    saved: ["cali", "canoexp"],
    month: 7,
    answers: {adults: "2", children: "", style: "calm"},
    days: {cali: nextMonth},
    done: {cali: ["vaccine"]},
  })
})

it("keeps what this copy of the site does not know at every level, and shows what it knows", () => {
  const newer = {
    month: [7, 8],
    answers: {adults: "2", rooms: 2, diet: ["vegan"]},
    days: {chiva: {from: nextMonth}},
    added: {later: true},
  }
  const done = {chiva: ["pack", {key: "visa"}], canoexp: "pack"}
  const saved = [{slug: "canoexp"}, "cali", "of-a-newer-copy", "old-name", "new-name", 7]
  localStorage.setItem(key, JSON.stringify({state: {...newer, saved, done}, version: 7, by: "x"}))
  window.dispatchEvent(Object.assign(new Event("storage"), {key}))
  const {result, unmount} = renderHook(() => ({
    saved: useSaved(),
    date: useTripDate("chiva"),
    answers: useFields(),
    days: useFirstDays(),
    done: useDone("canoexp"),
  }))
  expect(result.current).toEqual({
    saved: ["cali", "new-name"],
    date: {month: undefined},
    answers: {adults: "2"},
    days: {},
    done: [],
  })
  unmount()
  toggleSaved("cali")
  toggleDone("chiva", "pack")
  changeFields({children: "1"})
  setFirstDay("cali", nextMonth)
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual({
    state: {
      ...newer,
      saved: [{slug: "canoexp"}, "of-a-newer-copy", "new-name", 7],
      answers: {...newer.answers, children: "1"},
      days: {...newer.days, cali: nextMonth},
      done: {...done, chiva: [{key: "visa"}]},
    },
    version: 7,
    by: "x",
  })
})

it("follows a renamed trip with its day and its ticks", () => {
  store({days: {"old-name": nextMonth}, done: {"old-name": ["pack"]}})
  expect(open().useVisitor.getState()).toMatchObject({
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
  const {useVisitor, useCanStore, toggleSaved} = open()
  toggleSaved("cali")
  expect(useCanStore.getState()).toBe(false)
  window.dispatchEvent(Object.assign(new Event("pageshow"), {persisted: true}))
  expect(useVisitor.getState().saved).toEqual(["cali"])
  jest.restoreAllMocks()
  toggleSaved("chiva")
  expect(useCanStore.getState()).toBe(true)
  expect(stored().saved).toEqual(["cali", "chiva"])
})

describe("what chats, cards and checklists ask", () => {
  const month = Number(nextMonth.slice(5, 7))
  const asked = () => {
    useVisitor.setState(useVisitor.getInitialState(), true)
    return renderHook(() => ({dateOf: useTripDates()})).result
  }

  it("the date is a day that is to come, or the chosen month", () => {
    const result = asked()
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
    const result = asked()
    act(() => {
      for (const slug of ["cali", "chiva"]) setFirstDay(slug, nextMonth)
      chooseMonth(month, "cali")
    })
    expect(result.current.dateOf("cali")).toEqual({day: nextMonth, month})
    act(() => chooseMonth((month % 12) + 1, "cali"))
    expect(result.current.dateOf("cali")).toEqual({month: (month % 12) + 1})
    expect(result.current.dateOf("chiva")).toEqual({day: nextMonth, month})
  })
})

it("puts a trip back before the one that followed it, among trips that it does not know", () => {
  store({saved: ["newer", "cali", "chiva"]})
  const {useVisitor, toggleSaved} = open()
  for (const next of [undefined, "chiva"]) toggleSaved("cali", next)
  expect(useVisitor.getState().saved).toEqual(["newer", "cali", "chiva"])
  for (const next of [undefined, undefined]) toggleSaved("chiva", next)
  expect(useVisitor.getState().saved).toEqual(["newer", "cali", "chiva"])
})

it.each([
  ["adults", "2", 2],
  ["adults", " 40 ", 40],
  ["adults", "41", undefined],
  ["adults", "0", undefined],
  ["children", "0", 0],
  ["days", "-3", undefined],
  ["days", "2.5", undefined],
  ["budget", "2.000 €", 2000],
  ["budget", "about 3000", undefined],
  ["budget", "2\u202f000", 2000],
  ["budget", "1,000,000", 1_000_000],
  ["budget", "€ 900", 900],
  ["budget", "2.000,50", undefined],
  ["budget", "1.2,000", undefined],
  ["budget", "2000 USD", undefined],
  ["budget", "", undefined],
] as const)("of %s typed as %j count %p", (name, typed, expected) => {
  expect(numberOf(name, typed)).toBe(expected)
})

it.each([
  ["4", 1, [4]],
  ["4, 7", 2, [4, 7]],
  ["0 y 17 años", 2, [0, 17]],
  ["4 and 7 years old", 2, [4, 7]],
  ["4/7;9", 3, [4, 7, 9]],
  ["4, 7", 1, undefined],
  ["4", 2, undefined],
  ["8 months", 1, undefined],
  ["18", 1, undefined],
  ["4-7", 2, undefined],
  ["", 0, undefined],
])("reads %j as the ages of %i children", (typed, children, ages) => {
  expect(agesOf(typed, children)).toEqual(ages)
})
