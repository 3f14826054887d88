import {tripOptions as options} from "./testing/trip-options"
import {keepTripChoice, pickTripChoice, recallTripChoice, tripChoiceKey} from "./trip-choice"

const whole = {pickUp: "bogota", dropOff: "cali", accommodation: "farm", style: "birds"}

const key = tripChoiceKey("house")

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("takes every part that is an option, and nothing else", () => {
  const answers: Record<string, unknown> = {...whole, dropOff: "atlantis", style: undefined}
  expect(pickTripChoice(part => answers[part], options)).toEqual({
    pickUp: "bogota",
    accommodation: "farm",
  })
})

it("gives back what the visitor picked, after another language or a reload", () => {
  keepTripChoice("house", whole)
  expect(recallTripChoice("house", options)).toEqual(whole)
  expect(recallTripChoice("other", options)).toEqual({})
})

it("keeps nothing once every part is open again", () => {
  keepTripChoice("house", whole)
  keepTripChoice("house", {})
  expect(window.sessionStorage).toHaveLength(0)
})

it.each(["null", "{", "[]", '"pickUp"', '{"pickUp":"atlantis"}'])(
  "is an empty choice for a stored %s",
  stored => {
    window.sessionStorage.setItem(key, stored)
    expect(recallTripChoice("house", options)).toEqual({})
  },
)

it("breaks nothing where storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError")
  }
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(blocked)
  expect(() => keepTripChoice("house", whole)).not.toThrow()
  expect(() => keepTripChoice("house", {})).not.toThrow()
  expect(recallTripChoice("house", options)).toEqual({})
})
