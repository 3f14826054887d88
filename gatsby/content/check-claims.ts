import {type Code, type Fault, faultAt, show, type Values} from "./fault"
import type {SiteContent} from "./site-content"
import {isWords, textsOf} from "./texts-of"
import {today} from "./today"

const goods =
  "travel|trips?|tours?|tourism|journeys?|holidays?|company|operator|agency|hotels?|lodges?|accommodation|experiences?|energy|choices?|options?|products?|transport|brand|future|commitment|planet"
const bienes =
  "turismo|viajes?|tours?|empresas?|operador(?:es)?|agencias?|hotel(?:es)?|alojamientos?|experiencias?|energía|elección|opci[oó]n(?:es)?|productos?|transportes?|marca|futuro|compromiso"
const nature =
  "medio ?ambiente|ambiente|planeta|naturaleza|environment|planet|nature|climate|clima|entorno"

/**
 * Words that claim something of nature, in both languages. “Green” and “verde” claim nothing of a hill, only
 * of what is sold. Directive (EU) 2024/825 forbids such words to whoever cannot prove them.
 */
const claims = [
  "eco[- ]?(?:friendly|conscious|responsible|certified|lodges?|amigables?|responsables?)",
  "eco-?touris\\w+|ecoturis\\w+",
  "sustainab\\w+|sostenib\\w+|s[ou]stentab\\w+",
  "ecological\\w*|ecológic[oa]\\w*|ecofriendly",
  "environment(?:ally)?[- ](?:friendly|responsible|conscious|sound)",
  `(?:friendly|kind|amigables?|respetuos[oa]s?|responsables?|good) (?:con|to|for|towards)(?: (?:el|la|los|the))? (?:${nature})`,
  `(?:planet|nature|climate|earth)[- ](?:friendly|positive|neutral)`,
  "(?:carbon|co2|co₂|climate|emission)s?[- ](?:neutral|free|positive|negative|zero|offset\\w*|compensated)",
  "(?:carbono|climáticamente) (?:neutr\\w+|positiv\\w+)|neutr\\w+ en (?:carbono|emisiones)|cero (?:emisiones|carbono|residuos)",
  "net[- ]zero|zero[- ](?:waste|emissions?|carbon)|low[- ]impact|bajo impacto",
  "regenerativ\\w+|biodegradab\\w+",
  `green(?:er|est)? (?:${goods})|(?:go|going|gone|be|being|is|are|we are) green(?! \\w)`,
  `(?:${bienes}) (?:más )?verdes?`,
]

const claim = new RegExp(`(?<![\\p{L}\\p{N}])(?:${claims.join("|")})(?![\\p{L}\\p{N}])`, "iu")

/** Words that travellers type into the search: they are not read as a statement. */
const isKeyword = (field: string) => /(^|\.)keywords\./.test(field)

const isWithin = (field: string, place: string) =>
  field.startsWith(place) && /^([.[]|$)/.test(field.slice(place.length))

/**
 * Finds words on nature that no entry of data/claims.json stands behind, entries of texts that do
 * not exist, and days that have yet to come.
 */
export const checkClaims = (
  files: readonly {file: string; value: unknown}[],
  {claims: {claims: entries}}: Pick<SiteContent, "claims">,
  now = today(),
): Fault[] => {
  const texts = files
    .filter(({file}) => file !== "data/claims.json")
    .flatMap(({file, value}) => textsOf(value).map(text => ({file, ...text})))
    .filter(text => isWords(text) && !isKeyword(text.field))
  const uncovered = texts.flatMap(({file, field, text}): Fault[] => {
    const words = claim.exec(text)?.[0]
    const isCovered = entries.some(entry => entry.file === file && isWithin(field, entry.field))
    return words && !isCovered ? [faultAt("claim", file, field, {found: show(words)})] : []
  })
  const own = entries.flatMap((entry, index) => {
    const fault = (code: Code, field: "field" | "date", more: Values) =>
      faultAt(code, "data/claims.json", `claims[${index}].${field}`, {
        found: show(entry[field]),
        ...more,
      })
    const isThere = texts.some(
      ({file, field}) => file === entry.file && isWithin(field, entry.field),
    )
    return [
      ...(isThere ? [] : [fault("claim-place", "field", {file: entry.file})]),
      ...(entry.date > now ? [fault("future-day", "date", {today: now})] : []),
    ]
  })
  return [...uncovered, ...own]
}
