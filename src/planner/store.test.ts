import {blockStorage} from "../lib/testing/block-storage"

/** The store of a page that has just been opened. */
const open = () => {
  jest.resetModules()
  return require("./store") as typeof import("./store")
}

const stored = () => JSON.parse(localStorage.getItem("entreraices_planner") ?? "null")?.state

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("keeps what is chosen from page to page", () => {
  const {toggleSaved, changeTravellers, setFirstDay, toggleDone} = open()
  for (const slug of ["cali", "chiva", "canoexp", "chiva"]) toggleSaved(slug)
  changeTravellers({month: 7, adults: 2, children: 3})
  changeTravellers({children: undefined})
  setFirstDay("cali", "2999-07-01")
  setFirstDay("chiva", "2999-07-02")
  setFirstDay("chiva", "")
  for (const task of ["pack", "vaccine", "pack"]) toggleDone("cali", task)
  expect(open().usePlanner.getState()).toEqual({
    saved: ["cali", "canoexp"],
    travellers: {month: 7, adults: 2},
    days: {cali: "2999-07-01", chiva: ""},
    done: {cali: ["vaccine"]},
  })
})

it("takes over the former list once, with renamed trips", () => {
  localStorage.setItem("entreraices_saved_trips", '["cali", "old-name", "new-name"]')
  const {usePlanner, toggleSaved} = open()
  expect(usePlanner.getState().saved).toEqual(["cali", "new-name"])
  toggleSaved("cali")
  expect(stored().saved).toEqual(["new-name"])
  expect(localStorage.getItem("entreraices_saved_trips")).toBeNull()
})

it.each(["[", "7", '{"a": 1}'])("begins anew where the former list is %s", text => {
  localStorage.setItem("entreraices_saved_trips", text)
  expect(open().usePlanner.getState().saved).toEqual([])
})

it("forgets what the catalogue no longer has", () => {
  const {toggleSaved, keepSaved} = open()
  for (const slug of ["cali", "gone", "chiva"]) toggleSaved(slug)
  keepSaved(["chiva", "canoexp", "cali"])
  expect(stored().saved).toEqual(["cali", "chiva"])
})

it.each(["storage", "pageshow"])("follows another tab: %s", type => {
  const {usePlanner, toggleSaved} = open()
  toggleSaved("cali")
  const state = {...usePlanner.getState(), saved: ["chiva"]}
  localStorage.setItem("entreraices_planner", JSON.stringify({state, version: 0}))
  const event = Object.assign(new Event(type), {key: "entreraices_planner", persisted: true})
  window.dispatchEvent(event)
  expect(usePlanner.getState().saved).toEqual(["chiva"])
})

it("remembers nothing where storage is blocked", () => {
  blockStorage()
  const {usePlanner, toggleSaved} = open()
  toggleSaved("cali")
  expect(usePlanner.getState().saved).toEqual(["cali"])
})
