import type {Fault} from "../../gatsby/content/fault"
import {tellFaultAtField, tellFaultOfField, tellFaults} from "./tell-fault"

const ofField = (field: string, file = "data/site.json") =>
  tellFaultOfField({code: "text", place: {file, field}, values: {}}, "en")

it.each([
  ["price", "Price"],
  ["cardDescription.en", "Card description › English"],
  ["includes.items.es[3]", "Includes › Items › Español › 4"],
  ["line 18, column 3", "line 18, column 3"],
  ["(file)", "(file)"],
])("names %s as the form does", (field, label) => {
  expect(ofField(field)).toBe(`${label}: found nothing, expected a text`)
})

it.each([
  ["data/experiences/night-owls/experience.json", "Experiences › night-owls"],
  ["data/regions/far-coast/region.json", "Regions › far-coast"],
  ["data/pages/questions.json", "Pages › Questions"],
  ["data/activities.json", "Site › Activities"],
  ["locales/es/trip-page.json", "Words › Trip page › Español"],
  ["locales/shared/gate.json", "Sign in › Gate"],
])("names %s as the editor does", (file, place) => {
  const fault: Fault = {
    code: "text-taken",
    place: {file, field: "title.es"},
    values: {found: '"x"', file},
  }
  expect(tellFaults([fault], "en")).toBe(
    `${place} → Title › Español: found "x", as in ${place}, expected words of its own`,
  )
})

it("says in Spanish what was found where, and what is expected", () => {
  const fault: Fault = {
    code: "text-taken",
    place: {file: "data/experiences/night-owls/experience.json", field: "title.en"},
    values: {
      found: '"Owls, as in data/site.json"',
      file: "data/experiences/early-birds/experience.json",
    },
  }
  const place = "Experiencias › night-owls → Título › English"
  const found = '"Owls, as in data/site.json", como en Experiencias › early-birds'
  expect(tellFaults([fault], "es")).toBe(
    `${place}: se encontró: ${found}; se espera: un texto propio`,
  )
})

it.each([
  ["en", "Found nothing, expected a text."],
  ["es", "Se encontró: nada; se espera: un texto."],
] as const)("is a sentence of its own where it stands at its field (%s)", (language, told) => {
  const fault: Fault = {code: "text", place: {file: "data/site.json", field: "brand"}, values: {}}
  expect(tellFaultAtField(fault, language)).toBe(told)
})

it("names a field that a fault speaks of as the form does", () => {
  const fault: Fault = {
    code: "cover-promised",
    place: {file: "data/experiences/night-owls/experience.json", field: "covers.meals"},
    values: {found: '"ask"', field: "includes.items.es[1]", line: "Todas las comidas"},
  }
  expect(tellFaultOfField(fault, "es")).toMatch(/porque .* › Español › 2 dice “Todas las comidas”$/)
})

it("calls words of the interface by their keys in every language", () => {
  const fault: Fault = {
    code: "word-missing",
    place: {file: "locales/es/common.json", field: "nav.about"},
    values: {model: "locales/en/common.json"},
  }
  expect(tellFaults([fault], "es")).toBe(
    "Textos de la interfaz › Comunes › Español → Nav › About: se encontró: nada; se espera: un texto, como en Textos de la interfaz › Comunes › English",
  )
})
