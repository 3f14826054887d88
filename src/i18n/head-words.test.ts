import {headWords} from "./head-words"

const words = headWords({
  locales: {edges: [{node: {ns: "common", data: '{"nav":{"home":"Inicio"}}'}}]},
})

describe("headWords", () => {
  it("finds a word of the page's language", () => {
    expect(words("common:nav.home")).toBe("Inicio")
  })

  it("names a key that the page's query does not bring", () => {
    expect(() => words("home:explore")).toThrow('"home:explore"')
  })
})
