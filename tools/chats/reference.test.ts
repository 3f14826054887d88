import {parseReference} from "./reference"
import {wilson} from "./wilson"

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

describe("Wilson's interval", () => {
  // Newcombe (1998), Two-sided confidence intervals for the single proportion, table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %i in %i", (hits, cases, low, high) => {
    const share = wilson(hits, cases)
    expect(share?.low).toBeCloseTo(low, 4)
    expect(share?.high).toBeCloseTo(high, 4)
  })

  it("is none of no cases, nor of more hits than cases", () => {
    expect([wilson(0, 0), wilson(3, 2)]).toEqual([undefined, undefined])
    expect(wilson(2, 2)?.high).toBe(1)
  })
})
