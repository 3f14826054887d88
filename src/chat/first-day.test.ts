import {renderHook} from "@testing-library/react"
import {addDays, today} from "../lib/days"
import {useListChat} from "../planner/list-chat"
import type {PlannedTrip} from "../planner/planned-trip"
import {changeTravellers, chooseMonth, searchMonth, setFirstDay, usePlanner} from "../planner/store"
import {useDayInChat} from "./first-day"
import {useChat, useFilterLine, useTravellersLabel} from "./use-chat"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({operator: {whatsapp: "57300"}}),
}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values = {}) => [key.split(".").at(-1), ...Object.values(values)].join(" "),
    i18n: {language: "en"},
  }),
}))

beforeEach(() => {
  usePlanner.setState(usePlanner.getInitialState())
  useFilterLine.setState("", true)
})

/** The text of a chat about a trip. */
const chatAbout = (slug: string) => {
  const {result, unmount} = renderHook(() => {
    const withDay = useDayInChat(slug)
    return useChat(withDay({text: "Hello.", codes: ["CALI"]}))
  })
  unmount()
  return new URL(result.current.href).searchParams.get("text") ?? ""
}

it("ends every chat with month, travellers and filter, and its reference", () => {
  expect(chatAbout("cali")).toBe("Hello.\nRef. CALI-EN")
  changeTravellers({month: 7, adults: 2, children: 0})
  useFilterLine.setState("Up to 5 days.", true)
  expect(chatAbout("cali")).toBe("Hello.\nmonth: 7. adults: 2. Up to 5 days.\nRef. CALI-EN")
})

it("names the first day of a trip instead of the month, until it is past", () => {
  changeTravellers({month: 7, adults: 2})
  setFirstDay("cali", "2999-07-01")
  expect(chatAbout("cali")).toBe("Hello.\nday Monday 1 July 2999\nadults: 2.\nRef. CALI-EN")
  setFirstDay("cali", addDays(today(), -1))
  expect(chatAbout("cali")).toBe("Hello.\nmonth: 7. adults: 2.\nRef. CALI-EN")
})

it("says the month that is chosen for a trip after a first day, and keeps the days of others", () => {
  for (const slug of ["cali", "chiva"]) setFirstDay(slug, "2999-07-01")
  chooseMonth(7, "cali")
  expect(chatAbout("cali")).toContain("day Monday 1 July 2999")
  chooseMonth(12, "cali")
  expect(chatAbout("cali")).toBe("Hello.\nmonth: 12.\nRef. CALI-EN")
  expect(chatAbout("chiva")).toContain("day Monday 1 July 2999")
})

it("keeps the chosen month of other trips and of an emptied day, also after a reload", async () => {
  chooseMonth(12)
  setFirstDay("cali", "2999-07-01")
  expect(chatAbout("chiva")).toBe("Hello.\nmonth: 12.\nRef. CALI-EN")
  const trips = ["cali", "chiva"].map(slug => ({slug, title: slug}) as PlannedTrip)
  const {result} = renderHook(() => useListChat("planner:saved.chat", trips))
  const day = "day Monday 1 July 2999"
  expect(result.current?.text).toBe(`chat\n- cali. ${day}\n- chiva. month: 12.`)
  expect(result.current?.day).toBe(`${day} month: 12.`)
  await usePlanner.persist.rehydrate()
  setFirstDay("cali", "")
  expect(chatAbout("cali")).toBe("Hello.\nmonth: 12.\nRef. CALI-EN")
})

it("says the month of search words while they stand, unless another is chosen since", () => {
  const said = () => chatAbout("cali").match(/month: (\d+)/)?.[1]
  chooseMonth(12)
  searchMonth(5, true)
  expect(said()).toBe("5")
  searchMonth(undefined, true)
  expect(said()).toBe("12")
  searchMonth(7, true)
  chooseMonth(8)
  // On Back the words are the same.
  searchMonth(7)
  expect(said()).toBe("8")
  searchMonth(5, true)
  expect(said()).toBe("5")
})

it("labels what is chosen as the chat says it", () => {
  changeTravellers({month: 7})
  const labels = (day?: string) => {
    const {result, unmount} = renderHook(() => useTravellersLabel({day}))
    unmount()
    return result.current
  }
  expect([labels(), labels("On 1 July.")]).toEqual(["month: 7", "On 1 July"])
  changeTravellers({month: undefined})
  expect(labels()).toBe("label")
})
