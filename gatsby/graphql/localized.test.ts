import {pickLanguage} from "./localized"

describe("pickLanguage", () => {
  const title = {en: "Coffee", es: "Café"}

  it("picks the language that is asked for", () => {
    expect(pickLanguage(title, "es")).toBe("Café")
  })

  it.each([undefined, null, "fr"])("falls back to English for %p", language => {
    expect(pickLanguage(title, language)).toBe("Coffee")
  })

  it("leaves an unset optional field unset", () => {
    expect(pickLanguage(undefined, "en")).toBeNull()
  })
})
