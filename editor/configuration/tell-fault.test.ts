import {tellFaultOfField, tellFaults} from "./tell-fault"

const ofField = (field: string, file = "data/site.json") =>
  tellFaultOfField({file, field, found: "nothing", expected: "a text"}, "en")

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
  const fault = {file, field: "title.es", found: `"x", as in ${file}`, expected: "words of its own"}
  expect(tellFaults([fault], "en")).toBe(
    `${place} → Title › Español: found "x", as in ${place}, expected words of its own`,
  )
})

it("says in Spanish what was found where, and what is expected", () => {
  const fault = {
    file: "data/experiences/night-owls/experience.json",
    field: "title.en",
    found: '"Owls, as in the woods", as in data/experiences/early-birds/experience.json',
    expected: "words of its own",
  }
  const place = "Experiencias › night-owls → Título › English"
  const found = '"Owls, as in the woods", como en Experiencias › early-birds'
  expect(tellFaults([fault], "es")).toBe(
    `${place}: se encontró: ${found}; se espera: un texto propio`,
  )
})

it("calls words of the interface by their keys in every language", () => {
  const fault = {
    file: "locales/es/common.json",
    field: "nav.about",
    found: "nothing",
    expected: "a text, as in locales/en/common.json",
  }
  expect(tellFaults([fault], "es")).toBe(
    "Textos de la interfaz › Comunes › Español → Nav › About: se encontró: nada; se espera: un texto, como en Textos de la interfaz › Comunes › English",
  )
})
