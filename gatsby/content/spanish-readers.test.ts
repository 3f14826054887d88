import {contentOf, isContent, listContent, readJson} from "./content-files"
import {textsOf} from "./texts"

/** What travellers are told in Spanish, sentence by sentence; terms are the same for all. */
const sentences = listContent(".")
  .filter(file => file.endsWith(".json") && isContent(file))
  .filter(file => !/locales\/en|pages\/(terms|treatment|conduct)\.json/.test(file))
  .flatMap(file =>
    textsOf(contentOf(readJson(".", file)))
      .filter(({path}) => file.startsWith("locales/") || path.includes("es"))
      .flatMap(({text}) => text.split(/(?<=[.?!]) /)),
  )

it.each([
  ["a passport", /pasaporte/i],
  ["a plug adapter", /adaptador/i],
])("tells Colombians, too, nothing untrue where it speaks of %s", (_, word) => {
  const found = sentences.filter(sentence => word.test(sentence))
  expect(found.length).toBeGreaterThan(0)
  const isTrueForAll = /cédula|\bsi (no eres|vienes|los tuyos|llegas)\b/i
  expect(found.filter(sentence => !isTrueForAll.test(sentence))).toEqual([])
})
