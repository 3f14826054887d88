import {fieldInForm, tellFault} from "./tell-fault"

it.each([
  ["price", "Price"],
  ["cardDescription.en", "Card description › English"],
  ["includes.items.es[3]", "Includes › Items › Español › 4"],
  ["line 18, column 3", "line 18, column 3"],
  ["(file)", "(file)"],
])("names %s as the form does", (field, label) => {
  expect(fieldInForm(field)).toBe(label)
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
  expect(tellFault(fault)).toBe(
    `${place} → Title › Español: found "x", as in ${place}, expected words of its own`,
  )
})
