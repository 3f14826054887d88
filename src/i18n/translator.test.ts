import {renderHook} from "@testing-library/react"
import {translator} from "./translator"
import {useLanguage} from "./use-language"
import {useWords} from "./use-words"

jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => `word of ${key}`, i18n: {language: "es"}}),
}))

it("gives the words of its language, filled with what is handed over as it is", () => {
  const t = translator("es", {common: {greeting: "Hola, {{name}}"}}) as (
    key: string,
    values?: object,
  ) => string
  expect(t("common:greeting", {name: "<Ana & Co>"})).toBe("Hola, <Ana & Co>")
})

it("is a page's own where there is one: its words and its language", () => {
  expect(renderHook(useWords).result.current("common:nav.home")).toBe("word of common:nav.home")
  expect(renderHook(useLanguage).result.current).toBe("es")
})
