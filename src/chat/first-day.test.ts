import {renderHook} from "@testing-library/react"
import {addDays, today} from "../lib/days"
import {changeTravellers, chooseMonth, setFirstDay, usePlanner} from "../planner/store"
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
  return new URL(result.current.href).searchParams.get("text")
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
