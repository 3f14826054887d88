import {renderHook} from "@testing-library/react"
import {useWelcomeLink} from "./use-welcome-link"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {whatsapp: "573001234567"}}),
}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => `words of ${key}`, i18n: {language: "es"}}),
}))

it("greets the operator in the language of the page, and says that nothing is booked yet", () => {
  const {result} = renderHook(useWelcomeLink)
  const {origin, pathname, searchParams} = new URL(result.current)
  expect(origin + pathname).toBe("https://wa.me/573001234567")
  expect(searchParams.get("text")).toBe("words of common:messaging.welcome\nRef. CHAT-ES")
})
