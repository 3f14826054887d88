import english from "../../locales/en/build.json"
import spanish from "../../locales/es/build.json"
import {formatMonths} from "./format-months"
import {translator} from "./translator"

const inEnglish = translator("en", {build: english})
const inSpanish = translator("es", {build: spanish})

/** January to December: d dry, m mixed, w wet. */
const write = (months: string, kind = "d") => [
  formatMonths([...months], kind, "en", inEnglish),
  formatMonths([...months], kind, "es", inSpanish),
]

it.each([
  [
    "dddwwwddwwwd",
    "from December to March and in July and August",
    "de diciembre a marzo y en julio y agosto",
  ],
  ["dwwwwwwwwwwd", "in December and January", "en diciembre y enero"],
  ["wwwwdwwdddwd", "in May, from August to October and in December", undefined],
  ["wdwwwwwwwwww", "in February", "en febrero"],
  ["dddddddddddw", "from January to November", "de enero a noviembre"],
  ["dddddddddddd", "all year", "todo el año"],
  ["wwwwwwwwwwww", undefined, undefined],
])("writes %s as %s", (months, inWords, enPalabras) => {
  const [en, es] = write(months)
  expect(en).toBe(inWords)
  if (enPalabras || !inWords) expect(es).toBe(enPalabras)
})
