import {checkSchema} from "../../gatsby/content/check-schema"
import {show, tellFault} from "../../gatsby/content/fault"
import {withPrice} from "../../gatsby/content/price-in-texts"
import type {SiteContent} from "../../gatsby/content/site-content"
import {openFacts} from "../../gatsby/launch/open-facts"
import {put, readAnswer, schemaAt} from "./read-answer"
import {type Answer, schemaOfFact} from "./sheet"

type Data = Record<string, unknown>

/** The data file of a fact. */
const fileOf = ({trip}: {trip: string}) =>
  trip ? `data/experiences/${trip}/experience.json` : "data/site.json"

/** Takes a fact that has an answer off the list of those to ask. */
const withoutAsked = (data: Data, fact: string | undefined): Data => {
  if (!Array.isArray(data.ask)) return data
  const left = data.ask.filter(name => name !== fact)
  const {ask: _, ...others} = data
  return left.length > 0 ? {...data, ask: left} : others
}

const answered = (data: Data, [part, ...rest]: readonly string[], value: unknown): Data => {
  const changed = put(data, [part ?? "", ...rest], value) as Data
  return part === "facts" ? withoutAsked(changed, rest[0]) : changed
}

/**
 * Puts answers into data files.
 *
 * @param answers - rows of the sheet; those without an answer change nothing
 * @param content - of the site as it is
 * @param read - gives a data file as it stands
 * @returns the files to write, or a message for each cell that does not fit; never both
 */
export const applyAnswers = (
  answers: readonly Answer[],
  content: SiteContent,
  read: (file: string) => Data,
): {files: Map<string, Data>; faults: string[]} => {
  const open = openFacts(content).map(({trip = "", field}) => `${trip} ${field}`)
  const given = answers.filter(({answer}) => answer !== "")
  const keys = given.map(({trip, field}) => `${trip} ${field}`)
  const faults: string[] = []
  const files = new Map<string, Data>()
  const say = ({line}: Answer, column: string, found: unknown, expected: string) =>
    faults.push(`line ${line}, ${column}: found ${show(found)}, expected ${expected}`)
  const take = (row: Answer, index: number) => {
    const {trip, field} = row
    const key = `${trip} ${field}`
    if (keys.indexOf(key) < index) return say(row, "field", field, "one answer for each question")
    if (!open.includes(key)) {
      const isTrip = trip === "" || content.experiences.some(({slug}) => slug === trip)
      return isTrip
        ? say(row, "field", field, "a question that is open: npm run owed lists them")
        : say(row, "trip", trip, "the slug of a trip")
    }
    const schema = schemaOfFact({trip: trip || undefined})
    const path = field.split(".")
    const value = readAnswer(schemaAt(schema, path), row.answer)
    const file = fileOf(row)
    const changed = answered(files.get(file) ?? read(file), path, value)
    const {faults: own} = checkSchema(file, schema, withPrice(changed))
    const mine = own.map(tellFault).filter(fault => fault.field.startsWith(field))
    for (const fault of mine.length > 0 ? mine : own.map(tellFault))
      say(row, "answer", row.answer, fault.expected)
    if (own.length === 0) files.set(file, changed)
  }
  for (const [index, row] of given.entries()) take(row, index)
  return faults.length > 0 ? {files: new Map(), faults} : {files, faults}
}
