import {act, renderHook} from "@testing-library/react"
import {blockStorage} from "../lib/testing/block-storage"
import {partyKey, partyState} from "./party-state"
import {useChat} from "./use-chat"
import {changeParty, useFollowParty, useParty} from "./use-party"

let language = "en"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({operator: {productId: "house", whatsapp: "57300"}}),
}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => key.split(".").at(-1), i18n: {language}}),
}))

const key = partyKey("house")
const stored = () => JSON.parse(window.sessionStorage.getItem(key) ?? "null")

/** A page with two chats. */
const openPage = () => {
  const {result, unmount, rerender} = renderHook(() => {
    useFollowParty()
    const chat = useChat()
    return {
      party: useParty(),
      chats: [
        chat({text: "Hello.", codes: ["CALI"]}),
        chat({text: "Why?", codes: ["ASK", "CALI"]}),
      ],
      dayChat: chat({text: "On 3 July.", codes: ["CALI"], namesDay: true}),
    }
  })
  return {
    party: () => result.current.party,
    texts: () => result.current.chats.map(({href}) => new URL(href).searchParams.get("text")),
    dayText: () => new URL(result.current.dayChat.href).searchParams.get("text"),
    rerender,
    close: unmount,
  }
}

let page: ReturnType<typeof openPage>
beforeEach(() => {
  language = "en"
  window.sessionStorage.clear()
  partyState.set({})
})
afterEach(() => {
  page.close()
  jest.restoreAllMocks()
})

it("is kept for the visit in one place, and every chat of a page says it", () => {
  page = openPage()
  expect(page.texts()).toEqual(["Hello.\nRef. CALI-EN", "Why?\nRef. ASK-CALI-EN"])
  act(() => changeParty("house", {month: 7, adults: 2}))
  act(() => changeParty("house", {children: 1}))
  expect(page.party()).toEqual({month: 7, adults: 2, children: 1})
  expect(stored()).toEqual(page.party())
  const told = "month: 7. adults: 2. children: 1."
  expect(page.texts()).toEqual([`Hello.\n${told}\nRef. CALI-EN`, `Why?\n${told}\nRef. ASK-CALI-EN`])
  act(() => changeParty("house", {adults: undefined}))
  expect(page.texts()[0]).toBe("Hello.\nmonth: 7. children: 1.\nRef. CALI-EN")
})

it("leaves the month out where the chat names its day", () => {
  page = openPage()
  act(() => changeParty("house", {month: 7, adults: 2}))
  expect(page.dayText()).toBe("On 3 July.\nadults: 2.\nRef. CALI-EN")
  act(() => changeParty("house", {adults: undefined}))
  expect(page.dayText()).toBe("On 3 July.\nRef. CALI-EN")
})

it("is told by another page, in its language", () => {
  window.sessionStorage.setItem(key, '{"month":1,"adults":3}')
  language = "es"
  page = openPage()
  expect(page.texts()[0]).toBe("Hello.\nmonth: 1. adults: 3.\nRef. CALI-ES")
  window.sessionStorage.setItem(key, '{"adults":4}')
  act(() => void window.dispatchEvent(new Event("pageshow")))
  expect(page.texts()[0]).toBe("Hello.\nadults: 4.\nRef. CALI-ES")
})

it("leaves nothing behind once all of it is taken back", () => {
  page = openPage()
  act(() => changeParty("house", {month: 7}))
  act(() => changeParty("house", {month: undefined}))
  expect(window.sessionStorage).toHaveLength(0)
  expect(page.texts()).toEqual(["Hello.\nRef. CALI-EN", "Why?\nRef. ASK-CALI-EN"])
})

it.each(["{", '{"month":13}', "7", "null"])("says nothing for a stored %s", text => {
  window.sessionStorage.setItem(key, text)
  page = openPage()
  expect(page.party()).toEqual({})
  expect(page.texts()[0]).toBe("Hello.\nRef. CALI-EN")
})

it("holds for the visit where storage is blocked, until it is not", () => {
  page = openPage()
  const unblock = blockStorage("setItem")
  act(() => changeParty("house", {adults: 3}))
  expect(page.party()).toEqual({adults: 3})
  unblock()
  act(() => changeParty("house", {children: 1}))
  expect(stored()).toEqual({adults: 3, children: 1})
})
