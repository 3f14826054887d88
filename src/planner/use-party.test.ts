import {act, renderHook} from "@testing-library/react"
import {partyKey, plannerState} from "./planner"
import {useChat} from "./use-chat"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {productId: "house"}}),
}))
jest.mock("react-i18next", () => {
  const t = (key: string) => key.split(".").at(-1)
  return {useTranslation: () => ({t, i18n: {language: "en"}})}
})

const key = partyKey("house")

const open = () => {
  const {useParty} = require("./use-party") as typeof import("./use-party")
  return renderHook(() => useParty())
}

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("is kept for the tab, and told in booking chats as long as a trip is shown", () => {
  const {result, unmount} = open()
  expect(result.current.party).toEqual({})
  act(() => result.current.change({month: 7, adults: 2}))
  act(() => result.current.change({children: 1}))
  expect(result.current.party).toEqual({month: 7, adults: 2, children: 1})
  expect(JSON.parse(window.sessionStorage.getItem(key) ?? "")).toEqual(result.current.party)
  const chat = renderHook(() => useChat("Hello.\nRef. CALI-EN"))
  expect(chat.result.current).toBe("Hello.\nmonth: July. adults: 2. children: 1.\nRef. CALI-EN")
  act(unmount)
  expect(plannerState().party).toBe("")
  expect(chat.result.current).toBe("Hello.\nRef. CALI-EN")
  expect(open().result.current.party).toEqual({month: 7, adults: 2, children: 1})
})

it("takes a part back that is no longer sound", () => {
  const {result} = open()
  act(() => result.current.change({month: 7, adults: 2}))
  act(() => result.current.change({adults: undefined}))
  expect(result.current.party).toEqual({month: 7})
  expect(plannerState().party).toBe("month: July.")
})

it.each(["{", '{"month":13}', "7", "null"])("says nothing for a stored %s", stored => {
  window.sessionStorage.setItem(key, stored)
  const {result} = open()
  expect(result.current.party).toEqual({})
  expect(plannerState().party).toBe("")
})

it("holds for the visit where storage is blocked, until it is not", () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const first = open()
  act(() => first.result.current.change({adults: 3}))
  first.unmount()
  expect(open().result.current.party).toEqual({adults: 3})
  blocked.mockRestore()
  const later = open()
  act(() => later.result.current.change({adults: 4}))
  window.sessionStorage.clear()
  expect(open().result.current.party).toEqual({})
})
