/** @jest-environment node */
import english from "../../../locales/en/experiences.json"
import spanish from "../../../locales/es/experiences.json"
import {translator} from "../../i18n/translator"
import {customTripText} from "./custom-trip-text"

const inEnglish = translator("en", {experiences: english})
const inSpanish = translator("es", {experiences: spanish})

const places = [
  {key: "bogota", name: "Bogotá"},
  {key: "cali", name: "Cali"},
]
const options = {
  pickUp: places,
  dropOff: places,
  accommodation: [{key: "farm", name: "Farm"}],
  style: [{key: "birds", name: "Birds"}],
}

describe("customTripText", () => {
  it("carries every choice, one a line", () => {
    const choice = {pickUp: "bogota", dropOff: "cali", accommodation: "farm", style: "birds"}
    expect(customTripText(choice, options, inEnglish).split("\n")).toEqual([
      english.customize.opening,
      `${english.customize.part.pickUp}: Bogotá`,
      `${english.customize.part.dropOff}: Cali`,
      `${english.customize.part.accommodation}: Farm`,
      `${english.customize.part.style}: Birds`,
    ])
  })

  it("says nothing of what is still open", () => {
    expect(customTripText({pickUp: "cali"}, options, inSpanish).split("\n")).toEqual([
      spanish.customize.opening,
      `${spanish.customize.part.pickUp}: Cali`,
    ])
  })
})
