import english from "../../../locales/en/experiences.json"
import spanish from "../../../locales/es/experiences.json"
import {translator} from "../../i18n/translator"
import {
  keepTripChoice,
  pickTripChoice,
  recallTripChoice,
  tellCustomTrip,
  tripChoiceKey,
} from "./trip-choice"

const places = [
  {key: "bogota", label: "Bogotá"},
  {key: "cali", label: "Cali"},
]

const options = {
  pickUp: places,
  dropOff: places,
  accommodation: [{key: "farm", label: "Farm"}],
  style: [{key: "birds", label: "Birds"}],
}

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

it.each([
  ["7", "7"],
  ["007", "7"],
  ["0", undefined],
  ["-3", undefined],
  ["2.5", undefined],
  ["100", undefined],
  ["", undefined],
  [null, undefined],
  [{}, undefined],
])("takes %j days for %j", (told, days) => {
  expect(pickTripChoice(part => (part === "days" ? told : undefined), options).days).toBe(days)
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

const inEnglish = translator("en", {experiences: english})
const inSpanish = translator("es", {experiences: spanish})

describe("tellCustomTrip", () => {
  it("carries every choice, one a line", () => {
    expect(tellCustomTrip(whole, options, "en", inEnglish)).toEqual([
      `${english.customize.part.pickUp}: Bogotá`,
      `${english.customize.part.dropOff}: Cali`,
      `${english.customize.part.accommodation}: Farm`,
      `${english.customize.part.style}: Birds`,
    ])
  })

  it("says nothing of what is still open", () => {
    expect(tellCustomTrip({pickUp: "cali"}, options, "es", inSpanish)).toEqual([
      `${spanish.customize.part.pickUp}: Cali`,
    ])
  })

  it("begins with how long and how much, as the language writes it", () => {
    const choice = {style: "birds", budget: "3000", days: "10"}
    expect(tellCustomTrip(choice, options, "en", inEnglish)).toEqual([
      `${english.customize.part.days}: 10`,
      `${english.customize.part.budget}: €3,000`,
      `${english.customize.part.style}: Birds`,
    ])
  })
})
