/** @jest-environment node */
import english from "../../../locales/en/experiences.json"
import spanish from "../../../locales/es/experiences.json"
import {translator} from "../../i18n/translator"
import {tellCustomTrip} from "./tell-custom-trip"
import {tripOptions as options} from "./testing/trip-options"
import {pickTripChoice} from "./trip-choice"

const inEnglish = translator("en", {experiences: english})
const inSpanish = translator("es", {experiences: spanish})

describe("tellCustomTrip", () => {
  it("carries every choice, one a line", () => {
    const choice = {pickUp: "bogota", dropOff: "cali", accommodation: "farm", style: "birds"}
    expect(tellCustomTrip(choice, options, "en", inEnglish)).toEqual([
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
})
