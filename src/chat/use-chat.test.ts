import {act, renderHook} from "@testing-library/react"
import {startMeasuring} from "../analytics/start-measuring"
import {giveConsent} from "../consent/consent"
import {addDays, today} from "../lib/days"
import {changeFields, chooseMonth, setFirstDay, useVisitor} from "../visitor/store"
import {useChat, useChatDate, useChatExtras} from "./use-chat"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({operator: {whatsapp: "57300"}}),
}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string) => key.split(".").at(-1),
    i18n: {language: "en"},
  }),
}))

const about = {text: "Hello.", codes: ["CALI"], slug: "cali"} as const

/** The chat about a trip, and what pages say of it. */
const chat = () => {
  const {result} = renderHook(() => useChat(about))
  return () => {
    const {link, text, choicesText} = result.current
    expect(new URL(link.href).searchParams.get("text")).toBe(text)
    return {text, reference: link["data-reference"], choicesText}
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useVisitor.setState(useVisitor.getInitialState(), true)
  useChatExtras.setState(useChatExtras.getInitialState(), true)
})

it("says what is chosen, as the page tells", () => {
  const now = chat()
  expect(now()).toMatchObject({text: "Hello. thanks\nRef. CALI-EN", choicesText: ""})
  act(() => {
    chooseMonth(7)
    changeFields({adults: "2", children: "400"})
    useChatExtras.setState({filter: "For: 3 days."})
  })
  const line = "partyWhen For: 3 days."
  const text = `Hello.\n${line} thanks\nRef. CALI-EN`
  expect(now()).toMatchObject({text, choicesText: line})
  act(() => setFirstDay("cali", addDays(today(), 1)))
  expect(now().text).toContain("Hello.\npartyWhen")
})

it("says the month of an address before the kept one", () => {
  chooseMonth(12)
  useChatExtras.setState({month: 7})
  expect(renderHook(() => useChatDate()).result.current).toEqual({month: 7})
})

it("names a campaign's channel after Accept alone", () => {
  history.replaceState(null, "", "/en/?utm_source=Instagram&utm_campaign=may")
  startMeasuring()
  const now = chat()
  const isOf = (reference: string) => {
    const text = `Hello. thanks\nRef. ${reference}`
    expect(now()).toMatchObject({text, reference})
  }
  isOf("CALI-EN")
  expect(sessionStorage).toHaveLength(0)
  act(() => giveConsent("accepted"))
  isOf("CALI-EN-IN")
  expect(sessionStorage).toHaveLength(1)
  act(() => giveConsent("rejected"))
  isOf("CALI-EN")
  expect(sessionStorage).toHaveLength(0)
})
