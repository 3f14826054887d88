import {act, renderHook} from "@testing-library/react"
import {startMeasuring} from "../analytics/start-measuring"
import {giveConsent} from "../consent/consent"
import {addDays, today} from "../lib/days"
import {changeFields, chooseMonth, setFirstDay, useVisitor} from "../visitor/store"
import {useChat, useChatContext, useChoicesText, useEmail} from "./use-chat"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({operator: {whatsapp: "57300", email: "a@b.co"}}),
}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string) => key.split(".").at(-1),
    i18n: {language: "en"},
  }),
}))

const about = {text: "Hello.", codes: ["CALI"], slug: "cali"} as const

/** The chat about a trip, its e-mail, and what pages say of both. */
const chat = () => {
  const {result} = renderHook(() => ({
    chat: useChat(about),
    mail: useEmail(about, "Cali"),
    choices: useChoicesText(about),
  }))
  return () => {
    const {chat, mail, choices} = result.current
    return {
      text: new URL(chat.href).searchParams.get("text"),
      body: new URL(mail.href).searchParams.get("body")?.replaceAll("\r\n", "\n"),
      reference: chat["data-reference"],
      choices,
    }
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useVisitor.setState(useVisitor.getInitialState(), true)
  useChatContext.setState(useChatContext.getInitialState(), true)
})

it("says what is chosen, in e-mails too, as the page tells", () => {
  const now = chat()
  expect(now()).toMatchObject({text: "Hello. thanks\nRef. CALI-EN", choices: ""})
  act(() => {
    chooseMonth(7)
    changeFields({adults: "2", children: "400"})
    useChatContext.setState({filter: "For: 3 days."})
  })
  const line = "partyWhen For: 3 days."
  const text = `Hello.\n${line} thanks\nRef. CALI-EN`
  expect(now()).toMatchObject({text, body: text, choices: line})
  act(() => setFirstDay("cali", addDays(today(), 1)))
  expect(now().text).toContain("Hello.\npartyWhen")
})

it("names a campaign's channel after Accept alone", () => {
  history.replaceState(null, "", "/en/?utm_source=Instagram&utm_campaign=may")
  startMeasuring()
  const now = chat()
  const isOf = (reference: string) => {
    const text = `Hello. thanks\nRef. ${reference}`
    expect(now()).toMatchObject({text, body: text, reference})
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
