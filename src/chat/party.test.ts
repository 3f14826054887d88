/** @jest-environment node */
import fc from "fast-check"
import {pickParty} from "./party"

describe("pickParty", () => {
  it.each([
    [
      {month: 7, adults: 2, children: 1},
      {month: 7, adults: 2, children: 1},
    ],
    [{month: 13, adults: 41, children: 41}, {}],
    [
      {month: 12, adults: 40, children: 40},
      {month: 12, adults: 40, children: 40},
    ],
    [{month: "7", adults: 0, children: -1}, {}],
    [{adults: 2.5, children: 0}, {children: 0}],
    [null, {}],
    [{adults: Number.NaN, month: Number.POSITIVE_INFINITY}, {}],
  ])("%j: %j", (values, expected) => {
    expect(pickParty(values as never)).toEqual(expected)
  })

  it("takes anything", () => {
    fc.assert(fc.property(fc.anything(), value => pickParty(value as never) !== undefined))
  })
})
