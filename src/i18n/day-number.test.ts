/** @jest-environment node */
import en from "../../locales/en/experience.json"
import es from "../../locales/es/experience.json"
import {dayNumber} from "./day-number"
import {translator} from "./translator"

it.each([
  [{from: 4}, "Day 4", "Día 4"],
  [{from: 4, to: null}, "Day 4", "Día 4"],
  [{from: 5, to: 6}, "Days 5 and 6", "Días 5 y 6"],
  [{from: 5, to: 7}, "Days 5 to 7", "Días 5 a 7"],
])("tells %j", (days, english, spanish) => {
  expect(dayNumber(days, translator("en", {experience: en}))).toBe(english)
  expect(dayNumber(days, translator("es", {experience: es}))).toBe(spanish)
})
