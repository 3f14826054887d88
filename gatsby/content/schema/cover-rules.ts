import {type Breach, breach} from "../fault"
import type {CoverRow, CoverValue} from "./planning"

type Lines = {items: Record<string, readonly string[]>}
type Trip = {
  covers?: Partial<Record<CoverRow, CoverValue>>
  includes?: Lines
  notIncluded?: Lines
}

/** Words that clearly name a row, and words that change a line's subject. */
const plain: Record<CoverRow, {names: string; but?: string}> = {
  lodging: {names: "lodging|accommodation|overnight stay|alojamiento|hospedaje"},
  meals: {
    names:
      "full board|meals|breakfasts?|lunch(?:es)?|dinners?|pensión completa|alimentación|desayunos?|almuerzos?|cenas?",
  },
  flights: {
    names: "flights?|vuelos?",
    but: "international|internacional(?:es)?|chang(?:e|es|ing)|cambios?|tax(?:es)?|tasas?",
  },
  transfers: {names: "transfers?|transport(?:ation)?|traslados?|transporte"},
  guide: {names: "guides?|guías?|guianza"},
  entrances: {
    names: "entrance (?:tickets?|fees?)|admission|entradas incluidas|boletas?|derechos de ingreso",
  },
  insurance: {
    names: "medical (?:assistance|insurance)|(?:asistencia médica|seguro médico)",
    but: "international|internacional(?:es)?",
  },
}

/** Lines that promise nothing. */
const isOpen =
  "optional|opcional(?:es)?|not included|no incluid[oa]s?|own (?:cost|expense)|por (?:tu|su) cuenta"

const has = (words: string, line: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu").test(line)

/** The first line of a list that clearly names a row, with its index. */
const lineNaming = (row: CoverRow, field: "includes" | "notIncluded", trip: Trip) => {
  const {names, but = isOpen} = plain[row]
  return Object.entries(trip[field]?.items ?? {})
    .flatMap(([language, lines]) =>
      lines.map((line, index) => ({line, place: `${field}.items.${language}[${index}]`})),
    )
    .find(({line}) => has(names, line) && !has(but, line) && !has(isOpen, line))
}

/**
 * Finds rows of the cover that clearly contradict the trip's own lists. Ambiguous lines are
 * skipped.
 */
export const coverBreaches = (trip: Trip): Breach[] =>
  Object.entries(trip.covers ?? {}).flatMap(([name, value]): Breach[] => {
    const row = name as CoverRow
    const isPromised = value === "included"
    const isDenied = value === "not-included" || value === "ask"
    const found = isPromised
      ? lineNaming(row, "notIncluded", trip)
      : isDenied
        ? lineNaming(row, "includes", trip)
        : undefined
    if (!found) return []
    const code = isPromised ? "cover-denied" : "cover-promised"
    return [breach(["covers", row], code, {field: found.place, line: found.line})]
  })
