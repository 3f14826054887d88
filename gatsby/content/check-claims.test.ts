import {checkClaims} from "./check-claims"
import {formatFault} from "./fault"

const file = "data/pages/about.json"
const words = {en: "Words.", es: "Palabras."}
const entry = {file, done: words, evidence: words, scope: words, date: "2026-05-01"}

type Entry = typeof entry & {field: string}

const faults = (text: string, claims: Entry[] = [], field = "title") =>
  checkClaims([{file, value: {[field]: {es: text}}}], {claims: {claims}}, "2026-06-01").map(
    formatFault,
  )

it.each([
  "An eco-friendly lodge",
  "Eco friendly",
  "Sustainable travel",
  "Our sustainability",
  "Environmentally friendly boats",
  "We are carbon-neutral",
  "CO₂-neutral",
  "Net zero by 2030",
  "Go green",
  "A green trip",
  "Greener travel",
  "Low-impact walks",
  "Turismo sostenible",
  "La sostenibilidad",
  "Turismo sustentable",
  "Un alojamiento ecológico",
  "Una finca ecológica",
  "Amigable con el medio ambiente",
  "Respetuosos con la naturaleza",
  "Carbono neutro",
  "Viajes más verdes",
  "Turismo verde",
  "Ecoturismo",
])("wants proof of “%s”", text => {
  expect(faults(text)).toEqual([expect.stringContaining(`${file} → title.es: found the claim`)])
  expect(faults(text, [{...entry, field: "title"}])).toEqual([])
})

it.each([
  "Green hills",
  "The green river at Leticia",
  "Plátano verde y cerros verdes",
  "Economical meals",
  "Utría National Natural Park",
  "We carry all waste back",
  "El ecosistema del páramo",
])("takes “%s” for no claim", text => {
  expect(faults(text)).toEqual([])
})

it("lets travellers search by such words", () => {
  expect(faults("sustainable", [], "keywords")).toEqual([])
})

it("covers the text of its place alone", () => {
  const covered = (field: string) => faults("Sustainable", [{...entry, field}])
  expect(covered("titles")).toHaveLength(2)
  expect(covered("title.es")).toEqual([])
  expect(faults("Sustainable", [{...entry, field: "title", file: "data/site.json"}])).toEqual([
    expect.stringContaining("found the claim"),
    expect.stringContaining('data/claims.json → claims[0].field: found "title", which no text of'),
  ])
})

it("takes no day that has yet to come", () => {
  expect(faults("Sustainable", [{...entry, field: "title", date: "2026-06-02"}])).toEqual([
    'data/claims.json → claims[0].date: found "2026-06-02", expected a day that has been: today is 2026-06-01',
  ])
})
