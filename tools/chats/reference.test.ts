import {parseReference} from "./reference"

const codes = new Set(["RIVER", "WALK"])

describe("a reference", () => {
  it.each([
    ["RIVER-ES", {trip: "RIVER", language: "es", channel: ""}],
    ["Ref. river-en-ig", {trip: "RIVER", language: "en", channel: "IG"}],
    ["ASK-WALK-ES", {trip: "WALK", language: "es", channel: ""}],
    ["CHAT-EN-GAD", {trip: "CHAT", language: "en", channel: "GAD"}],
  ])("%s is read", (text, reference) => {
    expect(parseReference(text, codes)).toEqual(reference)
  })

  it.each([
    "",
    "(not set)",
    "NOPE-ES",
    "RIVER",
    "RIVER-FR",
    "RIVER-ES-IG-X",
    "WALK-RIVER-ES",
    "ES-RIVER",
  ])("%j is refused", text => {
    expect(() => parseReference(text, codes)).toThrow(/^reference: found/)
  })
})
